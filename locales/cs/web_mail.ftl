# Malé stránky za odkazy v e-mailech a stránka pro zapomenuté heslo.

web-mail-incomplete = Část odkazu chybí. Otevři ho z e-mailu znovu, nebo ho zkopíruj celý.
web-mail-home = Na úvodní stránku

web-mail-confirm = Potvrď svou e-mailovou adresu
web-mail-confirm-about = Pak ti můžeme napsat, když jsi na tahu, a poslat odkaz, když zapomeneš heslo.
web-mail-confirm-go = Potvrdit adresu
web-mail-confirm-done = Adresa je potvrzená.

web-mail-unsubscribe = Žádné další e-maily o hrách
web-mail-unsubscribe-about = O tvých hrách už ti psát nebudeme. Zprávy o účtu, třeba odkaz na nové heslo, ti na žádost přijdou dál.
web-mail-unsubscribe-go = Přestat posílat
web-mail-unsubscribe-done = Hotovo: e-maily o tvých hrách už chodit nebudou. Znovu je zapneš v nastavení.

web-mail-password = Nové heslo
web-mail-password-about = Nastavením nového hesla se odhlásíš na všech zařízeních. Odkaz platí jen jednou, 30 minut.
web-mail-password-go = Nastavit heslo
web-mail-password-done = Nové heslo je nastavené. Přihlas se jím. Záchranné kódy a tokeny přestaly platit: vytvoř si nové.
web-mail-password-again = Poslat nový odkaz

web-mail-forgotten = Zapomenuté heslo?
web-mail-forgotten-about = Pokud máš potvrzenou e-mailovou adresu, pošleme na ni odkaz, kterým si zvolíš nové heslo.
web-mail-forgotten-field = Přihlašovací jméno nebo e-mail
web-mail-forgotten-go = Poslat odkaz
web-mail-forgotten-done = Pokud toto jméno nebo adresa patří někomu s potvrzenou adresou, e-mail je na cestě. Odkaz v něm platí 30 minut. Podívej se i do nevyžádané pošty.
web-mail-forgotten-empty = Zadej přihlašovací jméno nebo e-mailovou adresu.

web-mail-not-me = To nejsi ty?
web-mail-not-me-about = Pak se všude odhlas. Na tuto adresu ti také pošleme odkaz na nové heslo. Potom odeber přístupové klíče, které neznáš.
web-mail-not-me-go = Odhlásit všude
web-mail-not-me-done = Účet je všude odhlášen a e-mail s odkazem na nové heslo je na cestě. Záchranné kódy a tokeny přestaly platit: vytvoř si nové.
