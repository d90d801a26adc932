### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = Beðið – Kvarto
title-invited = { $player } býður þér – Kvarto
title-your-turn = Þú átt leik! { $first } og { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Borðið þitt er tilbúið
waiting-link = Sendu þennan hlekk þeim sem þú vilt spila við. Sá sem fyrstur opnar hann getur sest.
waiting-lobby = Það er í anddyrinu þar sem allir sjá það. Þú getur líka sent einhverjum hlekkinn.
waiting-link-label = Hlekkur á borðið þitt
waiting-about = Spilið hefst sjálfkrafa um leið og einhver sest.
waiting-only-here = Þessi hlekkur virkar aðeins í þessu tæki. Fyrir önnur tæki á netinu þínu skaltu ræsa Kvarto með „kvarto serve --lan“ og opna vistfangið sem birtist.
waiting-qr = Eða skannaðu þetta með síma.
waiting-change = Breyta
waiting-withdraw = Afturkalla
waiting-notify = Láta mig vita þegar einhver kemur
waiting-notified = Þú færð að vita það, líka þegar síðan er í bakgrunni.
notify-refused = Vafrinn leyfir síðunni ekki að láta þig vita.
withdrawn-title = Boðið er afturkallað
withdrawn-about = Hlekkurinn vísar ekki lengur á neitt.

link-copy = Afrita
link-share = Deila
link-qr = Hlekkurinn sem QR-kóði

## … and for who is invited

invited-title = { $player } býður þér að spila
invited-sit = Setjast
invited-as = Þú spilar undir nafninu { $name }.
invited-made-up = Þú spilar undir tilbúnu nafni.
invited-made-up-name = tilbúið nafn
taken-title = Þetta borð er ekki lengur laust
taken-about = Einhver annar hefur sest eða { $player } hefur afturkallað boðið.
game-gone-why = Kannski var boðið afturkallað, einhver annar settist, eða þá að spilið er aðeins sýnilegt þeim tveimur sem spila það.

terms-variant = Hvað vinnur
variant-meaning = { $variant }. { $meaning }
terms-calling = Köll
terms-wrong-passes = Rangt kall kostar tækifærið.
terms-wrong-loses = Rangt kall kostar spilið.
terms-no-pointing = Ekki þarf að benda eftir kall.
terms-clock = Klukka
terms-first = Hver byrjar
terms-you = Þú
terms-guest = Sá sem sest
terms-also = Einnig
terms-casual = Taka má leik til baka ef hinn samþykkir.
terms-serious = Engan leik má taka til baka.
terms-watched = Allir með hlekkinn mega fylgjast með.
terms-private = Enginn annar getur fylgst með.

## Being there

presence-away = í burtu í { $time }
presence-grace = í burtu, { $time } til að snúa aftur
presence-back = hér á ný
said-sits-down = { $player } sest. Spilið hefst.
said-goes-away = { $player } fór frá.
said-comes-back = { $player } er hér á ný.

## Proposals, and another game

said-you-offer-draw = Þú hefur boðið jafntefli.
said-you-ask-take-back = Þú hefur beðið um að taka leik til baka.
said-wants-rematch = { $player } vill spila aftur.
rematch-waiting = Þú vilt spila aftur. Svars er beðið: { $player } …
rematch-accept = Spila aftur

## Something to say

say-title = Segja eitthvað
said-phrase = { $player }: { $phrase }
phrase-hello = Hæ!
phrase-good-luck = Gangi þér vel!
phrase-nice-move = Flottur leikur!
phrase-oops = Úps!
phrase-one-moment = Augnablik.
phrase-your-turn = Þú átt leik.
phrase-well-played = Vel spilað!
phrase-thanks = Takk!
phrase-once-more = Eitt enn?
phrase-goodbye = Bless!

phrase-smile = Bros
phrase-surprised = Undrun
phrase-thinking = Umhugsun
phrase-applause = Lófaklapp
said-smile = { $player } brosir.
said-surprised = { $player } undrast.
said-thinking = { $player } hugsar sig um.
said-applause = { $player } klappar.

## Watching

watching = Þú fylgist með.
watching-behind = { $seconds ->
    [one] Þú fylgist með, { $seconds } sekúndu á eftir.
   *[other] Þú fylgist með, { $seconds } sekúndum á eftir.
}
watchers = { $count ->
    [one] { $count } fylgist með
   *[other] { $count } fylgjast með
}

## In the menu of a game

menu-notify-on = Láta vita þegar ég á leik: kveikt
menu-notify-off = Láta vita þegar ég á leik: slökkt
menu-watch-link = Afrita hlekk fyrir áhorfendur
menu-return-link = Halda áfram í öðru tæki
return-link-title = Leiðin til baka
return-link-about = Opnaðu þennan hlekk í hinu tækinu: þar ertu sami leikmaðurinn. Haltu honum fyrir þig, því sá sem hefur hann spilar í þínu nafni.
