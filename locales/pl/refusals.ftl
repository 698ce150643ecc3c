# Co mówi gra, gdy odmawia. Identyfikator nazywa odmowę.
#
# Słowniczek: step – krok (jedno pytanie w ramach tury), seat – miejsce przy stole, space – kratka,
# map sheet – arkusz mapy, shape – kształt, attack mark – znacznik ataku.

## Przy stole

refusal-GameIsOver = Gra jest skończona.
refusal-GameNotOver = Ta gra jeszcze się nie skończyła; analizować można tylko zakończoną.
refusal-StepIsOver = Krok { $step } już się skończył.
refusal-StepNotOpen = Krok { $step } jeszcze się nie zaczął.
refusal-NoSuchSeat = Przy tym stole nie ma miejsca { $seat }.
refusal-NotAsked = Miejsce { $seat } nie ma nic do zrobienia w tym kroku.
refusal-TakeBackIsOff = Przy tym stole nie można cofać ruchów, więc twoja odpowiedź pozostaje w mocy.
refusal-NothingToTakeBack = Nie ma odpowiedzi, którą można cofnąć.

## Rysowanie

refusal-TerrainNotOffered = Ta karta nie oferuje tego terenu: { $terrain }.
refusal-NotTheShape = Te kratki nie tworzą kształtu z tej karty.
refusal-SpaceNotEmpty = Już wypełnione: { $spaces }.
refusal-NotOnTheMap = Część rysunku wychodzi poza krawędź mapy.
refusal-MustCoverRuins = Ten kształt musi zakryć co najmniej jedną pustą kratkę ruin.
refusal-ShapeStillFits = Kształt z tej karty jeszcze się mieści, więc pojedyncza kratka odpada.
refusal-NothingDrawn = Nic jeszcze nie narysowano: wybierz co najmniej jedną kratkę.
refusal-DrawingTooLong = Ten rysunek jest już skończony.
refusal-DrawingTooShort = Ten rysunek nie jest jeszcze skończony.

## Przygotowanie

refusal-SeatsOutOfRange = W grze może być od 1 do 100 miejsc, a nie { $seats }.
refusal-UnknownMapSheet = Nie ma arkusza mapy „{ $map_sheet }”.
refusal-PrintedOtherwise = Góry, ruiny i wąwozy zostają tam, gdzie je wydrukowano; sprawdź { $spaces }.
refusal-UnlikeAnyMapSheet = Żaden arkusz mapy nie ma gór, ruin i wąwozów w tych miejscach.
refusal-UnknownCard = Nie ma karty „{ $card }”.
refusal-NotAScoringCard = „{ $card }” to nie karta punktacji.
refusal-NotDrawn = „{ $card }” to nie karta, według której się rysuje.
refusal-OneCardPerCategory = Wybierz cztery karty punktacji, po jednej z każdej kategorii.
refusal-UnknownChoice = Opcja „{ $option }” nie może mieć wartości „{ $value }”.

## Zapis

refusal-BadCharacter = Rząd { $row }, kolumna { $column }: „{ $character }” nic nie znaczy na mapie.
refusal-BadTerrainLetter = „{ $letter }” to nie litera terenu: napisz ją, a potem kratki, na przykład W B4 B5.
refusal-TooManyRows = Mapa ma nie więcej niż 11 rzędów.
refusal-TooManyColumns = Rząd { $row } ma więcej niż 11 kratek.
refusal-BadLabel = „{ $label }” to nie kratka: napisz literę rzędu A–K i numer kolumny 1–11, na przykład B4.
refusal-TranscriptDiffers = Wiersz { $line } się różni: powinno być „{ $expected }”, a jest „{ $found }”.
refusal-PuzzleUnreadable = To nie jest tekst zadania.
