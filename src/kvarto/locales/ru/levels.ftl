### Opponents: a name for each level, and what the opponent is like.

level-newcomer = новичок
level-newcomer-about = Играет впервые: даёт что попало и почти не замечает кварто.
level-child = ребёнок
level-child-about = Иногда думает, прежде чем дать фигуру; горизонталь видит лучше, чем диагональ.
level-beginner = ученик
level-beginner-about = Обычно думает, прежде чем дать фигуру, но многое упускает.
level-casual = любитель
level-casual-about = Всегда смотрит, что даёт; выемки и диагонали порой ускользают.
level-attentive = внимательный игрок
level-attentive-about = Редко ошибается, когда даёт, но ставит, не думая наперёд.
level-regular = завсегдатай
level-regular-about = Ставит так, чтобы осталась безопасная фигура.
level-club = клубный игрок
level-club-about = Оставляет вам мало безопасных ответов и точно играет концовку.
level-strong = сильный игрок
level-strong-about = Вторую половину партии играет точно и редко упускает кварто.
level-master = мастер
level-master-about = Почти никогда не ошибается.
level-perfect = мудрец
level-perfect-about = Не ошибается никогда и выбирает ходы, на которые трудно ответить.
