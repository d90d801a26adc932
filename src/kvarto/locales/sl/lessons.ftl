### The course: what is said in each step, to attempts, and around them.

learn-title = Nauči se igrati
learn-lead = { $count ->
    [one] { $count } kratek korak. Igraš na pravi plošči in vsak odgovor je dokazan.
    [two] { $count } kratka koraka. V vsakem igraš na pravi plošči in vsak odgovor je dokazan.
    [few] { $count } kratki koraki. V vsakem igraš na pravi plošči in vsak odgovor je dokazan.
   *[other] { $count } kratkih korakov. V vsakem igraš na pravi plošči in vsak odgovor je dokazan.
}
learn-begin = Začni
learn-go-on = Nadaljuj
learn-again = Še enkrat od začetka
learn-steps = Koraki
learn-progress = Končani koraki: { $done } od { $count }
# Said after the title of a step.
learn-done = končano
learn-rules = Preberi pravila

## Whole games for beginners

learn-path = Cele partije
learn-path-about = Najprej šteje le ena lastnost; ko postane prelahko, dodaj še eno. Nasprotnik je prizanesljiv.
path-1 = Ena lastnost
path-2 = Dve lastnosti
path-3 = Tri lastnosti
path-4 = Vse štiri
path-counts = Kaj šteje: { $features }
path-hints = z namigi
path-play = Igraj
path-running = Nadaljuj
path-played = odigrano
path-won = zmaga

## Around a step

lesson-number = Korak { $number } od { $count }
lesson-hint = Namig
lesson-check = Preveri
lesson-marked = { $count ->
    [0] Označeno ni še nič.
   *[other] Označeno: { $pieces }.
}
# Said of a piece of the reserve.
lesson-is-marked = označena
lesson-again = Poskusi znova
lesson-next = Naslednji korak
lesson-finish = Vsi koraki
lesson-start-clock = Zaženi uro
lesson-right = Pravilno.
lesson-wrong = Ne čisto.
lesson-actions = Na potezi si
lesson-between = Koraki
lesson-previous = Prejšnji korak
lesson-unknown = Takega koraka ni.

## $piece is a piece-name, $alike something like "štiri visoke", $shape a row, column or the like

# $traits are feature values, such as "svetla in nizka".
lesson-wrong-piece = Ta figura je { $piece }. Iskana ni { $traits }.
lesson-wrong-no-shape = Te štiri ne sestavljajo ničesar, kar šteje.
lesson-wrong-not-alike = Poglej, { $shape }: teh štirih figur ne druži nič.
lesson-wrong-lapsed = Quarto tu sicer je ({ $shape }: { $alike }), a zadnje postavljene figure ni v njem. Zapadel je.
lesson-wrong-completes-nothing = Ena od označenih figur ničesar ne dokonča: { $piece }.
lesson-wrong-missing = { $count ->
    [one] Do sem dobro, a manjka še { $count } figura.
    [two] Do sem dobro, a manjkata še { $count } figuri.
    [few] Do sem dobro, a manjkajo še { $count } figure.
   *[other] Do sem dobro, a manjka še { $count } figur.
}
lesson-wrong-marked = Ena od označenih figur ni varna: { $piece }. Na { $cell } dokonča quarto: { $shape }, { $alike }.
lesson-wrong-cell = Na { $cell } figura ne dopolni nobene četverice s skupno lastnostjo.
lesson-wrong-gives-win = Tvoja izbira: { $piece }. Drugi igralec jo postavi na { $cell } in zakliče: { $shape }, { $alike }.
lesson-wrong-none-safe = Po taki postavitvi ni bila varna nobena figura. Tvoja izbira: { $piece }. Drugi igralec jo postavi na { $cell } in zakliče: { $shape }, { $alike }.
lesson-wrong-let-lapse = Figura stoji na plošči in s tem je quarto zapadel: { $shape }. Nihče ga ne more več zaklicati.
lesson-wrong-not-called = Figura je dana, klica pa ni bilo. Zdaj zakliče drugi igralec: { $shape }, { $alike }.
lesson-wrong-missed-win = Zmagati se je dalo takoj: na enem od polj figura iz tvoje roke ({ $piece }) dopolni četverico s skupno lastnostjo.
lesson-wrong-even = Varnih figur je ostalo: { $count }. Eno daš ti, zadnjo drugi igralec, zate pa ni več nobene.
lesson-wrong-still-safe = Drugi igralec postavi to figuro na { $cell } in ima še vedno varno, ki jo da: { $piece }.
lesson-wrong-time = Tvoja minuta je mimo. V partiji s tako uro je to poraz.

