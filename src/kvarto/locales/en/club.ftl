# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = Otter | Fox | Badger | Hedgehog | Squirrel | Beaver | Owl | Wren | Robin | Heron | Swan | Falcon | Raven | Magpie | Penguin | Puffin | Seal | Dolphin | Whale | Turtle | Salmon | Crab | Hare | Deer | Elk | Bear | Wolf | Lynx | Marten | Mole | Mouse | Dormouse | Bison | Ibex | Llama | Camel | Koala | Panda | Gecko | Firefly
guest-name = { $animal } { $number }
# Names that no account may have, separated by |: they would seem to be somebody they are not.
reserved-names = Admin | Administrator | Anonymous | Bot | Computer | Engine | Guest | Host | Kvarto | Mod | Moderator | Nobody | Official | Operator | Player | Quarto | Referee | Server | Staff | Support | System | Umpire
