# Deska Čarodějek: co je jen nakreslené. Slova hry samé jsou v src/slet/games/the_witches.
you = Vy
heading = { $turn ->
    [0] Příprava
   *[other] Tah { $turn } z { $turns }
}{ $actions ->
    [2] {", "}první pohyb ze 2
    [1] {", "}druhý pohyb ze 2
   *[other] {""}
}
percent = { $edge ->
    [low] pod 1 %
    [high] přes 99 %
   *[none] { $number } %
}
points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}

# Mapa
map = Mapa Lancre
map-keys = Šipky vedou od místa k místu, Enter tam jde, Escape pustí.
whole-map = Ukázat celou mapu
near-map = Ukázat mapu zblízka
overview = Přehled mapy
problem = { $tile }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, je třeba { $needed }
problem-hidden = Těžký problém, rubem nahoru{ $extra ->
    [0] {""}
   *[other] {", "}krize +{ $extra }
}
problem-known = Těžký problém, rubem nahoru; znáte ho: { $tile }, je třeba { $needed }
with-crisis = s krizí
seen-by = zná: { $names }
nothing-there = nic tam není
witches-there = je tam: { $names }
dungeon = Hladomorna
here-now = Tady je vaše čarodějka
paths-away = { $paths ->
    [one] 1 pěšina
    [few] { $paths } pěšiny
   *[other] { $paths } pěšin
}
chance-line = Samotné kostky { $dice }, se všemi kartami { $cards }.
chance-sure = Samotné kostky { $dice }; v ruce máte jistou pomoc.
chance-unknown = Nikdo neví, co to je. V průměru: samotné kostky { $dice }, s kartami { $cards }.
tea-there = Čaj, u stolu: { $names }. Chichotání lze vracet.
problem-there = Hned je třeba ho zkusit.

# Pole problémů a zásoby
to-come = Přijdou
box = Pole { $number }: lehké { $easy }, těžké { $hard }
box-empty = Pole { $number }: prázdné
box-next = příští: { $tile ->
    [none] těžký problém, rubem nahoru
   *[other] { $tile }
}
supply-cackles = Chichotání v zásobě: { $count }
supply-crises = Krize v zásobě: { $count }
supply-aliss = Černá Alice v zásobě: { $count }
elves = elfové
elves-of = { $elves } ze 3
elves-words = Dílky elfů lícem nahoru: { $elves } ze 3. Tři na konci tahu, a všichni prohrávají.
piles = K dobírání { $pile }, odhozeno { $discard }
discard-title = Odhozené karty
discard-empty = Nic není odhozené.

# Hráči
players = Hráči
player-words = { $name }, { $apprentice }: body { $points }, vyřešené lehké { $easy }, těžké { $hard }, chichotání { $cackles }, Černá Alice { $aliss }, karty { $cards }
player-at = Je { $space-at }.
easy = Lehké
hard = Těžké
cackles = Chichotání
aliss = Černá Alice
cards = Karty
hand-limit = limit ruky { $limit }
to-attempts = k pokusu +{ $bonus }
one-use = { $ability }, 1×
used-up = dílek použitý
no-tile = začíná hru
open-hand = Ruka

