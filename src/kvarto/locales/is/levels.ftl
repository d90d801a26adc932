### Opponents: a name for each level, and what the opponent is like.

level-newcomer = nýliði
level-newcomer-about = Spilar í fyrsta sinn: réttir hvaða kubb sem er og missir af flestum quarto.
level-child = barn
level-child-about = Hugsar stundum áður en kubbur er réttur og sér röð fyrr en skálínu.
level-beginner = byrjandi
level-beginner-about = Hugsar oftast áður en kubbur er réttur en missir af mörgu.
level-casual = frístundaspilari
level-casual-about = Gáir alltaf áður en kubbur er réttur; holur og skálínur sleppa í gegn.
level-attentive = athugull spilari
level-attentive-about = Missir af fáu þegar kubbur er réttur en setur án þess að hugsa fram í tímann.
level-regular = vanur spilari
level-regular-about = Setur þannig að eitthvað öruggt sé eftir til að rétta.
level-club = klúbbspilari
level-club-about = Skilur þig eftir með fá örugg svör og leikur síðustu leikina villulaust.
level-strong = sterkur spilari
level-strong-about = Leikur seinni hluta spilsins villulaust og missir sjaldan af quarto.
level-master = meistari
level-master-about = Gerir varla nokkurn tíma mistök.
level-perfect = óskeikull spilari
level-perfect-about = Gerir aldrei mistök og velur helst leiki sem erfitt er að svara.
