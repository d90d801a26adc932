### Two people at two devices: inviting, being there, saying something, watching.

## Titles of the browser's window

title-waiting = În așteptare – Kvarto
title-invited = { $player } te invită – Kvarto
title-your-turn = E rândul tău! { $first } și { $second }

## A table that waits for somebody to sit down: for who has made it

waiting-title = Masa ta e gata
waiting-link = Trimite acest link persoanei cu care vrei să joci. Cine îl deschide primul se poate așeza.
waiting-lobby = E în sală și o vede toată lumea. Poți și să trimiți cuiva linkul.
waiting-link-label = Linkul mesei tale
waiting-about = Partida începe singură imediat ce se așază cineva.
waiting-only-here = Linkul acesta merge doar pe acest dispozitiv. Pentru alte dispozitive din rețeaua ta, pornește Kvarto cu „kvarto serve --lan” și deschide adresa pe care o arată.
waiting-qr = Sau scanează cu un telefon.
waiting-change = Schimbă
waiting-withdraw = Retrage
waiting-notify = Notifică-mă când vine cineva
waiting-notified = Vei primi o notificare, chiar și când pagina e în fundal.
notify-refused = Browserul acesta nu lasă pagina să te notifice.
withdrawn-title = Invitația a fost retrasă
withdrawn-about = Linkul nu mai duce nicăieri.

link-copy = Copiază
link-share = Distribuie
link-qr = Linkul sub formă de cod QR

## … and for who is invited

invited-title = { $player } te invită la o partidă
invited-sit = Ia loc
invited-as = Joci ca { $name }.
invited-made-up = Joci sub un nume inventat.
invited-made-up-name = un nume inventat
taken-title = Masa aceasta nu mai e liberă
taken-about = S-a așezat altcineva sau { $player } a retras invitația.
game-gone-why = Poate că invitația a fost retrasă, s-a așezat altcineva sau partida o pot vedea doar cei doi jucători.

terms-variant = Ce câștigă
variant-meaning = { $variant }. { $meaning }
terms-calling = Anunțul
terms-wrong-passes = Un anunț greșit costă șansa.
terms-wrong-loses = Un anunț greșit costă partida.
terms-no-pointing = La anunț nu trebuie arătat nimic.
terms-clock = Ceas
terms-first = Cine începe
terms-you = Tu
terms-guest = Cine se așază
terms-also = De asemenea
terms-casual = Mutările se pot lua înapoi dacă celălalt e de acord.
terms-serious = Nicio mutare nu se poate lua înapoi.
terms-watched = Oricine are linkul poate privi.
terms-private = Nimeni altcineva nu poate privi.

## Being there

presence-away = lipsește de { $time }
presence-grace = lipsește, mai are { $time } să revină
presence-back = s-a întors
said-sits-down = { $player } s-a așezat la masă. Partida începe.
said-goes-away = { $player } lipsește.
said-comes-back = { $player } s-a întors.

## Proposals, and another game

said-you-offer-draw = Ai propus remiză.
said-you-ask-take-back = Ai cerut să iei înapoi o mutare.
said-wants-rematch = { $player } vrea să mai jucați.
rematch-waiting = Vrei să mai joci. Se așteaptă răspuns: { $player }…
rematch-accept = Joacă din nou

## Something to say

say-title = Spune ceva
said-phrase = { $player }: { $phrase }
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-nice-move = Frumoasă mutare!
phrase-oops = Hopa!
phrase-one-moment = O clipă, te rog.
phrase-your-turn = E rândul tău.
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-once-more = Încă una?
phrase-goodbye = La revedere!

phrase-smile = Zâmbet
phrase-surprised = Surpriză
phrase-thinking = Gândire
phrase-applause = Aplauze
said-smile = { $player } zâmbește.
said-surprised = { $player } se miră.
said-thinking = { $player } se gândește.
said-applause = { $player } aplaudă.

## Watching

watching = Privești partida.
watching-behind = { $seconds ->
    [one] Privești partida cu o secundă întârziere.
    [few] Privești partida cu { $seconds } secunde întârziere.
   *[other] Privești partida cu { $seconds } de secunde întârziere.
}
watchers = { $count ->
    [one] Privește o persoană
    [few] Privesc { $count } persoane
   *[other] Privesc { $count } de persoane
}

## In the menu of a game

menu-notify-on = Notifică-mă când e rândul meu: da
menu-notify-off = Notifică-mă când e rândul meu: nu
menu-watch-link = Copiază linkul pentru spectatori
menu-return-link = Continuă pe alt dispozitiv
return-link-title = Drumul tău înapoi
return-link-about = Deschide acest link pe celălalt dispozitiv: acolo ești același jucător. Păstrează-l pentru tine; cine îl are joacă în locul tău.
