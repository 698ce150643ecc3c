# Co mówi gra, gdy odmawia: umiejętności, bohaterowie i zdolności potworów.
#
# Słowniczek: skill – umiejętność, coin – moneta, guard – strzec, preset – wariant gry, card set – zestaw kart.

## Umiejętności

refusal-SkillUsedThisSeason = W tej porze roku użyto już umiejętności.
refusal-SkillNotInPlay = Umiejętności „{ $skill }” nie ma w tej grze.
refusal-NotEnoughCoins = Za mało monet: umiejętność kosztuje { $cost }, a masz { $coins }.
refusal-SkillNotNow = Umiejętności „{ $skill }” nie można użyć w takiej turze.
refusal-SkillChangesNothing = Umiejętność „{ $skill }” nic by tu nie zmieniła, więc zachowaj ją na później.
refusal-MustTouchMonster = Co najmniej jedna z tych dwóch kratek musi sąsiadować z potworem.
refusal-MustTouchDrawing = Ta kratka musi sąsiadować z twoim rysunkiem.
refusal-NotWithSingleSpace = Umiejętności „{ $skill }” nie można użyć, gdy zamiast kształtu rysuje się jedną kratkę.

## Bohaterowie i potwory

refusal-NotATarget = Teraz nie można zniszczyć: { $spaces }.
refusal-NoSuchPattern = Stamtąd ten bohater nie może strzec akurat tych kratek.

## Przygotowanie

refusal-ThreeSkills = Wybierz co najmniej trzy różne umiejętności.
refusal-UnknownSkill = Nie ma umiejętności „{ $skill }”.
refusal-NotAnAmbush = „{ $card }” to nie karta zasadzki.
refusal-TooFewAmbushes = Wybierz co najmniej cztery różne karty zasadzki.
refusal-TooFewSkills = Wybierz co najmniej tyle różnych umiejętności: { $number }.
refusal-UnknownPreset = Nie ma wariantu gry „{ $preset }”.
refusal-UnknownSet = Nie ma zestawu kart „{ $set }”.
refusal-AnotherAnswer = W tym kroku potrzebna jest inna odpowiedź.
refusal-RuinsCardsBelong = Karty odkryć z gry podstawowej zawsze obejmują karty ruin.
