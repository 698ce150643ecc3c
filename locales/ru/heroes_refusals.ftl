# Что говорит игра, когда отказывает: навыки, герои и способности монстров.
#
# Словарик: skill — навык, coin — монета, guard — стеречь, preset — вариант игры, card set — набор карт.

## Навыки

refusal-SkillUsedThisSeason = В этом сезоне вы уже использовали навык.
refusal-SkillNotInPlay = Навыка «{ $skill }» нет в этой игре.
refusal-NotEnoughCoins = Не хватает монет: навык стоит { $cost }, а у вас { $coins }.
refusal-SkillNotNow = Навык «{ $skill }» в этот ход использовать нельзя.
refusal-SkillChangesNothing = Навык «{ $skill }» здесь ничего не изменит, сохраните его на потом.
refusal-MustTouchMonster = Хотя бы одна из этих двух клеток должна примыкать к монстру.
refusal-MustTouchDrawing = Эта клетка должна примыкать к вашему рисунку.
refusal-NotWithSingleSpace = Навык «{ $skill }» нельзя использовать, когда вместо фигуры рисуют одну клетку.

## Герои и монстры

refusal-NotATarget = Сейчас нельзя уничтожить: { $spaces }.
refusal-NoSuchPattern = Оттуда этот герой не может охранять именно эти клетки.

## Подготовка

refusal-ThreeSkills = Выберите не менее трёх разных навыков.
refusal-UnknownSkill = Навыка «{ $skill }» нет.
refusal-NotAnAmbush = «{ $card }» — не карта засады.
refusal-TooFewAmbushes = Выберите не менее четырёх разных карт засады.
refusal-TooFewSkills = Выберите не менее { $number } разных навыков.
refusal-UnknownPreset = Варианта игры «{ $preset }» нет.
refusal-UnknownSet = Набора карт «{ $set }» нет.
refusal-AnotherAnswer = Сейчас нужен другой ответ.
refusal-RuinsCardsBelong = В базовые карты исследования всегда входят карты руин.
