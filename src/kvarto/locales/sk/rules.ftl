### The page of rules.

rules-title = Pravidlá
rules-lead = Dvaja hráči, šestnásť kameňov, jeden nápad: ty vyberáš kameň, ktorý musí položiť súper. Partia zaberie desať až dvadsať minút.
rules-play = Zahrať si

## Material

rules-material = Doska a kamene
rules-material-text = Doska má šestnásť políčok. Kameňov je tiež šestnásť a každý je iný: svetlý alebo tmavý, nízky alebo vysoký, okrúhly alebo hranatý, plný alebo hore dutý.
rules-material-example = Prázdna doska a všetkých šestnásť kameňov v zásobe.

## A turn

rules-turn = Ťah
rules-turn-text = Kto je prvý, rozhodnú kocky. Prvý vyberie hociktorý kameň a dá ho druhému. Druhý ho položí na voľné políčko, potom sám vyberie kameň a dá ho naspäť. A tak ďalej: položíš, čo dostaneš, a dáš ďalší.
rules-turn-nobody = Kamene nepatria nikomu. V rade môžu byť kamene, ktoré kládli obaja.
rules-turn-example = Na doske ležia tri kamene. Teraz treba položiť ten odovzdaný: svetlý, vysoký a hranatý.

## A quarto

# As in English.
rules-quarto = Quarto
rules-quarto-text = Quarto sú štyri kamene v riadku, v stĺpci alebo na uhlopriečke, ktoré spája aspoň jedna vlastnosť.
rules-quarto-row = Štyri vysoké kamene v riadku 2.
rules-quarto-column = Štyri duté kamene v stĺpci c.
rules-quarto-diagonal = Štyri okrúhle kamene na uhlopriečke.
rules-quarto-none = Toto quarto nie je: štvoricu v riadku 2 nič nespája.

## The call

rules-call = Treba ho ohlásiť
rules-call-text = Dokončiť quarto nestačí. Vyhráva ten, kto ho zbadá a včas zvolá „Quarto!“, aj keby ho dokončil ten druhý.
rules-call-placer = Keď položíš kameň, môžeš hlásiť, kým nedáš ďalší.
rules-call-receiver = Ak namiesto toho dáš kameň, môže hlásiť druhý hráč, kým ho nepoloží, a vyhrá s tvojím quartom.
rules-call-lapse = Ak aj druhý hráč kameň len položí, quarto prepadne. Nikto ho už ohlásiť nemôže a štyri kamene sú len štyri kamene.
rules-call-example = Posledný kameň prišiel na d1: v riadku 1 sú štyri tmavé a štyri vysoké. Nikto nehlásil a ďalší kameň je už odovzdaný. Druhý hráč teraz môže namiesto kladenia ohlásiť riadok 1.
rules-pointing = Ukazovanie
rules-pointing-text = Hlási sa červeným tlačidlom. Hodiny sa zastavia a ty máš 15 sekúnd na označenie štyroch kameňov. Platí len rad, v ktorom je práve položený kameň.
rules-wrong-call = Po každom položenom kameni má každý hráč jedno ohlásenie. Ak je chybné alebo bez ukázania, príde oň; na turnaji prehrá partiu.
rules-end = Koniec
rules-end-text = Po šestnástom kameni už nie je čo dať. Kto ho položil, môže hlásiť alebo ťah ukončiť; potom má poslednú šancu druhý hráč. Ak ani vtedy nikto nevyhral, je to remíza.

## Variants

rules-variants = Varianty
rules-beginners-text = Dohodnite sa na jednej, dvoch alebo troch vlastnostiach a na ostatné zabudnite. Keď to bude príliš ľahké, pridajte ďalšiu.
rules-beginners-example = Počíta sa len farba: štyri svetlé kamene v riadku 3.
rules-advanced-text = Rady vyhrávajú ako zvyčajne a k nim aj deväť štvorcov 2 × 2 políčka.
rules-advanced-example = Štyri tmavé kamene v prostrednom štvorci.
rules-squares-text = Vyhrávajú len štvorce 2 × 2; riadky, stĺpce a uhlopriečky nie.
rules-hard-text = Štyri kamene musia mať spoločné aspoň dve vlastnosti.
rules-hard-example = Riadok 1: štyri tmavé a štyri vysoké, takže sa počíta aj tu.

