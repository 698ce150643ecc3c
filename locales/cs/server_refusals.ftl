# Co server řekne, když něco odmítne. Identifikátor pojmenovává odmítnutí.
#
# Slovníček: table – stůl, seat – místo, host – hostitel stolu (kdo ho otevřel), deal – rozdání,
# bot – bot, site – web.

## Stoly

refusal-NoSuchTable = Takový stůl neexistuje.
refusal-NoSuchDeal = Takové rozdání neexistuje.
refusal-NoSuchDay = Rozdání tohoto dne neexistuje.
refusal-NoSuchResult = Takový výsledek u tohoto rozdání není.
refusal-DayNotOver = Je to rozdání dne: nejdřív si ho zahraj, nebo počkej, až den skončí.
refusal-EventNotOver = Toto rozdání patří k akci: zahraj si ho tam, nebo počkej, až akce skončí.
refusal-NoSuchEvent = Taková akce neexistuje.
refusal-EventNotRunning = Tato akce teď neprobíhá.
refusal-EventLeftTooOften = Příliš mnoho tvých her v této akci hráli boti, takže v ní už hrát nemůžeš.
# Checked in 2026.
refusal-WhoAreYou = Nejdřív řekni své jméno.
refusal-NotHost = To smí udělat jen hostitel stolu.
refusal-NotSeated = U tohoto stolu nemáš místo.
refusal-SeatTaken = Místo { $seat } je obsazené.
refusal-NoFreeSeat = Všechna místa u tohoto stolu jsou obsazená.
refusal-SeatHeld = Toto místo je rezervované pro jiného hráče. Zkus to za pár minut.
refusal-BadCode = Kód je slovo ze seznamu a tři číslice, například KAPRADÍ-108.
refusal-NoSuchKnock = Takové zaklepání tu není, nebo čekalo příliš dlouho.
refusal-NoSuchProfile = Tento hráč žádnou stránku neukazuje, nebo takový hráč není.
refusal-HasBegun = Hra u tohoto stolu už začala.
refusal-NotBegun = Hra u tohoto stolu ještě nezačala.
refusal-NotOver = Hra u tohoto stolu ještě neskončila.
refusal-NotJudged = O posouzení této hry ještě nikdo nepožádal.
refusal-TableClosed = Tento stůl je zavřený.
refusal-UnknownBot = Bot jménem { $bot } neexistuje.
# Checked in 2026.
refusal-BadName = Jméno musí mít 1 až 20 viditelných znaků.
refusal-BadTitle = Název smí mít nejvýše 60 viditelných znaků.
refusal-DealIsFixed = U tohoto stolu se hraje rozdání znovu, takže lze měnit jen místa.
refusal-DealIsPrivate = Toto rozdání vzniklo u soukromého stolu a jeho důkaz lze číst jen tam.
refusal-NoClock = U tohoto stolu nejsou hodiny.
refusal-ClockNotShorter = Během hry lze čas na krok jen prodloužit.
# Checked in 2026.
refusal-ClockOfOtherKind = Rozehranou hru naživo nelze změnit na vícedenní ani naopak.
refusal-TooManyChanges = V tomto kroku odpověď měníš příliš často; platí ta poslední.
refusal-TooManyPublicTables = Ty nebo jiní z tvé adresy máte příliš mnoho otevřených veřejných stolů; některý zavři, nebo začni hrát.
refusal-NotSlow = Připomínat lze jen ve vícedenních hrách.
refusal-NotAwaited = Na hráče na místě { $seat } se nečeká.
refusal-NudgedToday = Tomuto hráči už připomínka od tebe přišla; jednou denně to stačí.
refusal-NoSuchFlip = Takové karty k otáčení neexistují.
refusal-NoSuchPuzzle = Taková úloha neexistuje.
refusal-NeedsServer = K tomu je potřeba server; tady hraješ na vlastním zařízení.
refusal-NotAnExport = Hra v tomto souboru nemůže být ta, která byla uložena: { $reason }
refusal-NotYourFlip = Tyto karty otáčí jen ten, kdo je vyložil.

## Členové

