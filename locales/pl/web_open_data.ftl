# Strona otwartych danych: rozegrane gry, które może pobrać każdy.

web-open-data = Otwarte dane
web-open-data-about = Rozegrane gry dla każdego, kto chce na nich coś policzyć, czegoś się nauczyć albo coś wymyślić.
web-open-data-what = Co w nich jest
web-open-data-what-about = Ukończone publiczne gry, rysunek po rysunku, jeśli zgodzili się na to wszyscy, którzy grali. Zamiast imion są pseudonimy, zamiast dni miesiące; nazw stołów i krain nie ma. Pseudonimy są w każdym pliku nowe, a każda gra jest tylko w jednym pliku, więc nic nie zdradza, które pseudonimy z dwóch plików należą do siebie. Żadna gra nie jest publikowana, dopóki jej rozdanie komuś się jeszcze liczy.
web-open-data-licence = Gry należą do domeny publicznej (CC0): używaj ich do wszystkiego, bez pytania.
web-open-data-wish = Twoje gry
web-open-data-wish-about = To ty decydujesz, czy mogą tam być także twoje; bez twojej zgody ich tam nie ma. Zdanie możesz zmienić w każdej chwili: następny plik powstanie bez twoich gier. Kto oglądał publiczny stół, może rozpoznać jego grę.
web-open-data-for-good = Tego, co opublikowano, nie da się już cofnąć.
web-open-data-choose = Do ustawienia zgody
web-open-data-files = Pliki
web-open-data-none = Ten serwis nie opublikował jeszcze żadnych plików.
web-open-data-games =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }
web-open-data-hash = Suma kontrolna (SHA-256) { $hash }
