# Co server odmítá. Každá věta říká, co bylo špatně a co s tím.
server-error = Na serveru se něco pokazilo. Nic se neztratilo, zkuste to znovu.
bad-message = Tomuhle nerozumíme: { $detail }.
# What exactly, after the colon
complaint-missing = chybí { $field }
complaint-unknown = neznáme { $field }
complaint-kind = { $field } má být { $kind ->
    [str] text
    [int] celé číslo
    [float] číslo
    [bool] ano, nebo ne (true, false)
    [array] seznam
    [object] objekt
   *[other] něco jiného
}
complaint-least = { $field } má mít { $kind ->
    [str] aspoň { $number } { $number ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
    [int] hodnotu aspoň { $number }
    [float] hodnotu aspoň { $number }
   *[other] aspoň { $number } { $number ->
        [one] položku
        [few] položky
       *[other] položek
    }
}
complaint-most = { $field } smí mít nejvýš { $kind ->
    [str] { $number } { $number ->
        [one] znak
        [few] znaky
       *[other] znaků
    }
    [int] hodnotu { $number }
    [float] hodnotu { $number }
   *[other] { $number } { $number ->
        [one] položku
        [few] položky
       *[other] položek
    }
}
complaint-value = { $field } nesmí mít tuto hodnotu
complaint-json = není to JSON
complaint-letters = není to zapsané v UTF-8
complaint-whole = zpráva
bad-message-not-json = Tohle není zpráva, které stůl rozumí.
bad-message-cut-off = Tato zpráva přišla jen zčásti. Pošlete ji znovu.
message-too-large = Tohle je moc dlouhé: čte se nejvýš { $largest } bajtů.
not-allowed = Tohle není vaše věc.
other-origin = Požadavek přišel z jiné stránky, a proto byl odmítnut.
wrong-host = Tento server se jmenuje jinak. Zkontrolujte adresu; jména serveru nastavuje jeho správce v SLET_ALLOWED_HOSTS.
not-ready = Server teď nemůže sloužit: chybí spojení ({ $missing }).
request-too-slow = Zbytek požadavku nepřišel včas. Pošlete ho prosím znovu.
too-many-tables = Odtud jde založit { $most } stolů za hodinu. Chvíli prosím počkejte, nebo pokračujte u některého, který už máte.
too-many-own-tables = Máte rozehráno { $most } her, ve kterých se dnes hrálo. Nejdřív některou dohrajte nebo od ní odejděte, pak založte další.
too-many-open-tables = Odtud je už otevřeno { $most } stolů. Počkejte, až některé hry skončí; víc jich může povolit ten, kdo server spravuje (SLET_OPEN_TABLES).
too-many-own-seats = Sedíte už u { $most } stolů. Nejdřív některou hru dohrajte nebo od ní odejděte, pak si přisedněte sem.
too-many-open-seats = Odtud je už obsazeno { $most } míst. Počkejte, až některé hry skončí; víc jich může povolit ten, kdo server spravuje (SLET_OPEN_SEATS).
too-much-talk = To bylo najednou moc. Chvilku počkejte a řekněte to znovu.
name-of-a-player = U tohoto stolu hraje někdo, kdo se jmenuje { $name }. Abyste tu mohli mluvit, zvolte si v nastavení jiné jméno.
name-alike = U tohoto stolu sedí { $name } a vaše jména vypadají stejně. Abyste si sem mohli sednout, zvolte si jiné jméno.
metrics-not-for-you = Tato čísla jsou pro správce serveru. Odkud se smí číst, říká SLET_METRICS_FOR.
no-such-page = Tady nic není. Možná je v adrese překlep.
no-such-way = Této adresy se takhle ptát nejde.
request-too-large = Tohle je moc dlouhé, než aby se to dalo přečíst.
no-such-table = Takový stůl není. Možná se odkaz při kopírování uťal.
no-longer = Tohle už nejde.
too-many-connections = Z vašeho místa je otevřeno víc než { $most } stolů. Některé zavřete a načtěte stránku znovu.
too-fast = Tolik požadavků najednou je moc. Chvilku počkejte a zkuste to znovu.
stale-move = Stůl mezitím pokročil. Podívejte se znovu a pak volte.
not-your-turn-now = Teď nejste na řadě vy. Na řadě: { $name }.
not-begun = Hra ještě nezačala.
it-is-allowed = Tohle teď jde.
only-watching = Jen se díváte. Tohle mohou jen ti, kdo sedí u stolu.
hints-agreed = Každý se tu může ptát na radu a nováčkům napovídá sova.
hints-with-people = Hrají tu i jiní lidé a na radách se nedomluvili. U stolu jen s počítačovými hráči se ptát můžete.
hint-failed = Teď poradit nejde. Zkuste to znovu, nebo se podívejte do pravidel.
not-your-seat = Tam sedí někdo jiný. Odpovídat můžete jen za své místo.
you-are-away = Odešli jste od stolu a hraje za vás počítač. Nejdřív se vraťte.
undo-too-late = Hra skončila, už se nedá nic vzít zpět.
nothing-to-agree = Už není s čím souhlasit.
take-back-wish = { $name } prosí o vrácení poslední odpovědi. Souhlasíte?
you-need-a-seat = I vy potřebujete místo: zvolte aspoň jedno jako své.
wrong-invitation = Tahle pozvánka neplatí. Požádejte o odkaz ještě jednou.
already-begun = Hra už začala. Můžete se dívat.
table-full = Všechna místa jsou obsazená. Můžete se dívat.
seat-taken = Tohle místo je obsazené. Zvolte jiné.
only-host-decides = O tom, kdo u stolu mluví a kdo zůstane, rozhoduje jen ten, kdo stůl založil.
removed-by-host = Od tohoto stolu vás vykázal jeho zakladatel. Pustit vás zpátky může jen on.
muted-by-host = Zakladatel stolu vám vzal slovo, můžete jen poslouchat. Vrátit vám ho může jen on.
no-such-person = Tento člověk už u stolu není. Otevřete seznam lidí znovu.
stale-decision = Stůl se mezitím změnil a nic se nestalo. Podívejte se znovu a pak rozhodněte.
only-host-starts = Hru může začít jen ten, kdo stůl založil.
rematch-too-early = Hra ještě neskončila.
branch-too-early = Od některého okamžiku se dá hrát dál, až když hra skončí.
branch-not-yours = Na tuto hru může navázat jen ten, kdo ji hrál.
branch-not-your-seat = To nebylo vaše místo: navázat můžete tam, kde jste seděli.
branch-no-such-moment = Takový okamžik tato hra nemá: její okamžiky mají čísla 0 až { $last }.
branch-other-rules = Na tuto hru navázat nejde: její pravidla se mezitím změnila a dnešní ji nedokážou sledovat. Prohlédnout si ji můžete dál.
# kde ve hře: „pokračuje od …“
branch-move = tahu { $number }
no-such-difficulty = Taková hra, snazší nebo těžší než minulá, není: hrajte ji znovu, jaká byla.
record-too-early = Záznam se vydává, až když hra skončí.
moments-too-early = Zpětně se dá hra procházet, až když skončí.
not-watchable = Hráči u tohoto stolu nechtějí diváky.
bad-eyes = Takové místo, odkud by se dalo dívat, není.
bad-name = Jméno potřebuje aspoň jedno písmeno nebo číslici.

# Počítačoví hráči
against-people = lidé
against-mixed = různé úrovně
against-alone = bez soupeřů
level-novice = Učeň
level-adept = Zkušený
level-master = Mistr
level-archmage = Arcimág
level-careful = Mistr, opatrný
level-bold = Mistr, odvážný

# Lidé; větu začíná jméno
noted-advised = se ptá na radu.
noted-left = odchází od stolu, zatím tu hraje počítač.
noted-back = je zpátky u stolu.
noted-removed = musí na přání zakladatele od stolu, dál tu hraje počítač.
noted-removed-before = musí na přání zakladatele od stolu.
guest = Host
somebody = někdo
session-ended = V tomto prohlížeči jste odhlášeni, a to z jiného zařízení. Načtěte stránku znovu a pokračujte jako host.
somebody-else-now = V tomto prohlížeči jste se právě stali někým jiným. Načtěte stránku znovu.
no-such-session = V tomto prohlížeči už přihlášení není.
link-unknown = Tento odkaz není odsud, nebo se při kopírování uřízl. Vytvořte nový na zařízení, kde máte své hry.
link-used = Tento odkaz už byl použit, každý platí jen jednou. Vytvořte nový na zařízení, kde máte své hry.
link-old = Tento odkaz je starý, každý platí deset minut. Vytvořte nový na zařízení, kde máte své hry.
passkey-address = Přístupový klíč patří ke jménu serveru, a tahle adresa má jen čísla. Otevřete Slet pod jménem přes https, nebo na tomto počítači jako „localhost“; odkazem se dostanete na jiné zařízení vždycky.
passkey-unsafe = Přístupový klíč potřebuje stránku načtenou přes https. Odkazem se dostanete na jiné zařízení vždycky.
passkey-many = Máte { $most } přístupových klíčů. Odeberte některý, který už nepoužíváte.
passkey-refused = Tento přístupový klíč nepatří k tomuto serveru, nebo neodpověděl správně. Nikdo se nepřihlásil; použijte jiný, nebo odkaz z jiného zařízení.
passkey-known = Tento přístupový klíč tu už je.
passkey-broken = Co prohlížeč poslal, není přístupový klíč. Zkuste to znovu, nebo použijte odkaz z jiného zařízení.
passkey-unknown = Pod tímto přístupovým klíčem tu nikoho neznáme: byl odebrán, nebo patří k jinému serveru. Použijte jiný, nebo odkaz z jiného zařízení.
passkey-late = Trvalo to příliš dlouho, nebo už odpověď přišla. Začněte znovu.
no-such-passkey = Takový přístupový klíč už tu není.
along-guest = V tomto prohlížeči už má { $name } vlastní hry nebo úlohy. Řekněte nejdřív, jestli jste oba jeden člověk.
forged-cookie = Vaši cookie nepodepsal tento server, proto jsme ji odstranili. Načtěte stránku znovu.

# Hry, kterým se od začátku změnila pravidla
rules-taken-over = Od začátku této hry se změnila pravidla (z verze { $played } na { $installed }). Pokračuje se odtud, kam hra došla; co bylo předtím, nejde vzít zpět.{ $dropped ->
    [0] {""}
    [one] {" "}Poslední odpověď je potřeba dát znovu.
    [few] {" "}Poslední { $dropped } odpovědi je potřeba dát znovu.
   *[other] {" "}Posledních { $dropped } odpovědí je potřeba dát znovu.
}
rules-stop-at-question = Tato hra se hrála podle verze { $played } pravidel; tady je verze { $installed } a dovede ji sledovat jen k tahu { $number }: tam dostane { $name } otázku „{ $question }“, na kterou se tehdejší odpověď nehodí.
rules-stop-at-move = Tato hra se hrála podle verze { $played } pravidel; tady je verze { $installed } a dovede ji sledovat jen k tahu { $number }.
rules-stop-at-end = Tato hra se hrála podle verze { $played } pravidel; podle verze { $installed }, která je tady, končí jinak.
rules-stop-at-setup = Tato hra se hrála podle verze { $played } pravidel; podle verze { $installed }, která je tady, ji nejde připravit.
rules-stopped = Vidíte, jak tam stála, ale dohrát ji nejde. Tlačítko „Hrát znovu“ začne novou hru se stejnými lidmi.
rules-stopped-over = Co se odehrálo až tam, si můžete prohlédnout.
rules-stopped-won = { $count ->
    [one] Vítěz: { $names }.
   *[other] Vítězové: { $names }.
} Co se odehrálo až tam, si můžete prohlédnout.
table-stopped-here = Tato hra nemůže pokračovat: změnila se její pravidla. Novou začne tlačítko „Hrát znovu“.
undo-branch = Tady jste navázali na jinou hru: co se hrálo předtím, zůstává, jak je.
undo-other-rules = Mezitím se změnila pravidla, takže co bylo předtím, nejde vzít zpět.
record-of-two-rules = Záznam této hry není: během hry nebo po ní se změnila její pravidla.

# Spuštění
database-in-use = Slet s hrami v souboru { $file } už běží: otevřete { $address }. Chcete-li ho spustit znovu, nejdřív ten běžící ukončete; mají-li běžet dva, dejte druhému vlastní databázi pomocí SLET_DATABASE_URL.
database-in-use-somewhere = Slet s hrami v souboru { $file } už běží. Chcete-li ho spustit znovu, nejdřív ten běžící ukončete; mají-li běžet dva, dejte druhému vlastní databázi pomocí SLET_DATABASE_URL.

# Lekce
lesson-try = To se smí, ale vede to jinam. Zkuste tohle: { $option }.
lesson-only-read = Nejdřív si to dočtěte: zatím není co vybírat.

# Úlohy
puzzle-wrong = Jde to i lépe. Zkuste to znovu ze stejné pozice.
puzzle-over = Tato úloha už skončila, není co vybírat.

# Ohlédnutí
review-too-early = Tahle hra ještě neskončila: ohlédnutí by prozradilo, co je skryté. Nejdřív ji dohrajte.
review-other-rules = Pravidla se od téhle hry změnila, takže ji už nejde posoudit. Záznam zůstává.
review-too-long = Tahle hra má { $answers } tahů; ohlédnout se lze nejvýš za { $most }. Záznam zůstává.
review-failed = Rozbor se dvakrát přerušil a nevíme proč. Co se zatím našlo, je uloženo; zkuste to znovu a bude se pokračovat odtud.
reviews-of-one = Právě se rozebírají { $most } vaše hry. Počkejte, až bude jedna hotová.
reviews-at-once = Právě se rozebírá mnoho her. Zkuste to za pár minut.

# Databáze od verze k verzi
schema-behind = Do databáze psala starší verze Sletu (změna { $found }; tahle potřebuje { $known }). Ukončete všechny servery, které ji používají, uložte si kopii (slet backup SOUBOR) a pak spusťte: slet migrate
schema-ahead = Do téhle databáze už psala novější verze Sletu (změna { $found }; tahle zná změny do { $known }). Nainstalujte znovu tu novější, nebo obnovte zálohu z doby před ní do jiné databáze. Nic se nezměnilo.

# Zprávy, že je někdo na tahu
notice-title = Jste na tahu: { $game }
notice-company = { $names } – u stolu se čeká na vás.
notice-no-push = Tento server neposílá zprávy do prohlížečů. Otevřená stránka i tak zazvoní a řekne to v titulku.
notice-no-mail = Tento server neposílá e-maily. Zapněte zprávy do tohoto prohlížeče, nebo nechte stránku otevřenou.
notice-bad-address = „{ $address }“ není e-mailová adresa. Má vypadat třeba takto: jana@example.org.
notice-unknown-service = Tento prohlížeč dostává zprávy přes { $service } a tam tento server neposílá. Povolit to může správce (SLET_PUSH_SERVICES); do té doby zvolte e-mail nebo jiný prohlížeč.
notice-bad-keys = Klíči, které prohlížeč poslal, nejde nic zašifrovat. Zprávy v něm vypněte a znovu zapněte.
notice-no-such-way = Tento způsob upozornění už neexistuje. Načtěte stránku znovu.
notice-too-many-ways = Upozornění může chodit nejvýš { $most } cestami. Zrušte některou, kterou už nepotřebujete.
notice-too-many-letters = Před chvílí se odeslalo několik dopisů. Podívejte se do pošty, i mezi nevyžádanou, nebo čtvrt hodiny počkejte.
notice-bad-zone = „{ $zone }“ není časové pásmo. Má vypadat třeba takto: Europe/Prague.
notice-link-old = Odkaz je starší než tři dny a už neplatí. Zadejte adresu znovu a přijde vám nový dopis.
notice-link-foreign = Odkaz není celý, nebo není náš. Zkopírujte ho z dopisu celý, až do konce.
notice-link-used = Na tuto adresu už se nic neposílá, takže není co měnit. Znovu ji můžete zadat v části „Upozornění“.
letter-confirm-subject = Smí vám Slet psát?
letter-confirm = Dobrý den,

    na stránce { $address } někdo zadal tuto adresu, aby se dozvěděl, až bude ve hře na tahu.

    Pokud jste to byli vy, otevřete do tří dnů tento odkaz:
    { $link }

    Pokud ne, nedělejte nic: žádný další dopis nepřijde.
letter-turn = Dobrý den,

    jste na tahu ve hře { $game }. U stolu: { $names }.

    Hrát dál: { $link }

    Zrušit tyto dopisy: { $stop }

# Záloha
backup-exists = „{ $file }“ už existuje a nic se nepřepisuje. Zvolte jiné jméno.
backup-failed = Kopii nešlo zapsat do „{ $file }“: { $detail }. Nic po ní nezůstalo a hry jsou, jak byly.
backup-unreadable = „{ $file }“ není celá záloha Sletu: { $detail }.
backup-foreign = „{ $file }“ není záloha Sletu.
backup-nothing = V téhle databázi ještě žádné hry nejsou: není co zálohovat.
restore-over-games = V téhle databázi jsou hry ({ $games }) a ztratily by se. Nejdřív je zálohujte (slet backup SOUBOR) a pak spusťte totéž s --replace; nebo uveďte jinou databázi v SLET_DATABASE_URL.
restore-in-use = Databázi někdo používá: { $connections ->
    [one] jedno spojení
    [few] { $connections } spojení
   *[other] { $connections } spojení
}. Nejdřív ukončete všechny servery.
restore-failed = Zálohu nešlo obnovit: { $detail }. Databáze je, jak byla.
database-unreachable = K databázi se nejde dostat: { $detail }. Podívejte se, zda běží a zda SLET_DATABASE_URL souhlasí.
absence-backwards = Nepřítomnost končí dřív, než začíná. Zvolte jiné dny.
absence-far = To je za víc než rok. Oznamte ji, až bude blíž.
absence-twice = Na tu dobu už nepřítomnost oznámenou máte. Nejdřív ji odvolejte, nebo zvolte jiné dny.
absence-long = Za rok můžete být pryč { $most } dní a zbývá jich { $left }. Zvolte méně dní.
absence-over = Tato nepřítomnost už skončila, není co odvolat.
open-without-seats = Všechna místa jsou obsazená. Nechte jedno volné, aby si měl kdo přisednout, nebo stůl neotvírejte.
rated-agreed = Tato hra je hodnocená: počítá se všem do hodnocení a kdo odejde, počítá se jako poslední.
rated-with-hints = Hodnocená hra se hraje bez rad. Zvolte jedno, nebo druhé.
rated-without-people = Hodnocená hra se hraje mezi lidmi: nechte volné místo, aby si měl kdo přisednout.

# Klubové večery
no-such-evening = Takový večer není. Možná se odkaz při kopírování uťal.
evening-by-days = Večer se odehraje za jeden večer: zvolte hodiny na minuty, nebo žádné.
evening-over = Tento večer už skončil.
evening-full = Už je tu { $most } lidí a pro další není místo. Kdo odejde, udělá místo.
evening-name-alike = Na večer už přišel někdo, kdo se jmenuje { $name }, a vaše jména vypadají stejně. Abyste mohli dál, zvolte si jiné jméno.
evening-only-own = Jen o sobě můžete říct, jestli hrajete. Pořadatel může někoho vyřadit nebo zase pustit do hry.
evening-only-host = To může jen pořadatel večera.
evening-only-present = Večer může vést jen někdo, kdo je tu.
evening-host-is-there = Pořadatel je tu. Požádejte ho, ať vám večer předá.
evening-round-goes-on = Ještě se hraje { $round }. kolo. Počkejte na ně, nebo je nejdřív ukončete.
evening-changed = Večer se mezitím změnil. Podívejte se znovu a pak vyberte.
evening-too-few = Na kolo je tu málo lidí: { $here }, a je jich potřeba aspoň { $least }.
no-such-person-here = Takový člověk na tomto večeru není.
too-many-own-evenings = Vedete už { $most } { $most ->
    [one] večer
    [few] večery
   *[other] večerů
}. Některý ukončete, pak založte další.
too-many-evenings = Odtud už běží { $most } večerů. Počkejte, až některé skončí.
