### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Anddyri
lobby-coming = Kíkjum inn í anddyrið …
lobby-here = { $count ->
    [1] Hér er enginn annar eins og er.
    [one] Hér eru { $count } manns.
   *[other] Hér eru { $count } manns.
}
lobby-anyone = Spila við hvern sem er
lobby-wish = Óskir þínar
lobby-seeking = Leitum að mótherja …
lobby-seeking-about = Spilið hefst sjálfkrafa um leið og einhver óskar eftir því sama eða einhverju svipuðu. Vertu á síðunni þangað til.
lobby-stop = Hætta að leita
lobby-found = Mótherji er fundinn. Spilið hefst.
lobby-tables = Opin borð
lobby-no-tables = Ekkert borð er opið. Opnaðu eitt, þá getur sá næsti sem kemur sest.
lobby-open-table = Opna borð
lobby-your-table = Borðið þitt
lobby-to-table = Fara þangað
lobby-sit = Setjast
lobby-games = Spil til að fylgjast með
lobby-placed = { $placed ->
    [0] nýbyrjað
    [one] { $placed } kubbur á borðinu
   *[other] { $placed } kubbar á borðinu
}
lobby-watch = Fylgjast með

## My games

mine-title = Spilin mín
mine-coming = Leitum að spilunum þínum …
mine-none = Þú hefur ekki spilað hér enn.
mine-none-about = Hér birtast spilin þín. Ef þú átt aðgang skaltu skrá þig inn til að sjá spilin þar.
mine-running = Í gangi
mine-tables = Beðið eftir mótherja
mine-finished = Lokið
mine-older = Eldri spil
mine-download = Vista öll (.qgn)

## The account

sign-in-title = Innskráning
sign-in-do = Skrá inn
account-guest = Enn ertu gestur hér undir nafninu { $name }. Spilin þín fylgja þér.
account-name = Nafn
account-name-about = Hin við borðið sjá það.
account-password = Lykilorð
account-password-about = Minnst átta tákn. Gott er að nota nokkur orð sem aðeins þér dytti í hug að setja saman.
account-wrong-password = þetta er ekki lykilorðið þitt
password-show = Sýna
account-new-title = Nýr aðgangur
account-new-about = Með aðgangi finnurðu spilin þín í öllum tækjum og spilar undir eigin nafni. Ekki er beðið um netfang.
account-new-do = Búa til aðgang
account-has-one = Skrá inn í staðinn
account-forgotten = Gleymt lykilorð?
account-recover-title = Nýtt lykilorð
account-recover-about = Notaðu endurheimtarkóðann sem þú skrifaðir hjá þér þegar þú bjóst til aðganginn. Allir vafrar verða skráðir út og þú færð nýjan kóða.
account-code = Endurheimtarkóði
account-code-about = Hástafir og bil skipta engu.
account-recover-do = Setja nýtt lykilorð
account-is-yours = Innskráning er virk. Hin við borðið sjá þetta nafn.
account-sign-out = Skrá út
account-password-title = Skipta um lykilorð
account-password-others = Allir aðrir vafrar verða skráðir út.
account-old-password = Núverandi lykilorð
account-new-password = Nýtt lykilorð
account-password-do = Skipta
account-password-changed = Lykilorðinu hefur verið breytt.
account-export-title = Það sem geymt er um þig
account-export-about = Allt í einni skrá: nafnið þitt, hvenær þú komst og skráningar spilanna þinna.
account-export-do = Vista
account-delete-title = Eyða aðganginum
account-delete-about = Nafn þitt og lykilorð gleymast strax og fyrir fullt og allt. Spilin verða eftir hjá mótherjum þínum, án nafnsins þíns.
account-delete-do = Eyða endanlega
account-deleted = Aðganginum hefur verið eytt.

recovery-title = Skrifaðu þetta hjá þér
recovery-about = Ef þú gleymir lykilorðinu er þessi endurheimtarkóði eina leiðin til baka. Hann er aðeins sýndur núna.
recovery-copy = Afrita
recovery-done = Ég hef skrifað hann hjá mér

## Coming back as a guest from another device

return-title = Aftur til baka
return-coming = Leitum að spilunum þínum …
return-as-another = Í þessum vafra heitirðu { $name }. Farðu aðeins til baka ef þú bjóst hlekkinn til: spilin þín hér fylgja með og sá sem bjó til hlekkinn getur spilað þau.
return-come = Fara til baka
return-stay = Halda áfram svona
return-no-code = Þetta vistfang er ekki heilt. Opnaðu allan hlekkinn sem þú fékkst.
return-another = Í hinu tækinu geturðu búið til nýjan hlekk, í valmynd spilsins eða á aðgangssíðunni.
