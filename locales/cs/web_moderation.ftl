# Hlášení, stránka moderátorů a to, co čte ten, koho se to týká.
#
# Slovník: moderator – moderátor, report – hlášení, decision – rozhodnutí, land – země (jméno mapy), phrase – hláška.

## Hlášení

web-report = Nahlásit
web-report-of = Nahlásit: { $who }
web-report-heading = Hlášení moderátorům
web-report-about = Čtou ho moderátoři. Nikdo jiný se nedozví, od koho je.
web-report-what = Čeho se týká?
web-report-name = Jméno „{ $words }“
web-report-land = Jméno země „{ $words }“
web-report-title = Název stolu „{ $words }“
web-report-phrase = Hláška, která zazněla
web-report-cheating = Podvádění v této hře
web-report-which = Která hláška
web-report-send = Odeslat hlášení
web-report-sent = Odesláno. Díky.

## Stránka moderátorů

web-mod-title = Moderování
web-mod-about = Hlášení a odpovědi. Vše, co uděláš, se zapíše do záznamu s tvým jménem a důvodem.
web-mod-reports = Hlášení
web-mod-reports-none = Žádná nová hlášení.
web-mod-kind-name = Jméno
web-mod-kind-title = Název stolu
web-mod-kind-land = Země
web-mod-kind-phrase = Hláška
web-mod-kind-cheating = Podvádění
web-mod-people =
    { $count ->
        [one] Nahlásil to { $count } člověk
        [few] Nahlásili to { $count } lidé
        [many] Nahlásilo to { $count } člověka
       *[other] Nahlásilo to { $count } lidí
    }
web-mod-of = Autor: { $who }
web-mod-phrase-note = Hlášky se neukládají: že zazněla, je známo jen z hlášení.
web-mod-look = Podívat se na stůl
web-mod-suspended = Teď má přístup pozastaven
web-mod-decide = Rozhodnout
web-mod-act = Co udělat
web-mod-act-rename = Změnit jméno
web-mod-act-clear_land = Odstranit jméno země
web-mod-act-clear_title = Odstranit název stolu
web-mod-act-suspend = Pozastavit přístup
web-mod-act-lift = Obnovit přístup
web-mod-act-end_table = Zavřít stůl bez výsledků
web-mod-act-unlist = Odebrat stůl ze seznamu
web-mod-act-dismiss = Zamítnout hlášení
web-mod-rule = Důvod
web-mod-rule-insult = Urážka
web-mod-rule-hate = Nenávist nebo výhrůžky
web-mod-rule-sexual = Sexuální obsah
web-mod-rule-impersonation = Vydává se za někoho jiného
web-mod-rule-advertising = Reklama
web-mod-rule-private_data = Prozrazuje soukromí jiných
web-mod-rule-disruption = Schválně kazí hry
web-mod-rule-cheating = Podvádí
web-mod-rule-none = Žádné pravidlo není porušeno
web-mod-new-name = Nové jméno
web-mod-days = Na jak dlouho
web-mod-days-count =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dní
    }
web-mod-days-none = Na neurčito
web-mod-note = Poznámka
web-mod-note-about = Ten, koho se to týká, si přečte důvod a tuto poznámku, ale ne tvé jméno.
web-mod-note-dismiss = Čtou ji jen moderátoři.
web-mod-go = Provést
web-mod-done = Hotovo a zapsáno do záznamu.
web-mod-answers = Odpovědi
web-mod-answers-none = Žádné nové odpovědi.
web-mod-answered = Odpovídá { $who }
web-mod-log = Záznam zásahů
web-mod-log-none = Zatím se nic nestalo.
web-mod-log-by = moderátor: { $who }
web-mod-log-host = správce webu
web-mod-log-erased = smazaný účet
web-mod-more = Ukázat další
web-mod-logged-rename = Jméno změněno
web-mod-logged-clear_land = Jméno země odstraněno
web-mod-logged-clear_title = Název stolu odstraněn
web-mod-logged-suspend = Přístup pozastaven
web-mod-logged-lift = Přístup obnoven
web-mod-logged-end_table = Stůl zavřen
web-mod-logged-unlist = Stůl odebrán ze seznamu
web-mod-logged-dismiss = Uzavřeno bez zásahu
web-mod-logged-grant = Role moderátora přidělena
web-mod-logged-take = Role moderátora odebrána

## Co čte ten, koho se to týká

web-decisions-title = Rozhodnutí moderátorů
web-decisions-about = Co o tobě moderátoři rozhodli a proč. Na každé rozhodnutí smíš jednou odpovědět.
web-decisions-none = Moderátoři o tobě nic nerozhodli.
web-decisions-suspended = Tvůj přístup je pozastaven
web-decisions-until = Do { $until }. Pak hraješ dál jako dřív.
web-decisions-no-end = Dokud ho moderátor neobnoví.
web-decisions-may = Mezitím si můžeš přečíst proč, jednou odpovědět a své údaje si stáhnout nebo smazat.
web-decision-rename = Tvé jméno bylo změněno
web-decision-clear_land = Jméno tvé země bylo odstraněno
web-decision-clear_title = Název tvého stolu byl odstraněn
web-decision-suspend = Tvůj přístup byl pozastaven
web-decision-lift = Tvůj přístup byl obnoven
web-decision-end_table = Tvůj stůl byl zavřen
web-decision-unlist = Tvůj stůl byl odebrán ze seznamu
web-decision-rule = Důvod: { $rule }
web-decision-words = Bylo to: „{ $words }“
web-decision-note = Moderátor píše: { $note }
web-decision-answer = Tvá odpověď
web-decision-once = Odpovědět můžeš jednou.
web-decision-send = Odeslat odpověď
web-decision-sent = Odesláno. Moderátor si ji přečte.
web-decision-read = Moderátor si ji přečetl.
web-decision-line = Moderátor rozhodl o něčem, co se tě týká.
web-decision-line-read = Přečíst

## Odmítnutí

refusal-NotModerator = To mohou jen moderátoři.
refusal-Suspended = Tvůj přístup je pozastaven. Můžeš si přečíst proč, odpovědět a své údaje si stáhnout nebo smazat.
refusal-NothingToReport = Není tu nic, co by šlo nahlásit.
refusal-NoSuchReport = Takové hlášení ani odpověď tu není, nebo se tím už někdo zabýval.
refusal-ModeratorsAreEqual = Moderátoři nezasahují proti sobě navzájem ani proti sobě samým; to může správce webu.
refusal-NothingToChange = Už to tak je.
refusal-DecidedByModerator = Změnil to moderátor, takže to vrátit nejde.
refusal-NoSuchDecision = Takové rozhodnutí tu není, nebo na něm už tvá odpověď je.
