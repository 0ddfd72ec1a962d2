# Deska Čarodějek: co je jen nakreslené. Slova hry samé jsou v src/slet/games/the_witches.
heading = { $turn ->
    [0] Příprava
   *[other] Tah { $turn } z { $turns }
}
movement = { $actions ->
    [2] první pohyb ze 2
   *[1] druhý pohyb ze 2
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
zoom = Zvětšení mapy
zoom-in = Zvětšit mapu
zoom-out = Zmenšit mapu
problem = { $tile }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, je třeba { $needed }
problem-hidden = Obtížný problém, lícem dolů{ $extra ->
    [0] {""}
   *[other] {", "}Krize +{ $extra }
}
problem-known = Obtížný problém, lícem dolů; znáte ho: { $tile }, je třeba { $needed }
with-crisis = s Krizí
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
chance-sure = Samotné kostky { $dice }; v ruce máte, čím ho vyřešit jistě.
chance-unknown = Nevíte, co to je. V průměru: samotné kostky { $dice }, s kartami { $cards }.
tea-there = Čaj; je tam: { $names }. Lze vracet Chichotání.
problem-there = Hned je třeba ho zkusit.

# Problémové rámečky a zásoby
to-come = Přijdou
box = Rámeček { $number }: Snadné { $easy }, Obtížné { $hard }
box-empty = Rámeček { $number }: prázdný
box-next = příští: { $tile ->
    [none] Obtížný problém, lícem dolů
   *[other] { $tile }
}
supply-cackles = Chichotání v zásobě: { $count }
supply-crises = Krize v zásobě: { $count }
supply-aliss = Černá Alissa v zásobě: { $count }
elves-of = { $elves } ze 3
elves-words = Elfí dílky lícem vzhůru: { $elves } ze 3. Budou-li na konci tahu tři, všichni prohrají.
piles = Karty k dobírání: { $pile }, v odhazovacím balíčku: { $discard }
discard-title = Odhazovací balíček
discard-empty = Odhazovací balíček je prázdný.

# Co věci znamenají
about-cackles = Chichotání v zásobě: { $count }. Když dojdou, bere se hráči, který jich má nejvíc; kdo jich má nejvíc sám, bere si Černou Alissu.
about-crises = Krize v zásobě: { $count }. Má-li přibýt a žádná už není, všichni prohrají.
about-aliss = Černá Alissa v zásobě: { $count }. Každá stojí na konci jeden bod.{ $mode ->
    [competitive] {""}
   *[other] {" "}Má-li přibýt a žádná už není, prohra.
}
about-own-cackles = Chichotání: { $count }. Kdo jich má nejvíc, když v zásobě dojdou, bere si Černou Alissu. Vracejí se u čaje.
about-own-aliss = Černá Alissa: { $count }. Každá stojí na konci jeden bod.
about-own-cards = Karty v ruce: { $count }, limit { $limit }.
about-own-easy = Vyřešené Snadné problémy: { $count }. Každé dva zvyšují limit karet o jednu, nejvýš na 7.
about-own-hard = Vyřešené Obtížné problémy: { $count }. Každé dva přidávají 1 ke každému řešení.
about-points = Body za vyřešené Problémy, bez Černé Alissy: { $points }

# Hráči
players = Hráči
player-words = { $name }, { $apprentice }: body { $points }, vyřešené Snadné { $easy }, Obtížné { $hard }, Chichotání { $cackles }, Černá Alissa { $aliss }, karty { $cards }
player-at = Je { $space-at }.
easy = Snadné
hard = Obtížné
cackles = Chichotání
aliss = Černá Alissa
cards = Karty
hand-limit = limit karet { $limit }
to-attempts = k součtu +{ $bonus }
one-use = { $ability }, jednou za hru
used-up = dílek použitý
no-tile = začíná hru
open-hand = Ruka

# Ruka a karty
hand = Vaše ruka
hand-of = { $name } drží { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
hand-empty = Žádné karty v ruce.
card-words = { $card }. { $symbol }{ $value }. { $benefit }. { $place }.{ $three ->
    [yes] {" "}Síla trojice.
   *[no] {""}
}
card-ready = { $words } Teď ji lze použít.
card-not-now = { $words } Teď ne.
card-place = Otočená určí: { $place }
power-of-three = Síla trojice
symbol-does = { $symbol ->
    [magic] Přidaná mezi hody: +2 a jedno Chichotání.
    [headology] Přidaná mezi hody: +1.
   *[broomstick] Let na kterékoli místo, nebo útěk na kterékoli prázdné.
}
benefit-does = { $benefit ->
    [bonus2] +2 k pokusu, i po posledním hodu.
    [bonus4] { $against ->
        [elf] +4 k pokusu proti elfům, i po posledním hodu.
       *[vampire] +4 k pokusu proti upírům, i po posledním hodu.
    }
    [cards] Doberte 2 karty.
    [cards_cackle] Doberte 2 karty a vezměte si jedno Chichotání.
    [sheep] Vyřeší Nemocnou ovci bez kostek.
    [death] Vyřeší Smrt bez kostek.
    [invisible] Projděte bez povšimnutí kolem Problému nebo čarodějky, nebo ven z Hladomorny.
    [shamble] Otočte jeden Obtížný problém lícem vzhůru.
    [move] V této chůzi dvě pěšiny navíc.
    [help] Odstraňte jednu Krizi z kteréhokoli Problému.
    [reroll] Jednu nebo obě kostky poslední dvojice hoďte znovu.
    [self] Vraťte až 2 žetony Chichotání.
    [trans] Zahoďte karty a doberte jich o jednu víc.
    [rescue] Po selhání: útěk na kterékoli prázdné místo bez Chichotání za selhání. Nebo ven z Hladomorny.
   *[borrow] Podívejte se na dva Problémy ležící lícem dolů.
}

# Co lze udělat
deed-walk = Jít { $space-to }
deed-put-back = Ještě ne
deed-of = { $deed } ({ $name }, Chichotání: { $cackles })
choose-card = Jak použít: { $card }
deed-chance = { $deed } → { $chance }
sure = jistě
no-way-to-run = Utéct není kam: selhání by stálo o jedno Chichotání víc.

# Pokus
attempt = Pokus
attempt-of = Zkouší: { $name }
difficulty = obtížnost { $difficulty }
needs = je třeba
dice-to-come = kostka, která ještě přijde
not-rolled = ještě se neházelo
cackles-so-far = { $count } Chichotání
part-dice = kostky
part-hard = Obtížné dílky
part-cards = karty
total = = { $total }
of-rolls = { $enough } z { $rolls } hodů
chart = Součty, které mohou padnout: { $enough } z { $rolls } hodů dá aspoň { $needed }.
caption-before = Dvě kostky, pak volba, pak další dvě. Počítají se kostky a Obtížné dílky.
caption-counts = Šance počítá jen s kostkami, Obtížnými dílky a tím, co je přidané.
run-away = Utéct
solved = Vyřešeno
failed = Nestačí
solved-with = { $total }, třeba { $needed }
row-cackle = 1 Chichotání

# Příprava a malé otázky
taken-by = hraje: { $name }
ability-does = { $ability ->
    [invisibility] Jednou: projde bez povšimnutí kolem Problému nebo čarodějky.
    [magic] Jednou: Magie navíc, +2 a Chichotání. Začíná s jedním.
    [cure] Jednou: uzdraví Nemocné prase bez kostek.
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
say-attempt = { $name } řeší Problém { $tile }: součet { $total }, třeba { $needed }, { $left ->
    [0] všechny kostky padly
    [few] zbývají { $left } kostky
   *[other] zbývá kostek: { $left }
}, { $chance }.
card-turned = Karta jmenuje: { $place }
card-words-only = { $words }
enough = Stačí
why-not-now = proč ne?
