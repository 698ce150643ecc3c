# Stránka o sobě: jméno, přihlášení, kde trvá, přístupové klíče, vlastní údaje.
#
# Slovníček: host (hraje jen se jménem), člen (může se přihlásit), přihlašovací jméno (ostatní je
# nevidí), přihlášení, přístupový klíč.

web-you-about = Co vidí ostatní, jak se vrátit a vše, co o tobě uchováváme.
web-you-seen = Co vidí ostatní
web-you-figures = Tvoje mapy a statistiky
web-you-join = Uchovat své hry
web-you-join-about = Všechno funguje i bez toho. S přihlašovacím jménem a heslem najdeš své hry na jiných zařízeních – i když na tebe tento prohlížeč zapomene.
web-you-join-go = Uchovat mé hry
web-you-login = Přihlašovací jméno
web-you-login-hint = 3 až 20 písmen nebo číslic. Vidíš je jen ty; u stolu máš své jméno.
web-you-password = Heslo
# Checked in 2026.
web-you-password-hint = Aspoň 8 znaků. Několik slov za sebou se dobře pamatuje a těžko uhodne.
web-you-show-password = Ukázat heslo
web-you-log-in = Přihlásit se
web-you-log-in-about = Zpátky ke svým hrám na tomto zařízení.
web-you-log-in-guest = Zpátky ke svým hrám na tomto zařízení. Co tu hraješ jako host, zůstane hostovi.
web-you-log-in-go = Přihlásit se
web-you-log-in-passkey = Přihlásit se přístupovým klíčem
web-you-log-out = Odhlásit se
web-you-log-out-elsewhere = Odhlásit všude jinde
web-you-member = Přihlášený účet: { $login }
web-you-is-member = Tvé hry jsou uchovány. Přihlas se jménem a heslem, ať jsi kdekoli.
web-you-is-in = Přihlášení proběhlo.
web-you-is-out = Odhlášení proběhlo. V tomto prohlížeči zůstalo jen nastavení.
web-you-is-erased = Všechny tvé údaje byly smazány.
web-you-change-password = Změnit heslo
web-you-change-password-about = Podívej se také, co pustí dovnitř i bez něj.
web-you-change-password-passkeys = Odebrat také tyto přístupové klíče
web-you-change-password-passkeys-about = Přístupový klíč pustí dovnitř bez hesla. Zaškrtni ty, které neznáš nebo už nepoužíváš.
web-you-password-new = Nové heslo
web-you-password-changed = Heslo je změněno.
web-you-password-changed-all = Heslo je změněno. Záchranné kódy a tokeny přestaly platit: vytvoř si nové.
web-you-confirm = Jsi to ty?
web-you-confirm-about = Zadej heslo ještě jednou. Pak se na ně 5 minut nikdo ptát nebude.
web-you-confirm-go = Potvrdit
web-you-confirm-passkey = Potvrdit přístupovým klíčem
web-you-sessions = Aktivní přihlášení
web-you-sessions-about = Neznáš některé z nich? Ukonči je a změň si heslo.
web-you-session-here = tento prohlížeč, teď
web-you-session-seen = naposledy { $when }
web-you-session-end = Odhlásit se: { $what }, naposledy { $when }
web-you-agent-unknown = Neznámý prohlížeč
web-you-passkeys = Přístupové klíče
web-you-passkeys-about = Přihlašuj se tak, jak odemykáš telefon nebo počítač, bez hesla.
web-you-passkey-made = Vytvořen { $when }
web-you-passkey-add = Přidat přístupový klíč
web-you-passkey-remove = Odebrat
web-you-passkey-remove-this = Odebrat: { $what }
web-you-data = Tvé údaje
web-you-data-about = Stáhni si vše, co o tobě uchováváme, nebo to nech smazat.
web-you-export = Stáhnout mé údaje
web-you-erase = Smazat všechny mé údaje
web-you-erase-why = Tvé jméno, přihlašovací jméno, přihlášení, přístupové klíče a výsledky budou smazány a nelze je vrátit.
web-you-erase-games = Hry s ostatními běží dál: tvé místo převezme bot bez tvého jména.
web-you-erase-not = Nechat být
web-you-erase-go-on = Pokračovat
web-you-erase-sure = Smazat navždy?
web-you-erase-word = smazat
web-you-erase-type = Pro jistotu napiš: { $word }
web-you-erase-for-good = Smazat navždy

web-you-people = Lidé, se kterými hraješ
web-you-moderation = Moderování
web-you-decisions = Rozhodnutí moderátorů

## One device, several people

web-you-stay = Změnit hráče
web-you-log-in-leave = { $name } tu také zůstane
web-you-log-in-leave-about = Hry hosta tu poběží dál: jedno klepnutí a { $name } zase hraje.
web-you-forgotten = Zapomenuté heslo?
