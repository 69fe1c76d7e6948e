### Was die eigenen Seiten des Servers sagen.

home-lead = Rolling Bones, KnochenMAX und Rolling Dice: drei Spiele mit Knochen und Würfeln, die du nachprüfen kannst.
home-play = Setz dich
home-terminal = Du hast einen Link oder einen Code bekommen? Im Terminal setzt du dich so an den Tisch:
home-programs = Für Programme
home-api = Alles, was Leute hier tun, können auch Programme: Tische eröffnen, sich setzen, spielen, zuschauen, Aufzeichnungen und Analysen lesen.
home-docs = Die Schnittstelle, Anfrage für Anfrage
