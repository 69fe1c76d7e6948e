### Was die eigenen Seiten des Servers sagen.

home-not-built = Der Server läuft, aber ohne die Web-App: Sie wurde nicht mitgebaut. So baust du beides:
home-terminal = Im Terminal setzt du dich so an einen Tisch:
home-docs = Die Schnittstelle, Anfrage für Anfrage

### What a browser shows that was closed.

push-title = Du bist am Zug
push-body = { $game }: Die anderen warten auf dich.
