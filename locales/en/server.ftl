### What the server's own pages say.

home-not-built = The server is running, but without the web app: it was not built. This builds both:
home-terminal = In the terminal you sit down at a table like this:
home-docs = The interface, request by request

### What a browser shows that was closed.

push-title = It is your turn
push-body = { $game }: the others are waiting for you.
