//! The stream of a table: one WebSocket per client, resumed by the last step seen.

use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use bonecup_games::GameId;
use bonecup_referee::room::{Ask, Asker, Request, Step};
use bonecup_referee::{PersonId, Seq, TableId};
use futures::SinkExt as _;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::time::Instant;
use utoipa::{IntoParams, ToSchema};

use crate::api::{Asked, EnterBody, Looked, PlayBody, TablePath, view};
use crate::app::{App, From};
use crate::error::{ApiError, ErrorView, Refused};
use crate::identity::Perhaps;
use crate::limits::{Single, SocketPlace};
use crate::rooms::{Broadcast, StepBroadcast, Visit};
use crate::view::{SeatView, TableView};
use crate::{clock, language};

/// A client that says nothing for so long, not even to our pings, is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// How often we ask whether it is still there.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A client that does not take what it is sent within this time is too slow.
const PATIENCE: Duration = Duration::from_secs(10);
/// Whoever is further behind gets the table as it is instead of what happened.
const MOST_STEPS: u32 = 200;
/// No message of a client is longer.
const MOST_BYTES: usize = 16 << 10;
/// Buffers of a socket: most messages fit, and ten thousand sockets stay small.
const BUFFER: usize = 2 << 10;
/// Unsent bytes of a socket.
const MOST_UNSENT: usize = 512 << 10;
/// Refused messages in a row after which the connection is closed.
const MOST_FAULTS: u32 = 50;

/// From where the stream goes on.
#[derive(Deserialize, IntoParams)]
pub(crate) struct StreamQuery {
    /// The last step seen; a snapshot comes first if left out.
    after: Option<u32>,
    /// Whether steps come with `facts` and, for the one who has to move, `previews`; they do if left out.
    facts: Option<bool>,
}

/// What a client says.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClientMessage"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Said {
    /// Plays moves.
    Play(PlayBody),
    /// Enters what real dice showed.
    Enter(EnterBody),
    /// Asks what would be after moves that are not sent yet.
    Look {
        /// The client's number for the question.
        id: u32,
        /// The moves.
        #[serde(default)]
        #[cfg_attr(test, ts(as = "Option<_>", optional))]
        moves: Vec<String>,
    },
    /// Asks whether we are there.
    Ping,
}

/// What a client is told, besides steps.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ServerMessage"))]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Reply<'a> {
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
    /// We are there.
    Pong,
}

