# What the game says when it refuses. The id names the refusal.
#
# Glossary: step (one question within a turn), seat, space, map sheet, shape, take-back, attack mark.

## At the table

refusal-GameIsOver = The game is over.
refusal-GameNotOver = This game isn’t over; only a finished game can be analysed.
refusal-StepIsOver = Step { $step } is already over.
refusal-StepNotOpen = Step { $step } has not begun yet.
refusal-NoSuchSeat = There is no seat { $seat } at this table.
refusal-NotAsked = Seat { $seat } has nothing to do in this step.
refusal-TakeBackIsOff = This table doesn’t allow taking back, so your answer stands.
refusal-NothingToTakeBack = There is no answer to take back.

## Drawing

refusal-TerrainNotOffered = This card doesn’t offer { $terrain }.
refusal-NotTheShape = These spaces do not form a shape of this card.
refusal-SpaceNotEmpty = Already filled: { $spaces }.
refusal-NotOnTheMap = Part of this drawing lies outside the map.
refusal-MustCoverRuins = This shape must cover at least one empty ruins space.
refusal-ShapeStillFits = A shape of this card still fits, so you can’t draw a single space.
refusal-NothingDrawn = Nothing is drawn yet: choose at least one space.
refusal-DrawingTooLong = This drawing is already complete.
refusal-DrawingTooShort = This drawing is not finished yet.

## Setting up

refusal-SeatsOutOfRange = A game has 1 to 100 seats, not { $seats }.
refusal-UnknownMapSheet = There is no map sheet “{ $map_sheet }”.
refusal-PrintedOtherwise = Mountains, ruins and wasteland stay as printed; check { $spaces }.
refusal-UnlikeAnyMapSheet = No map sheet has its mountains, ruins and wasteland in these places.
refusal-UnknownCard = There is no card “{ $card }”.
refusal-NotAScoringCard = “{ $card }” is not a scoring card.
refusal-NotDrawn = “{ $card }” is not a card you draw from.
refusal-OneCardPerCategory = Choose four scoring cards, one of each category.
refusal-UnknownChoice = The option “{ $option }” cannot be “{ $value }”.

## Notation

refusal-BadCharacter = Row { $row }, column { $column }: “{ $character }” has no meaning on a map.
refusal-BadTerrainLetter = “{ $letter }” is not a terrain letter: write one, then the spaces, for example W B4 B5.
refusal-TooManyRows = A map has no more than 11 rows.
refusal-TooManyColumns = Row { $row } has more than 11 spaces.
refusal-BadLabel = “{ $label }” is not a space: write a row letter A–K and a column 1–11, like B4.
refusal-TranscriptDiffers = Line { $line } differs: expected “{ $expected }”, found “{ $found }”.
refusal-PuzzleUnreadable = This is not the text of a puzzle.
