### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Salė
lobby-coming = Žvalgomės po salę…
lobby-here = { $count ->
    [1] Šiuo metu čia daugiau nieko nėra.
    [one] Čia yra { $count } žmogus.
    [few] Čia yra { $count } žmonės.
    [many] Čia yra { $count } žmogaus.
   *[other] Čia yra { $count } žmonių.
}
lobby-anyone = Žaisti su bet kuo
lobby-wish = Ko norėtum
lobby-seeking = Ieškoma varžovo…
lobby-seeking-about = Partija prasidės pati, kai tik kas nors panorės to paties ar panašaus. Iki tol lik šiame puslapyje.
lobby-stop = Nebeieškoti
lobby-found = Varžovas rastas. Partija prasideda.
lobby-tables = Atviri stalai
lobby-no-tables = Atvirų stalų nėra. Atidaryk, ir atėjęs žaidėjas galės atsisėsti.
lobby-open-table = Atidaryti stalą
lobby-your-table = Tavo stalas
lobby-to-table = Eiti ten
lobby-sit = Sėsti
lobby-games = Vykstančios partijos
lobby-placed = { $placed ->
    [0] ką tik prasidėjo
    [one] pastatyta { $placed } figūra
    [few] pastatytos { $placed } figūros
    [many] pastatyta { $placed } figūros
   *[other] pastatyta { $placed } figūrų
}
lobby-watch = Žiūrėti

## My games

mine-title = Mano partijos
mine-coming = Ieškoma tavo partijų…
mine-none = Čia dar nežaidei.
mine-none-about = Čia bus tavo partijos. Jei turi paskyrą, prisijunk, kad pamatytum jos partijas.
mine-running = Vyksta
mine-tables = Laukia varžovo
mine-finished = Baigtos
mine-older = Senesnės partijos
mine-download = Išsaugoti visas kaip .qgn

## The account

sign-in-title = Prisijungti
sign-in-do = Prisijungti
account-guest = Kol kas čia tavo vardas { $name }, žaidi be paskyros. Tavo partijos liks su tavimi.
account-name = Vardas
account-name-about = Jį mato kiti prie stalo.
account-password = Slaptažodis
account-password-about = Bent aštuoni ženklai. Tinka keli žodžiai, kuriuos tik tu sudėtum kartu.
account-wrong-password = tai ne tavo slaptažodis
password-show = Rodyti
account-new-title = Nauja paskyra
account-new-about = Su paskyra savo partijas rasi kiekviename įrenginyje ir žaisi savo vardu. El. pašto adreso neprašoma.
account-new-do = Sukurti paskyrą
account-has-one = Jau turiu paskyrą
account-forgotten = Pamiršai slaptažodį?
account-recover-title = Naujas slaptažodis
account-recover-about = Su atkūrimo kodu, užsirašytu kuriant paskyrą. Visos naršyklės bus atjungtos, o tu gausi naują kodą.
account-code = Atkūrimo kodas
account-code-about = Didžiosios ar mažosios raidės ir tarpai nesvarbu.
account-recover-do = Nustatyti slaptažodį
account-is-yours = Esi paskyroje. Kiti prie stalo mato šį vardą.
account-sign-out = Atsijungti
account-password-title = Keisti slaptažodį
account-password-others = Visos kitos naršyklės bus atjungtos.
account-old-password = Dabartinis slaptažodis
account-new-password = Naujas slaptažodis
account-password-do = Pakeisti
account-password-changed = Slaptažodis pakeistas.
account-export-title = Kas apie tave saugoma
account-export-about = Viskas viename faile: tavo vardas, kada atėjai ir tavo partijų įrašai.
account-export-do = Išsaugoti
account-delete-title = Ištrinti paskyrą
account-delete-about = Tavo vardas ir slaptažodis ištrinami iškart ir visam laikui. Partijos lieka tavo varžovams, be tavo vardo.
account-delete-do = Ištrinti visam laikui
account-deleted = Paskyra ištrinta.

recovery-title = Užsirašyk šį kodą
recovery-about = Jei kada pamirši slaptažodį, sugrįši tik su šiuo atkūrimo kodu. Jis rodomas tik dabar.
recovery-copy = Kopijuoti
recovery-done = Jau užsirašiau

## Coming back as a guest from another device

return-title = Sugrįžimas
return-coming = Ieškoma tavo partijų…
return-as-another = Šioje naršyklėje tavo vardas { $name }. Grįžk tik tada, jei šią nuorodą kūrei tu: čionykštės tavo partijos eis kartu, ir nuorodos kūrėjas galės jas žaisti.
return-come = Grįžti
return-stay = Likti kaip dabar
return-no-code = Adresas nepilnas. Atverk visą gautą nuorodą.
return-another = Kitame įrenginyje gali sukurti naują nuorodą partijos meniu arba paskyros puslapyje.