/// Why a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// The client went.
    Gone,
    /// It did not take what it was sent, or said nothing.
    TooSlow,
    /// It said too much nonsense.
    Nonsense,
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
    From(address): From,
    Perhaps(person): Perhaps,
    TablePath(table): TablePath,
    Asked(query): Asked<StreamQuery>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| Refused::Form(error.body_text()))?;
    let place = app.shares.socket(address)?;
    let row = app.store.table(&table).await?.ok_or(Refused::NoTable)?;
    let person = person.map(|person| person.id);
    let cell = app.rooms.cell(&table);
    let most = app.config.limits.watchers_per_table;
    let visit = cell.visit(person.clone(), most).ok_or(Refused::TooManyWatchers)?;
    let language = language::wanted(&headers);
    let facts = query.facts.unwrap_or(true);
    let client = Client {
        app: app.clone(),
        table,
        person,
        code: row.code,
        game: row.game,
        seen: 0,
        facts,
        _place: place,
    };
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES);
    Ok(upgrade.on_upgrade(move |socket| async move {
        language::speaking(language, client.serve(socket, visit, query.after)).await;
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
    _place: SocketPlace,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket, mut visit: Visit, after: Option<u32>) {
        self.app.metrics.sockets.inc();
        let end = match self.begin(&mut socket, after).await {
            Ok(()) => self.go_on(&mut socket, &mut visit).await,
            Err(end) => end,
        };
        self.app.metrics.sockets.dec();
        if matches!(end, End::TooSlow | End::Nonsense) {
            self.app.metrics.dropped.inc();
        }
        drop(visit);
        let _ = tokio::time::timeout(Duration::from_secs(1), socket.send(Message::Close(end.frame()))).await;
    }

    /// What the client has missed, or the whole table.
    async fn begin(&mut self, socket: &mut WebSocket, after: Option<u32>) -> Result<(), End> {
        match after {
            Some(after) => self.resume(socket, after).await,
            None => self.snapshot(socket).await,
        }
    }

    async fn snapshot(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let table = self.view().await?;
        self.seen = table.seq;
        self.send(socket, &Reply::Snapshot { table: Box::new(table) }).await
    }

    /// Sends the steps since then, with the position after the last of them.
    async fn resume(&mut self, socket: &mut WebSocket, after: u32) -> Result<(), End> {
        let room = self.app.rooms.room(&self.table).await.map_err(|_| End::Failed)?;
        let behind = room.seq().0.checked_sub(after);
        if behind.is_none_or(|behind| behind > MOST_STEPS) || after == 0 {
            return self.snapshot(socket).await;
        }
        let rows = self.app.store.steps(&self.table, after, MOST_STEPS).await.map_err(|_| End::Failed)?;
        self.seen = after;
        for row in rows.iter().take_while(|row| row.seq <= room.seq().0) {
            let step = Step::read(Seq(row.seq), &row.body).map_err(|_| End::Failed)?;
            let text = StepBroadcast::of(&room, &step).text(self.person.as_ref(), self.facts);
            self.feed(socket, text).await?;
            self.seen = row.seq;
        }
        self.presence(socket).await
    }

    async fn go_on(&mut self, socket: &mut WebSocket, visit: &mut Visit) -> End {
        let messages = self.app.shares.messages();
        let mut heard = Instant::now();
        let mut faults = 0;
        let mut beat = tokio::time::interval_at(heard + HEARTBEAT, HEARTBEAT);
        if *self.app.stopping.borrow() {
            return End::Stopping;
        }
        loop {
            // What is told comes first: whoever wakes up is nearly always told something, and need look no further.
            let done = tokio::select! {
                biased;
                message = visit.broadcast.recv() => self.tell(socket, visit, message).await,
                said = socket.recv() => match said {
                    Some(Ok(message)) => {
                        heard = Instant::now();
                        self.hear(socket, visit, message, &messages, &mut faults).await
                    }
                    Some(Err(_)) | None => Err(End::Gone),
                },
                _ = beat.tick() => {
                    if heard.elapsed() > SILENCE { Err(End::TooSlow) } else { self.ping(socket).await }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        visit: &mut Visit,
        message: Message,
        messages: &Single,
        faults: &mut u32,
    ) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => return Err(End::Nonsense),
        };
        let reply = if messages.check().is_err() {
            Err((None, None, ApiError::from(Refused::TooFast)))
        } else {
            self.answer(&text).await
        };
        match reply {
            Ok(text) => {
                *faults = 0;
                self.feed_told(socket, visit).await?;
                self.feed(socket, text).await?;
                self.flush(socket).await
            }
            Err((key, id, error)) => {
                *faults += 1;
                let refused = Reply::Refused { key: key.as_deref(), id, error: error.view() };
                self.send(socket, &refused).await?;
                if *faults > MOST_FAULTS { Err(End::Nonsense) } else { Ok(()) }
            }
        }
    }

    /// Does what the client says; the reply is not sent yet.
    async fn answer(&self, text: &str) -> Result<Utf8Bytes, (Option<String>, Option<u32>, ApiError)> {
        let said: Said = serde_json::from_str(text)
            .map_err(|error| (None, None, ApiError::from(Refused::Form(error.to_string()))))?;
        match said {
            Said::Ping => Ok(written(&Reply::Pong)),
            Said::Look { id, moves } => {
                let looked = self.look(&moves).await.map_err(|error| (None, Some(id), error))?;
                Ok(written(&Reply::Looked { id, looked }))
            }
            Said::Play(body) => {
                let request = body.request(self.game);
                self.act(&body.key, body.expected, request)
                    .await
                    .map_err(|error| (Some(body.key), None, error))
            }
            Said::Enter(body) => {
                let request = body.request(self.game);
                self.act(&body.key, body.expected, request)
                    .await
                    .map_err(|error| (Some(body.key), None, error))
            }
        }
    }

    async fn look(&self, moves: &[String]) -> Result<Looked, ApiError> {
        let room = self.app.rooms.room(&self.table).await?;
        Looked::after(room.table().ok_or(Refused::NoRecord)?, room.seq().0, moves)
    }

    async fn act(
        &self,
        key: &str,
        expected: u32,
        request: Result<Request, ApiError>,
    ) -> Result<Utf8Bytes, ApiError> {
        let person = self.person.clone().ok_or(Refused::NotSignedIn)?;
        let by = Asker::Person(person, key.parse()?);
        let ask = Ask { by, at: clock::now(), expected: Some(Seq(expected)), request: request? };
        let answer = self.app.ask_now(&self.table, &ask).await?;
        Ok(written(&Reply::Done { key, seq: answer.seq.0, repeated: answer.repeated }))
    }

    /// Passes on what the table tells.
    async fn tell(
        &mut self,
        socket: &mut WebSocket,
        visit: &mut Visit,
        message: Result<std::sync::Arc<Broadcast>, RecvError>,
    ) -> Result<(), End> {
        match message {
            Ok(message) => self.pass_on(socket, &message).await?,
            // Too much happened while the client was busy: it gets the table as it is.
            Err(RecvError::Lagged(_)) => self.snapshot(socket).await?,
            Err(RecvError::Closed) => return Err(End::Stopping),
        }
        self.feed_told(socket, visit).await?;
        self.flush(socket).await
    }

    /// Whatever else has been told goes with the same flush.
    async fn feed_told(&mut self, socket: &mut WebSocket, visit: &mut Visit) -> Result<(), End> {
        loop {
            match visit.broadcast.try_recv() {
                Ok(message) => self.pass_on(socket, &message).await?,
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Lagged(_)) => self.snapshot(socket).await?,
                Err(TryRecvError::Closed) => return Err(End::Stopping),
            }
        }
    }

    async fn pass_on(&mut self, socket: &mut WebSocket, message: &Broadcast) -> Result<(), End> {
        match message {
            Broadcast::Step(step) if step.seq() == self.seen + 1 => {
                self.seen = step.seq();
                self.feed(socket, step.text(self.person.as_ref(), self.facts)).await
            }
            Broadcast::Step(step) if step.seq() <= self.seen => Ok(()),
            // A gap: what is missing is in the log.
            Broadcast::Step(_) => self.resume(socket, self.seen).await,
            Broadcast::Presence => self.presence(socket).await,
            Broadcast::Stopping => Err(End::Stopping),
        }
    }

    async fn presence(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let table = self.view().await?;
        let reply = Reply::Presence { seats: table.seats, connected: table.connected };
        self.send(socket, &reply).await
    }

    async fn view(&self) -> Result<TableView, End> {
        let seen = view(&self.app, &self.table, self.person.as_ref(), &self.code).await;
        seen.map_err(|_| End::Failed)
    }

    async fn ping(&self, socket: &mut WebSocket) -> Result<(), End> {
        in_time(socket.send(Message::Ping(Default::default()))).await
    }

    async fn send(&self, socket: &mut WebSocket, reply: &Reply<'_>) -> Result<(), End> {
        in_time(socket.send(Message::Text(written(reply)))).await
    }

    async fn feed(&self, socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), End> {
        in_time(socket.feed(Message::Text(text))).await
    }

    async fn flush(&self, socket: &mut WebSocket) -> Result<(), End> {
        in_time(socket.flush()).await
    }
}

impl End {
    /// What the client is told; it comes back by itself unless it said nonsense.
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            End::Gone => return None,
            End::TooSlow => (1013, "too slow"),
            End::Nonsense => (1008, "too many messages that make no sense"),
            End::Stopping => (1012, "the server restarts"),
            End::Failed => (1011, "the table cannot be read now"),
        };
        Some(CloseFrame { code, reason: Utf8Bytes::from_static(reason) })
    }
}

async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), End> {
    match tokio::time::timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => Err(End::TooSlow),
    }
}

fn written(reply: &Reply<'_>) -> Utf8Bytes {
    // Its parts are all texts and numbers, which always become JSON.
    serde_json::to_string(reply).unwrap_or_default().into()
}
