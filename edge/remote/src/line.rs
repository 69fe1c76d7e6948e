//! The line to a table: a thread that holds the stream and comes back after any gap.

use std::net::TcpStream;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bonecup_referee::room::Step;
use bonecup_referee::{Seq, TableId};
use serde::Deserialize;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::RemoteError;
use crate::site::{SeenSeat, Site, ToldStep};

/// How long one look at the stream takes at most; a command waits no longer to be sent.
const LOOK: Duration = Duration::from_millis(50);
/// How often we show that we are there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Without a word for so long the line is dead.
const SILENCE: Duration = Duration::from_secs(50);
/// Between attempts to come back.
const PAUSES: [Duration; 4] =
    [Duration::from_millis(200), Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(3)];

/// Something that comes over the line.
pub(crate) enum News {
    /// What happened, in order, from the first step that was not known.
    Steps(Vec<Step>),
    /// Who sits where, and who is there.
    Seats(Vec<SeenSeat>),
    /// A command was refused, in the server's words.
    Refused(String),
    /// Whether the server is reached.
    Connected(bool),
}

/// Something to be sent: a command without its type of transport.
pub(crate) struct Order {
    pub(crate) key: String,
    pub(crate) body: Value,
}

/// The ends of the line.
pub(crate) struct Line {
    pub(crate) news: Receiver<News>,
    orders: Sender<Order>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Told {
    Snapshot {
        table: Snapshot,
    },
    Step(ToldStep),
    Presence {
        seats: Vec<SeenSeat>,
    },
    Done {
        key: String,
    },
    Refused {
        key: Option<String>,
        error: Value,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Snapshot {
    seats: Vec<SeenSeat>,
}

impl Line {
    /// Opens the line to a table of which everything up to this step is known.
    pub(crate) fn open(site: Site, table: TableId, seen: Seq) -> Line {
        let (tell, news) = channel();
        let (orders, ordered) = channel();
        let mut end = End { site, table, seen, tell, ordered, open: Vec::new(), tries: 0 };
        thread::spawn(move || while end.hold().is_some() {});
        Line { news, orders }
    }

    /// Sends a command, now or as soon as the server is reached again.
    pub(crate) fn send(&self, order: Order) {
        // The thread ends only when this does.
        let _ = self.orders.send(order);
    }
}

/// The thread's end.
struct End {
    site: Site,
    table: TableId,
    seen: Seq,
    tell: Sender<News>,
    ordered: Receiver<Order>,
    /// Commands that are not answered yet; they are sent again after a gap.
    open: Vec<Order>,
    tries: usize,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

impl End {
    /// Connects and stays until the line breaks; none when nobody listens any more.
    fn hold(&mut self) -> Option<()> {
        if let Ok(mut socket) = self.connect() {
            self.tries = 0;
            self.tell.send(News::Connected(true)).ok()?;
            if self.begin(&mut socket).is_ok() {
                self.stay(&mut socket)?;
            }
        }
        self.tell.send(News::Connected(false)).ok()?;
        thread::sleep(PAUSES[self.tries.min(PAUSES.len() - 1)]);
        self.tries += 1;
        Some(())
    }

    fn connect(&self) -> Result<Socket, RemoteError> {
        let server = self.site.server();
        let unreachable = |detail: String| RemoteError::Unreachable { server: server.to_owned(), detail };
        let socket = server.replacen("http", "ws", 1);
        let url = format!("{socket}/api/tables/{}/stream?after={}", self.table, self.seen);
        let mut request = url.into_client_request().map_err(|error| unreachable(error.to_string()))?;
        let headers = request.headers_mut();
        if let Some(cookie) = self.site.cookie().and_then(|cookie| cookie.parse().ok()) {
            headers.insert("cookie", cookie);
        }
        if let Ok(language) = self.site.language().parse() {
            headers.insert("accept-language", language);
        }
        let (mut socket, _) =
            tungstenite::connect(request).map_err(|error| unreachable(error.to_string()))?;
        look_shortly(&mut socket).map_err(|error| unreachable(error.to_string()))?;
        Ok(socket)
    }

    /// Reads what the stream does not begin with, and sends again what was not answered.
    fn begin(&mut self, socket: &mut Socket) -> Result<(), RemoteError> {
        self.catch_up()?;
        for order in &self.open {
            let _ = socket.send(Message::text(order.body.to_string()));
        }
        Ok(())
    }

    fn catch_up(&mut self) -> Result<(), RemoteError> {
        let steps = self.site.steps(&self.table, self.seen)?;
        if let Some(last) = steps.last() {
            self.seen = last.seq;
            let _ = self.tell.send(News::Steps(steps));
        }
        Ok(())
    }

    /// Reads and sends until the line breaks; none when nobody listens any more.
    fn stay(&mut self, socket: &mut Socket) -> Option<()> {
        let (mut heard, mut shown) = (Instant::now(), Instant::now());
        loop {
            loop {
                match self.ordered.try_recv() {
                    Ok(order) => {
                        let sent = socket.send(Message::text(order.body.to_string()));
                        self.open.push(order);
                        if sent.is_err() {
                            return Some(());
                        }
                    }
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => {
                        let _ = socket.close(None);
                        return None;
                    }
                }
            }
            match socket.read() {
                Ok(Message::Text(text)) => {
                    heard = Instant::now();
                    self.hear(text.as_str())?;
                }
                Ok(Message::Close(_)) => return Some(()),
                Ok(_) => heard = Instant::now(),
                Err(error) if is_pause(&error) => {}
                Err(_) => return Some(()),
            }
            if shown.elapsed() > HEARTBEAT {
                shown = Instant::now();
                if socket.send(Message::text(json!({"type": "ping"}).to_string())).is_err() {
                    return Some(());
                }
            }
            if heard.elapsed() > SILENCE {
                return Some(());
            }
        }
    }

    fn hear(&mut self, text: &str) -> Option<()> {
        match serde_json::from_str(text) {
            Ok(Told::Step(step)) => self.take(step.into()),
            Ok(Told::Snapshot { table }) => {
                self.tell.send(News::Seats(table.seats)).ok()?;
                // What led to it is read, so that nothing is missing in what we know.
                let _ = self.catch_up();
                Some(())
            }
            Ok(Told::Presence { seats }) => self.tell.send(News::Seats(seats)).ok(),
            Ok(Told::Done { key }) => {
                self.open.retain(|order| order.key != key);
                Some(())
            }
            Ok(Told::Refused { key, error }) => {
                self.open.retain(|order| Some(&order.key) != key.as_ref());
                let message = error["message"].as_str().unwrap_or_default().to_owned();
                self.tell.send(News::Refused(message)).ok()
            }
            Ok(Told::Other) | Err(_) => Some(()),
        }
    }

    fn take(&mut self, step: Step) -> Option<()> {
        if step.seq <= self.seen {
            return Some(());
        }
        if step.seq != self.seen.next() {
            let _ = self.catch_up();
            return Some(());
        }
        self.seen = step.seq;
        self.tell.send(News::Steps(vec![step])).ok()
    }
}

/// Lets reading end soon when nothing comes.
fn look_shortly(socket: &mut Socket) -> std::io::Result<()> {
    match socket.get_mut() {
        MaybeTlsStream::Plain(stream) => stream.set_read_timeout(Some(LOOK)),
        MaybeTlsStream::Rustls(stream) => stream.sock.set_read_timeout(Some(LOOK)),
        _ => Ok(()),
    }
}

fn is_pause(error: &tungstenite::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(error, tungstenite::Error::Io(error) if matches!(error.kind(), TimedOut | WouldBlock))
}
