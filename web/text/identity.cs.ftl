profile = Profil
profile-lead = Žádný účet, žádné heslo: tento prohlížeč ví, kdo jste.
you = Vy
hat = Váš klobouk
hat-bent = Čarodějnický klobouk
hat-cone = Špičatý klobouk
hat-bowler = Buřinka
hat-top = Cylindr
hat-hood = Kápě
hat-horns = Rohy
more-numbers = Celá statistika
none-finished = Zatím nic dohraného. Odehrané hry tu zůstanou i s rozborem a záznamem.
settings-travel = Putuje s vámi: co si zvolíte naposledy, platí na všech vašich zařízeních.

## Co se uchovává
data = Vaše data
data-about = Jméno, klobouk a nastavení, prohlížeče a klíče, které vás znají, vaše hry, úlohy, co jste řekli a jak vám dáváme vědět, že jste na řadě. V souboru je to všechno.
data-file = Všechno v jednom souboru
delete = Smazat mě
delete-what = Zapomene se vaše jméno, klobouk, nastavení, úlohy i zařízení, v tomto prohlížeči i ve všech ostatních. Vrátit to nejde.
delete-games = Hry zůstanou, patří i ostatním: budete v nich „někdo“. Kde se ještě hraje, sedne si na vaše místo počítač.
delete-yes = Smazat mě nadobro

## Na jiné zařízení
along = Vzít s sebou
along-why = Jméno, hry a všechno, co k nim patří, v telefonu nebo na jiném počítači.
along-do = Na jiné zařízení
along-scan = Namiřte na obrázek fotoaparát telefonu, nebo otevřete odkaz v druhém prohlížeči.
along-there = Tam potvrďte, že jste to vy.
along-picture = Odkaz jako QR kód
along-link = Odkaz
along-good = Platí jednou, do { $time }. Nikomu jinému ho nedávejte: kdo ho otevře, ten je vy.

## Přístupové klíče
passkey = Přístupový klíč
passkeys = Přístupové klíče
passkeys-why = Abyste se mohli vrátit z kteréhokoli prohlížeče, i když vás žádný jiný nezná: klíč uchová telefon nebo počítač a zeptá se na otisk, tvář nebo PIN.
passkeys-not-address = Tahle adresa má jen čísla a přístupové klíče potřebují jméno, proto tu nejsou. Vezměte si místo nich odkaz.
passkeys-not-safe = Přístupové klíče potřebují stránku načtenou přes https, proto tu nejsou. Vezměte si místo nich odkaz.
passkeys-not-browser = Tento prohlížeč přístupové klíče nezná. Vezměte si místo nich odkaz.
passkeys-there = Toto zařízení už pro vás klíč má.
passkeys-broken-off = Žádný klíč jste nevybrali. Nic se nezměnilo.
passkeys-failed = Přístupový klíč tu nejde použít. Zkuste to znovu, nebo si vezměte odkaz.
passkey-name = Jméno nového
passkey-add = Vytvořit klíč
passkey-use = Klíč už mám
passkey-used = naposledy použit { $when }
passkey-remove = Odebrat
passkey-remove-of = Odebrat { $name }

## Kam odkaz vede
arrive = Na toto zařízení
arrive-as = { $name } jde s vámi
arrive-why = Od této chvíle patří tento prohlížeč hráči jménem { $name } i se všemi hrami. Pokračujte, jen pokud jste to vy.
arrive-yes = Jsem { $name }
arrive-guest = Tady už má { $name } { $games ->
    [0] {""}
    [one] jednu hru
    [few] { $games } hry
   *[other] { $games } her
}{ $games ->
    [0] {""}
   *[other] { $puzzles ->
        [0] {""}
       *[other] {" "}a{" "}
    }
}{ $puzzles ->
    [0] {""}
    [one] jednu úlohu
    [few] { $puzzles } úlohy
   *[other] { $puzzles } úloh
}. Jste oba jeden člověk?
arrive-one-why = Pak to všechno bude mít { $name }: místa u stolů, hry, statistiku, úlohy. Rozdělit to zpátky nejde.
arrive-one = Ano, jsme jeden
arrive-not = Ne, nechat tak
arrive-same = { $name } už tu je
arrive-same-why = Tento prohlížeč vás znal už předtím, není co dělat. Odkaz zůstal nepoužitý.
arrive-refused = Tento odkaz nikam nevede

## Prohlížeče
devices = Kde jste to vy
device-unknown = Prohlížeč
device-here = tento prohlížeč
device-used = naposledy { $when }
device-end = Odhlásit
device-end-of = Odhlásit: { $name }
device-end-others = Odhlásit všechny ostatní
device-end-here = Odhlásit se tady
device-end-sure = Tento prohlížeč zapomene, kdo jste, a budete zase host. Pokud vás nezná žádný jiný, zpátky se nedostanete: vezměte si nejdřív odkaz na jiné zařízení.
device-none = Zatím se jen rozhlížíte. Jakmile budete mít jméno nebo hru, bude tu i tento prohlížeč.
