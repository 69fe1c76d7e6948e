//! The stream of a table: one WebSocket per client, resumed by the last step seen.

use std::net::IpAddr;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_games::GameId;
use bonecup_referee::room::{PersonAction, PersonRequest, Step};
use bonecup_referee::{JsonFault, PersonId, Seq, TableId};
use bonecup_rules::Seat;
use futures::SinkExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::Instant;
use utoipa::{IntoParams, ToSchema};

use crate::admission::{Stay, admit};
use crate::api::{
    ChainBody, EnterBody, LinkBody, Looked, PlayBody, QueryParams, TablePath, ThrowBody, presence, view,
};
use crate::app::{App, ClientAddr};
use crate::error::{ApiError, ErrorView, FormFault, Refused};
use crate::identity::{self, MaybeMe};
use crate::rate_limits::MessageLimiter;
use crate::rooms::{Broadcast, Phrase, StepBroadcast, Subscription, Word};
use crate::speaker::Speaker;
use crate::view::{SeatView, TableView};
use crate::{costs, language};

/// A client that says nothing for so long, not even to our pings, is gone.
const IDLE_TIMEOUT: Duration = Duration::from_secs(60);
/// How often we ask whether it is still there.
const PING_INTERVAL: Duration = Duration::from_secs(20);
/// A client that does not take what it is sent within this time is too slow.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Whoever is further behind gets the table as it is instead of what happened.
const MOST_STEPS: u32 = 200;
/// No message of a client is longer.
const MOST_BYTES: usize = 16 << 10;
/// Buffers of a socket: most messages fit, and ten thousand sockets stay small.
const BUFFER: usize = 2 << 10;
/// Unsent bytes of a socket.
const MOST_UNSENT: usize = 512 << 10;
/// Refused messages in a row after which the connection is closed.
const MOST_REFUSALS: u32 = 50;

/// From where the stream goes on.
#[derive(Deserialize, IntoParams)]
pub(crate) struct StreamQuery {
    /// The last step seen; a snapshot comes first if left out.
    after: Option<u32>,
    /// Whether steps come with `facts` and, for the one who has to move, `previews`; they do if left out.
    facts: Option<bool>,
}

/// A message of a client.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum ClientMessage {
    /// Plays moves.
    Play(PlayBody),
    /// Enters what real dice showed.
    Enter(EnterBody),
    /// Rolls the first dice of a turn.
    Throw(ThrowBody),
    /// Gives the link that a roll waits for; answered under the key `link-SEAT-ROLL`.
    Link(LinkBody),
    /// Commits to a new chain; answered under its key, or its anchor if it has none.
    Chain(ChainBody),
    /// Asks what would be after moves that are not sent yet.
    Look {
        /// The client's number for the question.
        id: u32,
        /// The moves.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        moves: Vec<String>,
    },
    /// Says something to everybody at the table.
    Talk {
        /// Which seat of yours says it, from 0.
        seat: u8,
        /// What.
        what: Phrase,
    },
    /// Asks the one who is waited for to play.
    Nudge {
        /// Their seat, from 0.
        seat: u8,
    },
    /// Lets bots play without a pause until a person has to act.
    Hurry,
    /// Asks whether we are there.
    Ping,
}

/// A message to a client, besides `StepMessage`.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum ServerMessage<'a> {
    /// The table as it is now.
    Snapshot {
        /// The table.
        table: Box<TableView>,
    },
    /// A command was taken in, and is durable.
    Done {
        /// The client's name for it.
        key: &'a str,
        /// The step that answered it.
        seq: u32,
        /// Whether it had been answered before.
        repeated: bool,
    },
    /// A command was refused; nothing changed.
    Refused {
        /// The client's name for it, or for the question.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        key: Option<&'a str>,
        /// The number of the question.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        id: Option<u32>,
        /// Why.
        error: ErrorView,
    },
    /// The answer to a question.
    Looked {
        /// The client's number for it.
        id: u32,
        /// What would be.
        #[serde(flatten)]
        looked: Looked,
    },
    /// Who is there.
    Presence {
        /// The seats.
        seats: Vec<SeatView>,
        /// How many are connected in all.
        connected: usize,
    },
    /// Somebody said something.
    Said {
        /// Which seat, from 0.
        #[schema(value_type = u8)]
        seat: Seat,
        /// What.
        what: Phrase,
    },
    /// Somebody asks the one who is waited for to play.
    Nudged {
        /// Which seat asks, from 0.
        #[schema(value_type = u8)]
        by: Seat,
        /// Which seat is asked, from 0.
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// We are there.
    Pong,
}

