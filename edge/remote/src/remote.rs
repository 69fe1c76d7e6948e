//! A table elsewhere, as the screens see it.

use bonecup_referee::room::{History, Phase, Room, Step, StepError};
use bonecup_referee::{Action, Command, CommandRefusal, Entry, Next, Record, Seq, Table};
use bonecup_rules::Seat;
use bonecup_seat::{Venue, VenueError, WhenLeft};
use serde_json::json;

use crate::client::{SeatView, ServerClient, TableView};
use crate::stream::{Outgoing, Stream, StreamEvent};
use crate::{ProtocolFault, RemoteError};

/// A table of a server.
pub struct RemoteTable {
    history: History,
    table: Table,
    entries: Vec<Entry>,
    own: Vec<bool>,
    stream: Stream,
    server: String,
    connected: bool,
    /// The step after which we sent something that is not answered.
    sent: Option<Seq>,
}

impl RemoteTable {
    /// The table, whose game must have begun.
    ///
    /// # Errors
    /// If what the server tells makes no sense, or it cannot be reached.
    pub fn open(client: ServerClient, seen: &TableView) -> Result<RemoteTable, RemoteError> {
        let steps = client.steps(&seen.id, Seq(0))?;
        let history = History::of(&steps).map_err(|error| client.strange(ProtocolFault::Steps(error)))?;
        let table = history.room().table().cloned().ok_or_else(|| client.strange(ProtocolFault::NotBegun))?;
        let server = client.server().to_owned();
        let stream = Stream::open(client, seen.id.clone(), history.room().seq());
        let own = seen.seats.iter().map(|seat| seat.yours).collect();
        let mut remote = RemoteTable {
            history,
            table,
            entries: Vec::new(),
            own,
            stream,
            server,
            connected: true,
            sent: None,
        };
        remote.refill();
        Ok(remote)
    }

    /// Everything in the game, numbered as the game counts.
    fn refill(&mut self) {
        if let Some(table) = self.history.room().table() {
            self.table = table.clone();
        }
        let new = (1..).map(Seq).zip(self.history.events()).skip(self.entries.len());
        self.entries.extend(new.map(|(seq, event)| Entry { seq, event: event.clone() }));
    }

    fn take_in(&mut self, steps: &[Step]) -> Result<(), StepError> {
        for step in steps {
            self.history.push(step)?;
        }
        self.sent = None;
        self.refill();
        Ok(())
    }

    fn note_seats(&mut self, seats: &[SeatView]) {
        self.own = seats.iter().map(|seat| seat.yours).collect();
    }

    fn room(&self) -> &Room {
        self.history.room()
    }
}

impl Venue for RemoteTable {
    fn table(&self) -> &Table {
        &self.table
    }

    fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn is_own(&self, seat: Seat) -> bool {
        let minded = self.room().seats().get(seat.index()).is_some_and(|held| held.minder.is_some());
        self.own.get(seat.index()).copied().unwrap_or(false) && !minded
    }

    fn enters_for(&self, seat: Seat) -> bool {
        let by_bot = self.room().seats().get(seat.index()).is_some_and(|held| held.bot().is_some());
        self.is_own(seat) || (by_bot && self.own.contains(&true))
    }

    fn send(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal> {
        if self.sent.is_some() {
            return Err(CommandRefusal::Stale { expected: self.table.seq(), current: self.table.seq() });
        }
        self.check(seat, &action)?;
        // Without a random source the place of the command has to do: it is ours alone to use.
        let key = random_key().unwrap_or_else(|_| format!("after-{}", self.room().seq()));
        let expected = self.room().seq();
        let mut body = json!({"seat": seat, "expected": expected, "key": key});
        match &action {
            Action::Play(moves) => {
                body["type"] = json!("play");
                body["moves"] = moves.iter().map(ToString::to_string).collect();
            }
            Action::Throw => body["type"] = json!("throw"),
            Action::Enter(outcome) => {
                body["type"] = json!("enter");
                body["outcome"] = json!(outcome.to_string());
            }
        }
        self.stream.send(Outgoing { key, body });
        self.sent = Some(expected);
        Ok(())
    }

    fn poll(&mut self) -> Result<(), VenueError> {
        while let Ok(news) = self.stream.news.try_recv() {
            match news {
                StreamEvent::Steps(steps) => {
                    let taken = self.take_in(&steps);
                    taken.map_err(|error| VenueError::Elsewhere(error.to_string()))?;
                }
                StreamEvent::Seats(seats) => self.note_seats(&seats),
                StreamEvent::Connected(connected) => self.connected = connected,
                StreamEvent::Refused(message) => {
                    self.sent = None;
                    return Err(VenueError::Elsewhere(message));
                }
            }
        }
        Ok(())
    }

    fn is_thinking(&self) -> bool {
        let elsewhere = match self.table.next() {
            Next::Move(seat) | Next::Throw(seat, _) => !self.is_own(seat),
            Next::Enter(seat, _) => !self.enters_for(seat),
            Next::Link(_) => true,
            Next::Draw(_) | Next::Over(_) => false,
        };
        self.room().phase() == Phase::Playing && (elsewhere || self.sent.is_some())
    }

    fn record(&self) -> Record {
        self.history.record().unwrap_or_else(|| Record::of(&self.table, &self.entries, None))
    }

    fn when_left(&self) -> WhenLeft {
        WhenLeft::GoesOn
    }

    fn is_closed(&self) -> bool {
        self.room().phase() == Phase::Closed
    }

    fn unreachable(&self) -> Option<&str> {
        (!self.connected).then_some(self.server.as_str())
    }
}

impl RemoteTable {
    /// What the rules here already refuse need not travel.
    fn check(&self, seat: Seat, action: &Action) -> Result<(), CommandRefusal> {
        self.table.check(&Command::new(seat, action.clone()))
    }
}

/// A name for a command that no other has.
fn random_key() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
