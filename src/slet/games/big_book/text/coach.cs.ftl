# Co říká kouč v prvních hrách. Kdy se to řekne, ví coach.py.

nearly-frightened =
    Máte v ruce { $madness } karet děsu. Se šesti na konci svého tahu vypadáváte: { $madness ->
        [5] nechte si v ruce šest karet, a nic se nedobere.
       *[other] aspoň jedné se do té doby zbavte.
    }
last-chance =
    Příštím tahem se o nestvůře rozhodne a { $curses ->
        [one] zbývá jedna kletba
        [few] zbývají { $curses } kletby
       *[other] zbývá { $curses } kleteb
    }. Jednu můžete zlomit: { $sixth ->
        [yes] zbude-li pak jediná, všichni prohrají.
       *[no] nezbude-li pak žádná, čeká vás bonus místo postihu.
    }
break-before-it-strikes =
    { $kind ->
        [water] Vodní kletba
        [earth] Zemská kletba
        [fire] Ohnivá kletba
        [air] Vzdušná kletba
       *[multi] Víceživlová kletba
    } na políčku { $space } udeří, jakmile začne příští tah. Ještě předtím ji můžete zlomit.
short-deck =
    { $cards ->
        [0] Váš dobírací balíček je prázdný.
        [one] Ve vašem dobíracím balíčku je poslední karta.
        [few] Ve vašem dobíracím balíčku jsou { $cards } karty.
       *[other] Ve vašem dobíracím balíčku je { $cards } karet.
    } Dobrání přes jeho konec přinese děs, pozor tedy, kolik dobíráte a utrácíte.
overpaying = Z tohoto elementu chybí už jen { $missing } a jedna karta dává { $value }. Co přeplatíte, propadne; stačila by menší.
overpaid = Zaplatili jste o { $lost } víc, než bylo třeba, a to propadlo. Menší karty, které dají cenu přesně, vám toho nechají víc.

look-first = Nejdřív se podívejte na kletby, potom na karty. Kletbu zlomí čtyři jejího elementu a akcí smíte udělat tolik, kolik zaplatíte.
break-by-support =
    { $kind ->
        [water] Na vodní kletbu
        [earth] Na zemskou kletbu
        [fire] Na ohnivou kletbu
        [air] Na vzdušnou kletbu
       *[multi] Na víceživlovou kletbu
    } vaše ruka sama nestačí. Platit ale smíte i kartami z podpory kohokoli a dohromady to vyjde.
break-now =
    { $kind ->
        [water] Vodní kletbu
        [earth] Zemskou kletbu
        [fire] Ohnivou kletbu
        [air] Vzdušnou kletbu
       *[multi] Víceživlovou kletbu
    } můžete zlomit hned, ať je žeton kdekoli. Navíc si za to vezmete kartu hodnoty 2.
strikes-next =
    { $curses ->
        [one] Kletba na políčku { $space } udeří,
        [few] { $curses } kletby na políčku { $space } udeří,
       *[other] { $curses } kleteb na políčku { $space } udeří,
    } až začne příští tah a žeton tam dojde. Koho kletba zasáhne, stojí na ní.
struck = Kletba udeří jen jednou, když k ní žeton dojde. Zůstane ale ležet, dokud ji někdo nezlomí, a při otáčení strany se počítá.
judged-next =
    Příštím tahem se otáčí strana a { $curses ->
        [one] zbývá jedna kletba
        [few] zbývají { $curses } kletby
       *[other] zbývá { $curses } kleteb
    }. Pokud tu zůstane třeba jen jedna, stihne všechny postih.
sixth = Tohle je šestá nestvůra a ta rozhodne: až se bude otáčet její strana, nesmí zbýt žádná kletba. Pak všichni vyhrají, jinak prohrají.
several-times =
    Kouzlo můžete zaplatit { $times ->
        [2] dvakrát
       *[other] až třikrát
    } naráz a stejně narostou čísla v hranatých závorkách. Sesílá se jen jednou za tah, takže se to vyplatí.
ability = Váš kouzelník má schopnost, kterou teď můžete použít. Smíte to jednou v každém svém tahu.
from-support = Platit smíte i kartou z podpory někoho jiného. Ta pak jde na odkládací balíček toho, komu patří.
into-support = Karty v podpoře jsou pro všechny: kdo je na řadě, smí jimi platit. Dejte tam, co budou chtít kletby na stole.
given-action = Někdo vám právě dává akci. Zaplatíte ji jako ve vlastním tahu a smíte ji i odmítnout.
madness = Děs nic nezaplatí a v ruce jen zabírá místo. Za dva stejné elementy jeden zaženete.
ran-out = Balíček vám došel, zamíchal se nový a s ním přibyl děs. Tak je to pokaždé.
recovering =
    Máte v ruce { $cards ->
        [few] { $cards } karty
       *[other] { $cards } karet
    } a tah končíte se šesti. Odložit smíte jen elementy, děs zůstává.
telepathy =
    Někdo jiný má dost na to, aby zlomil { $kind ->
        [water] vodní kletbu
        [earth] zemskou kletbu
        [fire] ohnivou kletbu
        [air] vzdušnou kletbu
       *[multi] víceživlovou kletbu
    }. Díky Telepatii to může udělat hned, ve vašem tahu.
much-madness =
    { $madness ->
        [few] Máte v ruce už { $madness } karty děsu.
       *[other] Máte v ruce už { $madness } karet děsu.
    } Jednu zaženou dva stejné elementy: dokud je v ruce místo, je to levné.
build =
    { $curses ->
        [0] Všechny kletby strany jsou zlomené. Za to, co vám zbývá, budujte: nové kouzlo nebo lepší karta se vyplatí po celou hru.
       *[other] Zlomit zatím nic nemůžete, a tak budujte: nové kouzlo nebo lepší karta se vyplatí po celou hru.
    }
not-every-monster =
    { $curses ->
        [few] Zbývají { $curses } kletby
       *[other] Zbývá { $curses } kleteb
    } a málo času. Zdolat musíte jen šestou nestvůru, použijte tedy karty na to, co pomůže později.
weak-cards =
    Máte v ruce { $cards ->
        [few] { $cards } karty
       *[other] { $cards } karet
    } hodnoty 1. Vzplanutí ničí slabé karty a silné pak dobíráte častěji.
spend = Na konci tahu si doberete zase do šesti. Co můžete využít teď, není třeba schovávat.