impl From<Word> for ServerMessage<'_> {
    fn from(word: Word) -> Self {
        match word {
            Word::Said { seat, what } => ServerMessage::Said { seat, what },
            Word::Nudged { by, seat } => ServerMessage::Nudged { by, seat },
        }
    }
}

/// Why a message is refused, with the client's name for it, or its number for the question.
type Refusal = (Option<String>, Option<u32>, ApiError);

/// Why the server ends a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Disconnect {
    /// The client went.
    Gone,
    /// It did not take what it was sent, or said nothing.
    TooSlow,
    /// It said too much nonsense.
    Invalid,
    /// A token of the person is void: whoever comes back is asked anew who they are.
    Revoked,
    /// A newer connection of the same person has its place.
    Replaced,
    /// The server stops.
    Stopping,
    /// The table cannot be read.
    Failed,
}

/// The stream of a table as a WebSocket. First comes a snapshot, or with `after` the steps since then; then every step,
/// and who is there. Commands are answered by `done` or `refused`.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "stream", params(("id" = String, Path), StreamQuery),
    responses((status = 101, description = "The connection becomes a WebSocket"), (status = "4XX", body = crate::error::ErrorBody)))]
pub(crate) async fn connect(
    State(app): State<App>,
    ClientAddr(address): ClientAddr,
    MaybeMe(person): MaybeMe,
    TablePath(table): TablePath,
    QueryParams(query): QueryParams<StreamQuery>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| Refused::from(FormFault::Upgrade(error.body_text())))?;
    let row = app.store.table(&table).await?.ok_or(Refused::NoTable)?;
    let person = person.map(|person| person.id);
    let (subscription, stay) = admit(&app, address, &table, person.as_ref()).await?;
    // Whoever has gone meanwhile is not told by the table: it did not know that they listen.
    identity::still(&headers, &app, person.as_ref()).await?;
    if let Some(person) = &person {
        app.rooms.note_back(&table, person);
    }
    let language = language::wanted(&headers);
    let facts = query.facts.unwrap_or(true);
    let client = Client {
        app: app.clone(),
        table,
        person,
        closes_in: app.config.closes_in(&row),
        code: row.code,
        game: row.game,
        seen: 0,
        facts,
        stay,
        address,
    };
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        language::speaking(language, client.serve(socket, subscription, query.after)).await;
    }))
}

