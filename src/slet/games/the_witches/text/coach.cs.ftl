# Co říká kouč v prvních hrách. Kdy se to řekne, ví coach.py.

elves =
    { $elves ->
        [2] Dva dílky elfů leží lícem vzhůru.
        [few] { $elves } dílky elfů leží lícem vzhůru.
       *[other] { $elves } dílků elfů leží lícem vzhůru.
    } Tři na konci tahu znamenají prohru všech, pozor tedy, co otáčíte.
crises-run-out =
    { $supply ->
        [0] V zásobě nezbyla žádná Krize.
        [one] V zásobě zbývá jediná Krize.
        [few] V zásobě zbývají jen { $supply } Krize.
       *[other] V zásobě zbývá jen { $supply } Krizí.
    } Až má přijít a žádná tam není, prohrají všichni; zpátky ji vrátí vyřešený Problém, na kterém leží.
better-run =
    { $percent ->
        [0] Ani se vším, co můžete přidat, to stačit nebude.
       *[other] Se vším, co můžete přidat, je šance { $percent } ze 100.
    } Ještě smíte utéct a Chichotání přinesou jen rozesmáté kostky.
save-cards =
    { $percent ->
        [100] I takhle je to jisté.
       *[other] I takhle je šance { $percent } ze 100.
    } Karty si raději nechte na něco těžšího.
can-still-help = Chybí { $short }, ale konec to není: něco z toho, co máte, ještě může pomoct, i po všech kostkách.
too-hard = Dojít se dá k Obtížnému problému: i se všemi kartami je šance asi { $percent } ze 100. Selhání u něj má i následek.
failed = Chybělo { $short }. Po první dvojici kostek se dá utéct: bez Chichotání za selhání a bez následků.

easy-first = Nejdřív Snadné problémy: za každé dva se váš limit { $limit } karet zvýší o jednu. Karty pak řeší ty Obtížné.
attempt = Hodíte dvěma kostkami, rozhodnete se, zda pokračovat, a pak hodíte zbylými. Čtyři dají zhruba 13, tady je potřeba { $needed }.
laughing-die = Rozesmátá kostka platí 0, a až pokus skončí, přinese vám Chichotání.
enough-already = Máte { $total }, a to stačí. Druhá dvojice se hází i tak a její rozesmáté strany přinesou Chichotání.
headology = Hlavologie přidá 1 a nic dalšího nestojí. Magie přidá 2, ale přinese Chichotání: sáhněte po ní až potom.
now-or-never = Symboly se přidávají teď, mezi oběma dvojicemi, nebo vůbec. Výhody smějí přijít i po hodu.
three =
    Máte v ruce tři různé staré čarodějky. Zahrané společně vyřeší { $anywhere ->
        [yes] kterýkoli Problém na mapě
       *[no] Problém, o který se pokusíte,
    } bez kostek.
stopped = Problém nebo čarodějka na cestě chůzi ukončí. Projít pomůže Neviditelnost a Koště přeletí všechno.
may-look = Kdo má Neviditelnost, smí se na skrytý Problém nejdřív podívat. Když se vám nebude líbit, projděte kolem něj.
crisis = Karta určila místo, kde už Problém leží, a ten tak dostal Krizi. Teď je o 2 těžší.
tea =
    { $most ->
        [3] Při čaji ve svém tahu smíte do zásoby vrátit až tři Chichotání.
       *[other] Při čaji v cizím tahu smíte do zásoby vrátit až dvě Chichotání.
    } Čím míň jich máte, tím dál je Černá Alissa.
dungeon = Z Hladomorny vás Koště, Záchrana nebo Neviditelnost dostanou hned a kamkoli. Bez nich počkáte na druhou akci.
hard-won =
    { $hard ->
        [one] Máte jeden Obtížný problém.
        [few] Máte { $hard } Obtížné problémy.
       *[other] Máte { $hard } Obtížných problémů.
    } Každé dva přidají 1 ke všem vašim pokusům{ $bonus ->
        [0] {""}
       *[other] , teď tedy +{ $bonus }
    }.
easy-won =
    { $easy ->
        [one] Máte jeden Snadný problém.
        [few] Máte { $easy } Snadné problémy.
       *[other] Máte { $easy } Snadných problémů.
    } Za každé dva držíte o kartu víc, váš limit je teď { $limit }.
aliss =
    Zásoba Chichotání je prázdná a nikdo jich neměl víc než vy. Přišla místo něj Černá Alissa: { $mode ->
        [competitive] na konci o bod méně.
       *[together] až má přijít další a žádná nezbude, je prohráno.
    }
needs-tea =
    Máte { $cackles } Chichotání a v zásobě { $supply ->
        [0] nezbylo žádné
        [one] zbývá jedno
        [few] zbývají { $supply }
       *[other] zbývá { $supply }
    }. { $solo ->
        [yes] Odpočinek v Domku Bábi Zlopočasné
       *[no] Čaj s jinou čarodějkou
    } drží Černou Alissu dál od těla.
hard-left =
    { $hard ->
        [few] Na mapě jsou { $hard } Obtížné problémy
       *[other] Na mapě je { $hard } Obtížných problémů
    } a { $turns ->
        [0] tento tah je poslední
        [one] zbývá ještě jeden tah
        [few] zbývají ještě { $turns } tahy
       *[other] zbývá ještě { $turns } tahů
    }. Společně vyhrajete, jen když jich na konci budou méně než čtyři.
last-turns =
    { $turns ->
        [0] Poslední Problém je venku a tento tah je poslední.
        [one] Po tomto tahu přijde už jen jeden.
        [few] Po tomto tahu přijdou už jen { $turns }.
       *[other] Po tomto tahu přijde už jen { $turns }.
    } Teď už jde o body, ne o karty.
