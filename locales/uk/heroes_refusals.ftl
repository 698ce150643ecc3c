# Що каже гра, коли відмовляє: навички, герої та здібності монстрів.
#
# Словничок: skill — навичка, coin — монета, guard — стерегти, preset — варіант гри, card set — набір карт.

## Навички

refusal-SkillUsedThisSeason = Цього сезону ви вже скористалися навичкою.
refusal-SkillNotInPlay = Навички «{ $skill }» немає в цій грі.
refusal-NotEnoughCoins = Замало монет: навичка коштує { $cost }, а у вас { $coins }.
refusal-SkillNotNow = Навичкою «{ $skill }» не можна скористатися в такий хід.
refusal-SkillChangesNothing = Навичка «{ $skill }» тут нічого не змінить, тож збережіть її на потім.
refusal-MustTouchMonster = Хоча б одна з цих двох клітинок має межувати з монстром.
refusal-MustTouchDrawing = Ця клітинка має межувати з вашим малюнком.
refusal-NotWithSingleSpace = Навичкою «{ $skill }» не можна скористатися, коли замість фігури малюють одну клітинку.

## Герої та монстри

refusal-NotATarget = Зараз не можна знищити: { $spaces }.
refusal-NoSuchPattern = Звідти цей герой не може стерегти саме ці клітинки.

## Підготовка

refusal-ThreeSkills = Виберіть щонайменше три різні навички.
refusal-UnknownSkill = Навички «{ $skill }» немає.
refusal-NotAnAmbush = «{ $card }» — не карта засідки.
refusal-TooFewAmbushes = Виберіть щонайменше чотири різні карти засідки.
refusal-TooFewSkills = Виберіть щонайменше { $number } різних навичок.
refusal-UnknownPreset = Варіанта гри «{ $preset }» немає.
refusal-UnknownSet = Набору карт «{ $set }» немає.
refusal-AnotherAnswer = На цьому кроці потрібна інша відповідь.
refusal-RuinsCardsBelong = До базових карт дослідження завжди входять карти руїн.
