//! A table elsewhere, as the screens see it.

use bonecup_referee::room::{History, Phase, Room, Step, StepError};
use bonecup_referee::{Action, Command, CommandRefusal, Entry, Next, Record, Seq, Table};
use bonecup_rules::Seat;
use bonecup_seat::{Venue, VenueError, WhenLeft};
use serde_json::json;

use crate::RemoteError;
use crate::line::{Line, News, Order};
use crate::site::{Seen, SeenSeat, Site};

/// A table of a server.
pub struct Remote {
    past: History,
    table: Table,
    entries: Vec<Entry>,
    own: Vec<bool>,
    line: Line,
    server: String,
    connected: bool,
    /// The step after which we sent something that is not answered.
    sent: Option<Seq>,
}

impl Remote {
    /// The table, whose game must have begun.
    ///
    /// # Errors
    /// If what the server tells makes no sense, or it cannot be reached.
    pub fn open(site: Site, seen: &Seen) -> Result<Remote, RemoteError> {
        let steps = site.steps(&seen.id, Seq(0))?;
        let strange = |detail: String| RemoteError::Strange { server: site.server().to_owned(), detail };
        let past = History::of(&steps).map_err(|error| strange(error.to_string()))?;
        let table =
            past.room().table().cloned().ok_or_else(|| strange("the game has not begun".to_owned()))?;
        let server = site.server().to_owned();
        let line = Line::open(site, seen.id.clone(), past.room().seq());
        let own = seen.seats.iter().map(|seat| seat.yours).collect();
        let mut remote =
            Remote { past, table, entries: Vec::new(), own, line, server, connected: true, sent: None };
        remote.refill();
        Ok(remote)
    }

    /// Everything in the game, numbered as the game counts.
    fn refill(&mut self) {
        if let Some(table) = self.past.room().table() {
            self.table = table.clone();
        }
        let new = (1..).map(Seq).zip(self.past.events()).skip(self.entries.len());
        self.entries.extend(new.map(|(seq, event)| Entry { seq, event: event.clone() }));
    }

    fn take_in(&mut self, steps: &[Step]) -> Result<(), StepError> {
        for step in steps {
            self.past.push(step)?;
        }
        self.sent = None;
        self.refill();
        Ok(())
    }

    fn note_seats(&mut self, seats: &[SeenSeat]) {
        self.own = seats.iter().map(|seat| seat.yours).collect();
    }

    fn room(&self) -> &Room {
        self.past.room()
    }
}

impl Venue for Remote {
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
            Action::Enter(outcome) => {
                body["type"] = json!("enter");
                body["outcome"] = json!(outcome.to_string());
            }
        }
        self.line.send(Order { key, body });
        self.sent = Some(expected);
        Ok(())
    }

    fn poll(&mut self) -> Result<(), VenueError> {
        while let Ok(news) = self.line.news.try_recv() {
            match news {
                News::Steps(steps) => {
                    let taken = self.take_in(&steps);
                    taken.map_err(|error| VenueError::Elsewhere(error.to_string()))?;
                }
                News::Seats(seats) => self.note_seats(&seats),
                News::Connected(connected) => self.connected = connected,
                News::Refused(message) => {
                    self.sent = None;
                    return Err(VenueError::Elsewhere(message));
                }
            }
        }
        Ok(())
    }

    fn is_thinking(&self) -> bool {
        let elsewhere = match self.table.next() {
            Next::Move(seat) => !self.is_own(seat),
            Next::Enter(seat, _) => !self.enters_for(seat),
            Next::Draw(_) | Next::Over(_) => false,
        };
        self.room().phase() == Phase::Playing && (elsewhere || self.sent.is_some())
    }

    fn record(&self) -> Record {
        self.past.record().unwrap_or_else(|| Record::of(&self.table, &self.entries, None))
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

impl Remote {
    /// What the rules here already refuse need not travel.
    fn check(&self, seat: Seat, action: &Action) -> Result<(), CommandRefusal> {
        self.table.check(&Command { seat, action: action.clone() })
    }
}

/// A name for a command that no other has.
fn random_key() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
