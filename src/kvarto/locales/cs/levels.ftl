### Opponents: a name for each level, and what the opponent is like.

# Masculine or feminine as the first name of the opponent at that level (opponent-* in page.ftl).
level-newcomer = nováček
level-newcomer-about = Hraje poprvé: dá kterýkoli kámen a většinu quart přehlédne.
level-child = dítě
level-child-about = Někdy se zamyslí, než dá kámen, a řádek vidí dřív než úhlopříčku.
level-beginner = začátečník
level-beginner-about = Většinou přemýšlí, než dá kámen, ale hodně toho přehlédne.
level-casual = sváteční hráčka
level-casual-about = Vždycky se podívá, než dá kámen; unikají jí duté kameny a úhlopříčky.
level-attentive = pozorná hráčka
level-attentive-about = Při dávání přehlédne málo, ale při pokládání nemyslí dopředu.
level-regular = pravidelný hráč
level-regular-about = Pokládá tak, aby zbylo něco bezpečného.
level-club = klubová hráčka
level-club-about = Nechává ti málo bezpečných odpovědí a koncovky hraje přesně.
level-strong = silný hráč
level-strong-about = Druhou půlku partie hraje přesně a quarto přehlédne zřídka.
level-master = mistryně
level-master-about = Skoro nikdy nechybuje.
level-perfect = dokonalý hráč
level-perfect-about = Nikdy nechybuje a má rád tahy, na které se těžko odpovídá.
