### Being told of one's turn at a slow table when the page is closed.

tell-me-title = When it is your turn
tell-me = Tell me when it is my turn
tell-me-how = Also when Bonecup is closed: at tables without hurry, once until you are back.
tell-me-on = You are told when it is your turn, also when Bonecup is closed.
tell-me-no-more = Don’t tell me any more
tell-me-denied = Your browser does not allow messages from Bonecup. You can change that in its settings for this site.
tell-me-unsupported = This browser cannot be told anything while Bonecup is closed. It takes https, and on an iPhone Bonecup has to be on the home screen.
tell-me-unoffered = This server sends no messages while Bonecup is closed.
tell-me-failed = The browser could not be reached for messages. Try again later.
