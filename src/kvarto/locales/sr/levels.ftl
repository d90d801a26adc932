### Opponents: a name for each level, and what the opponent is like.

level-newcomer = новајлија
level-newcomer-about = Игра први пут: даје шта стигне и превиђа већину куарта.
level-child = дете
level-child-about = Понекад размисли пре давања; ред види лакше него дијагоналу.
level-beginner = почетник
level-beginner-about = Углавном размисли пре давања, али много тога превиди.
level-casual = рекреативка
level-casual-about = Увек погледа пре давања; промакну јој шупље фигуре и дијагонале.
level-attentive = пажљива играчица
level-attentive-about = Мало шта превиди кад даје, али поставља не мислећи унапред.
level-regular = редован играч
level-regular-about = Поставља тако да остане нешто сигурно за давање.
level-club = клупска играчица
level-club-about = Оставља вам мало сигурних одговора и последње потезе игра без грешке.
level-strong = јак играч
level-strong-about = Другу половину партије игра без грешке и ретко превиди куарто.
level-master = мајсторица
level-master-about = Готово никад не греши.
level-perfect = мудрац
level-perfect-about = Никад не греши и бира потезе на које је тешко одговорити.
