### The game's own words: pieces, shapes, variants, outcomes.
### Printed edition: açık/koyu, köşeli, uzun/kısa, deliksiz/delikli, çizgi and kare as printed.
### "silindirik" for round became "yuvarlak", which players say. A cell is "hane", because "kare" is the 2×2 square.
### An open quarto is "geçerli", because "açık" is the light colour; a lapsed one "yanmış", as of a lost right in games.

## Pieces

trait-light = açık renkli
trait-dark = koyu renkli
trait-short = kısa
trait-tall = uzun
trait-round = yuvarlak
trait-square = köşeli
trait-solid = deliksiz
trait-hollow = delikli

feature-c = renk
feature-h = boy
feature-s = biçim
feature-t = delik

piece-name =
    { $colour ->
        [light] açık renkli
       *[dark] koyu renkli
    } { $height ->
        [short] kısa
       *[tall] uzun
    } { $shape ->
        [round] yuvarlak
       *[square] köşeli
    } { $top ->
        [solid] deliksiz
       *[hollow] delikli
    }
piece-object =
    { $colour ->
        [light] açık renkli
       *[dark] koyu renkli
    } { $height ->
        [short] kısa
       *[tall] uzun
    } { $shape ->
        [round] yuvarlak
       *[square] köşeli
    } { $top ->
        [solid] deliksiz
       *[hollow] delikli
    } taşı

## Shapes; $name is the notation

shape-row = { $name }. satır
shape-column = { $name } sütunu
shape-diagonal = { $name } çaprazı
shape-square = { $name } karesi

## Variants

variant-standard = standart
variant-advanced = ileri düzey (çizgiler ve kareler)
variant-squares = yalnızca kareler
variant-hard = zor (iki ortak özellik)
variant-other = { $shapes }, { $features } { $required ->
    [1] { "" }
   *[other] ({ $required } ortak)
}
shapes-l = çizgiler
shapes-q = kareler
shapes-lq = çizgiler ve kareler

## Outcomes

four-alike =
    { $trait ->
        [light] dört açık renkli
        [dark] dört koyu renkli
        [short] dört kısa
        [tall] dört uzun
        [round] dört yuvarlak
        [square] dört köşeli
        [solid] dört deliksiz
       *[hollow] dört delikli
    }

outcome-quarto = { $winner } kazandı: { $shape }, { $alike }.
outcome-draw = Berabere: bütün taşlar kondu, kimse kazanmadı.
outcome-agreement = Anlaşarak berabere.
outcome-time = { $winner } kazandı: { $loser } süresini bitirdi.
outcome-resignation = { $winner } kazandı: { $loser } pes etti.
outcome-forfeit = { $winner } kazandı: { $loser } quarto yokken ilan etti.
outcome-abandoned = { $winner } kazandı: { $loser } ayrıldı.
outcome-abandoned-nobody = Oyun yarıda bırakıldı.
outcome-aborted = Oyun iptal edildi.
outcome-unknown = { $winner } kazandı.
outcome-unknown-draw = Oyun berabere bitti.
