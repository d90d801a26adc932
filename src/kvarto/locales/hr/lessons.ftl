### The course: what is said in each step, to attempts, and around them.

learn-title = Naučite igru
learn-lead =
    { $count ->
        [1] Jedan kratak korak. Igrate na pravoj ploči i svaki je odgovor dokazan.
        [one] { $count } kratak korak. U svakom igrate na pravoj ploči i svaki je odgovor dokazan.
        [few] { $count } kratka koraka. U svakom igrate na pravoj ploči i svaki je odgovor dokazan.
       *[other] { $count } kratkih koraka. U svakom igrate na pravoj ploči i svaki je odgovor dokazan.
    }
learn-begin = Počni
learn-go-on = Nastavi
learn-again = Ponovno od početka
learn-steps = Koraci
learn-progress = Prijeđeno koraka: { $done } od { $count }
learn-done = prijeđen
learn-rules = Pročitaj pravila

## Whole games for beginners

learn-path = Cijele partije
learn-path-about = Prvo se računa samo jedna osobina; kad postane prelako, dodajte još jednu. Protivnik je popustljiv.
path-1 = Jedna osobina
path-2 = Dvije osobine
path-3 = Tri osobine
path-4 = Sve četiri
path-counts = Što se računa: { $features }
path-hints = sa savjetima
path-play = Igraj
path-running = Nastavi
path-played = odigrano
path-won = pobjeda

## Around a step

lesson-number = Korak { $number } od { $count }
lesson-hint = Savjet
lesson-check = Provjeri
lesson-marked = { $count ->
    [0] Još ništa nije označeno.
   *[other] Označeno: { $pieces }.
}
lesson-is-marked = označena
lesson-again = Pokušaj ponovno
lesson-next = Sljedeći korak
lesson-finish = Svi koraci
lesson-start-clock = Pokreni sat
lesson-right = Točno.
lesson-wrong = Ne sasvim.
lesson-actions = Vaš potez
lesson-between = Koraci
lesson-previous = Prethodni korak
lesson-unknown = Nema takvog koraka.

## $piece is a piece-name, $alike something like "four tall", $shape a row, column or the like

lesson-wrong-piece = Ta je figura { $piece }. Evo što ne odgovara: { $traits }.
lesson-wrong-no-shape = Te četiri ne čine ništa što se računa.
lesson-wrong-not-alike = Pogledajte: { $shape }. Četiri figure ondje nemaju ništa zajedničko.
lesson-wrong-lapsed = Ondje doista stoje { $alike } ({ $shape }), ali zadnja postavljena figura nije među njima. Taj je quarto propao.
lesson-wrong-completes-nothing = Jedna od označenih figura ništa ne dovršava: { $piece }.
lesson-wrong-missing =
    { $count ->
        [1] Zasad je dobro, ali nedostaje još jedna figura.
        [one] Zasad je dobro, ali nedostaje još { $count } figura.
        [few] Zasad je dobro, ali nedostaju još { $count } figure.
       *[other] Zasad je dobro, ali nedostaje još { $count } figura.
    }
lesson-wrong-marked = Jedna od označenih figura nije sigurna: { $piece }. Na { $cell } dovršava quarto: { $shape }, { $alike }.
lesson-wrong-cell = Na { $cell } figura ne dovršava quarto.
lesson-wrong-gives-win = Dali ste ovu figuru: { $piece }. Drugi je igrač stavlja na { $cell } i najavljuje: { $shape }, { $alike }.
lesson-wrong-none-safe = Nakon tog poteza nijedna figura nije bila sigurna za davanje. Dali ste ovu: { $piece }. Drugi je igrač stavlja na { $cell } i najavljuje: { $shape }, { $alike }.
lesson-wrong-let-lapse = Postavili ste figuru i time je quarto propao: { $shape }. Nitko ga više ne može najaviti.
lesson-wrong-not-called = Dali ste figuru, a niste najavili. Sada drugi igrač najavljuje: { $shape }, { $alike }.
lesson-wrong-missed-win = Mogli ste odmah pobijediti: postoji polje na kojem figura u vašoj ruci ({ $piece }) dovršava quarto.
lesson-wrong-even = Ostavili ste sigurnih figura: { $count }. Jednu ste dali, drugi igrač daje zadnju, i onda vi nemate nijednu.
lesson-wrong-still-safe = Drugi igrač stavlja tu figuru na { $cell } i još ima sigurnu za davanje: { $piece }.
lesson-wrong-time = Vaša je minuta istekla. U partiji s ovim satom to je poraz.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Uočite osobine
lesson-features-text = Nema dviju istih figura. Svaka je svijetla ili tamna, niska ili visoka, okrugla ili četvrtasta, a vrh joj je pun ili šupalj: četiri osobine, osam vrijednosti.
lesson-features-task = Nađite tamnu visoku okruglu šuplju figuru.
lesson-features-hint = Idite osobinu po osobinu: od tamnih samo visoke, od njih samo okrugle. Ostaju dvije; jedna od njih ima rupu na vrhu.
lesson-features-right = To je ta, i samo je jedna. Svake se dvije figure razlikuju barem po jednoj osobini.

