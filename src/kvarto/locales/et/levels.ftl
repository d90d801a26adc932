### Opponents: a name for each level, and what the opponent is like.

level-newcomer = uustulnuk
level-newcomer-about = Mängib esimest korda: annab suvalise nupu ega märka enamikku quartosid.
level-child = laps
level-child-about = Mõtleb vahel enne andmist ja näeb rida kergemini kui diagonaali.
level-beginner = algaja
level-beginner-about = Enamasti mõtleb enne andmist, aga paljut ei märka.
level-casual = harrastaja
level-casual-about = Vaatab enne andmist alati üle; augud ja diagonaalid lipsavad mööda.
level-attentive = tähelepanelik
level-attentive-about = Andes jääb vähe märkamata, aga nuppu pannes ette ei mõtle.
level-regular = püsimängija
level-regular-about = Paneb nupu nii, et midagi ohutut jääks anda.
level-club = klubimängija
level-club-about = Jätab sulle vähe ohutuid vastuseid ja mängib viimased käigud täpselt.
level-strong = tugev mängija
level-strong-about = Mängib mängu teise poole täpselt ja quarto jääb harva märkamata.
level-master = meister
level-master-about = Ei eksi peaaegu kunagi.
level-perfect = eksimatu
level-perfect-about = Ei eksi kunagi ja eelistab käike, millele on raske vastata.
