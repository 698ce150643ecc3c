# Sama aplikacja: instalacja, bez sieci, nowe wersje; ręka, dźwięki i napisy; więcej czasu.
#
# Słowniczek: rysunek, szkic, zegar, krok, napis (dźwięk słowami).

web-app-description = Rysujcie mapy razem: odsłania się kartę i każdy wrysowuje jej kształt we własne królestwo.
web-app-offline = Brak połączenia.
web-app-offline-about = Twoje rysunki są zachowane na tym urządzeniu. Gra ruszy dalej, gdy połączenie wróci.
web-app-retry = Spróbuj ponownie
web-app-still-offline = Nadal brak połączenia.
web-app-update = Nowa wersja jest gotowa.
web-app-update-about = Twój rysunek jest zachowany.
web-app-take = Zaktualizuj teraz
web-app-later = Później
web-app-broken = Nie udało się pobrać części tej strony.
web-app-broken-about = Może brakuje połączenia albo jest nowsza wersja. Twój rysunek jest zachowany.
web-app-install = Dodaj Inkland do ekranu głównego
web-app-install-about = Otwiera się jak każda inna aplikacja, także bez sieci.
web-app-install-do = Zainstaluj
web-app-install-done = Inkland jest zainstalowany na tym urządzeniu.
web-app-install-ios = W Safari naciśnij Udostępnij, a potem „Do ekranu początkowego”.
web-app-install-other = Otwórz menu przeglądarki i wybierz „Zainstaluj” albo „Dodaj do ekranu głównego”.
web-app-install-plain = To działa tylko pod adresem, który zaczyna się od https.
web-app-hand = Ręka, którą rysujesz
web-app-hand-right = Prawa
web-app-hand-right-about = Jak od początku: na telefonie główny przycisk jest po prawej.
web-app-hand-left = Lewa
web-app-hand-left-about = Lustrzanie: na telefonie główny przycisk jest po lewej, na dużym ekranie karta i edykty zamieniają się stronami.
web-app-sound = Dźwięki
web-app-sound-on = Odtwarzaj dźwięki
web-app-sound-on-about = Krótkie dźwięki: karta, twoja kolej, zasadzka, zapisany rysunek, koniec pory roku i ostatnie dziesięć sekund. Wszystko to jest też powiedziane słowami.
web-app-volume = Głośność
web-app-volume-now = { $percent } %
web-app-sound-test = Posłuchaj ich
web-app-touch = Wibracje
web-app-touch-about = Telefon lekko drgnie, gdy podnosisz kształt, rysujesz go albo się nie mieści, i gdy przychodzi twoja kolej.
web-app-captions = Napisy
web-app-captions-about = Wiersz słów do każdego dźwięku, włączonego czy nie.
web-app-caption-card = Odsłonięto kartę
web-app-caption-turn = Twoja kolej
web-app-caption-ambush = Zasadzka!
web-app-caption-saved = Twój rysunek jest zapisany
web-app-caption-season = Punktacja pory roku
web-app-caption-last = Zostało dziesięć sekund
web-app-clock-more = Więcej czasu dla wszystkich
web-app-clock-more-about = Jako gospodarz możesz poprosić o więcej czasu, na ten krok i wszystkie następne. Zacznie obowiązywać, gdy zgodzą się wszyscy grający, i nie można go już skrócić.
web-app-clock-each = Czas na krok
web-app-clock-give = Poproś o więcej czasu
web-app-clock-longer = Jest teraz więcej czasu: { $time } na krok.