## The steps: title, what there is to know, what to do, a hint, and what is said when it is done

lesson-features-title = Opazi lastnosti
lesson-features-text = Nobeni dve figuri nista enaki. Vsaka je svetla ali temna, nizka ali visoka, okrogla ali oglata in zgoraj polna ali votla: štiri lastnosti, osem vrednosti.
lesson-features-task = Poišči figuro, ki je temna, visoka, okrogla in votla.
lesson-features-hint = Glej lastnost za lastnostjo: med temnimi le visoke, med njimi le okrogle. Ostaneta dve in ena od njiju ima zgoraj luknjo.
lesson-features-right = To je prava in edina. Vsaki dve figuri se razlikujeta vsaj v eni lastnosti.

lesson-line-title = Štiri, ki jih nekaj druži
lesson-line-text = Štiri figure v vrstici, stolpcu ali na diagonali so quarto, če jim je skupna vsaj ena lastnost. Ena je dovolj; druge so lahko kakršne koli.
lesson-line-task = Na tej plošči so polne tri vrste. Pokaži štiri figure tiste, ki je quarto.
lesson-line-hint = Poglej od zgoraj. V eni od vrst ima vsaka figura luknjo.
lesson-line-right = Vrstica 1: štiri votle figure. V stolpcu c in na diagonali četverice ne druži nič.

lesson-three-title = Tri, ki jih nekaj druži
lesson-three-text = Trem figuram v vrsti, ki jih nekaj druži, manjka le še četrta. Videti take trojke in to, kar jih druži, je večji del igre.
lesson-three-task = V vrstici 2 so tri figure in eno prosto polje. Označi vse figure, s katerimi bi tam nastal quarto, in preveri.
lesson-three-hint = Kaj je skupno trem v vrstici 2? Ne barva, ne višina, ne oblika. Vsaka figura, ki to tudi ima, dopolni četverico.
lesson-three-right = Vse tri so votle, zato četverico dopolni vsaka votla figura.

lesson-complete-title = Dokončaj vrsto
lesson-complete-text = Figure, ki jo postaviš, nikoli ne izbereš ti: da ti jo drugi igralec. Vseeno je lahko prav tista, ki jo potrebuješ.
lesson-complete-task = Postavi figuro iz roke tja, kjer dopolni četverico s skupno lastnostjo.
lesson-complete-hint = V stolpcu a so tri okrogle, tvoja figura pa je oglata. Poišči trojko, s katero jo druži kaj drugega.
lesson-complete-right = Vrstica 2: štiri votle figure.

lesson-call-title = Zakliči
lesson-call-text = Dokončati ni dovolj: quarto zmaga šele, ko ga zakličeš. Ko je figura postavljena in naslednja še ni dana, pritisni rdeči gumb in pokaži štiri figure.
lesson-call-task = Tvoja figura je pravkar pristala na d3. Zakliči in pokaži svoj quarto.
lesson-call-hint = Skozi d3 gresta dve polni vrsti: vrstica 3 in stolpec d. V eni od njiju so vse štiri temne.
lesson-call-right = Quarto! Vrstica 3: štiri temne figure. Zmaga je tvoja.

lesson-steal-title = Izkoristi spregledani quarto
lesson-steal-text = Tudi drugi igralec lahko spregleda quarto. Če ti da figuro in ne zakliče, lahko to storiš ti, dokler te figure ne postaviš.
lesson-steal-task = Drugi igralec je postavil figuro na d2 in ti dal naslednjo. Vzemi mu zmago.
lesson-steal-hint = Biti mora vrsta skozi d2, kjer stoji zadnja figura. Primerjaj višine v stolpcu d.
lesson-steal-right = Quarto! Stolpec d: štiri nizke figure. Dokončal jih je drugi igralec, klic pa je tvoj.

