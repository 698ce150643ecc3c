# Učení hrou: stránka o něm a rádce u první hry.
#
# $how je „touch“ pro prst, „keys“ pro myš a klávesnici. $who je soused, bot.

## Stránka

web-learn-label = Výuka
web-learn-lead = Zahraješ si první období proti botovi a rady tě vedou krok za krokem. Devět kroků, asi pět minut, bez hodin; nic nepokazíš a nic se nepočítá.
web-learn-list = Co tě čeká
web-learn-list-draw = vkládání tvarů do vlastní mapy, otočených a převrácených, jak chceš
web-learn-list-edicts = hledání míst, za která výnosy přinášejí hvězdy
web-learn-list-ruins = kreslení na zříceniny a získávání mincí
web-learn-list-ambush = nestvůry pro souseda a ty, které přijdou k tobě
web-learn-list-score = bodování jednoho období
web-learn-start = Začít výuku
web-learn-starting = Okamžik: chystáme mapové listy…
web-learn-again = Začít znovu
web-learn-go-on = Pokračovat ve výuce
web-learn-under-way = Výuka už běží. Čeká tam, kde skončila.
web-learn-been = Výuku už máš za sebou. Příští mapa bude celá tvoje.
web-learn-open = Karty výuky jsou vždy stejné a nejsou tajné; její výsledek se nikam nepočítá.

## Rádce

web-learn-step = Krok { $step } z { $of }.
web-learn-show = Ukázat kde
web-learn-skip = Udělat to za mě
web-learn-leave = Odejít
# Checked in 2026.
web-learn-place =
    { $how ->
        [touch] Karta ti dává tvar. Vyber les nebo farmu a klepni do své mapy tam, kde má tvar ležet.
       *[keys] Karta ti dává tvar. Vyber les nebo farmu a klikni do své mapy, nebo po ní přejdi šipkami a polož tvar mezerníkem.
    }
    .title = Polož tvar do mapy
web-learn-draw =
    { $how ->
        [touch] Vejde se. Zatím je to náčrt, kterým můžeš hýbat. Líbí se ti? Stiskni „{ $button }“.
       *[keys] Vejde se. Zatím je to náčrt, kterým můžeš hýbat. Líbí se ti? Stiskni „{ $button }“ nebo klávesu Enter.
    }
    .title = Nakresli ho
web-learn-turn =
    { $how ->
        [touch] Tvar se smí otáčet a převracet. Zkus to: kulaté šipky ho otočí, značka vedle nich převrátí.
       *[keys] Tvar se smí otáčet a převracet. Zkus to kulatými šipkami a značkou vedle nich, nebo klávesami R a F.
    }
    .title = Otoč ho
web-learn-edict = Na konci jara přinášejí hvězdy výnosy A a B: { $first } za les na okraji, { $second } za vodu a farmy vedle hor. Najdi místo, kde A nebo B ukazuje plus, a kresli.
    .title = Získej hvězdy
web-learn-ruins = Předtím se odkryla karta zřícenin, takže tvar musí zakrýt pole zříceniny. Dosažitelná pole jsou obtažená: nakresli ho tam.
    .title = Zakryj zříceninu
web-learn-coin = Dva tvary na výběr: malý dává minci, velký zaplní víc mapy. Mince dává hvězdu v každém období. Minci dává i hora obklopená ze všech čtyř stran. Vyber a kresli.
    .title = Mince, nebo víc země?
web-learn-ambush = Přepadení: listy putují k sousedům. Kreslíš nestvůry do cizího listu ({ $who }) a soused do tvého. Každé prázdné pole vedle nestvůry stojí hvězdu, hledej tedy místo, kde je kolem volno.
    .title = Nestvůry pro souseda: { $who }
web-learn-close = Na tvé mapě jsou teď nestvůry, autor: { $who }. Každé prázdné pole vedle nich tě v každém období stojí hvězdu. Zaplňuj taková pole: kresli vedle nestvůr.
    .title = Obklop nestvůry
web-learn-score = Jaro skončilo. Projdi ho řádek po řádku: výnosy A a B, mince, nestvůry. Mapa ukazuje, odkud hvězdy jsou.
    .title = Spočítej hvězdy
web-learn-wait = Nakresleno a uloženo. Ještě kreslí { $who }.
web-learn-done = A to je celé.
web-learn-end = V létě bodují výnosy B a C, na podzim C a D, v zimě D a A; vyhrává, kdo má nejvíc hvězd. Hraj dál, nebo začni jinou hru.
web-learn-on = Hrát dál

## Co kresba přinesla

web-learn-brought-stars =
    { $count ->
        [one] { $name } za to dává { $count } hvězdu.
        [few] { $name } za to dává { $count } hvězdy.
        [many] { $name } za to dává { $count } hvězdy.
       *[other] { $name } za to dává { $count } hvězd.
    }
web-learn-brought-coin = Máš minci.
web-learn-brought-mountain = Hora je obklopená: to je mince.
web-learn-brought-saved =
    { $count ->
        [one] Nestvůry tě stojí o { $count } hvězdu méně.
        [few] Nestvůry tě stojí o { $count } hvězdy méně.
        [many] Nestvůry tě stojí o { $count } hvězdy méně.
       *[other] Nestvůry tě stojí o { $count } hvězd méně.
    }
web-learn-brought-them =
    { $count ->
        [one] { $who } tím za období ztrácí { $count } hvězdu.
        [few] { $who } tím za období ztrácí { $count } hvězdy.
        [many] { $who } tím za období ztrácí { $count } hvězdy.
       *[other] { $who } tím za období ztrácí { $count } hvězd.
    }
web-learn-brought-nothing = Na jaře za to hvězda není, ale mapa se plní.