lesson-line-title = Četiri s nečim zajedničkim
lesson-line-text = Četiri figure u redu, stupcu ili dijagonali quarto su ako dijele barem jednu osobinu. Jedna je dovoljna, ostale mogu biti bilo kakve.
lesson-line-task = Na ovoj su ploči tri linije pune. Pokažite četiri figure u onoj koja je quarto.
lesson-line-hint = Gledajte vrhove. U jednoj od linija svaka je figura šuplja.
lesson-line-right = Red 1: četiri šuplje figure. U stupcu c i na dijagonali četiri figure nemaju ništa zajedničko.

lesson-three-title = Tri s nečim zajedničkim
lesson-three-text = Kad tri figure u liniji nešto dijele, nedostaje još samo četvrta. Vidjeti takve trojke i što dijele, to je veći dio igre.
lesson-three-task = Red 2 ima tri figure i jedno prazno polje. Označite svaku figuru koja bi ondje dala quarto, pa provjerite.
lesson-three-hint = Što dijele tri figure u redu 2? Nije boja, ni visina, ni oblik. Odgovara svaka koja to ima.
lesson-three-right = Sve su tri šuplje, pa svaka šuplja figura postaje četvrta.

lesson-complete-title = Dovršite liniju
lesson-complete-text = Nikad ne birate figuru koju postavljate: dao vam ju je drugi igrač. Ipak može biti baš ona koja vam treba.
lesson-complete-task = Postavite figuru iz ruke ondje gdje dovršava quarto.
lesson-complete-hint = U stupcu a su tri okrugle, ali vaša je figura četvrtasta. Tražite tri koje s njom dijele nešto drugo.
lesson-complete-right = Red 2: četiri šuplje figure.

lesson-call-title = Najavite
lesson-call-text = Dovršiti nije dovoljno: quarto pobjeđuje kad se najavi. Nakon što postavite, a prije nego što date, pritisnite crveni gumb i pokažite četiri figure.
lesson-call-task = Upravo ste postavili figuru na d3. Najavite i pokažite što ste dovršili.
lesson-call-hint = Kroz d3 prolaze dvije pune linije: red 3 i stupac d. U jednoj su sve četiri tamne.
lesson-call-right = Quarto! Red 3: četiri tamne figure. Pobijedili ste.

lesson-steal-title = Uhvatite propušteno
lesson-steal-text = I drugi igrač može previdjeti quarto. Ako vam da figuru, a ne najavi, najava je vaša dok tu figuru ne postavite.
lesson-steal-task = Drugi je igrač postavio na d2 i dao vam figuru. Uzmite mu pobjedu.
lesson-steal-hint = Mora biti linija kroz d2, gdje je zadnja figura. Usporedite visine u stupcu d.
lesson-steal-right = Quarto! Stupac d: četiri niske figure. Dovršio ih je drugi igrač, ali ste ih vi najavili.

lesson-lapse-title = Što propada
lesson-lapse-text = Ako nitko ne najavi prije nego što se postavi sljedeća figura, quarto propada. Figure ostaju gdje jesu, ali ga nitko više ne može najaviti. Najavljuje se samo ono u čemu je zadnja postavljena figura.
lesson-lapse-task = Upravo ste postavili figuru na b2. Ovdje su dva quarta; najavite onaj koji još vrijedi.
lesson-lapse-hint = U redu 1 su četiri četvrtaste, ali b2 nije u redu 1. Koja puna linija prolazi kroz b2?
lesson-lapse-right = Quarto! Stupac b: četiri visoke figure. Četiri četvrtaste u redu 1 propale su; najava ondje bila bi pogrešna.

