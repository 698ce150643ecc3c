# Co hra řekne, když něco odmítne. Identifikátor pojmenovává odmítnutí.
#
# Slovníček: step – krok (jedna otázka v rámci tahu), seat – místo u stolu, space – pole,
# map sheet – mapový list, shape – tvar, attack mark – značka útoku.

## U stolu

refusal-GameIsOver = Hra skončila.
refusal-GameNotOver = Tato hra ještě neskončila; posoudit lze jen dohranou.
refusal-StepIsOver = Krok { $step } už skončil.
refusal-StepNotOpen = Krok { $step } ještě nezačal.
refusal-NoSuchSeat = U tohoto stolu není místo { $seat }.
refusal-NotAsked = Místo { $seat } nemá v tomto kroku co dělat.
refusal-TakeBackIsOff = U tohoto stolu se odpovědi neberou zpět, takže tvoje platí.
refusal-NothingToTakeBack = Není žádná odpověď, kterou by šlo vzít zpět.

## Kreslení

refusal-TerrainNotOffered = Tato karta nenabízí tento terén: { $terrain }.
refusal-NotTheShape = Tato pole netvoří tvar z této karty.
refusal-SpaceNotEmpty = Už obsazeno: { $spaces }.
refusal-NotOnTheMap = Část kresby přesahuje okraj mapy.
refusal-MustCoverRuins = Tento tvar musí zakrýt aspoň jedno prázdné pole zříceniny.
refusal-ShapeStillFits = Některý tvar z této karty se ještě vejde, takže jediné pole kreslit nelze.
refusal-NothingDrawn = Zatím není nic nakresleno: vyber aspoň jedno pole.
refusal-DrawingTooLong = Tato kresba už je hotová.
refusal-DrawingTooShort = Tato kresba ještě není hotová.

## Příprava

refusal-SeatsOutOfRange = Hra má 1 až 100 míst, ne { $seats }.
refusal-UnknownMapSheet = Mapový list „{ $map_sheet }“ neexistuje.
refusal-PrintedOtherwise = Hory, zříceniny a pustina zůstávají tam, kde jsou vytištěné; zkontroluj { $spaces }.
refusal-UnlikeAnyMapSheet = Žádný mapový list nemá hory, zříceniny a pustiny na těchto místech.
refusal-UnknownCard = Karta „{ $card }“ neexistuje.
refusal-NotAScoringCard = „{ $card }“ není bodovací karta.
refusal-NotDrawn = „{ $card }“ není karta, podle které se kreslí.
refusal-OneCardPerCategory = Vyber čtyři bodovací karty, jednu z každé kategorie.
refusal-UnknownChoice = Volba „{ $option }“ nemůže mít hodnotu „{ $value }“.

## Zápis

refusal-BadCharacter = Řádek { $row }, sloupec { $column }: „{ $character }“ na mapě nic neznamená.
refusal-BadTerrainLetter = „{ $letter }“ není písmeno terénu: napiš ho a za něj pole, třeba W B4 B5.
refusal-TooManyRows = Mapa má nejvýše 11 řádků.
refusal-TooManyColumns = Řádek { $row } má více než 11 polí.
refusal-BadLabel = „{ $label }“ není pole: napiš písmeno řádku A–K a číslo sloupce 1–11, třeba B4.
refusal-TranscriptDiffers = Řádek { $line } se liší: má být „{ $expected }“, ale je „{ $found }“.
refusal-PuzzleUnreadable = Toto není text úlohy.
