### The page of rules.

rules-title = Reglurnar
rules-lead = Tveir leikmenn, sextán kubbar og ein hugmynd: þú velur kubbinn sem mótherjinn þarf að setja á borðið. Eitt spil tekur tíu til tuttugu mínútur.
rules-play = Spila

## Material

rules-material = Borð og kubbar
rules-material-text = Á spilaborðinu eru sextán reitir. Kubbarnir eru sextán og engir tveir eins: hver þeirra er ljós eða dökkur, lágur eða hár, kringlóttur eða ferkantaður og að ofan gegnheill eða holur.
rules-material-example = Autt spilaborð og allir sextán kubbarnir í forðanum.

## A turn

rules-turn = Einn leikur
rules-turn-text = Teningar ráða hver er fyrri. Fyrri leikmaðurinn tekur einhvern kubb og réttir þeim seinni. Sá seinni setur hann á auðan reit að eigin vali, tekur svo sjálfur kubb og réttir til baka. Þannig gengur það: settu kubbinn sem þú fékkst, réttu svo annan.
rules-turn-nobody = Enginn á kubbana. Í sömu línu geta verið kubbar sem þið hafið bæði sett.
rules-turn-example = Þrír kubbar eru á borðinu. Sá ljósi, hái, ferkantaði hefur verið réttur og nú þarf að setja hann.

## A quarto

rules-quarto = Quarto
rules-quarto-text = Fjórir kubbar í röð, dálki eða skálínu mynda quarto ef þeir eiga eitt einkenni eða fleiri sameiginlegt.
rules-quarto-row = Fjórir háir kubbar í röð 2.
rules-quarto-column = Fjórir holir kubbar í dálki c.
rules-quarto-diagonal = Fjórir kringlóttir kubbar í skálínu.
rules-quarto-none = Ekki quarto: kubbarnir fjórir í röð 2 eiga ekkert sameiginlegt.

## The call

rules-call = Það þarf að kalla
rules-call-text = Ekki er nóg að ljúka við quarto. Sá vinnur sem sér það og kallar „Quarto!“ í tæka tíð, og það þarf ekki að vera sá sem bjó það til.
rules-call-placer = Þegar þú hefur sett kubb máttu kalla áður en þú réttir þann næsta.
rules-call-receiver = Ef þú réttir kubb í staðinn má mótherjinn kalla áður en hann setur kubbinn, og vinnur þá á því sem þú laukst við.
rules-call-lapse = Ef mótherjinn setur líka bara kubbinn fellur quarto úr gildi. Þá getur enginn kallað það framar og kubbarnir fjórir eru bara fjórir kubbar.
rules-call-example = Síðasti kubburinn var settur á d1: í röð 1 eru fjórir dökkir sem allir eru líka háir. Ekki var kallað heldur kubbur réttur. Nú má mótherjinn kalla röð 1 í stað þess að setja.
rules-pointing = Að benda
rules-pointing-text = Ýttu á rauða hnappinn til að kalla. Klukkurnar stöðvast og þú hefur 15 sekúndur til að snerta kubbana fjóra. Aðeins lína sem síðasti kubburinn lauk við gildir.
rules-wrong-call = Eftir hvern settan kubb á hvor leikmaður eitt kall. Rangt kall, eða kall án þess að bent sé, eyðir því; á mótum kostar það spilið.
rules-end = Leikslok
rules-end-text = Eftir sextánda kubbinn er ekkert til að rétta. Sá sem setti hann má kalla eða ljúka leiknum, svo á hinn síðasta tækifærið. Hafi enginn unnið þá er jafntefli.

## Variants

rules-variants = Afbrigði
rules-beginners-text = Komið ykkur saman um eitt, tvö eða þrjú einkenni sem telja og gleymið hinum. Bætið einu við þegar þetta verður of auðvelt.
rules-beginners-example = Þar sem aðeins litur telur: fjórir ljósir kubbar í röð 3.
rules-advanced-text = Línur vinna eins og venjulega og það gera líka ferningarnir níu, 2 × 2 reitir hver.
rules-advanced-example = Fjórir dökkir kubbar í ferningnum í miðjunni.
rules-squares-text = Aðeins 2 × 2 ferningar vinna; ekki raðir, dálkar eða skálínur.
rules-hard-text = Kubbarnir fjórir þurfa að eiga minnst tvö einkenni sameiginleg.
rules-hard-example = Röð 1: fjórir dökkir og fjórir háir, svo hún telur líka hér.

