### Opponents: a name for each level, and what the opponent is like.

level-newcomer = новак
level-newcomer-about = Играе за първи път: дава каквото му падне и пропуска повечето четворки.
level-child = дете
level-child-about = Понякога мисли, преди да даде; вижда ред по-лесно от диагонал.
level-beginner = начинаещ
level-beginner-about = Обикновено мисли, преди да даде, но изпуска много.
level-casual = любител
level-casual-about = Винаги поглежда, преди да даде; вдлъбнатини и диагонали понякога се изплъзват.
level-attentive = внимателен играч
level-attentive-about = Рядко греши, когато дава, но поставя, без да мисли напред.
level-regular = редовен играч
level-regular-about = Поставя така, че да остане нещо безопасно за даване.
level-club = клубен играч
level-club-about = Оставя ти малко безопасни отговори и играе последните ходове точно.
level-strong = силен играч
level-strong-about = Играе втората половина на партията точно и рядко пропуска четворка.
level-master = майстор
level-master-about = Почти никога не греши.
level-perfect = мъдрец
level-perfect-about = Никога не греши и предпочита ходове, на които трудно се отговаря.
