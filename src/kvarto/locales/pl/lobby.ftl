### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Poczekalnia
lobby-coming = Zaglądamy do poczekalni…
lobby-here = { $count ->
    [one] Poza tobą nikogo tu teraz nie ma.
    [few] Są tu { $count } osoby.
    [many] Jest tu { $count } osób.
   *[other] Jest tu { $count } osoby.
}
lobby-anyone = Zagraj z kimkolwiek
lobby-wish = Jak chcesz zagrać
lobby-seeking = Szukamy przeciwnika…
lobby-seeking-about = Partia zacznie się sama, gdy tylko ktoś zechce zagrać tak samo albo podobnie. Do tego czasu zostań na tej stronie.
lobby-stop = Nie szukaj dalej
lobby-found = Jest przeciwnik. Zaczynamy.
lobby-tables = Otwarte stoły
lobby-no-tables = Nie ma otwartych stołów. Otwórz swój, a dosiądzie się, kto przyjdzie następny.
lobby-open-table = Otwórz stół
lobby-your-table = Twój stół
lobby-to-table = Przejdź
lobby-sit = Dosiądź się
lobby-games = Partie do oglądania
lobby-placed = { $placed ->
    [0] dopiero się zaczęła
    [one] stoi jedna figura
    [few] stoją { $placed } figury
    [many] stoi { $placed } figur
   *[other] stoi { $placed } figury
}
lobby-watch = Oglądaj

## My games

mine-title = Moje partie
mine-coming = Szukamy twoich partii…
mine-none = Nie masz tu jeszcze żadnej partii.
mine-none-about = Tutaj pojawi się to, co zagrasz. Jeśli masz konto, zaloguj się, żeby zobaczyć jego partie.
mine-running = W toku
mine-tables = Czekają na kogoś
mine-finished = Zakończone
mine-older = Starsze partie
mine-download = Zapisz wszystkie jako .qgn

## The account

sign-in-title = Zaloguj się
sign-in-do = Zaloguj się
account-guest = Na razie jesteś tu gościem: { $name }. Partie zabierasz ze sobą.
account-name = Nazwa
account-name-about = Widzą ją inni przy stole.
account-password = Hasło
account-password-about = Co najmniej osiem znaków. Dobre jest kilka słów, których nikt inny by tak nie zestawił.
account-wrong-password = to nie jest twoje hasło
password-show = Pokaż
account-new-title = Załóż konto
account-new-about = Z kontem masz swoje partie na każdym urządzeniu i grasz pod własną nazwą. Nie pytamy o adres e-mail.
account-new-do = Załóż konto
account-has-one = Mam już konto
account-forgotten = Nie pamiętasz hasła?
account-recover-title = Nowe hasło
account-recover-about = Potrzebny jest kod odzyskiwania zapisany przy zakładaniu konta. Wszystkie przeglądarki zostaną wylogowane, a ty dostaniesz nowy kod.
account-code = Kod odzyskiwania
account-code-about = Wielkość liter i spacje nie mają znaczenia.
account-recover-do = Ustaw nowe hasło
account-is-yours = To twoje konto. Inni przy stole widzą tę nazwę.
account-sign-out = Wyloguj się
account-password-title = Zmiana hasła
account-password-others = Wszystkie inne przeglądarki zostaną wylogowane.
account-old-password = Obecne hasło
account-new-password = Nowe hasło
account-password-do = Zmień
account-password-changed = Hasło zostało zmienione.
account-export-title = Co o tobie przechowujemy
account-export-about = Wszystko w jednym pliku: twoja nazwa, od kiedy tu jesteś i zapisy twoich partii.
account-export-do = Zapisz
account-delete-title = Usunięcie konta
account-delete-about = Twoja nazwa i hasło znikną od razu i na zawsze. Partie zostaną u tych, z którymi grasz, ale bez twojej nazwy.
account-delete-do = Usuń na zawsze
account-deleted = Konto zostało usunięte.

# The code is shown once.
recovery-title = Zapisz to sobie
recovery-about = Jeśli kiedyś zapomnisz hasła, ten kod odzyskiwania to jedyna droga powrotu. Widać go tylko teraz.
recovery-copy = Kopiuj
recovery-done = Kod zapisany

## Coming back as a guest from another device

return-title = Powrót
return-coming = Szukamy twoich partii…
return-as-another = W tej przeglądarce jesteś jako { $name }. Wróć tylko wtedy, gdy ten link pochodzi od ciebie: twoje tutejsze partie przejdą razem z tobą i będzie mógł w nie grać ten, kto utworzył link.
return-come = Wróć
return-stay = Zostaw, jak jest
return-no-code = Ten adres jest niepełny. Otwórz cały otrzymany link.
return-another = Na drugim urządzeniu możesz utworzyć nowy link: w menu partii albo na stronie konta.