refusal-NameTaken = Toto jméno patří členovi nebo se takovému podobá; vyber si jiné.
# Checked in 2026.
refusal-BadLand = Jméno země smí mít nejvýš 30 viditelných znaků a nesmí se vydávat za cizí.
refusal-BadLogin = Přihlašovací jméno má 3 až 20 písmen (latinka, cyrilice, řečtina) nebo číslic, každé slovo v jednom písmu.
refusal-LoginTaken = Toto přihlašovací jméno je obsazené nebo se takovému podobá.
refusal-BadPassword = Heslo má aspoň 8 znaků a nesmí jít snadno uhodnout.
refusal-WrongPassword = Nesprávné přihlašovací jméno nebo heslo.
refusal-ConfirmationNeeded = Nejprve heslem nebo přístupovým klíčem potvrď, že jsi to ty.
refusal-AlreadyMember = Už jsi členem.
refusal-NotMember = To může udělat jen člen.
refusal-NoSuchSession = Takové přihlášení neexistuje.
refusal-NoSuchPerson = Tento člověk už na tomto zařízení není.
refusal-DeviceFull = Na tomto zařízení je už osm lidí; nejdřív někoho odeber.
refusal-NoSuchPasskey = Takový přístupový klíč neexistuje.
refusal-WrongPasskey = Tento přístupový klíč nebyl přijat.
refusal-TooManyPasskeys = Přístupových klíčů máš příliš mnoho; nejdřív nějaký odeber.
refusal-NotHere = Přístupové klíče fungují jen na webu s https, nebo přímo na tomto počítači jako localhost.
refusal-MailNotHere = Tento web e-maily neposílá; obrať se na jeho provozovatele.
refusal-BadMailAddress = Tohle není e-mailová adresa.
refusal-WrongRecoveryCode = Nesprávné přihlašovací jméno nebo záchranný kód, nebo už byl kód použit.
refusal-LinkExpired = Tento odkaz už byl použit, nebo je příliš starý; požádej o nový.
refusal-NoPush = Tento server neposílá push upozornění.
refusal-BadPushAddress = Na tuto adresu nelze push upozornění posílat.

## Požadavky

refusal-BadRequest = Tomuto požadavku nelze porozumět: { $reason }.
# Checked in 2026.
refusal-TooManyRequests =
    { $seconds ->
        [one] Příliš mnoho požadavků naráz; zkus to znovu za { $seconds } sekundu.
        [few] Příliš mnoho požadavků naráz; zkus to znovu za { $seconds } sekundy.
        [many] Příliš mnoho požadavků naráz; zkus to znovu za { $seconds } sekundy.
       *[other] Příliš mnoho požadavků naráz; zkus to znovu za { $seconds } sekund.
    }
refusal-ForeignOrigin = Tento požadavek přišel z jiného webu.
refusal-ServerBusy = Server to teď nemůže udělat; zkus to znovu za chvíli.

refusal-BlockedByYou = Tohoto člověka nebo někoho u tohoto stolu máš zablokovaného.
refusal-NoSuchPlayer = Takový hráč tu není.
refusal-ThatIsYou = To jsi ty.
refusal-TooManyPeople = Tento seznam je plný; nejdřív z něj někoho odeber.
refusal-NotPlayedTogether = Pozvat jde jen spoluhráče z dřívějších her.

refusal-TokenWithCookie = Požadavek přichází s tokenem, nebo s cookies, ne s obojím.
refusal-TokenNotAllowed = S tokenem to udělat nejde; přihlas se.
refusal-TokenLacksScope = Tento token se k tomu použít nedá; potřeboval by jedno z oprávnění: { $scopes }.
refusal-NoSuchToken = Takový token není.
refusal-NoSuchDump = Takový soubor tu není.
refusal-TooManyTokens = Tokenů máš příliš mnoho; nejdřív některý zruš.
refusal-ScopeOfBots = Hrát jako bot může jen účet bota.
refusal-ScopeNotForBots = Token účtu bota může číst hry a hrát jako bot, nic jiného.
refusal-NotFresh = Botem se může stát jen účet, který ještě nikdy nehrál.
refusal-NotForBots = Tohle je pro lidi; bot to nemůže.
refusal-NotInvited = Bot si sedá jen tam, kam ho pozval hostitel stolu.
