### What can be chosen: a new game, settings; and about the page.

new-title = Nýtt spil
new-begin = Byrja
new-open = Opna borðið
new-change-title = Breyta borðinu
new-change-save = Vista
new-opponent = Við hvern?
opponent-is-computer-about = Þú gegn eins sterkum mótherja og þú vilt.
opponent-is-person-about = Hlið við hlið eða með tækið á milli ykkar.
opponent-is-invite-about = Þú sendir hlekk; sá sem opnar hann sest, í hvaða tæki sem er.
opponent-is-watch-about = Hallaðu þér aftur og sjáðu hvernig þeim gengur.
new-level = Hve sterk?
new-level-one = Fyrri tölvan
new-level-two = Seinni tölvan
new-pass = Tækið gengur á milli
new-pass-about = Spilaborðið er hulið milli leikja þar til hinn er kominn með tækið.
new-preset = Hvernig spil?
preset-casual = Afslappað
preset-casual-about = Eftir prentuðu reglunum, engin klukka og taka má leik til baka.
preset-tournament = Mót
preset-tournament-about = Mínúta á leik og rangt kall kostar spilið.
preset-days = Í rólegheitum
preset-days-about = Þrír dagar á leik: komdu aftur þegar þér hentar.
preset-beginners = Byrjendur
preset-beginners-about = Aðeins litur og hæð telja, með vísbendingum.
preset-child = Með barni
preset-child-about = Það sama, og barnið þarf bara að kalla.
preset-edition = Íslenskar reglur
preset-edition-about =
    { $what ->
        [late-call] Með síðbúnu kalli, eins og í prentuðu íslensku reglunum.
        [hard] Fjórir þurfa að eiga tvö einkenni sameiginleg, eins og prentuðu íslensku reglurnar leyfa.
        [squares] Aðeins 2 × 2 ferningar telja, eins og í prentuðu íslensku reglunum fyrir vana.
        [clock-place] Mínúta til að setja og önnur til að rétta, eins og í prentuðu íslensku reglunum.
        [clock-main] Fimmtán mínútur í allt spilið, eins og í prentuðu íslensku reglunum.
       *[clock-move] Mínúta á leik í hvaða spili sem er, eins og í prentuðu íslensku reglunum.
    }
new-meeting = Hver má koma?
new-in-lobby = Sýna í anddyrinu
new-in-lobby-about = Hver sem þar er má setjast og allir mega fylgjast með.
new-watched = Aðrir mega fylgjast með
new-watched-about = Allir sem hafa hlekkinn, þegar spilið er hafið.
new-rules = Reglur
new-variant = Hvað vinnur?
new-features = Hvað telur?
new-shapes = Hvar?
new-required = Fjórir þurfa að eiga tvö einkenni sameiginleg
new-calling = Köll
calling-spoken = Kalla þarf
new-false-call = Rangt kall kostar
false-call-ignore = tækifærið
false-call-forfeit = spilið
new-late-call = Síðbúið kall
new-time = Tími og byrjun
new-clock = Klukka
new-starter = Hver byrjar?
starter-is = { $player }
new-casual = Afslappað spil
new-casual-about = Gera má hlé og taka leik til baka.
new-help = Hjálp fyrir leikmenn
new-help-none = engin
new-help-some = kveikt á vísbendingum
new-help-casual-only = Vísbendingar eru fyrir afslöppuð spil.
aid-threats = Sýna hótanir
aid-threats-about = Reitir þar sem kubbur myndi ljúka við línu, og hvers konar kubbur.
aid-safe = Sýna örugga kubba
aid-safe-about = Kubbar sem hinn getur ekki unnið strax með.
aid-points = Benda þarf þegar kallað er
aid-points-about = Lítil börn mega bara kalla.
new-from-position = Spilið hefst frá þessari stöðu.
new-from-empty = Byrja á auðu borði
settings-title = Stillingar
settings-theme = Ljóst eða dökkt
theme-system = eins og kerfið
theme-light = ljóst
theme-dark = dökkt
settings-set = Kubbar
set-wood = Viður
set-wood-about = Renndur viður, séður aðeins að ofan.
set-flat = Flatt
set-flat-about = Einfaldar og skýrar teikningar, líka á litlum skjá.
settings-table = Við borðið
settings-sound = Hljóð
settings-speech = Köll sögð upphátt
settings-animation = Kubbar á hreyfingu
settings-coordinates = Bókstafir og tölur við borðið
settings-contrast = Mikil birtuskil
about-title = Um Kvarto
about-game = Kvarto er Quarto, spil fyrir tvo eftir Blaise Müller, sem hugbúnaður: allt spilið eftir prentuðu reglunum, með kallinu. Flest forrit vinna fyrir þig um leið og fjórir kubbar passa saman. Hér þarft þú að sjá það.
about-page = Tölvan spilar á tíu stigum, frá þeim sem aldrei hefur séð spilið til þess sem aldrei skjátlast. Eftir spil segir hún hvar það vannst og tapaðist.
about-privacy-title = Það sem er geymt
about-privacy = Þjónninn geymir spilin og hvernig þér miðar í kennslunni og þrautunum og þekkir vafrann þinn aftur á vefköku svo að þú komist aftur að borðinu þínu. Stillingarnar þínar verða eftir í vafranum. Ekkert er sent neinum öðrum. Með aðgangi geymast líka nafnið þitt og tætigildi lykilorðsins. Á aðgangssíðunni færðu allt sem geymt er um þig og getur eytt því.
about-keys-title = Án músar
about-keys = Með örvalyklunum ferðu um spilaborðið og kubbana, Enter eða bilslá velur. Leiki má slá inn í spjaldinu við borðið eða í valmynd spilsins og láta lesa upp raðir, dálka og skálínur. Eftir spil fara örvalyklarnir í gegnum það.
about-licence-title = Leyfi
about-licence = Kvarto er frjáls hugbúnaður með MIT-leyfi. Það tengist ekki útgefanda borðspilsins.
about-version = Útgáfa { $version }
