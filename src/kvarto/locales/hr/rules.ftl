### The page of rules.

rules-title = Pravila
rules-lead = Dva igrača, šesnaest figura i jedna zamisao: što će protivnik postaviti, birate vi. Partija traje deset do dvadeset minuta.
rules-play = Odigraj partiju

## Material

rules-material = Ploča i figure
rules-material-text = Ploča ima šesnaest polja. Figura je isto toliko i sve su različite: svaka je svijetla ili tamna, niska ili visoka, okrugla ili četvrtasta, a vrh joj je pun ili šupalj.
rules-material-example = Prazna ploča i svih šesnaest figura u pričuvi.

## A turn

rules-turn = Jedan potez
rules-turn-text = Kockice odlučuju tko je prvi. Prvi uzima figuru po želji i daje je drugome. Drugi je stavlja na koje god prazno polje hoće, pa i sam bira figuru za prvoga. Tako ide dalje: postavite što ste dobili, pa dajte sljedeću.
rules-turn-nobody = Figure nisu ničije. Linija može biti i od figura koje su postavila oba igrača.
rules-turn-example = Na ploči su tri figure. Dana je svijetla visoka četvrtasta i sada je treba postaviti.

## A quarto

rules-quarto = Quarto
rules-quarto-text = Quarto čine četiri figure u istom redu, stupcu ili dijagonali koje dijele barem jednu osobinu.
rules-quarto-row = Četiri visoke figure u redu 2.
rules-quarto-column = Četiri šuplje figure u stupcu c.
rules-quarto-diagonal = Četiri okrugle figure na dijagonali.
rules-quarto-none = Nije quarto: četiri figure u redu 2 nemaju ništa zajedničko.

## The call

rules-call = Mora se najaviti
rules-call-text = Nije dovoljno dovršiti quarto. Pobjeđuje onaj tko ga vidi i na vrijeme najavi „Quarto!”, a to ne mora biti onaj tko ga je složio.
rules-call-placer = Kad postavite figuru, možete najaviti dok ne date sljedeću.
rules-call-receiver = Ako umjesto toga date figuru, drugi igrač može najaviti prije nego što je postavi i pobjeđuje onim što ste vi dovršili.
rules-call-lapse = Ako i drugi igrač samo postavi figuru, quarto je propao. Nitko ga više ne može najaviti, a te su četiri figure samo četiri figure.
rules-call-example = Zadnja figura postavljena je na d1: u redu 1 su četiri tamne i četiri visoke. Nije najavljeno i dana je figura. Sada drugi igrač može najaviti red 1 umjesto da postavlja.
rules-pointing = Pokazivanje
rules-pointing-text = Za najavu pritisnite crveni gumb. Satovi staju, a vi imate 15 sekundi da dodirnete četiri figure. Vrijedi samo linija koju je dovršila upravo postavljena figura.
rules-wrong-call = Nakon svake postavljene figure svaki igrač ima jednu najavu. Pogrešna ili nepokazana najava time je potrošena, a na turnirima gubi partiju.
rules-end = Kraj
rules-end-text = Nakon šesnaeste figure nema se više što dati. Tko ju je postavio, može najaviti ili završiti potez, a onda drugi ima zadnju priliku. Ako ni tada nema pobjednika, remi je.

## Variants

rules-variants = Varijante
rules-beginners-text = Dogovorite koje se osobine računaju: jedna, dvije ili tri. Ostale zaboravite. Kad postane prelako, dodajte još jednu.
rules-beginners-example = Kad se računa samo boja: četiri svijetle figure u redu 3.
rules-advanced-text = Linije pobjeđuju kao i obično, a tako i devet kvadrata 2 × 2.
rules-advanced-example = Četiri tamne figure u kvadratu u sredini.
rules-squares-text = Pobjeđuju samo kvadrati 2 × 2; redovi, stupci i dijagonale ne računaju se.
rules-hard-text = Četiri figure moraju dijeliti barem dvije osobine.
rules-hard-example = Red 1: četiri tamne i četiri visoke, pa se računa i ovdje.

## What can be agreed on

rules-agree = Što se može dogovoriti
rules-automatic-text = Quarto odmah donosi pobjedu onome tko ga dovrši i nitko ne mora najavljivati. Mnogi programi igraju tako.
rules-late-call = Kasna najava
rules-late-call-text = Tko je postavio, može najaviti i nakon što je dao figuru, sve dok ona nije na ploči. Pobjeđuje tko najavi prvi.
rules-child = S djetetom
rules-child-text = Malo dijete može samo najaviti, bez pokazivanja. Najava je točna ako igdje ima otvorenog quarta. U prijateljskim partijama igraču se može i pokazivati gdje prijeti linija i koje su figure sigurne za davanje.
rules-time = Vrijeme
rules-time-text = Na turnirima svatko ima minutu za potez. Kome istekne vrijeme, gubi; jedino nakon šesnaeste figure to znači samo da najave nema.

## Notation

rules-notation = Notacija
rules-notation-text = Stupci su od a do d slijeva nadesno, redovi od 1 do 4 odozdo prema gore. Svaka je figura znamenka ili slovo:
rules-notation-moves = b2>7 znači: postavljeno na b2, dano 7. Uskličnik je točna najava, a upitnik pogrešna, uz red, stupac ili dijagonalu koja je pokazana: b2!3, b2?a>7.

## Editions

rules-editions = Po čemu se izdanja razlikuju
rules-editions-text = Tiskana su pravila gotovo ista na svim jezicima. Ovo su razlike za koje znamo.
rules-editions-own = Izdanje na ovom jeziku
rules-editions-others = Druga izdanja
rules-edition-south-slavic = Srpska, hrvatska i slovenska pravila imaju kasnu najavu.
rules-edition-danish = Po danskim pravilima najavljuje se kad se figura pusti iz ruke, a vrijeme nije ograničeno.
rules-edition-greek = Grčka pravila dopuštaju dogovor o više zajedničkih osobina; to je teška igra. Vrijeme nije ograničeno.
rules-edition-finnish = Finska se pravila mogu razumjeti i tako da napredni igrači ciljaju samo na kvadrate.
rules-edition-japanese = Japanska pravila nemaju igru za početnike, a minuta je za postavljanje.
rules-edition-swedish = Po švedskim i arapskim pravilima početnici dodaju osobine jednu po jednu.
rules-edition-estonian = Po finskim i estonskim pravilima počinje se od jedne jedine vrijednosti: računaju se samo četiri svijetle.
rules-edition-romanian = Po rumunjskim pravilima drugi igrač najavljuje prije nego što uzme figuru; to je ista prilika kao ovdje.
rules-edition-arabic = Arapska pravila daju drugom igraču da najavi čim je linija gotova i ne spominju da se prije toga daje figura. Ovdje se najavljuje nakon davanja.
rules-edition-german = Njemačka pravila izričito kažu: tko postavi figuru, odriče se linije koja je stajala prije toga.
rules-edition-chinese = Po kineskim pravilima najavljuje samo onaj tko je postavio figuru; ovdje može i drugi. Partija traje petnaest minuta, a potez koliko treba.
rules-edition-minute = Po srpskim, hrvatskim i perzijskim pravilima minuta za potez može se dogovoriti za svaku partiju.
rules-edition-limit = Rumunjska i slovenska pravila ograničavaju vrijeme, ali ne kažu koliko.
rules-edition-czech = Po češkim pravilima o tome tko počinje odlučuje igra „papir, kamen, škare”; drugdje kockica, ždrijeb ili dogovor.
