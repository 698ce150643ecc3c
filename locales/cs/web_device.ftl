# Several people on one device, such as a family's tablet.

web-device-who = Kdo hraje?
web-device-about = Jeden tablet pro celou rodinu: každý má své jméno a své hry a dalšímu ho předáš jedním klepnutím.
web-device-now = Hraje { $name }. Předat někomu jinému
web-device-plays = teď hraje
web-device-guest = host
web-device-member = má účet
web-device-new = Nový hráč
web-device-new-hint = Stačí jméno, heslo není potřeba.
web-device-add = Hrát
web-device-log-in = Někdo s účtem
web-device-stay = { $name } zůstane na tomto zařízení
web-device-stay-about = Pak tu na příští hru nebude potřeba heslo, proto to zapni jen tam, kde všem věříš. Když je to vypnuté, odhlásíme tě, jakmile začne hrát někdo jiný.
web-device-remove = Odebrat ze zařízení
web-device-remove-this = Odebrat ze zařízení: { $name }
web-device-remove-sure = Odebrat z tohoto zařízení: { $name }?
web-device-remove-guest = Host nemá heslo, takže se k těmto hrám už nikdo nevrátí. Rozehrané hry dohraje bot.
web-device-remove-member = K další hře tady bude potřeba přihlašovací jméno a heslo.
web-device-keep = Nechat
web-device-next = Teď kreslí { $name }.
web-device-pass = Předat: { $name }
