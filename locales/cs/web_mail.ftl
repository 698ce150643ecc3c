# Malé stránky za odkazy v e-mailech a stránka pro zapomenuté heslo.

web-mail-incomplete = Kus odkazu chybí. Otevřete ho z e-mailu znovu, nebo ho zkopírujte celý.
web-mail-home = Na úvodní stránku

web-mail-confirm = Potvrďte svou e-mailovou adresu
web-mail-confirm-about = Pak vám můžeme napsat, když jste na tahu, a poslat odkaz, když zapomenete heslo.
web-mail-confirm-go = Potvrdit adresu
web-mail-confirm-done = Adresa je potvrzená.

web-mail-unsubscribe = Žádné další e-maily o hrách
web-mail-unsubscribe-about = O vašich hrách už vám psát nebudeme. Zprávy o účtu, třeba odkaz na nové heslo, na vaši žádost přijdou dál.
web-mail-unsubscribe-go = Přestat posílat
web-mail-unsubscribe-done = Hotovo: e-maily o vašich hrách už chodit nebudou. Znovu je zapnete v nastavení.

web-mail-password = Nové heslo
web-mail-password-about = S novým heslem budete odhlášeni na všech zařízeních. Odkaz platí jednou a 30 minut.
web-mail-password-go = Nastavit heslo
web-mail-password-done = Nové heslo je nastavené. Přihlaste se jím. Záchranné kódy a tokeny přestaly platit: vytvořte si nové.
web-mail-password-again = Poslat nový odkaz

web-mail-forgotten = Zapomněli jste heslo?
web-mail-forgotten-about = Pokud jste potvrdili e-mailovou adresu, pošleme na ni odkaz, kterým si zvolíte nové heslo.
web-mail-forgotten-field = Přihlašovací jméno nebo e-mail
web-mail-forgotten-go = Poslat odkaz
web-mail-forgotten-done = Pokud toto jméno nebo adresa patří někomu s potvrzenou adresou, e-mail je na cestě. Odkaz v něm platí 30 minut. Podívejte se i do nevyžádané pošty.
web-mail-forgotten-empty = Zadejte přihlašovací jméno nebo e-mailovou adresu.

web-mail-not-me = Nebyli jste to vy?
web-mail-not-me-about = Pak se všude odhlaste. Na adresu tohoto mailu vám také pošleme odkaz na nové heslo. Potom odeberte přístupové klíče, které neznáte.
web-mail-not-me-go = Odhlásit všude
web-mail-not-me-done = Účet je všude odhlášen a mail s odkazem na nové heslo je na cestě. Záchranné kódy a tokeny přestaly platit: vytvořte si nové.
