### Opponents and the arena where they play each other.

## kvarto arena

arena-short-help = Ļauj līmeņiem sacensties un novērtē tos.
arena-help =
    Ļauj līmeņiem sacensties, ik diviem vienādu skaitu partiju abās vietās, un parāda, cik stiprs ir
    katrs: tā Elo reitingu ar pusi no 95 % intervāla platuma, tad katra punktus pret katru
    procentos. Ctrl-C aptur partijas un novērtē izspēlētās.
arena-games-help = Cik partiju spēlē ik divi līmeņi.
arena-levels-help = Kuri līmeņi, piemēram, 1-4,10.
arena-variant-help = standard, advanced, squares, hard vai kods, piemēram, ch:l.
arena-calling-help = Vai quarto ir jāpiesaka, lai uzvarētu.
arena-seed-help = Tā pati sēkla dod tās pašas partijas.
arena-processes-help = Cik partiju spēlēt vienlaikus.
arena-save-help = Pievienot katru rezultātu failam un turpināt no tiem, kas tajā jau ir.
arena-no-such-levels = { $text }: līmeņi ir skaitļi no 1 līdz { $most }, piemēram, 1-4,10
arena-needs-two = jāspēlē vismaz diviem līmeņiem
arena-other-tournament = failā { $path } ir cita turnīra rezultāti vai kas pavisam cits
arena-label = partijas
arena-stopped = Apturēts: izspēlētās partijas – { $played } no { $all }.
arena-title = { $variant }, { $games ->
    [zero] { $games } partiju
    [one] { $games } partija
   *[other] { $games } partijas
}
arena-level = līmenis
arena-name = vārds
# As in English.
arena-elo = Elo
arena-error = ±
arena-played = partijas
arena-won = uzv.
arena-drawn = neizšķ.
arena-lost = zaud.
arena-score = punkti
arena-nothing = Neviena partija netika izspēlēta.
