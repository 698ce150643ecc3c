# Dla grających na papierze: plakaty i czyste arkusze do druku, karty do odsłaniania, liczenie arkusza.
#
# Słowniczek: sheet – arkusz (papier, na którym się rysuje), side – strona (mapa od A do D),
# poster – plakat, brush – pędzel, edict – edykt, season – pora roku, ruins – ruiny,
# ambush – zasadzka, to turn a card – odsłonić kartę, to lay out – wyłożyć.

web-paper-about = Do stołu z prawdziwym papierem: wydrukuj arkusze, ekran odkrywa karty, a na koniec podlicza mapę.
web-paper-poster-hint = Skończoną grę online można wydrukować jako plakat: znajdziesz go w wyniku końcowym.

## Druk

web-paper-size = Papier
web-paper-a4 = A4
web-paper-letter = Letter
web-paper-print = Drukuj
web-paper-pages =
    { $count ->
        [0] Nic jeszcze nie wybrano.
        [one] { $count } strona
        [few] { $count } strony
        [many] { $count } stron
       *[other] { $count } strony
    }

## Plakat

web-paper-poster = Plakat
web-paper-poster-about = Arkusz poniżej to dokładnie to, co dostanie drukarka.
web-paper-poster-later = Plakat będzie gotowy, gdy gra się skończy.
web-paper-to-table = Wróć do stołu
web-paper-whose = Czyja mapa
web-paper-land = Nazwa krainy
web-paper-land-of = Kraina: { $who }
web-paper-by = autor: { $who }, { $date }

## Czyste arkusze

web-paper-sheets = Wydrukuj czyste arkusze
web-paper-sheets-about = Cztery strony od A do D, każda na osobnej kartce, z miejscem na imiona i gwiazdki.
web-paper-copies = Ile arkuszy każdej strony
web-paper-blank-map = Mapa do rysowania
web-paper-name = Imię
web-paper-title = Tytuł
web-paper-coins =
    { $count ->
        [one] Tor na { $count } monetę
        [few] Tor na { $count } monety
        [many] Tor na { $count } monet
       *[other] Tor na { $count } monety
    }

## Odsłanianie kart

web-paper-flip = Karty do gry na papierze
web-paper-flip-about = Mapy zostają na papierze; ekran odkrywa karty, pilnuje czasu i mówi, co podliczyć.
web-paper-flip-begin = Potasuj karty
web-paper-flip-go-on = Graj dalej tymi kartami
web-paper-flip-new = Potasuj nowe karty
web-paper-flip-ready = Karty są potasowane
web-paper-flip-ready-why = Każdy potrzebuje arkusza i ołówka. Spójrzcie na edykty i odkryjcie pierwszą kartę.
web-paper-flip-first = Odkryj pierwszą kartę
web-paper-flip-next = Odkryj następną kartę
web-paper-flip-count = Wszyscy narysowali: policz porę roku ({ $season })
web-paper-flip-season = Zacznij następną porę roku: { $season }
web-paper-flip-ruins = Kształt musi zakryć pustą kratkę ruin. Jeśli to niemożliwe, wypełnij jedną kratkę dowolnym terenem.
web-paper-flip-then = Od razu odkryjcie następną kartę.
web-paper-flip-last = Czas minął: to ostatnia karta pory roku ({ $season }).
web-paper-flip-counting = Koniec pory roku ({ $season }): policzcie edykty { $edicts }
web-paper-flip-coins = Jedna gwiazdka za każdą monetę.
web-paper-flip-monsters = O gwiazdkę mniej za każdą pustą kratkę obok potwora.
web-paper-flip-over = Rok się skończył. Zsumujcie cztery pory roku; wygrywa, kto ma najwięcej gwiazdek.
web-paper-flip-tie = Przy remisie wygrywa ten, kto przez cały rok mniej stracił przez potwory. Jeśli i tu jest remis, zwycięstwo jest wspólne.
web-paper-flip-alone = Gdy grasz solo
web-paper-flip-rating = Twoja ocena to gwiazdki minus { $number }, czyli suma liczb solo czterech edyktów.
web-paper-flip-from = { $rating } i więcej
web-paper-flip-below = mniej niż { $rating }
web-paper-flip-gone = Te karty już schowano: przez miesiąc nikt żadnej nie odkrył.
web-paper-flip-following = Tylko oglądasz. Karty odkrywa ten, kto je potasował.
web-paper-flip-link = Inne ekrany
web-paper-flip-link-why = Kto otworzy ten link, zobaczy te same karty. Odkrywa je tylko to urządzenie.
web-paper-kind-ruins = Ruiny
web-paper-kind-ambush = Zasadzka!
web-paper-kind-hero = Bohater
web-paper-coin = z monetą
web-paper-spaces =
    { $count ->
        [one] { $count } kratka
        [few] { $count } kratki
        [many] { $count } kratek
       *[other] { $count } kratki
    }

## Liczenie arkusza

web-paper-score = Policz mój arkusz
web-paper-score-about = Zamaluj to, co masz narysowane; każdy edykt zostanie policzony i objaśniony.
web-paper-score-map = Arkusz do policzenia
web-paper-side-hint = Inna strona zaczyna się od czystego arkusza.
web-paper-brush = Maluj
web-paper-brush-hint = Naciśnij kratkę, aby ją zamalować, i jeszcze raz, aby ją wyczyścić. Na mapie malują też litery, a Delete czyści.
web-paper-edict = Edykt { $letter }
web-paper-season = Policz
web-paper-season-all = Wszystkie cztery edykty
web-paper-result = Ile to daje
web-paper-award = { $stars }: { $spaces }
web-paper-award-each = { $stars } za każdą: { $spaces }
web-paper-totals = Gwiazdki według pór roku
web-paper-totals-hint = Z monetami i potworami, jakby arkusz wyglądał tak w każdej porze roku.
web-paper-told =
    { $count ->
        [one] { $season }: { $count } gwiazdka.
        [few] { $season }: { $count } gwiazdki.
        [many] { $season }: { $count } gwiazdek.
       *[other] { $season }: { $count } gwiazdki.
    }
web-paper-text = Arkusz jako tekst
web-paper-text-label = Jeden znak na kratkę
web-paper-text-hint = F las, V wioska, C pole, W woda, X potwór, r puste ruiny, ^ góra, # wąwóz; małe litery to teren na ruinach.
web-paper-text-copy = Kopiuj tekst
web-paper-text-copied = Tekst skopiowany.
web-paper-text-take = Użyj tego tekstu
web-paper-text-taken = Wczytano: { $map }.
web-paper-clear = Wyczyść arkusz
