//! The WebSocket of a table: a thread that holds it and comes back after any gap.

use std::net::TcpStream;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use bonecup_referee::{Seq, TableId};
use bonecup_rules::Seat;
use bonecup_seat::{Heard, Phrase, VenueError};
use serde::Deserialize;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use crate::client::{SeatView, ServerClient, StepMessage};
use crate::ledger::{SharedLedger, ToldStep, lock};
use crate::{ConnectFault, RemoteError};

/// How long one look at the stream takes at most; a command waits no longer to be sent.
const READ_TIMEOUT: Duration = Duration::from_millis(50);
/// How often we show that we are there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Without a message for so long the connection is dead.
const IDLE_TIMEOUT: Duration = Duration::from_secs(50);
/// Between attempts to come back.
const PAUSES: [Duration; 4] =
    [Duration::from_millis(200), Duration::from_millis(500), Duration::from_secs(1), Duration::from_secs(3)];

/// What the thread reports.
pub(crate) enum StreamEvent {
    /// Something happened; the ledger has it.
    Changed,
    /// What happened makes no sense, or cannot be noted.
    Trouble(VenueError),
    /// A command was refused, in the server's words.
    Refused(String),
    /// Something else was, that nothing waits for: somebody talks too much.
    Unheard(String),
    /// Somebody said something.
    Heard(Heard),
    /// Whether the server is reached.
    Connected(bool),
}

/// A command to be sent.
pub(crate) struct Outgoing {
    pub(crate) key: String,
    pub(crate) body: Value,
    /// Whether our device sends it without anybody asking: then nobody need hear that it was refused.
    pub(crate) by_itself: bool,
}

