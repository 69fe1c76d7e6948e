//! What we saw of a table and sent to it, compared with everything that it tells later.

use std::collections::BTreeMap;
use std::io;

use bonecup_referee::fair::{DeviceChain, deal_id_of, deal_of, seal_of, table_id_of};
use bonecup_referee::room::{History, Phase, Room, Step};
use bonecup_referee::{Contribution, Event, Hex32, Scheme, Seq, Signature, TableId, Vouched};
use bonecup_rules::Seat;
use bonecup_seat::{Agreed, Alarm, KeptChain, Note, Notes, OwnSeat, Promise, PromisedSeat, Receipt, Seen};

use crate::agreement;
use crate::client::{SeatView, TableView};
use crate::ledger::is_receipt;

/// The witness of one table: a note that grows with the game, and is kept where there is a folder for it.
pub struct Witness {
    notes: Option<Notes>,
    note: Note,
}

/// What is added to the dice of a table, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Added {
    /// In the open: version 1.
    Text(Contribution),
    /// Sealed: version 2.
    Seal(Hex32),
}

/// What was sealed and may be told now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// For which seat.
    pub seat: Seat,
    /// The anchor of its chain.
    pub anchor: Hex32,
    /// What it adds to the dice.
    pub contribution: Contribution,
}

impl Witness {
    /// Notes what a table shows, unless it was noted when we were here before.
    ///
    /// # Errors
    /// If the note cannot be written.
    pub fn new(notes: Option<Notes>, server: &str, seen: &TableView) -> io::Result<Witness> {
        let known = notes.as_ref().and_then(|notes| notes.find(Some(server), &seen.id));
        let note = known.unwrap_or_else(|| first_note(server, seen));
        let mut witness = Witness { notes, note };
        witness.hear(check_id(seen));
        witness.compare_view(seen);
        witness.keep()?;
        Ok(witness)
    }

    /// Draws what belongs to a text and notes it before anything is sent.
    ///
    /// # Errors
    /// If there is no random number for it, or it cannot be written; then it should not be sent.
    pub fn add(&mut self, name: &str, contribution: Contribution) -> io::Result<Added> {
        let chain = match self.note.promise.scheme {
            // Nobody adds to dice of version 3.
            Scheme::One | Scheme::Three => None,
            Scheme::Two => Some(KeptChain::random()?),
        };
        let added = match &chain {
            None => Added::Text(contribution.clone()),
            Some(chain) => Added::Seal(seal_of(
                &self.note.table,
                &DeviceChain::new(chain.last()).anchor(),
                &contribution,
            )),
        };
        self.note.own.retain(|own| own.seat.is_some());
        let contribution = Some(contribution);
        self.note.own.push(OwnSeat {
            seat: None,
            name: name.to_owned(),
            contribution,
            chain,
            revealed: false,
        });
        self.keep()?;
        Ok(added)
    }