lesson-safe-title = Dajte sigurnu figuru
lesson-safe-text = Vi birate što drugi postavlja. Ako mu date figuru kojom dovršava quarto, gubite partiju; zato prije davanja pogledajte što prijeti.
lesson-safe-task = Dajte figuru s kojom drugi igrač ne može odmah pobijediti.
lesson-safe-hint = U redu 1 su tri visoke i okrugle. Zato figura koju dajete ne smije biti ni visoka ni okrugla.
lesson-safe-right = Sigurna: niska je i četvrtasta, pa u redu 1 ništa ne dovršava.

lesson-block-title = Blokirajte prijetnju
lesson-block-text = Ponekad nema sigurne figure. Tada pomaže ona u vašoj ruci: stavite je ondje gdje je prijetnja, popunit će mjesto i prijetnje više nema.
lesson-block-task = Postavite figuru tako da ostane nešto što možete dati, i dajte to. Postoji samo jedan način.
lesson-block-hint = Pogledajte stupac d: tri svijetle i okrugle figure i jedno slobodno polje.
lesson-block-right = Na d4 vaša figura kvari stupac d i sada postoji jedna sigurna. Sve bi drugo odmah izgubilo.

lesson-count-title = Prebrojite sigurne
lesson-count-text = U drugoj polovici partije sigurnih je figura sve manje. Tko zna koliko ih je ostalo, zna što dolazi.
lesson-count-task = Označite svaku figuru koju je ovdje sigurno dati, pa provjerite.
lesson-count-hint = Prijete dvije linije: u stupcu c su tri pune, u redu 4 tri tamne. Sigurno je ono što nije ni jedno ni drugo.
lesson-count-right = Tri su sigurne: svijetle i šuplje.

lesson-last-safe-title = Dajte zadnju sigurnu
lesson-last-safe-text = Ako date zadnju sigurnu figuru, drugi je igrač mora postaviti i onda vama dati neku koja nije sigurna. Njome pobjeđujete.
lesson-last-safe-task = Postavite figuru tako da ostane samo jedna sigurna, i dajte nju.
lesson-last-safe-hint = Napravite novu prijetnju: u redu 1 već stoje dvije svijetle i visoke, a i vaša je figura svijetla i visoka.
lesson-last-safe-right = Gdje god drugi igrač stavi tu figuru, za vas mu ne ostaje ništa sigurno.

lesson-parity-title = Par ili nepar
lesson-parity-text = Sigurne figure dajete naizmjence: vi, drugi, vi… Ako ih je neparan broj kad ste vi na redu da dajete, zadnju dajete vi. Ako je paran, daje je drugi. Zato postavite tako da bude neparan.
lesson-parity-task = Nađite polje nakon kojeg je sigurnih figura neparan broj, i dajte jednu od njih.
lesson-parity-hint = Na c1 i d2 ostaju dvije sigurne, na a1 i a2 nijedna. Koje polje preostaje?
lesson-parity-right = Tri su bile sigurne: jednu dajete vi, jednu drugi igrač, a zadnju opet vi. Onda drugi nema više što sigurno dati.

lesson-squares-title = Kvadrati
lesson-squares-text = U igri za napredne pobjeđuju i četiri u kvadratu 2 × 2. Takvih kvadrata ima devet i lako se previde.
lesson-squares-task = Ovdje se računaju kvadrati. Postavite figuru, najavite i pokažite što ste dovršili.
lesson-squares-hint = Pogledajte sredinu ploče: na tri od njezina četiri polja stoje niske figure.
lesson-squares-right = Quarto! Kvadrat u sredini: četiri niske figure.

lesson-clock-title = Utrka s vremenom
lesson-clock-text = Na turniru imate minutu za svaki potez. Kome istekne vrijeme, gubi; najava zaustavlja sat.
lesson-clock-task = Imate minutu. Postavite figuru, najavite i pokažite što ste dovršili.
lesson-clock-hint = Vaša je figura okrugla. Pogledajte duž dijagonala.
lesson-clock-right = Quarto, i to na vrijeme! Dijagonala od a1 do d4: četiri okrugle figure. Sada znate sve što treba; odigrajte partiju.
