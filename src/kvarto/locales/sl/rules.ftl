### The page of rules.

rules-title = Pravila
rules-lead = Dva igralca, šestnajst figur, ena zamisel: ti izbereš figuro, ki jo mora postaviti nasprotnik. Partija traja deset do dvajset minut.
rules-play = Odigraj partijo

## Material

rules-material = Plošča in figure
rules-material-text = Plošča ima šestnajst polj. Tudi figur je šestnajst in vsaka je drugačna: svetla ali temna, nizka ali visoka, okrogla ali oglata, zgoraj polna ali votla.
rules-material-example = Prazna plošča in vseh šestnajst figur v zalogi.

## A turn

rules-turn = Poteza
rules-turn-text = Kdo je prvi, odločita kocki. Prvi izbere katero koli figuro in jo da drugemu. Drugi jo postavi na prosto polje, potem pa sam izbere figuro in jo da nazaj. In tako naprej: postaviš, kar dobiš, in daš naslednjo.
rules-turn-nobody = Figure ne pripadajo nikomur. V vrsti so lahko figure, ki sta jih postavila oba.
rules-turn-example = Na plošči stojijo tri figure. Zdaj je treba postaviti tisto, ki je bila dana: svetlo, visoko in oglato.

## A quarto

# As in English.
rules-quarto = Quarto
rules-quarto-text = Quarto so štiri figure v vrstici, stolpcu ali na diagonali, ki jih druži vsaj ena lastnost.
rules-quarto-row = Štiri visoke figure v vrstici 2.
rules-quarto-column = Štiri votle figure v stolpcu c.
rules-quarto-diagonal = Štiri okrogle figure na diagonali.
rules-quarto-none = To ni quarto: štirih v vrstici 2 ne druži nič.

## The call

rules-call = Treba je zaklicati
rules-call-text = Dokončati quarto ni dovolj. Zmaga, kdor ga opazi in pravočasno zakliče »Quarto!«, tudi če ga je dokončal drugi.
rules-call-placer = Ko postaviš figuro, lahko zakličeš, dokler ne daš naslednje.
rules-call-receiver = Če namesto tega daš figuro, lahko zakliče drugi igralec, dokler je ne postavi, in zmaga s tvojim quartom.
rules-call-lapse = Če tudi drugi igralec figuro samo postavi, quarto zapade. Nihče ga ne more več zaklicati in štiri figure so le še štiri figure.
rules-call-example = Zadnja figura je prišla na d1: v vrstici 1 so štiri temne in štiri visoke. Nihče ni zaklical in naslednja figura je že dana. Zdaj lahko drugi igralec namesto postavljanja zakliče vrstico 1.
rules-pointing = Kazanje
rules-pointing-text = Zakličeš z rdečim gumbom. Uri se ustavita in imaš 15 sekund, da se dotakneš štirih figur. Velja le vrsta, v kateri je pravkar postavljena figura.
rules-wrong-call = Po vsaki postavljeni figuri ima vsak igralec en klic. Če je napačen ali brez kazanja, je porabljen; na turnirju izgubi partijo.
rules-end = Konec
rules-end-text = Po šestnajsti figuri ni več česa dati. Kdor jo je postavil, lahko zakliče ali konča potezo, nato ima zadnjo priložnost drugi igralec. Če tudi takrat nihče ne zmaga, je remi.

## Variants

rules-variants = Različice
rules-beginners-text = Dogovorita se za eno, dve ali tri lastnosti, na druge pa pozabita. Ko postane prelahko, dodajta še eno.
rules-beginners-example = Šteje le barva: štiri svetle figure v vrstici 3.
rules-advanced-text = Vrste zmagajo kot sicer, poleg njih pa še devet kvadratov 2 × 2.
rules-advanced-example = Štiri temne figure v srednjem kvadratu.
rules-squares-text = Zmagajo le kvadrati 2 × 2; vrstice, stolpci in diagonali ne.
rules-hard-text = Štiri figure morajo imeti vsaj dve skupni lastnosti.
rules-hard-example = Vrstica 1: štiri temne in štiri visoke, zato šteje tudi tu.

## What can be agreed on

rules-agree = O čem se lahko dogovorita
rules-automatic-text = Quarto takoj prinese zmago tistemu, ki ga dokonča, in nikomur ni treba klicati. Tako igra veliko programov.
rules-late-call = Pozni klic
rules-late-call-text = Kdor je postavil figuro, lahko zakliče tudi, ko da naslednjo, dokler ta ne stoji na plošči. Zmaga, kdor zakliče prvi.
rules-child = Z otrokom
rules-child-text = Majhen otrok lahko samo zakliče, brez kazanja. Klic je pravilen, če je kjer koli odprt quarto. V prijateljskih partijah lahko igralec tudi vidi, kje kaj grozi in katere figure je varno dati.
rules-time = Čas
rules-time-text = Na turnirju ima vsak minuto na potezo. Komur zmanjka časa, izgubi; le po šestnajsti figuri to pomeni samo, da klica ne bo.

## Notation

rules-notation = Zapis
rules-notation-text = Stolpci so z leve a do d, vrstice od spodaj 1 do 4. Vsaka figura je števka ali črka:
rules-notation-moves = b2>7 pomeni: postavljeno na b2, dana figura 7. Klicaj je pravilen klic, vprašaj napačen, zraven pa je pokazana vrstica, stolpec ali diagonala: b2!3, b2?a>7.

## Editions

rules-editions = V čem se izdaje razlikujejo
rules-editions-text = Natisnjena pravila so v vseh jezikih skoraj enaka. To so razlike, za katere vemo.
rules-editions-own = Izdaja v tem jeziku
rules-editions-others = Druge izdaje
rules-edition-south-slavic = Srbska, hrvaška in slovenska pravila imajo pozni klic.
rules-edition-danish = Po danskih pravilih se zakliče, ko spustiš figuro, in časa nič ne omejuje.
rules-edition-greek = Grška pravila dovolijo dogovor o več kot eni skupni lastnosti; to je težka igra. Časa nič ne omejuje.
rules-edition-finnish = Finska pravila je mogoče brati tudi tako, da izkušeni sestavljajo samo kvadrate.
rules-edition-japanese = Japonska pravila nimajo igre za začetnike, njihova minuta pa je za postavljanje.
rules-edition-swedish = V švedskih in arabskih pravilih začetniki dodajajo lastnost za lastnostjo.
rules-edition-estonian = V finskih in estonskih pravilih začetniki začnejo z eno samo vrednostjo: štejejo le štiri svetle figure.
rules-edition-romanian = Po romunskih pravilih drugi igralec zakliče, preden vzame figuro; to je ista priložnost kot tu.
rules-edition-arabic = Arabska pravila drugemu igralcu dovolijo zaklicati, takoj ko je vrsta polna, in o dajanju figure pred tem ne govorijo. Tu se zakliče šele, ko je figura dana.
rules-edition-german = Nemška pravila izrecno pravijo, da se tisti, ki postavi figuro, odpove prejšnji vrsti.
rules-edition-chinese = V kitajskih pravilih zakliče le tisti, ki je postavil figuro; tu lahko tudi drugi. Partija traja četrt ure, poteza pa, kolikor je treba.
rules-edition-minute = V srbskih, hrvaških in perzijskih pravilih se lahko za minuto na potezo dogovorite v vsaki partiji.
rules-edition-limit = Romunska in slovenska pravila omejijo čas, a številke ne navedejo.
rules-edition-czech = V čeških pravilih o začetku odloči igra z rokami (kamen, škarje, papir); drugje kocke, žreb ali dogovor.
