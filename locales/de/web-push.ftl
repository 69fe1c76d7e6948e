### Being told of one's turn at a slow table when the page is closed.

tell-me-title = Wenn du am Zug bist
tell-me = Sag mir, wenn ich am Zug bin
tell-me-how = Auch wenn Bonecup zu ist: an Tischen ohne Eile, einmal, bis du wieder da bist.
tell-me-on = Du erfährst, wenn du am Zug bist, auch wenn Bonecup zu ist.
tell-me-no-more = Nicht mehr sagen
tell-me-denied = Dein Browser erlaubt keine Mitteilungen von Bonecup. In seinen Einstellungen für diese Seite lässt sich das ändern.
tell-me-unsupported = Diesem Browser lässt sich nichts sagen, während Bonecup zu ist. Nötig ist https, und auf einem iPhone muss Bonecup auf dem Home-Bildschirm sein.
tell-me-unoffered = Dieser Server schickt keine Mitteilungen, während Bonecup zu ist.
tell-me-failed = Der Browser lässt sich gerade nicht für Mitteilungen anmelden. Versuch es später noch einmal.