lesson-lapse-title = Kaj zapade
lesson-lapse-text = Če nihče ne zakliče, preden je postavljena naslednja figura, quarto zapade. Figure ostanejo, kjer so, a zaklicati ga ne more nihče več. Velja le lik z zadnjo postavljeno figuro.
lesson-lapse-task = Tvoja figura je pravkar pristala na b2. V dveh vrstah štiri figure nekaj druži; zakliči tisto, ki še velja.
lesson-lapse-hint = V vrstici 1 so štiri oglate, a b2 ni v vrstici 1. Katera polna vrsta gre skozi b2?
lesson-lapse-right = Quarto! Stolpec b: štiri visoke figure. Štiri oglate v vrstici 1 so zapadle; klic zanje bi bil napačen.

lesson-safe-title = Daj varno figuro
lesson-safe-text = Ti izbiraš, kaj postavi drugi igralec. Figura, s katero dopolni četverico, te stane partijo, zato prej poglej, kaj grozi.
lesson-safe-task = Daj figuro, s katero drugi igralec ne more takoj zmagati.
lesson-safe-hint = V vrstici 1 so tri visoke in okrogle. Tvoja figura torej ne sme biti ne visoka ne okrogla.
lesson-safe-right = Varna: nizka je in oglata, zato v vrstici 1 ničesar ne dokonča.

lesson-block-title = Zapri pot
lesson-block-text = Včasih ni varne figure. Takrat pomaga tista v roki: postavi jo v vrzel in grožnje ni več.
lesson-block-task = Postavi figuro tako, da ostane kaj, kar lahko daš, in to daj. Gre le na en način.
lesson-block-hint = Poglej stolpec d: tri svetle in okrogle figure in eno prosto polje.
lesson-block-right = Na d4 tvoja figura podre stolpec d in ena figura je zdaj varna. Vse drugo bi takoj izgubilo.

lesson-count-title = Preštej varne
lesson-count-text = V drugi polovici partije je varnih figur vse manj. Kdor ve, koliko jih je še, ve, kaj prihaja.
lesson-count-task = Označi vse figure, ki jih je tu varno dati, in preveri.
lesson-count-hint = Grozita dve vrsti: v stolpcu c so tri polne, v vrstici 4 tri temne. Varna je, katera ni ne eno ne drugo.
lesson-count-right = Varne so tri: svetle votle.

lesson-last-safe-title = Daj zadnjo varno
lesson-last-safe-text = Če daš zadnjo varno figuro, jo mora drugi igralec postaviti in ti nato dati nekaj, kar ni varno. S tem zmagaš.
lesson-last-safe-task = Postavi figuro tako, da ostane ena sama varna, in to daj.
lesson-last-safe-hint = Ustvari novo grožnjo: v vrstici 1 že stojita dve svetli in visoki, tudi tvoja figura je svetla in visoka.
lesson-last-safe-right = Kamor koli drugi igralec postavi to figuro, zate nima nič varnega.

lesson-parity-title = Liho ali sodo
lesson-parity-text = Varne figure dajeta izmenično: ti, drugi igralec, ti … Če je njihovo število liho, ko si na vrsti za dajanje, daš zadnjo ti. Če je sodo, jo da drugi igralec. Zato postavi tako, da bo liho.
lesson-parity-task = Poišči polje, po katerem je število varnih figur liho, in daj eno od njih.
lesson-parity-hint = Na c1 in d2 ostaneta varni dve, na a1 in a2 nobena. Katero polje še ostane?
lesson-parity-right = Varne so bile tri: eno daš ti, eno drugi igralec in zadnjo spet ti. Potem drugi igralec nima nič varnega več.

lesson-squares-title = Kvadrati
lesson-squares-text = V zahtevnejši igri zmagajo tudi štiri v kvadratu 2 × 2. Takih kvadratov je devet in hitro jih spregledaš.
lesson-squares-task = Tu štejejo kvadrati. Postavi figuro, zakliči in pokaži svoj quarto.
lesson-squares-hint = Poglej na sredino plošče: na treh od štirih polj so nizke figure.
lesson-squares-right = Quarto! Kvadrat na sredini: štiri nizke figure.

lesson-clock-title = Proti uri
lesson-clock-text = Na turnirju imaš za vsako potezo minuto. Komur zmanjka časa, izgubi; klic uro ustavi.
lesson-clock-task = Imaš minuto. Postavi figuro, zakliči in pokaži svoj quarto.
lesson-clock-hint = Tvoja figura je okrogla. Poglej po diagonalah.
lesson-clock-right = Quarto, in to pravočasno! Diagonala od a1 do d4: štiri okrogle figure. Zdaj veš vse, kar je treba; odigraj partijo.