/// The stream of a table, as its user holds it.
pub(crate) struct Stream {
    pub(crate) news: Receiver<StreamEvent>,
    orders: Sender<Outgoing>,
    words: Sender<Value>,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum ServerMessage {
    Snapshot {
        table: Snapshot,
    },
    Step(StepMessage),
    Presence {
        seats: Vec<SeatView>,
    },
    Done {
        key: String,
    },
    Said {
        seat: Seat,
        what: Phrase,
    },
    Nudged {
        by: Seat,
        seat: Seat,
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
    seats: Vec<SeatView>,
}

impl Stream {
    /// Connects to a table of which everything in the ledger is known.
    pub(crate) fn open(client: ServerClient, table: TableId, ledger: SharedLedger) -> Stream {
        let (tell, news) = channel();
        let (orders, ordered) = channel();
        let (words, spoken) = channel();
        let mut end =
            StreamThread { client, table, ledger, tell, ordered, spoken, open: Vec::new(), tries: 0 };
        thread::spawn(move || while end.hold().is_some() {});
        Stream { news, orders, words }
    }

    /// Sends a command, now or as soon as the server is reached again.
    pub(crate) fn send(&self, order: Outgoing) {
        // The thread ends only when this does.
        let _ = self.orders.send(order);
    }

    /// Sends what nobody repeats: once, and not after a gap.
    pub(crate) fn say(&self, message: Value) {
        let _ = self.words.send(message);
    }
}

/// What the thread knows.
struct StreamThread {
    client: ServerClient,
    table: TableId,
    ledger: SharedLedger,
    tell: Sender<StreamEvent>,
    ordered: Receiver<Outgoing>,
    spoken: Receiver<Value>,
    /// Commands that are not answered yet; they are sent again after a gap.
    open: Vec<Outgoing>,
    tries: usize,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

impl StreamThread {
    /// Connects and stays until the connection breaks; none when nobody listens any more.
    fn hold(&mut self) -> Option<()> {
        if let Ok(mut socket) = self.connect() {
            self.tries = 0;
            self.tell.send(StreamEvent::Connected(true)).ok()?;
            if self.begin(&mut socket).is_ok() {
                self.stay(&mut socket)?;
            }
        }
        self.tell.send(StreamEvent::Connected(false)).ok()?;
        thread::sleep(PAUSES[self.tries.min(PAUSES.len() - 1)]);
        self.tries += 1;
        Some(())
    }

    fn connect(&self) -> Result<Socket, RemoteError> {
        let server = self.client.server();
        let unreachable = |fault: ConnectFault| RemoteError::Unreachable { server: server.to_owned(), fault };
        let refused = |error: tungstenite::Error| unreachable(Box::new(error).into());
        let socket = server.replacen("http", "ws", 1);
        let url = format!("{socket}/api/tables/{}/stream?after={}", self.table, self.seen());
        let mut request = url.into_client_request().map_err(refused)?;
        let headers = request.headers_mut();
        if let Some(cookie) = self.client.cookie().and_then(|cookie| cookie.parse().ok()) {
            headers.insert("cookie", cookie);
        }
        if let Ok(language) = self.client.language().parse() {
            headers.insert("accept-language", language);
        }
        let (mut socket, _) = tungstenite::connect(request).map_err(refused)?;
        limit_reads(&mut socket).map_err(|error| unreachable(error.into()))?;
        Ok(socket)
    }

    /// The last step that is known.
    fn seen(&self) -> Seq {
        lock(&self.ledger).room().seq()
    }

    /// Reads what the stream does not begin with, and sends again what was not answered. The whole log is read, so that
    /// it is noticed if a part of it has changed.
    fn begin(&mut self, socket: &mut Socket) -> Result<(), RemoteError> {
        let steps = self.client.steps(&self.table, Seq(0))?;
        let taken = lock(&self.ledger).take_log(&steps);
        self.report(taken);
        for order in &self.open {
            let _ = socket.send(Message::text(order.body.to_string()));
        }
        Ok(())
    }

    fn catch_up(&mut self) -> Result<(), RemoteError> {
        let steps = self.client.steps(&self.table, self.seen())?;
        let taken = lock(&self.ledger).take(&steps);
        self.report(taken);
        Ok(())
    }

    fn report(&self, taken: Result<(), VenueError>) {
        let news = taken.map_or_else(StreamEvent::Trouble, |()| StreamEvent::Changed);
        // Whoever has gone need not know.
        let _ = self.tell.send(news);
    }

    /// Sends what our device owes the table; whether the connection holds.
    fn send_due(&mut self, socket: &mut Socket) -> bool {
        let due = lock(&self.ledger).due();
        due.into_iter().all(|order| self.post(socket, order))
    }

    fn post(&mut self, socket: &mut Socket, order: Outgoing) -> bool {
        let sent = socket.send(Message::text(order.body.to_string()));
        self.open.push(order);
        sent.is_ok()
    }

    /// Reads and sends until the connection breaks; none when nobody listens any more.
    fn stay(&mut self, socket: &mut Socket) -> Option<()> {
        let (mut heard, mut shown) = (Instant::now(), Instant::now());
        loop {
            if !self.send_due(socket) {
                return Some(());
            }
            loop {
                match self.ordered.try_recv() {
                    Ok(order) => {
                        if !self.post(socket, order) {
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
            for message in self.spoken.try_iter() {
                if socket.send(Message::text(message.to_string())).is_err() {
                    return Some(());
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
            if heard.elapsed() > IDLE_TIMEOUT {
                return Some(());
            }
        }
    }

    fn hear(&mut self, text: &str) -> Option<()> {
        match serde_json::from_str(text) {
            Ok(ServerMessage::Step(step)) => self.take(ToldStep { is_live: true, ..step.into() }),
            Ok(ServerMessage::Snapshot { table }) => {
                self.note_seats(&table.seats)?;
                // What led to it is read, so that nothing is missing in what we know.
                let _ = self.catch_up();
                Some(())
            }
            Ok(ServerMessage::Presence { seats }) => self.note_seats(&seats),
            Ok(ServerMessage::Done { key }) => {
                self.open.retain(|order| order.key != key);
                Some(())
            }
            Ok(ServerMessage::Said { seat, what }) => self.hear_word(Heard::Said { seat, what }),
            Ok(ServerMessage::Nudged { by, seat }) => self.hear_word(Heard::Nudged { by, seat }),
            Ok(ServerMessage::Refused { key, error }) => self.hear_refusal(key.as_deref(), &error),
            Ok(ServerMessage::Other) | Err(_) => Some(()),
        }
    }

    fn hear_word(&self, heard: Heard) -> Option<()> {
        self.tell.send(StreamEvent::Heard(heard)).ok()
    }

    fn hear_refusal(&mut self, key: Option<&str>, error: &Value) -> Option<()> {
        let by_itself = self.open.iter().any(|order| Some(order.key.as_str()) == key && order.by_itself);
        self.open.retain(|order| Some(order.key.as_str()) != key);
        if by_itself {
            lock(&self.ledger).refused(key.unwrap_or_default());
            return Some(());
        }
        let message = error["message"].as_str().unwrap_or_default().to_owned();
        let news = if key.is_some() { StreamEvent::Refused } else { StreamEvent::Unheard };
        self.tell.send(news(message)).ok()
    }

    fn note_seats(&self, seats: &[SeatView]) -> Option<()> {
        lock(&self.ledger).note_seats(seats.iter().map(|seat| seat.yours));
        self.tell.send(StreamEvent::Changed).ok()
    }

    fn take(&mut self, told: ToldStep) -> Option<()> {
        let seen = self.seen();
        if told.step.seq <= seen {
            return Some(());
        }
        if told.step.seq != seen.next() {
            let _ = self.catch_up();
            return Some(());
        }
        let taken = lock(&self.ledger).take(&[told]);
        self.report(taken);
        Some(())
    }
}

/// Lets reading end soon when nothing comes.
fn limit_reads(socket: &mut Socket) -> std::io::Result<()> {
    match socket.get_mut() {
        MaybeTlsStream::Plain(stream) => stream.set_read_timeout(Some(READ_TIMEOUT)),
        MaybeTlsStream::Rustls(stream) => stream.sock.set_read_timeout(Some(READ_TIMEOUT)),
        _ => Ok(()),
    }
}

fn is_pause(error: &tungstenite::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(error, tungstenite::Error::Io(error) if matches!(error.kind(), TimedOut | WouldBlock))
}