## What can be agreed on

rules-agree = Það sem semja má um
rules-automatic-text = Sá sem lýkur við quarto vinnur strax og enginn þarf að kalla. Mörg forrit spila svona.
rules-late-call = Síðbúið kall
rules-late-call-text = Þegar kubbur hefur verið réttur má sá sem setti síðast enn kalla, þar til sá kubbur er settur. Sá vinnur sem fyrr kallar.
rules-child = Með barni
rules-child-text = Lítið barn má kalla án þess að benda. Kallið er rétt ef quarto er í gildi einhvers staðar. Í afslöppuðu spili má líka sýna leikmanni hvar lína vofir yfir og hvaða kubba er öruggt að rétta.
rules-time = Tími
rules-time-text = Á mótum hefur hvor leikmaður mínútu á leik. Sá sem fellur á tíma tapar; aðeins eftir sextánda kubbinn þýðir það bara að ekki var kallað.

## Notation

rules-notation = Ritháttur
rules-notation-text = Dálkar eru a til d frá vinstri, raðir 1 til 4 neðan frá. Hver kubbur er tölustafur eða bókstafur:
rules-notation-moves = b2>7 þýðir: setti á b2, rétti 7. Upphrópunarmerki er rétt kall og spurningarmerki rangt, ásamt röðinni, dálkinum eða skálínunni sem bent var á: b2!3, b2?a>7.

## Editions

rules-editions = Þar sem útgáfum ber á milli
rules-editions-text = Prentaðar reglur eru að mestu eins á öllum tungumálum. Þetta er munurinn sem við vitum um.
rules-editions-own = Íslenska útgáfan
rules-editions-others = Aðrar útgáfur
rules-edition-south-slavic = Í serbnesku, króatísku og slóvensku reglunum er síðbúið kall.
rules-edition-danish = Í dönsku reglunum er kallað um leið og kubbnum er sleppt og ekkert takmarkar tímann.
rules-edition-greek = Grísku reglurnar leyfa að samið sé um fleiri en eitt sameiginlegt einkenni; það er erfiða spilið. Ekkert takmarkar tímann.
rules-edition-finnish = Finnsku reglurnar má lesa þannig að vanir leikmenn sækist aðeins eftir ferningum.
rules-edition-japanese = Í japönsku reglunum er ekkert spil fyrir byrjendur og mínútan þar er til að setja kubbinn.
rules-edition-swedish = Í sænsku og arabísku reglunum bæta byrjendur við einu einkenni af öðru.
rules-edition-estonian = Í finnsku og eistnesku reglunum byrja byrjendur á einu gildi: aðeins fjórir ljósir kubbar telja.
rules-edition-romanian = Í rúmensku reglunum kallar mótherjinn áður en hann tekur við kubbnum; það er sama tækifæri og hér.
rules-edition-arabic = Arabísku reglurnar leyfa mótherjanum að kalla um leið og línan er fullgerð og nefna ekki að kubbur sé réttur áður. Hér kemur kallið eftir að kubbur er réttur.
rules-edition-german = Þýsku reglurnar segja berum orðum að sá sem setur kubb gefi eftir línuna sem fyrir var.
rules-edition-chinese = Í kínversku reglunum kallar aðeins sá sem setti kubbinn; hér má hinn það líka. Spil tekur fimmtán mínútur og leikur eins langan tíma og þarf.
rules-edition-minute = Í serbnesku, króatísku og persnesku reglunum má semja um mínútu á leik í hvaða spili sem er.
rules-edition-limit = Rúmensku og slóvensku reglurnar takmarka tímann en nefna enga tölu.
rules-edition-czech = Í tékknesku reglunum ræður handaleikur hver byrjar; annars staðar teningar, hlutkesti eða samkomulag.