    /// Notes for which seat that was.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn seated(&mut self, seat: Seat) -> io::Result<()> {
        self.note.own.retain(|own| own.seat != Some(seat));
        self.note.own.iter_mut().filter(|own| own.seat.is_none()).for_each(|own| own.seat = Some(seat));
        self.keep()
    }

    /// Compares what was agreed with what was noted; only if it is the same, what we sealed may be told.
    ///
    /// # Errors
    /// If that cannot be written.
    pub fn agree(&mut self, seen: &TableView, key: Option<&Hex32>) -> io::Result<Vec<Reveal>> {
        self.compare_view(seen);
        let text = seen.agreed.clone().unwrap_or_default();
        self.hear(agreement::check(&self.note, key, &text));
        self.check_receipt(Seq(seen.seq), Some(agreement::hash(&text)), seen.head, seen.receipt);
        self.keep()?;
        if !self.note.alarms.is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.note.own.iter().filter(|own| !own.revealed).filter_map(reveal).collect())
    }

    /// Notes that the table has taken what we revealed.
    ///
    /// # Errors
    /// If that cannot be written.
    pub fn revealed(&mut self, seat: Seat) -> io::Result<()> {
        let own = self.note.own.iter_mut().filter(|own| own.seat == Some(seat));
        own.for_each(|own| own.revealed = true);
        self.keep()
    }

    /// What did not fit.
    pub fn alarms(&self) -> &[Alarm] {
        &self.note.alarms
    }

    /// How many links of ours came in time, and were said not to have come.
    pub fn unused(&self) -> u32 {
        self.note.unused
    }

    /// Compares a table that is looked at before the game.
    pub fn compare_view(&mut self, seen: &TableView) {
        let promise = &self.note.promise;
        let same = promise.check_game(seen.game, seen.rules);
        let same = same.and_then(|()| promise.check(seen.commitment, &seen.options));
        let same = same.and_then(|()| promise.check_dice(seen.scheme, seen.engine.as_ref()));
        let same = same.and_then(|()| promise.check_server(seen.server_key.as_ref()));
        self.hear(same);
    }

    /// Compares the log of a table whose game has begun: it tells what we were shown and what we sent.
    pub(crate) fn compare_log(&mut self, steps: &[Step], history: &History) {
        let opening = history.room().opening();
        let promise = &self.note.promise;
        let same = promise.check_game(opening.game, opening.rules);
        let same = same.and_then(|()| promise.check(opening.commitment, &opening.options_of_today()));
        let same = same.and_then(|()| promise.check_dice(opening.scheme, opening.engine.as_ref()));
        let same = same.and_then(|()| promise.check_seats(&seats_at(promise.seq, steps)));
        self.hear(same);
        if let Some(table) = history.room().table() {
            let same = self.note.check_plan(table.plan());
            self.hear(same);
            // What others revealed is what they had sealed, and the id follows from the commitment.
            let seq = history.room().seq();
            let holds = table.plan().check_dice();
            self.hear(holds.map_err(|error| Alarm::Step { seq, error: error.to_string() }));
            self.note.agreed.get_or_insert_with(|| Agreed::of(table.plan()));
        }
        let same = self.note.seen.check(history.events());
        self.hear(same);
    }

    /// Compares the hash of everything so far with the one that the server tells, and its receipt for it.
    pub(crate) fn check_head(&mut self, room: &Room, told: Option<Hex32>, receipt: Option<Signature>) {
        self.check_receipt(room.seq(), room.head(), told, receipt);
    }

    fn check_receipt(
        &mut self,
        seq: Seq,
        computed: Option<Hex32>,
        told: Option<Hex32>,
        receipt: Option<Signature>,
    ) {
        let Some(head) = told.filter(|head| computed == Some(*head)) else {
            let is_missed = computed.is_some() || told.is_some();
            return self.hear(if is_missed { Err(Alarm::Head { seq }) } else { Ok(()) });
        };
        let Some(server) = self.note.promise.server_key else { return };
        match receipt {
            Some(receipt) if is_receipt(&server, &head, &receipt) => {
                self.note.receipt = Some(Receipt { head, receipt });
            }
            Some(_) | None => self.hear(Err(Alarm::Receipt { seq })),
        }
    }

    /// The hash that the server signed last, and its signature as it stands in a record.
    pub(crate) fn vouched(&self) -> Option<(Hex32, Vouched)> {
        let (server, signed) = (self.note.promise.server_key?, self.note.receipt?);
        Some((signed.head, Vouched { server, receipt: signed.receipt }))
    }

    /// Notes how far the game is now.
    pub(crate) fn see(&mut self, events: &[Event]) -> io::Result<()> {
        let known = usize::try_from(self.note.seen.events).unwrap_or(usize::MAX);
        match events.get(known..) {
            Some(new) => self.note.seen.extend(new),
            None => self.note.seen = events.iter().collect::<Seen>(),
        }
        self.keep()
    }

    /// Compares a log that is told again with the steps that were heard before.
    pub(crate) fn compare_again(&mut self, known: &[Step], told: &[Step]) -> io::Result<()> {
        let differs = |index: &usize| known.get(*index) != told.get(*index);
        let changed = (0..known.len()).find(differs).and_then(|index| known.get(index));
        changed.map_or(Ok(()), |step| self.alarm(Alarm::Event { seq: step.seq }))
    }

    /// The chains that were drawn here.
    pub(crate) fn chains(&self) -> BTreeMap<Seat, DeviceChain> {
        let own = self.note.own.iter();
        own.filter_map(|own| Some((own.seat?, DeviceChain::new(own.chain.as_ref()?.last())))).collect()
    }

    /// Draws a chain for a seat whose own is not ours, or used up, and notes it.
    pub(crate) fn draw_chain(&mut self, seat: Seat) -> io::Result<DeviceChain> {
        let chain = KeptChain::random()?;
        let last = chain.last();
        match self.note.own.iter_mut().find(|own| own.seat == Some(seat)) {
            Some(own) => own.chain = Some(chain),
            None => self.note.own.push(OwnSeat::only_chain(seat, chain)),
        }
        self.keep()?;
        Ok(DeviceChain::new(last))
    }

    pub(crate) fn count_unused(&mut self) {
        self.note.unused += 1;
    }

    pub(crate) fn alarm(&mut self, alarm: Alarm) -> io::Result<()> {
        self.hear(Err(alarm));
        self.keep()
    }

    pub(crate) fn hear(&mut self, same: Result<(), Alarm>) {
        let Err(alarm) = same else { return };
        if !self.note.alarms.contains(&alarm) {
            self.note.alarms.push(alarm);
        }
    }

    fn keep(&self) -> io::Result<()> {
        self.notes.as_ref().map_or(Ok(()), |notes| notes.keep(&self.note))
    }
}

