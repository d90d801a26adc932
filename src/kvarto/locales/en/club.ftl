# People and where they meet.

# Friendly kinds of guests, separated by |. A guest is called by one of them and a number.
guest-animals = Otter | Fox | Badger | Hedgehog | Squirrel | Beaver | Owl | Wren | Robin | Heron | Swan | Falcon | Raven | Magpie | Penguin | Puffin | Seal | Dolphin | Whale | Turtle | Salmon | Crab | Hare | Deer | Elk | Bear | Wolf | Lynx | Marten | Mole | Mouse | Dormouse | Bison | Ibex | Llama | Camel | Koala | Panda | Gecko | Firefly
guest-name = { $animal } { $number }