## What can be agreed on

rules-agree = Na čom sa možno dohodnúť
rules-automatic-text = Quarto hneď prinesie výhru tomu, kto ho dokončí, a nikto nemusí hlásiť. Takto to robí veľa programov.
rules-late-call = Neskoré ohlásenie
rules-late-call-text = Kto položil kameň, môže hlásiť aj po odovzdaní ďalšieho, kým ten neleží na doske. Vyhráva, kto ohlási prvý.
rules-child = S dieťaťom
rules-child-text = Malé dieťa môže len hlásiť, bez ukazovania. Ohlásenie platí, keď je kdekoľvek otvorené quarto. V priateľských partiách možno hráčovi aj ukazovať, kde niečo hrozí a ktoré kamene je bezpečné dať.
rules-time = Čas
rules-time-text = Na turnaji má každý minútu na ťah. Komu sa čas minie, prehráva; len po šestnástom kameni to znamená iba to, že ohlásenie nebude.

## Notation

rules-notation = Zápis
rules-notation-text = Stĺpce sú zľava a až d, riadky zdola 1 až 4. Každý kameň je číslica alebo písmeno:
rules-notation-moves = b2>7 znamená: položené na b2, odovzdaný kameň 7. Výkričník je správne ohlásenie, otáznik chybné, a k tomu ukázaný riadok, stĺpec alebo uhlopriečka: b2!3, b2?a>7.

## Editions

rules-editions = V čom sa vydania líšia
rules-editions-text = Tlačené pravidlá sú vo všetkých jazykoch takmer rovnaké. Toto sú rozdiely, o ktorých vieme.
rules-editions-own = Vydanie v tomto jazyku
rules-editions-others = Iné vydania
rules-edition-south-slavic = Srbské, chorvátske a slovinské pravidlá majú neskoré ohlásenie.
rules-edition-danish = Podľa dánskych pravidiel sa hlási pri pustení kameňa a čas nič neobmedzuje.
rules-edition-greek = Grécke pravidlá dovoľujú dohodnúť sa na viacerých spoločných vlastnostiach; to je ťažká hra. Čas nič neobmedzuje.
rules-edition-finnish = Fínske pravidlá možno čítať aj tak, že pokročilí skladajú len štvorce.
rules-edition-japanese = Japonské pravidlá nemajú hru pre začiatočníkov a ich minúta je na položenie kameňa.
rules-edition-swedish = Vo švédskych a arabských pravidlách pridávajú začiatočníci jednu vlastnosť po druhej.
rules-edition-estonian = Vo fínskych a estónskych pravidlách začínajú začiatočníci s jedinou hodnotou: počítajú sa len štyri svetlé kamene.
rules-edition-romanian = Podľa rumunských pravidiel hlási druhý hráč, kým si kameň nevezme; je to tá istá šanca ako tu.
rules-edition-arabic = Arabské pravidlá nechajú druhého hráča hlásiť, len čo je rad celý, a o odovzdaní kameňa predtým nehovoria. Tu sa hlási až po odovzdaní.
rules-edition-german = Nemecké pravidlá výslovne hovoria, že kto položí kameň, vzdáva sa radu, ktorý tu bol predtým.
rules-edition-chinese = V čínskych pravidlách hlási len ten, kto kameň položil; tu smie aj ten druhý. Partia trvá štvrť hodiny a ťah tak dlho, ako treba.
rules-edition-minute = V srbských, chorvátskych a perzských pravidlách sa na minúte na ťah možno dohodnúť v každej partii.
rules-edition-limit = Rumunské a slovinské pravidlá čas obmedzujú, ale číslo neuvádzajú.
rules-edition-czech = V českých pravidlách o začiatku rozhoduje hra na ruky (kameň, papier, nožnice); inde kocky, žreb alebo dohoda.
