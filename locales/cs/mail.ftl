# Zprávy o účtu a to, co stojí pod každou zprávou.
#
# Slovníček: přihlašovací jméno, relace, e-mail, adresa. $site je jméno webu, třeba inkland.example.

mail-confirmation-subject = Potvrď svou adresu pro { $site }
mail-confirmation-body = Někdo, nejspíš ty, zadal tuto adresu na webu { $site }. Potvrď ji do jednoho dne.
mail-confirmation-button = Potvrdit adresu
mail-confirmation-otherwise = Pokud to nejsi ty, nemusíš dělat nic: adresa se nebude používat.

mail-new-password-subject = Nové heslo pro { $site }
mail-new-password-body = Někdo, nejspíš ty, požádal o nové heslo na webu { $site }. Odkaz platí jen jednou, 30 minut. Nastavením nového hesla se odhlásíš na všech zařízeních.
mail-new-password-button = Zvolit nové heslo
mail-new-password-otherwise = Pokud to nejsi ty, nemusíš dělat nic: heslo zůstane stejné.

mail-address-changed-subject = Tvoje adresa na { $site } se změnila
mail-address-changed-body = Tvůj účet na webu { $site } už tuto adresu nemá: byla nahrazena nebo odebrána.
mail-address-changed-otherwise = Pokud to nejsi ty, přihlas se, změň heslo a odhlas se na všech ostatních zařízeních.

mail-password-changed-subject = Tvoje heslo pro { $site } bylo změněno
mail-password-changed-body = Heslo k tvému účtu na webu { $site } bylo právě změněno.
mail-password-changed-otherwise = Pokud to nejsi ty, nech si poslat nové: u přihlášení zvol „Zapomenuté heslo?“.

mail-passkey-added-subject = Nový přístupový klíč k tvému účtu na webu { $site }
mail-passkey-added-body = K tvému účtu na webu { $site } byl právě přidán přístupový klíč. Dá se s ním přihlásit bez hesla.
mail-passkey-added-button = { mail-news-button }
mail-passkey-added-otherwise = { mail-news-otherwise }

mail-device-added-subject = Nové zařízení na webu { $site }
mail-device-added-body = Někdo, nejspíš ty, se přihlásil k tvému účtu na webu { $site } z nového zařízení.
mail-device-added-button = { mail-news-button }
mail-device-added-otherwise = { mail-news-otherwise }

mail-recovery-used-subject = Na webu { $site } byl použit záchranný kód
mail-recovery-used-body = Záchranným kódem k tvému účtu na webu { $site } bylo právě nastaveno nové heslo. Podruhé už tento kód použít nelze.
mail-recovery-used-button = { mail-news-button }
mail-recovery-used-otherwise = { mail-news-otherwise }

mail-codes-made-subject = Nové záchranné kódy pro { $site }
mail-codes-made-body = Pro tvůj účet na webu { $site } bylo vytvořeno deset nových záchranných kódů. Dřívější už neplatí.
mail-codes-made-button = { mail-news-button }
mail-codes-made-otherwise = { mail-news-otherwise }

mail-news-button = To nejsem já: odhlásit všude
mail-news-otherwise = Pokud to nejsi ty, stiskni tlačítko: účet se všude odhlásí a my ti pošleme odkaz na nové heslo. Potom odeber přístupové klíče, které neznáš.

mail-login = Tvoje přihlašovací jméno: { $login }
mail-account-reason = Tato zpráva se týká tvého účtu na webu { $site }; neodpovídej na ni.

mail-notice-button = Otevřít hru
mail-moderated-button = Přečíst rozhodnutí
mail-notice-reason = Tuto zprávu dostáváš, protože hraješ na webu { $site }.
mail-unsubscribe = Už takové zprávy neposílat
