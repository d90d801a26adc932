### Where people meet, and who they are: the lobby, one's own games, the account.

## The lobby

lobby-title = Vestibils
lobby-coming = Ieskatāmies vestibilā…
lobby-here = { $count ->
    [1] Pašlaik te nav neviena cita.
    [zero] Te ir { $count } cilvēku.
    [one] Te ir { $count } cilvēks.
   *[other] Te ir { $count } cilvēki.
}
lobby-anyone = Spēlēt ar jebkuru
lobby-wish = Ko tu vēlies
lobby-seeking = Meklējam pretinieku…
lobby-seeking-about = Partija sāksies pati, tiklīdz kāds vēlēsies to pašu vai ko līdzīgu. Līdz tam paliec šajā lapā.
lobby-stop = Vairs nemeklēt
lobby-found = Pretinieks ir atrasts. Partija sākas.
lobby-tables = Atvērtie galdi
lobby-no-tables = Neviens galds nav atvērts. Atver savu, un nākamais varēs piesēsties.
lobby-open-table = Atvērt galdu
lobby-your-table = Tavs galds
lobby-to-table = Doties turp
lobby-sit = Piesēsties
lobby-games = Partijas, ko var skatīties
lobby-placed = { $placed ->
    [0] tikko sākta
    [zero] noliktas { $placed } figūras
    [one] nolikta { $placed } figūra
   *[other] noliktas { $placed } figūras
}
lobby-watch = Skatīties

## My games

mine-title = Manas partijas
mine-coming = Meklējam tavas partijas…
mine-none = Te vēl nav nevienas tavas partijas.
mine-none-about = Šeit būs partijas, ko spēlē. Ja tev ir konts, piesakies, lai redzētu tā partijas.
mine-running = Notiek
mine-tables = Gaida pretinieku
mine-finished = Pabeigtas
mine-older = Vecākas partijas
mine-download = Saglabāt visas kā .qgn

## The account

sign-in-title = Pieteikšanās
sign-in-do = Pieteikties
account-guest = Pagaidām tu te esi viesis, vārdā { $name }. Tavas partijas nāks tev līdzi.
account-name = Vārds
account-name-about = To redz pārējie pie galda.
account-password = Parole
account-password-about = Vismaz astoņas zīmes. Labi der daži vārdi, kurus kopā saliktu tikai tu.
account-wrong-password = tā nav tava parole
password-show = Rādīt
account-new-title = Izveido kontu
account-new-about = Ar kontu tu atradīsi savas partijas jebkurā ierīcē un spēlēsi ar savu vārdu. E-pasta adresi neprasām.
account-new-do = Izveidot kontu
account-has-one = Man jau ir konts
account-forgotten = Aizmirsi paroli?
account-recover-title = Jauna parole
account-recover-about = Ar atkopšanas kodu, ko pierakstīji, kad veidoji kontu. Pēc tam visās pārlūkprogrammās būs jāpiesakās no jauna, un tu saņemsi jaunu kodu.
account-code = Atkopšanas kods
account-code-about = Lielie vai mazie burti un atstarpes nav svarīgi.
account-recover-do = Iestatīt jauno paroli
account-is-yours = Šis ir tavs konts. Pārējie pie galda redz šo vārdu.
account-sign-out = Iziet
account-password-title = Mainīt paroli
account-password-others = Visās pārējās pārlūkprogrammās būs jāpiesakās no jauna.
account-old-password = Līdzšinējā parole
account-new-password = Jaunā parole
account-password-do = Mainīt
account-password-changed = Parole ir nomainīta.
account-export-title = Kas par tevi tiek glabāts
account-export-about = Viss vienā failā: tavs vārds, kopš kura laika tu te esi, un tavu partiju pieraksti.
account-export-do = Saglabāt
account-delete-title = Dzēst kontu
account-delete-about = Tavs vārds un parole tiks aizmirsti tūlīt un uz visiem laikiem. Partijas paliks taviem pretiniekiem, bet bez tava vārda.
account-delete-do = Dzēst pavisam
account-deleted = Konts ir dzēsts.

# The code is shown once.
recovery-title = Pieraksti šo
recovery-about = Ja kādreiz aizmirsīsi paroli, šis atkopšanas kods ir vienīgais ceļš atpakaļ. Tas ir redzams tikai tagad.
recovery-copy = Kopēt
recovery-done = Pierakstīju

## Coming back as a guest from another device

return-title = Atgriešanās
return-coming = Meklējam tavas partijas…
return-as-another = Šajā pārlūkprogrammā tevi sauc { $name }. Atgriezies tikai tad, ja šo saiti izveidoji tu: šejienes partijas nāks līdzi, un tas, kurš saiti izveidoja, varēs tās spēlēt.
return-come = Atgriezties
return-stay = Palikt, kā ir
return-no-code = Šī adrese nav pilnīga. Atver visu saiti, ko saņēmi.
return-another = Jaunu saiti var izveidot otrā ierīcē: spēles izvēlnē vai konta lapā.
