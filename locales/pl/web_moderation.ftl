# Zgłoszenia, strona moderatorów i to, co czyta osoba, której to dotyczy.
#
# Słowniczek: moderator – moderator, report – zgłoszenie, decision – decyzja, land – kraina (nazwa mapy), phrase – zwrot.

## Zgłaszanie

web-report = Zgłoś
web-report-of = Zgłoś: { $who }
web-report-heading = Zgłoszenie do moderatorów
web-report-about = Czytają je moderatorzy. Nikt inny nie dowie się, od kogo jest.
web-report-what = Czego dotyczy?
web-report-name = Imię „{ $words }”
web-report-land = Nazwa krainy „{ $words }”
web-report-title = Nazwa stołu „{ $words }”
web-report-phrase = Zwrot, który padł
web-report-cheating = Oszukiwanie w tej grze
web-report-which = Która wypowiedź
web-report-send = Wyślij zgłoszenie
web-report-sent = Wysłano. Dziękujemy.

## Strona moderatorów

web-mod-title = Moderacja
web-mod-about = Zgłoszenia i odpowiedzi. Wszystko, co zrobisz, trafi do dziennika z twoim imieniem i powodem.
web-mod-reports = Zgłoszenia
web-mod-reports-none = Brak nowych zgłoszeń.
web-mod-kind-name = Imię
web-mod-kind-title = Nazwa stołu
web-mod-kind-land = Kraina
web-mod-kind-phrase = Wypowiedź
web-mod-kind-cheating = Oszukiwanie
web-mod-people =
    { $count ->
        [one] Zgłosiła { $count } osoba
        [few] Zgłosiły { $count } osoby
        [many] Zgłosiło { $count } osób
       *[other] Zgłosiło { $count } osoby
    }
web-mod-of = Napisane przez: { $who }
web-mod-phrase-note = Wypowiedzi nie są zapisywane: że padła, wiadomo tylko ze zgłoszenia.
web-mod-look = Zobacz stół
web-mod-suspended = Konto jest zawieszone
web-mod-decide = Zdecyduj
web-mod-act = Co zrobić
web-mod-act-rename = Zmienić imię
web-mod-act-clear_land = Usunąć nazwę krainy
web-mod-act-clear_title = Usunąć nazwę stołu
web-mod-act-suspend = Zawiesić konto
web-mod-act-lift = Cofnąć zawieszenie
web-mod-act-end_table = Zamknąć stół bez wyników
web-mod-act-unlist = Zdjąć stół z listy
web-mod-act-dismiss = Odrzucić zgłoszenie
web-mod-rule = Powód
web-mod-rule-insult = Obraża kogoś
web-mod-rule-hate = Nienawiść lub groźby
web-mod-rule-sexual = Treści seksualne
web-mod-rule-impersonation = Podszywanie się
web-mod-rule-advertising = Reklama
web-mod-rule-private_data = Ujawnia prywatne sprawy innych
web-mod-rule-disruption = Celowo psuje gry
web-mod-rule-cheating = Oszukuje
web-mod-rule-none = Nie złamano żadnej zasady
web-mod-new-name = Nowe imię
web-mod-days = Na jak długo
web-mod-days-count =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
web-mod-days-none = Bezterminowo
web-mod-note = Notatka
web-mod-note-about = Osoba, której to dotyczy, przeczyta powód i tę notatkę, ale nie twoje imię.
web-mod-note-dismiss = Czytają ją tylko moderatorzy.
web-mod-go = Wykonaj
web-mod-done = Zrobione i zapisane w dzienniku.
web-mod-answers = Odpowiedzi
web-mod-answers-none = Brak nowych odpowiedzi.
web-mod-answered = Odpowiada { $who }
web-mod-log = Dziennik działań
web-mod-log-none = Nic jeszcze nie zrobiono.
web-mod-log-by = moderator: { $who }
web-mod-log-host = administrator serwisu
web-mod-log-erased = usunięte konto
web-mod-more = Pokaż więcej
web-mod-logged-rename = Imię zmienione
web-mod-logged-clear_land = Nazwa krainy usunięta
web-mod-logged-clear_title = Nazwa stołu usunięta
web-mod-logged-suspend = Konto zawieszone
web-mod-logged-lift = Zawieszenie cofnięte
web-mod-logged-end_table = Stół zamknięty
web-mod-logged-unlist = Stół zdjęty z listy
web-mod-logged-dismiss = Zamknięte bez działania
web-mod-logged-grant = Rola moderatora nadana
web-mod-logged-take = Rola moderatora odebrana

## Co czyta osoba, której to dotyczy

web-decisions-title = Decyzje moderatorów
web-decisions-about = Decyzje moderatorów dotyczące ciebie i ich powody. Na każdą możesz raz odpowiedzieć.
web-decisions-none = Nie ma decyzji, które cię dotyczą.
web-decisions-suspended = Twoje konto jest zawieszone
web-decisions-until = Do { $until }. Potem grasz dalej jak przedtem.
web-decisions-no-end = Dopóki moderator tego nie cofnie.
web-decisions-may = Tymczasem możesz przeczytać dlaczego, raz odpowiedzieć oraz pobrać lub usunąć swoje dane.
web-decision-rename = Twoje imię zostało zmienione
web-decision-clear_land = Nazwa twojej krainy została usunięta
web-decision-clear_title = Nazwa twojego stołu została usunięta
web-decision-suspend = Twoje konto zostało zawieszone
web-decision-lift = Zawieszenie zostało cofnięte
web-decision-end_table = Twój stół został zamknięty
web-decision-unlist = Twój stół został zdjęty z listy
web-decision-rule = Powód: { $rule }
web-decision-words = Było: „{ $words }”
web-decision-note = Moderator pisze: { $note }
web-decision-answer = Twoja odpowiedź
web-decision-once = Odpowiedzieć możesz raz.
web-decision-send = Wyślij odpowiedź
web-decision-sent = Wysłano. Moderator ją przeczyta.
web-decision-read = Moderator ją przeczytał.
web-decision-line = Moderator podjął decyzję, która dotyczy ciebie.
web-decision-line-read = Przeczytaj

## Odmowy

refusal-NotModerator = To mogą tylko moderatorzy.
refusal-Suspended = Twoje konto jest zawieszone. Możesz przeczytać dlaczego, odpowiedzieć oraz pobrać lub usunąć swoje dane.
refusal-NothingToReport = Nie ma tu nic do zgłoszenia.
refusal-NoSuchReport = Nie ma takiego zgłoszenia ani odpowiedzi albo ktoś już się tym zajął.
refusal-ModeratorsAreEqual = Moderatorzy nie działają wobec siebie nawzajem ani wobec siebie samych; może to zrobić administrator serwisu.
refusal-NothingToChange = Już tak jest.
refusal-DecidedByModerator = Zmienił to moderator, więc nie można tego przywrócić.
refusal-NoSuchDecision = Nie ma takiej decyzji albo masz już na nią odpowiedź.
