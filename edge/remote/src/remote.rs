//! A table elsewhere, as the screens see it.

use std::sync::{Arc, Mutex};

use bonecup_referee::room::{Phase, RoomSeat};
use bonecup_referee::{Action, CommandRefusal, Entry, Next, Record, Seq, Table};
use bonecup_rules::Seat;
use bonecup_seat::{Alarm, Heard, Phrase, Venue, VenueError, WhenLeft};
use serde_json::{Value, json};

use crate::client::{ServerClient, TableView};
use crate::ledger::{Ledger, OpenError, SharedLedger, lock};
use crate::stream::{Outgoing, Stream, StreamEvent};
use crate::{DeviceKey, ProtocolFault, RemoteError, Witness};

/// A table of a server.
pub struct RemoteTable {
    ledger: SharedLedger,
    /// What the ledger said when we last looked.
    table: Table,
    entries: Vec<Entry>,
    seats: Vec<RoomSeat>,
    own: Vec<bool>,
    phase: Phase,
    seq: Seq,
    alarms: Vec<Alarm>,
    unused: u32,
    stream: Stream,
    /// What was said and not told yet.
    heard: Vec<Heard>,
    server: String,
    connected: bool,
    /// The step after which we sent something that is not answered.
    sent: Option<Seq>,
}

impl RemoteTable {
    /// The table, whose game must have begun. Its log is compared with what the witness noted.
    ///
    /// # Errors
    /// If what the server tells makes no sense, or it cannot be reached.
    pub fn open(
        client: ServerClient,
        seen: &TableView,
        witness: Witness,
        key: DeviceKey,
    ) -> Result<RemoteTable, RemoteError> {
        let steps = client.steps(&seen.id, Seq(0))?;
        let ledger = Ledger::open(&steps, seen, witness, key);
        let ledger = ledger.map_err(|error| match error {
            OpenError::Alarm(alarm) => RemoteError::Alarm(alarm),
            OpenError::Strange(error) => client.strange(ProtocolFault::Steps(error)),
        })?;
        let table = ledger.room().table().cloned().ok_or_else(|| client.strange(ProtocolFault::NotBegun))?;
        let server = client.server().to_owned();
        let (phase, seq) = (ledger.room().phase(), ledger.room().seq());
        let ledger = Arc::new(Mutex::new(ledger));
        let stream = Stream::open(client, seen.id.clone(), Arc::clone(&ledger));
        let mut remote = RemoteTable {
            ledger,
            table,
            entries: Vec::new(),
            seats: Vec::new(),
            own: Vec::new(),
            phase,
            seq,
            alarms: Vec::new(),
            unused: 0,
            stream,
            heard: Vec::new(),
            server,
            connected: true,
            sent: None,
        };
        remote.refill();
        Ok(remote)
    }

    /// Looks into the ledger. Everything in the game is numbered as the game counts.
    fn refill(&mut self) {
        let ledger = lock(&self.ledger);
        let room = ledger.room();
        if let Some(table) = room.table() {
            self.table = table.clone();
        }
        if room.seq() != self.seq {
            self.sent = None;
        }
        self.seats = room.seats().to_vec();
        self.own = (0..).map(Seat).take(self.seats.len()).map(|seat| ledger.is_own(seat)).collect();
        (self.phase, self.seq) = (room.phase(), room.seq());
        self.alarms = ledger.witness().alarms().to_vec();
        self.unused = ledger.witness().unused();
        let new = (1..).map(Seq).zip(ledger.history().events()).skip(self.entries.len());
        self.entries.extend(new.map(|(seq, event)| Entry { seq, event: event.clone() }));
    }

    /// The command as it is sent, with what our device adds to it; what the rules here already refuse need not travel.
    fn command(&self, seat: Seat, action: &Action, key: &str) -> Result<Value, CommandRefusal> {
        let proof = lock(&self.ledger).prove(seat, action)?;
        let mut body = json!({"seat": seat, "expected": self.seq, "key": key});
        match action {
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
        if let Some(link) = proof.link {
            body["link"] = json!(link);
        }
        if let Some(signature) = proof.signature {
            body["signature"] = json!(signature);
        }
        Ok(body)
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
        let minded = self.seats.get(seat.index()).is_some_and(|held| held.minder.is_some());
        self.own.get(seat.index()).copied().unwrap_or(false) && !minded
    }

    fn enters_for(&self, seat: Seat) -> bool {
        let by_bot = self.seats.get(seat.index()).is_some_and(|held| held.bot().is_some());
        self.is_own(seat) || (by_bot && self.own.contains(&true))
    }

    fn send(&mut self, seat: Seat, action: Action) -> Result<(), CommandRefusal> {
        if self.sent.is_some() {
            return Err(CommandRefusal::Stale { expected: self.table.seq(), current: self.table.seq() });
        }
        // Without a random source the place of the command has to do: it is ours alone to use.
        let key = random_key().unwrap_or_else(|_| format!("after-{}", self.seq));
        let body = self.command(seat, &action, &key)?;
        self.stream.send(Outgoing { key, body, by_itself: false });
        self.sent = Some(self.seq);
        Ok(())
    }

    fn poll(&mut self) -> Result<(), VenueError> {
        while let Ok(news) = self.stream.news.try_recv() {
            match news {
                StreamEvent::Changed => self.refill(),
                StreamEvent::Trouble(error) => {
                    self.refill();
                    return Err(error);
                }
                StreamEvent::Connected(connected) => self.connected = connected,
                StreamEvent::Refused(message) => {
                    self.sent = None;
                    return Err(VenueError::Elsewhere(message));
                }
                StreamEvent::Unheard(message) => return Err(VenueError::Elsewhere(message)),
                StreamEvent::Heard(heard) => self.heard.push(heard),
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
        self.phase == Phase::Playing && (elsewhere || self.sent.is_some())
    }

    fn record(&self) -> Record {
        let record = lock(&self.ledger).record();
        record.unwrap_or_else(|| Record::of(&self.table, &self.entries, None))
    }

    fn when_left(&self) -> WhenLeft {
        WhenLeft::GoesOn
    }

    fn is_closed(&self) -> bool {
        self.phase == Phase::Closed
    }

    fn unreachable(&self) -> Option<&str> {
        (!self.connected).then_some(self.server.as_str())
    }

    fn alarms(&self) -> &[Alarm] {
        &self.alarms
    }

    fn can_talk(&self) -> bool {
        self.own.contains(&true)
    }

    fn say(&self, seat: Seat, what: Phrase) {
        self.stream.say(json!({"type": "talk", "seat": seat, "what": what}));
    }

    fn heard(&mut self) -> Vec<Heard> {
        std::mem::take(&mut self.heard)
    }

    fn unused_links(&self) -> u32 {
        self.unused
    }
}

/// A name for a command that no other has.
fn random_key() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