# Ruka a karty
hand = Vaše ruka
hand-empty = Žádné karty v ruce.
card-words = { $card }. { $symbol }{ $value }. { $benefit }. { $place }.{ $three ->
    [yes] {" "}Síla tří.
   *[no] {""}
}
card-ready = { $words } Teď ji lze použít.
card-not-now = { $words } Teď ne.
power-of-three = Síla tří
symbol-does = { $symbol ->
    [magic] Přiložená mezi hody: +2 a jedno chichotání.
    [headology] Přiložená mezi hody: +1.
   *[broomstick] Let na kterékoli pole, nebo útěk na kterékoli prázdné.
}
benefit-does = { $benefit ->
    [bonus2] +2 k pokusu, i po posledním hodu.
    [bonus4] { $against ->
        [elf] +4 k pokusu proti elfům, i po posledním hodu.
       *[vampire] +4 k pokusu proti upírům, i po posledním hodu.
    }
    [cards] Doberte 2 karty.
    [cards_cackle] Doberte 2 karty a vezměte jedno chichotání.
    [sheep] Vyřeší Nemocnou ovci bez kostek.
    [death] Vyřeší Smrt bez kostek.
    [invisible] Kolem problému nebo čarodějky bez povšimnutí, nebo ven z Hladomorny.
    [shamble] Otočte jeden skrytý problém lícem nahoru.
    [move] V této chůzi dvě pěšiny navíc.
    [help] Seberte krizi z kteréhokoli problému.
    [reroll] Jednu nebo obě kostky poslední dvojice hoďte znovu.
    [self] Vraťte až 2 chichotání.
    [trans] Odhoďte karty a doberte stejně a jednu navíc.
    [rescue] Po nezdaru: útěk na kterékoli prázdné pole bez chichotání za nezdar. Nebo ven z Hladomorny.
   *[borrow] Podívejte se na dva skryté problémy.
}

# Co lze udělat
deed-walk = Jít { $space-to }
deed-put-back = Ještě ne
choose-card = Jak použít: { $card }
deed-chance = { $deed } → { $chance }
sure = jistě
no-way-to-run = Není kam utéct.

# Pokus
attempt = Pokus
attempt-of = Zkouší: { $name }
difficulty = obtížnost { $difficulty }
needs = je třeba
dice-to-come = kostka, která ještě přijde
rolled = padlo { $dice }
not-rolled = ještě se neházelo
cackles-so-far = { $count } chichotání
part-dice = kostky
part-hard = těžké dílky
part-cards = karty
total = = { $total }
of-rolls = { $enough } z { $rolls } hodů
chart = Součty, které mohou padnout: { $enough } z { $rolls } hodů dá aspoň { $needed }.
caption-before = Dvě kostky, pak volba, pak další dvě. Počítají se kostky a těžké dílky.
caption-counts = Šance počítá jen s kostkami, těžkými dílky a tím, co je přiložené.
fails = { $family ->
    [felmet] Nezdar stojí 1 chichotání, vede do Hladomorny a tah končí.
    [cunning] Nezdar stojí 1 chichotání, všechny čarodějky jdou do Hladomorny a tah končí.
    [vampire] Nezdar stojí 1 chichotání a útěk, a problém dostane krizi.
    [hiver] Nezdar stojí 1 chichotání, útěk a Černou Alici.
    [winter] Nezdar stojí 1 chichotání a útěk, a všichni odevzdají lehký dílek.
    [lilith] Nezdar stojí 1 chichotání, útěk a Černou Alici.
   *[other] Nezdar stojí 1 chichotání a útěk.
}
run-away = Utéct
added = přiloženo
solved = Vyřešeno
failed = Nestačí
solved-with = { $total } z { $needed }
row-cackle = 1 chichotání

# Příprava a malé otázky
taken-by = hraje: { $name }
ability-does = { $ability ->
    [invisibility] Jednou: kolem problému nebo čarodějky bez povšimnutí.
    [magic] Jednou: Magie navíc, +2 a chichotání.
    [cure] Jednou: vyléčí Nemocné prase bez kostek.
   *[none] Bez dílku, ale začíná.
}

# Postavení slovy
say-position = Postavení slovy
say-turn = Tah { $turn } z { $turns }. Na tahu: { $name }, { $actions ->
    [2] první pohyb
    [1] druhý pohyb
   *[other] akce jsou hotové
}.
say-place = { $place }: { $what }.
say-attempt = { $name } zkouší { $tile }: { $total } z { $needed }, { $left ->
    [0] všechny kostky padly
    [few] zbývají { $left } kostky
   *[other] zbývá kostek: { $left }
}, { $chance }.
card-turned = Karta jmenuje: { $place }
card-words-only = { $words }
enough = Stačí
why-not-now = proč ne?
