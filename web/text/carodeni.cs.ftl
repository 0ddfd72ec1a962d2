# Co říká deska Čarodění: jména toho, co je nakreslené, a nápisy tlačítek. Vlastní slova hry jsou v src/slet/games/carodeni.
you = Vy
heading-before = Před prvním kolem
heading = Kolo { $round }
heading-last = Kolo { $round } z { $last }
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
colour = { $colour ->
    [red] červená
    [blue] modrá
    [green] zelená
    [yellow] žlutá
   *[wild] libovolná
}
any-tool = libovolný nástroj
gathers = akce: hory { $mountains }, les { $forest }, jezero { $lake }
brews = vaří barvy { $colours } a lektvary s otazníkem
brews-nothing = nevaří nic
refreshes = smí nejdřív něco obnovit
takes = potřebuje: { $things }
on-the-back = na rubu: { $what }

# Místa
bands = Tři lokace
place = { $place ->
    [mountains] Hory
    [forest] Les
   *[lake] Jezero
}
place-left = { $left ->
    [0] hotovo
    [one] zbývá 1
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
active = Ve hře
active-of = Hraje { $name }
active-none = Žádná karta ve hře
brews-short = vaří
brews-all = vaří všechny barvy
pile = odehrané
goals = Cíle
goal-progress = { $name } { $have } z { $of }
goal-taken = má ho { $name }
last-round = Poslední bude kolo { $last }: { $cause ->
    [goals] zbývá nejvýš jeden cíl.
    [potions] došel balíček lektvarů.
   *[witches] došel balíček čarodějek.
}
clan = V klanu
clan-short = Klan
clan-empty = zatím žádný lektvar ani čarodějka{ $points ->
    [0] {""}
   *[other] ; bod je za každý druh suroviny
}
waiting = Čeká
waiting-count = čeká { $count }
store = Suroviny
store-of = { $ingredient }: { $count }
hand = V ruce
hand-empty = Žádná karta v ruce
hand-count = v ruce { $count }
tools-score = Různé nástroje mají { $points }
animals-score = Různá zvířata mají { $points }
score-short = body
brewed-short = uvařené lektvary
first = začíná
deck-potions = Lektvary v balíčku: { $count }, v krabici: { $box }
deck-witches = Čarodějky v balíčku: { $count }, v krabici: { $box }
deck-top = na rubu vrchní karty: { $what }
bag = v pytlíku { $count }
everybody = Hráči
others = Soupeři
tamed-with = ochočí se za: { $ingredient }

# Co se dá dělat
rest = Odpočinek
take-potion = Jako lektvar
take-tool = Jako nástroj: { $tool }
take-witch = Jako čarodějku
take-animal = Jako zvíře: { $animal }
renew-witches = Čarodějky
renew-potions = Lektvary
renew-nothing = Nic
do-take = Vzít
do-play = Zahrát
brew-for = Uvařit za { $points }
brew-nothing = Ukončit tah
could-brew = Teď by mohla uvařit:
after-gather = Po sběru uvaříte
opens = Pak můžete uvařit
opens-animal = Pak můžete ochočit
lacks = Ještě chybí:
for = za
in-clan = v klanu
moves-in = do klanu
from-clan = z klanu
and-then = a
goal-plus = cíl +{ $points }
pairs-free = { $count ->
    [one] za dvojici
    [few] za { $count } dvojice
   *[other] za { $count } dvojic
}
tame-do = Ochočit
planned = Nejblíž k uvaření
planned-later = Na některý příští tah
plan-none = Žádný lektvar nečeká.
look-why = Proč teď ne?

# Ostara
ostara = Ostara
ostara-column = { $count ->
    [one] 1 žeton lícem dolů
    [few] { $count } žetony lícem dolů
   *[other] { $count } žetonů lícem dolů
}
ostara-now = V tomto kole
ostara-did = Co Ostara v tomto kole udělala
ostara-brews = vaří { $potion }
ostara-brews-short = vaří
ostara-turned = dříve otočené
ostara-level = { $level ->
    [new-apprentice] Nová učednice
    [experienced-witch] Zkušená čarodějka
   *[grand-mistress] Velmistryně
}
ostara-letter = bere druh, kterého má víc
stage = Etapa { $stage } ze 3

# Pozice slovy
position = { $round }. { $turn } Vaše suroviny: { $stock }. V ruce: { $hand }. Čeká: { $waiting }.
position-turn = Na tahu: { $name }.
position-own = Jste na tahu.
keys = Šipky procházejí desku, Enter to udělá, Escape pustí.
