### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Herna
lobby-coming = Nahlížíme do herny…
lobby-here = { $count ->
    [one] Kromě tebe tu teď nikdo není.
    [few] Jsou tu { $count } lidé.
    [many] Je tu { $count } člověka.
   *[other] Je tu { $count } lidí.
}
lobby-anyone = Hrát s kýmkoli
lobby-wish = Jak chceš hrát
lobby-seeking = Hledáme soupeře…
lobby-seeking-about = Partie začne sama, jakmile bude chtít někdo hrát stejně nebo podobně. Do té doby zůstaň na této stránce.
lobby-stop = Přestat hledat
lobby-found = Soupeř je tu. Začínáme.
lobby-tables = Otevřené stoly
lobby-no-tables = Žádný stůl není otevřený. Otevři ho ty a přisedne si, kdo přijde.
lobby-open-table = Otevřít stůl
lobby-your-table = Tvůj stůl
lobby-to-table = Přejít k němu
lobby-sit = Přisednout
lobby-games = Partie ke sledování
lobby-placed = { $placed ->
    [0] právě začala
    [one] leží jeden kámen
    [few] leží { $placed } kameny
    [many] leží { $placed } kamene
   *[other] leží { $placed } kamenů
}
lobby-watch = Sledovat

## My games

mine-title = Moje partie
mine-coming = Hledáme tvoje partie…
mine-none = Zatím tu nemáš žádnou partii.
mine-none-about = Co zahraješ, najdeš tady. Pokud máš účet, přihlas se a uvidíš jeho partie.
mine-running = Rozehrané
mine-tables = Čekají na někoho
mine-finished = Dohrané
mine-older = Starší partie
mine-download = Uložit vše jako .qgn

## The account

sign-in-title = Přihlášení
sign-in-do = Přihlásit se
account-guest = Zatím jsi tu jako host: { $name }. Tvoje partie půjdou s tebou.
account-name = Jméno
account-name-about = Uvidí ho ostatní u stolu.
account-password = Heslo
account-password-about = Aspoň osm znaků. Dobře poslouží pár slov, která by nikoho jiného dohromady nenapadla.
account-wrong-password = tohle není tvoje heslo
password-show = Ukázat
account-new-title = Nový účet
account-new-about = S účtem najdeš své partie na každém zařízení a hraješ pod vlastním jménem. Na e-mail se neptáme.
account-new-do = Vytvořit účet
account-has-one = Účet už mám
account-forgotten = Zapomenuté heslo?
account-recover-title = Nové heslo
account-recover-about = Je k tomu potřeba obnovovací kód zapsaný při založení účtu. Všechny prohlížeče se odhlásí a dostaneš nový kód.
account-code = Obnovovací kód
account-code-about = Na velikosti písmen a mezerách nezáleží.
account-recover-do = Nastavit nové heslo
account-is-yours = Tohle je tvůj účet. Ostatní u stolu vidí toto jméno.
account-sign-out = Odhlásit se
account-password-title = Změna hesla
account-password-others = Všechny ostatní prohlížeče se odhlásí.
account-old-password = Dosavadní heslo
account-new-password = Nové heslo
account-password-do = Změnit
account-password-changed = Heslo je změněné.
account-export-title = Co o tobě uchováváme
account-export-about = Všechno v jednom souboru: tvoje jméno, odkdy tu jsi, a zápisy tvých partií.
account-export-do = Uložit
account-delete-title = Smazání účtu
account-delete-about = Tvoje jméno a heslo zmizí hned a navždy. Partie zůstanou tvým soupeřům, ale bez tvého jména.
account-delete-do = Smazat navždy
account-deleted = Účet je smazaný.

# The code is shown once.
recovery-title = Tohle si zapiš
recovery-about = Pokud heslo někdy zapomeneš, je tento obnovovací kód jediná cesta zpátky. Ukáže se jen teď.
recovery-copy = Kopírovat
recovery-done = Mám zapsáno

## Coming back as a guest from another device

return-title = Návrat
return-coming = Hledáme tvoje partie…
return-as-another = V tomto prohlížeči jsi { $name }. Vrať se, jen pokud je ten odkaz od tebe: tvoje zdejší partie půjdou s tebou a může je hrát ten, kdo odkaz vytvořil.
return-come = Vrátit se
return-stay = Nechat, jak to je
return-no-code = Tato adresa není celá. Otevři celý odkaz.
return-another = Nový odkaz vytvoříš na druhém zařízení, v menu partie nebo na stránce účtu.