/// One client at one table.
struct Client {
    app: App,
    table: TableId,
    person: Option<PersonId>,
    code: String,
    game: GameId,
    /// The last step that was sent.
    seen: u32,
    /// Whether it wants to know what follows from a position.
    facts: bool,
    /// In how many milliseconds the table would have been closed when the client came.
    closes_in: Option<i64>,
    stay: Stay,
    /// Where the client is.
    address: IpAddr,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket, mut subscription: Subscription, after: Option<u32>) {
        self.app.metrics.sockets.inc();
        let end = match self.begin(&mut socket, after).await {
            Ok(()) => self.go_on(&mut socket, &mut subscription).await,
            Err(end) => end,
        };
        self.app.metrics.sockets.dec();
        if matches!(end, Disconnect::TooSlow | Disconnect::Invalid) {
            self.app.metrics.dropped.inc();
        }
        drop(subscription);
        let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(end.frame()))).await;
    }

    /// What the client has missed, or the whole table.
    async fn begin(&mut self, socket: &mut WebSocket, after: Option<u32>) -> Result<(), Disconnect> {
        match after {
            Some(after) => self.resume(socket, after).await,
            None => self.snapshot(socket).await,
        }
    }

    async fn snapshot(&mut self, socket: &mut WebSocket) -> Result<(), Disconnect> {
        let mut table = self.view().await?;
        table.closes_in = self.closes_in.take();
        self.seen = table.seq;
        self.send(socket, &ServerMessage::Snapshot { table: Box::new(table) }).await
    }

    /// Sends the steps since then, with the position after the last of them.
    async fn resume(&mut self, socket: &mut WebSocket, after: u32) -> Result<(), Disconnect> {
        let room = self.app.rooms.room(&self.table).await.map_err(|_| Disconnect::Failed)?;
        let remaining = self.app.rooms.remaining(&self.app.rooms.live(&self.table), &room);
        let behind = room.seq().0.checked_sub(after);
        if behind.is_none_or(|behind| behind > MOST_STEPS) || after == 0 {
            return self.snapshot(socket).await;
        }
        let rows =
            self.app.store.steps(&self.table, after, MOST_STEPS).await.map_err(|_| Disconnect::Failed)?;
        self.seen = after;
        for row in rows.iter().take_while(|row| row.seq <= room.seq().0) {
            let step = Step::read(Seq(row.seq), &row.body).map_err(|_| Disconnect::Failed)?;
            let told = StepBroadcast::of(&room, &step, remaining, &self.app.keys);
            self.feed(socket, told.text(self.person.as_ref(), self.facts)).await?;
            self.seen = row.seq;
        }
        self.presence(socket).await
    }

    async fn go_on(&mut self, socket: &mut WebSocket, subscription: &mut Subscription) -> Disconnect {
        let messages = self.app.rate_limits.messages(self.address);
        let mut heard = self.app.rooms.clock.running();
        let mut faults = 0;
        let mut beat = tokio::time::interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
        if *self.app.stopping.borrow() {
            return Disconnect::Stopping;
        }
        loop {
            // What is told comes first: whoever wakes up is nearly always told something, and need look no further.
            let done = tokio::select! {
                biased;
                message = subscription.broadcast.recv() => self.tell(socket, subscription, message).await,
                said = socket.recv() => match said {
                    Some(Ok(message)) => {
                        heard = self.app.rooms.clock.running();
                        self.hear(socket, subscription, message, &messages, &mut faults).await
                    }
                    Some(Err(_)) | None => Err(Disconnect::Gone),
                },
                () = self.stay.given_up() => Err(Disconnect::Replaced),
                _ = beat.tick() => {
                    if self.silence(heard) > IDLE_TIMEOUT { Err(Disconnect::TooSlow) } else { self.ping(socket).await }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// How long the client has said nothing while the server ran.
    fn silence(&self, heard: Duration) -> Duration {
        self.app.rooms.clock.running().saturating_sub(heard)
    }

    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        subscription: &mut Subscription,
        message: Message,
        messages: &MessageLimiter,
        faults: &mut u32,
    ) -> Result<(), Disconnect> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(Disconnect::Gone),
            // Each is answered on the way here, so they count as messages do.
            Message::Ping(_) | Message::Pong(_) if messages.allows_one() => return Ok(()),
            Message::Ping(_) | Message::Pong(_) => return refused_once_more(faults),
            Message::Binary(_) => return Err(Disconnect::Invalid),
        };
        let reply = if messages.allows_one() {
            self.answer(&text).await
        } else {
            Err((None, None, ApiError::from(Refused::TooFast)))
        };
        match reply {
            Ok(text) => {
                *faults = 0;
                self.feed_pending(socket, subscription).await?;
                if let Some(text) = text {
                    self.feed(socket, text).await?;
                }
                self.flush(socket).await
            }
            Err((key, id, error)) => {
                let refused = ServerMessage::Refused { key: key.as_deref(), id, error: error.view() };
                self.send(socket, &refused).await?;
                refused_once_more(faults)
            }
        }
    }

    /// Does what the client says; the reply is not sent yet. What everybody is told needs none.
    async fn answer(&self, text: &str) -> Result<Option<Utf8Bytes>, Refusal> {
        let message: ClientMessage = serde_json::from_str(text)
            .map_err(|error| (None, None, Refused::from(FormFault::from(JsonFault::from(error))).into()))?;
        match message {
            ClientMessage::Ping => Ok(Some(written(&ServerMessage::Pong))),
            ClientMessage::Look { id, moves } => {
                let looked = self.look(&moves).await.map_err(|error| (None, Some(id), error))?;
                Ok(Some(written(&ServerMessage::Looked { id, looked })))
            }
            ClientMessage::Talk { seat, what } => told(self.speaker()?.say(Seat(seat), what).await),
            ClientMessage::Nudge { seat } => told(self.speaker()?.nudge(Seat(seat)).await),
            ClientMessage::Hurry => told(self.speaker()?.hurry().await),
            ClientMessage::Play(body) => {
                let action = body.action(self.game);
                self.command(body.key, Some(body.expected), action).await
            }
            ClientMessage::Enter(body) => {
                let action = body.action(self.game);
                self.command(body.key, Some(body.expected), action).await
            }
            ClientMessage::Throw(body) => {
                let action = Ok(body.action());
                self.command(body.key, Some(body.expected), action).await
            }
            ClientMessage::Link(body) => self.command(body.key(), None, Ok(body.action())).await,
            ClientMessage::Chain(body) => {
                let action = Ok(body.action());
                let key = body.key.unwrap_or_else(|| body.anchor.to_string());
                self.command(key, None, action).await
            }
        }
    }

    async fn command(
        &self,
        key: String,
        expected: Option<u32>,
        action: Result<PersonAction, ApiError>,
    ) -> Result<Option<Utf8Bytes>, Refusal> {
        let done = self.act(&key, expected, action).await;
        done.map(Some).map_err(|error| (Some(key), None, error))
    }

    /// Whoever listens without a name says nothing.
    fn speaker(&self) -> Result<Speaker<'_>, Refusal> {
        let person = self.person.as_ref().ok_or_else(|| (None, None, Refused::NotSignedIn.into()))?;
        Ok(Speaker { app: &self.app, table: &self.table, person })
    }

    async fn look(&self, moves: &[String]) -> Result<Looked, ApiError> {
        self.app.rate_limits.request(self.address, costs::of(costs::LOOK))?;
        let room = self.app.rooms.room(&self.table).await?;
        Looked::after(room.table().ok_or(Refused::NoRecord)?, room.seq().0, moves)
    }

    async fn act(
        &self,
        key: &str,
        expected: Option<u32>,
        action: Result<PersonAction, ApiError>,
    ) -> Result<Utf8Bytes, ApiError> {
        self.app.rate_limits.request(self.address, costs::COMMAND)?;
        let person = self.person.clone().ok_or(Refused::NotSignedIn)?;
        let (key_given, expected) = (key.parse()?, expected.map(Seq));
        let request = PersonRequest { person, key: key_given, expected, action: action? };
        let answer = self.app.submit_uncancelled(&self.table, request).await?;
        Ok(written(&ServerMessage::Done { key, seq: answer.seq.0, repeated: answer.repeated }))
    }

    /// Passes on what the table tells.
    async fn tell(
        &mut self,
        socket: &mut WebSocket,
        subscription: &mut Subscription,
        message: Result<std::sync::Arc<Broadcast>, RecvError>,
    ) -> Result<(), Disconnect> {
        match message {
            Ok(message) => self.pass_on(socket, &message).await?,
            // Too much happened while the client was busy: it gets the table as it is.
            Err(RecvError::Lagged(_)) => self.snapshot(socket).await?,
            Err(RecvError::Closed) => return Err(Disconnect::Stopping),
        }
        self.feed_pending(socket, subscription).await?;
        self.flush(socket).await
    }

    /// Whatever else has been told goes with the same flush.
    async fn feed_pending(
        &mut self,
        socket: &mut WebSocket,
        subscription: &mut Subscription,
    ) -> Result<(), Disconnect> {
        loop {
            match subscription.broadcast.try_recv() {
                Ok(message) => self.pass_on(socket, &message).await?,
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Lagged(_)) => self.snapshot(socket).await?,
                Err(TryRecvError::Closed) => return Err(Disconnect::Stopping),
            }
        }
    }

    async fn pass_on(&mut self, socket: &mut WebSocket, message: &Broadcast) -> Result<(), Disconnect> {
        match message {
            Broadcast::Step(step) if step.seq() == self.seen + 1 => {
                self.seen = step.seq();
                self.feed(socket, step.text(self.person.as_ref(), self.facts)).await
            }
            Broadcast::Step(step) if step.seq() <= self.seen => Ok(()),
            // A gap: what is missing is in the log.
            Broadcast::Step(_) => self.resume(socket, self.seen).await,
            Broadcast::Presence => self.presence(socket).await,
            Broadcast::Word(word) => self.feed(socket, written(&ServerMessage::from(*word))).await,
            Broadcast::Revoked(person) if self.person.as_ref() == Some(person) => Err(Disconnect::Revoked),
            Broadcast::Revoked(_) => Ok(()),
            Broadcast::Stopping => Err(Disconnect::Stopping),
        }
    }

    async fn presence(&mut self, socket: &mut WebSocket) -> Result<(), Disconnect> {
        let seen = presence(&self.app, &self.table, self.person.as_ref()).await;
        let (seats, connected) = seen.map_err(|_| Disconnect::Failed)?;
        let reply = ServerMessage::Presence { seats, connected };
        self.send(socket, &reply).await
    }

    async fn view(&self) -> Result<TableView, Disconnect> {
        let seen = view(&self.app, &self.table, self.person.as_ref(), &self.code).await;
        seen.map_err(|_| Disconnect::Failed)
    }

    async fn ping(&self, socket: &mut WebSocket) -> Result<(), Disconnect> {
        within_timeout(socket.send(Message::Ping(Default::default()))).await
    }

    async fn send(&self, socket: &mut WebSocket, message: &ServerMessage<'_>) -> Result<(), Disconnect> {
        within_timeout(socket.send(Message::Text(written(message)))).await
    }

    async fn feed(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), Disconnect> {
        within_timeout(socket.feed(Message::Text(text))).await
    }

    async fn flush(&self, socket: &mut WebSocket) -> Result<(), Disconnect> {
        within_timeout(socket.flush()).await
    }
}

