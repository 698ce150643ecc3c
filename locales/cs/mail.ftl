# Zprávy o účtu a to, co stojí pod každou zprávou.
#
# Slovníček: přihlašovací jméno, relace, e-mail, adresa. $site je jméno webu, třeba inkland.example.

mail-confirmation-subject = Potvrďte svou adresu pro { $site }
mail-confirmation-body = Někdo, nejspíš vy, zadal tuto adresu na webu { $site }. Potvrďte ji do jednoho dne.
mail-confirmation-button = Potvrdit adresu
mail-confirmation-otherwise = Pokud jste to nebyli vy, nemusíte dělat nic: adresa se nebude používat.

mail-new-password-subject = Nové heslo pro { $site }
mail-new-password-body = Někdo, nejspíš vy, požádal o nové heslo na webu { $site }. Odkaz platí jednou a 30 minut. S novým heslem budete odhlášeni na všech zařízeních.
mail-new-password-button = Zvolit nové heslo
mail-new-password-otherwise = Pokud jste to nebyli vy, nemusíte dělat nic: heslo zůstane stejné.

mail-address-changed-subject = Vaše adresa na { $site } se změnila
mail-address-changed-body = Váš účet na webu { $site } už tuto adresu nemá: byla nahrazena nebo odebrána.
mail-address-changed-otherwise = Pokud jste to nebyli vy, přihlaste se, změňte heslo a odhlaste se na všech ostatních zařízeních.

mail-password-changed-subject = Vaše heslo pro { $site } bylo změněno
mail-password-changed-body = Heslo k vašemu účtu na webu { $site } bylo právě změněno.
mail-password-changed-otherwise = Pokud jste to nebyli vy, nechte si poslat nové: u přihlášení zvolte „Zapomněli jste heslo?“.

mail-passkey-added-subject = Nový přístupový klíč k vašemu účtu na webu { $site }
mail-passkey-added-body = K vašemu účtu na webu { $site } byl právě přidán přístupový klíč. S ním se lze přihlásit bez hesla.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = Nové zařízení na webu { $site }
mail-device-added-body = Někdo, nejspíš vy, se přihlásil k vašemu účtu na webu { $site } ze zařízení, které jsme dosud neznali.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = Na webu { $site } byl použit záchranný kód
mail-recovery-used-body = Záchranným kódem vašeho účtu na webu { $site } bylo právě nastaveno nové heslo. Podruhé už tento kód použít nelze.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = Nové záchranné kódy pro { $site }
mail-codes-made-body = Pro váš účet na webu { $site } bylo vytvořeno deset nových záchranných kódů. Dřívější už neplatí.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = To nejsem já: odhlásit všude
mail-news-otherwise = Pokud jste to nebyli vy, stiskněte tlačítko: účet se všude odhlásí a my vám pošleme odkaz na nové heslo. Potom odeberte přístupové klíče, které neznáte.

mail-login = Vaše přihlašovací jméno: { $login }
mail-account-reason = Tato zpráva se týká vašeho účtu na webu { $site }; neodpovídejte na ni.

mail-notice-button = Otevřít hru
mail-moderated-button = Přečíst rozhodnutí
mail-notice-reason = Tuto zprávu dostáváte, protože hrajete na webu { $site }.
mail-unsubscribe = Už takové zprávy neposílat
