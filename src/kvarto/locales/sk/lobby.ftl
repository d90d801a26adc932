### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Herňa
lobby-coming = Nazeráme do herne…
lobby-here = { $count ->
    [one] Okrem teba tu teraz nikto nie je.
    [few] Sú tu { $count } ľudia.
    [many] Je tu { $count } človeka.
   *[other] Je tu { $count } ľudí.
}
lobby-anyone = Hrať s kýmkoľvek
lobby-wish = Ako chceš hrať
lobby-seeking = Hľadáme súpera…
lobby-seeking-about = Partia sa začne sama, len čo bude chcieť niekto hrať rovnako alebo podobne. Dovtedy ostaň na tejto stránke.
lobby-stop = Prestať hľadať
lobby-found = Súper je tu. Začíname.
lobby-tables = Otvorené stoly
lobby-no-tables = Žiadny stôl nie je otvorený. Otvor ho ty a prisadne si, kto príde.
lobby-open-table = Otvoriť stôl
lobby-your-table = Tvoj stôl
lobby-to-table = Prejsť k nemu
lobby-sit = Prisadnúť si
lobby-games = Partie na sledovanie
lobby-placed = { $placed ->
    [0] práve sa začala
    [one] leží jeden kameň
    [few] ležia { $placed } kamene
    [many] leží { $placed } kameňa
   *[other] leží { $placed } kameňov
}
lobby-watch = Sledovať

## My games

mine-title = Moje partie
mine-coming = Hľadáme tvoje partie…
mine-none = Zatiaľ tu nemáš žiadnu partiu.
mine-none-about = Čo zahráš, nájdeš tu. Ak máš účet, prihlás sa a uvidíš jeho partie.
mine-running = Rozohraté
mine-tables = Čakajú na niekoho
mine-finished = Dohraté
mine-older = Staršie partie
mine-download = Uložiť všetko ako .qgn

## The account

sign-in-title = Prihlásenie
sign-in-do = Prihlásiť sa
account-guest = Zatiaľ si tu ako hosť: { $name }. Tvoje partie pôjdu s tebou.
account-name = Meno
account-name-about = Uvidia ho ostatní pri stole.
account-password = Heslo
account-password-about = Aspoň osem znakov. Dobre poslúži pár slov, ktoré by nikomu inému spolu nenapadli.
account-wrong-password = toto nie je tvoje heslo
password-show = Ukázať
account-new-title = Nový účet
account-new-about = S účtom nájdeš svoje partie na každom zariadení a hráš pod vlastným menom. Na e-mail sa nepýtame.
account-new-do = Vytvoriť účet
account-has-one = Účet už mám
account-forgotten = Zabudnuté heslo?
account-recover-title = Nové heslo
account-recover-about = Treba naň obnovovací kód zapísaný pri založení účtu. Všetky prehliadače sa odhlásia a dostaneš nový kód.
account-code = Obnovovací kód
account-code-about = Na veľkosti písmen a medzerách nezáleží.
account-recover-do = Nastaviť nové heslo
account-is-yours = Toto je tvoj účet. Ostatní pri stole vidia toto meno.
account-sign-out = Odhlásiť sa
account-password-title = Zmena hesla
account-password-others = Všetky ostatné prehliadače sa odhlásia.
account-old-password = Doterajšie heslo
account-new-password = Nové heslo
account-password-do = Zmeniť
account-password-changed = Heslo je zmenené.
account-export-title = Čo o tebe uchovávame
account-export-about = Všetko v jednom súbore: tvoje meno, odkedy tu si, a zápisy tvojich partií.
account-export-do = Uložiť
account-delete-title = Zmazanie účtu
account-delete-about = Tvoje meno a heslo zmiznú hneď a navždy. Partie ostanú tvojim súperom, ale bez tvojho mena.
account-delete-do = Zmazať navždy
account-deleted = Účet je zmazaný.

# The code is shown once.
recovery-title = Toto si zapíš
recovery-about = Ak heslo niekedy zabudneš, je tento obnovovací kód jediná cesta späť. Ukáže sa len teraz.
recovery-copy = Kopírovať
recovery-done = Mám zapísané

## Coming back as a guest from another device

return-title = Návrat
return-coming = Hľadáme tvoje partie…
return-as-another = V tomto prehliadači si { $name }. Vráť sa, len ak je ten odkaz od teba: tvoje tunajšie partie pôjdu s tebou a môže ich hrať ten, kto odkaz vytvoril.
return-come = Vrátiť sa
return-stay = Nechať, ako to je
return-no-code = Táto adresa nie je celá. Otvor celý odkaz.
return-another = Nový odkaz vytvoríš na druhom zariadení, v menu partie alebo na stránke účtu.