impl Disconnect {
    /// What the client is told; it comes back by itself unless it said nonsense.
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Disconnect::Gone => return None,
            Disconnect::TooSlow => (1013, "too slow"),
            Disconnect::Invalid => (1008, "too many messages that make no sense"),
            Disconnect::Revoked => (4401, "say who you are again"),
            Disconnect::Replaced => (4000, "a newer connection of yours has this place"),
            Disconnect::Stopping => (1012, "the server restarts"),
            Disconnect::Failed => (1011, "the table cannot be read now"),
        };
        Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
    }
}

/// Whoever is refused too often in a row has to go.
fn refused_once_more(faults: &mut u32) -> Result<(), Disconnect> {
    *faults += 1;
    if *faults > MOST_REFUSALS { Err(Disconnect::Invalid) } else { Ok(()) }
}

async fn within_timeout<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Disconnect> {
    match tokio::time::timeout(SEND_TIMEOUT, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(Disconnect::Gone),
        Err(_) => Err(Disconnect::TooSlow),
    }
}

/// What everybody is told needs no reply.
fn told(said: Result<(), ApiError>) -> Result<Option<Utf8Bytes>, Refusal> {
    said.map(|()| None).map_err(|error| (None, None, error))
}

fn written(message: &ServerMessage<'_>) -> Utf8Bytes {
    // Its parts are all texts and numbers, which always become JSON.
    serde_json::to_string(message).unwrap_or_default().into()
}
