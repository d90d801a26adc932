### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Sala de joc
lobby-coming = Ne uităm în sală…
lobby-here = { $count ->
    [one] Momentan nu mai e nimeni aici.
    [few] Aici sunt { $count } persoane.
   *[other] Aici sunt { $count } de persoane.
}
lobby-anyone = Joacă cu oricine
lobby-wish = Ce ți-ai dori
lobby-seeking = Căutăm pe cineva…
lobby-seeking-about = Partida începe singură imediat ce cineva își dorește același lucru sau ceva apropiat. Până atunci rămâi pe această pagină.
lobby-stop = Oprește căutarea
lobby-found = S-a găsit cineva. Partida începe.
lobby-tables = Mese deschise
lobby-no-tables = Nu e nicio masă deschisă. Deschide una, iar cine vine se poate așeza.
lobby-open-table = Deschide o masă
lobby-your-table = Masa ta
lobby-to-table = Mergi acolo
lobby-sit = Ia loc
lobby-games = Partide de privit
lobby-placed = { $placed ->
    [0] abia începută
    [one] o piesă așezată
    [few] { $placed } piese așezate
   *[other] { $placed } de piese așezate
}
lobby-watch = Privește

## My games

mine-title = Partidele mele
mine-coming = Căutăm partidele tale…
mine-none = Încă nu ai jucat aici.
mine-none-about = Ce joci apare aici. Dacă ai un cont, intră în el ca să-i vezi partidele.
mine-running = În curs
mine-tables = Așteaptă pe cineva
mine-finished = Încheiate
mine-older = Partide mai vechi
mine-download = Salvează tot ca .qgn

## The account

sign-in-title = Intră în cont
sign-in-do = Intră
account-guest = Deocamdată te numești aici { $name } și joci fără cont. Partidele tale vin cu tine.
account-name = Nume
account-name-about = Îl văd ceilalți de la masă.
account-password = Parolă
account-password-about = Cel puțin opt caractere. Bune sunt câteva cuvinte pe care doar tu le-ai pune împreună.
account-wrong-password = aceasta nu este parola ta
password-show = Arată
account-new-title = Cont nou
account-new-about = Cu un cont îți găsești partidele pe orice dispozitiv și joci sub numele tău. Nu se cere adresă de e-mail.
account-new-do = Creează contul
account-has-one = Am deja un cont
account-forgotten = Ai uitat parola?
account-recover-title = Parolă nouă
account-recover-about = Cu codul de recuperare pe care l-ai notat când ai creat contul. Toate browserele vor fi deconectate, iar tu primești un cod nou.
account-code = Cod de recuperare
account-code-about = Literele mari sau mici și spațiile nu contează.
account-recover-do = Setează parola nouă
account-is-yours = Ești în contul tău. Ceilalți de la masă văd acest nume.
account-sign-out = Ieși din cont
account-password-title = Schimbă parola
account-password-others = Toate celelalte browsere vor fi deconectate.
account-old-password = Parola de până acum
account-new-password = Parola nouă
account-password-do = Schimb-o
account-password-changed = Parola a fost schimbată.
account-export-title = Ce se păstrează despre tine
account-export-about = Totul într-un fișier: numele tău, când ai venit și partidele tale ca înregistrări.
account-export-do = Salvează
account-delete-title = Șterge contul
account-delete-about = Numele și parola ta se șterg imediat și pentru totdeauna. Partidele rămân la cei cu care ai jucat, fără numele tău.
account-delete-do = Șterge definitiv
account-deleted = Contul a fost șters.

recovery-title = Notează codul acesta
recovery-about = Dacă îți uiți vreodată parola, acest cod de recuperare este singura cale înapoi. Apare doar acum.
recovery-copy = Copiază
recovery-done = L-am notat

## Coming back as a guest from another device

return-title = Revenire
return-coming = Căutăm partidele tale…
return-as-another = În acest browser te numești { $name }. Continuă doar dacă tu ai creat acest link: partidele tale de aici vin și ele, iar cine a creat linkul le poate juca.
return-come = Continuă
return-stay = Rămân ca acum
return-no-code = Adresa nu este completă. Deschide linkul întreg pe care l-ai primit.
return-another = Pe celălalt dispozitiv poți crea un link nou, din meniul partidei sau din pagina contului.