/// With versions 2 and 3 nobody can choose a table's id.
fn check_id(seen: &TableView) -> Result<(), Alarm> {
    let (due, told): (Option<TableId>, Option<TableId>) = match seen.scheme {
        Scheme::One => return Ok(()),
        Scheme::Two => (seen.commitment.as_ref().map(table_id_of), Some(seen.id.clone())),
        Scheme::Three => (seen.commitment.as_ref().map(deal_id_of), deal_of(&seen.id)),
    };
    match due {
        Some(due) if told.as_ref() != Some(&due) => {
            Err(Alarm::TableId { noted: due.to_string(), told: seen.id.to_string() })
        }
        Some(_) | None => Ok(()),
    }
}

fn reveal(own: &OwnSeat) -> Option<Reveal> {
    let anchor = DeviceChain::new(own.chain.as_ref()?.last()).anchor();
    Some(Reveal { seat: own.seat?, anchor, contribution: own.contribution.clone()? })
}

fn first_note(server: &str, seen: &TableView) -> Note {
    let seat = |seat: &SeatView| PromisedSeat { name: seat.name.clone(), dice: seat.dice };
    let promise = Promise {
        in_time: seen.phase == Phase::Gathering,
        seq: Seq(seen.seq),
        commitment: seen.commitment,
        scheme: seen.scheme,
        engine: seen.engine.clone(),
        server_key: seen.server_key,
        game: seen.game,
        rules: seen.rules,
        options: seen.options.clone(),
        chooses: seen.choice.is_some(),
        seats: seen.seats.iter().map(seat).collect(),
    };
    Note::new(Some(server.to_owned()), seen.id.clone(), promise)
}

/// The seats as the log tells them up to a step; none if it does not.
fn seats_at(seq: Seq, steps: &[Step]) -> Vec<PromisedSeat> {
    let until = steps.iter().take_while(|step| step.seq <= seq);
    let history = History::of(until).ok().filter(|history| history.room().seq() == seq);
    history.map(|history| seats(history.room())).unwrap_or_default()
}

fn seats(room: &Room) -> Vec<PromisedSeat> {
    let seats = room.seats().iter();
    seats.map(|seat| PromisedSeat { name: seat.name().map(str::to_owned), dice: seat.dice }).collect()
}
