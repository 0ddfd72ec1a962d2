notices = Upozornění
notices-lead = Když se čeká na vás: jak se to dozvíte a kdy chcete mít klid.
alone-note = U stolů, kde hrajete s lidmi. Proti počítači na vás nikdo nečeká.

## The page itself
page = Na otevřené stránce
page-lead = V titulku svítí „● Jste na tahu“, a když se díváte jinam, jednou cinkne zvonek.
bell = Zvonek
bell-on = Cinká
bell-off = Mlčí
bell-hear = Přehrát

## This browser
push = V tomto prohlížeči
push-lead = Systémové oznámení, i když není žádná stránka Sletu otevřená.
push-switch-on = Posílat oznámení sem
push-switch-off = Neposílat sem
push-on = Oznámení chodí do tohoto prohlížeče.
push-unsupported = Tento prohlížeč oznámení neumí. Na iPhonu a iPadu nejdřív přidejte Slet na plochu a otevřete ho odtud.
push-insecure = Prohlížeče dovolují oznámení jen na stránkách s https.
push-host = Tento server oznámení do prohlížečů neposílá.
push-denied = Prohlížeč má od vás zakázáno oznámení z této stránky pouštět. Povolte je v nastavení stránky (znak vedle adresy) a zkuste to znovu.
push-failed = Prohlížeč se nepřihlásil u své služby pro oznámení. Podívejte se, jestli jste připojeni, a zkuste to znovu.
other-browser = Jiný prohlížeč ({ $service })
take-away = Zrušit

## E-mail
mail = E-mailem
mail-lead = Krátký dopis s odkazem ke stolu. V každém je i odkaz, kterým se dopisy zruší.
mail-address = E-mailová adresa
mail-add = Pište mi tam
mail-host = Tento server dopisy neposílá.
state-asked = Dopis je na cestě: do tří dnů otevřete odkaz, který je v něm. Když nepřijde, podívejte se mezi nevyžádanou poštu.
state-on = Dopisy chodí sem.
state-refused = Sem už nic poslat nejde: druhá strana odmítla. Je-li adresa správná, zadejte ji znovu.
state-refused-push = Služba pro oznámení odmítla. Vypněte je a znovu zapněte.

## After how long
after = Když nezahrajete
after-minutes = { $count ->
    [0] hned
    [one] 1 minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
after-hours = { $count ->
    [one] 1 hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
after-days = { $count ->
    [one] 1 den
    [few] { $count } dny
   *[other] { $count } dnů
}

## Quiet hours
quiet = Hodiny klidu
quiet-lead = Co by přišlo během nich, přijde, až skončí.
quiet-off = Žádné
quiet-on = Od … do
quiet-from = Od
quiet-to = do
quiet-zone = Podle hodin v pásmu { $zone }.

## Links in letters
confirm = Dopisy ze Sletu
confirm-lead = Smíme na tuto adresu psát, když budete na tahu?
confirm-do = Ano, pište mi
confirmed = Hotovo: až budete na tahu, přijde dopis na { $address }.
stop = Konec dopisů
stop-lead = Nemají už na tuto adresu chodit žádné dopisy?
stop-do = Už nic neposílat
stopped = Hotovo: na { $address } už nic nepřijde.
to-notices = Upozornění
to-games = Moje hry
