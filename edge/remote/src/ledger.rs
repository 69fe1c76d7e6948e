//! Everything that we know of a table: its log as it was told, the game that follows from it, what we noted before, and what our
//! device keeps for the dice. The thread of the stream takes in what happens, and answers for the device at once.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bonecup_referee::fair::{DeviceChain, command_message, is_signed_by, receipt_message};
use bonecup_referee::room::{History, Offer, Phase, Room, RoomEvent, Step, StepError};
use bonecup_referee::{
    Action, Cast, Command, CommandProof, CommandRefusal, Hex32, LinkFault, Next, PersonId, Record, Scheme,
    Signature, Table,
};
use bonecup_rules::Seat;
use bonecup_seat::{Alarm, VenueError};
use serde_json::json;

use crate::agreement;
use crate::client::TableView;
use crate::device_key::DeviceKey;
use crate::stream::Outgoing;
use crate::witness::Witness;

/// A step, with what the server says of everything up to it.
#[derive(Clone, Debug)]
pub(crate) struct ToldStep {
    pub(crate) step: Step,
    pub(crate) head: Option<Hex32>,
    pub(crate) receipt: Option<Signature>,
    /// Whether it came as it happened: then the server vouches for it at once.
    pub(crate) is_live: bool,
}

/// Why a table cannot be opened.
#[derive(Debug)]
pub(crate) enum OpenError {
    /// Its log tells what cannot have happened.
    Alarm(Alarm),
    /// It is not a log at all.
    Strange(StepError),
}

impl OpenError {
    fn of(error: StepError, witness: &mut Witness) -> OpenError {
        let StepError::Impossible { seq, .. } = &error else { return OpenError::Strange(error) };
        let alarm = Alarm::Step { seq: *seq, error: error.to_string() };
        // The alarm is told in any case.
        let _ = witness.alarm(alarm.clone());
        OpenError::Alarm(alarm)
    }
}

/// The ledger, as the thread of the stream and the one that shows the table have it together.
pub(crate) type SharedLedger = Arc<Mutex<Ledger>>;

/// The ledger; one whose other holder broke down is still whole.
pub(crate) fn lock(ledger: &SharedLedger) -> MutexGuard<'_, Ledger> {
    ledger.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What we know of a table.
pub(crate) struct Ledger {
    history: History,
    /// As it was told, to compare it with what is told again.
    told: Vec<Step>,
    devices: Vec<Option<u8>>,
    witness: Witness,
    key: DeviceKey,
    /// The chains of our seats that we can give links of.
    chains: BTreeMap<Seat, DeviceChain>,
    /// Chains that were sent and are not in the log yet.
    committing: BTreeMap<Seat, DeviceChain>,
    /// The last roll that each of our seats gave its link for without casting.
    answered: BTreeMap<Seat, u64>,
    own: Vec<bool>,
}

impl Ledger {
    /// The table whose log was read, compared with what was noted.
    pub(crate) fn open(
        steps: &[ToldStep],
        seen: &TableView,
        mut witness: Witness,
        key: DeviceKey,
    ) -> Result<Ledger, OpenError> {
        let devices = seen.agreed.as_deref().map(agreement::devices).unwrap_or_default();
        let told: Vec<Step> = steps.iter().map(|told| told.step.clone()).collect();
        let known: Vec<Step> = told.iter().map(|step| with_devices(step, &devices)).collect();
        let history = match History::of(&known) {
            Ok(history) => history,
            Err(error) => return Err(OpenError::of(error, &mut witness)),
        };
        witness.compare_log(&known, &history);
        if seen.scheme == Scheme::Two && seen.seq == history.room().seq().0 {
            witness.check_head(history.room(), seen.head, seen.receipt);
        }
        let chains = witness.chains();
        let mut ledger = Ledger {
            history,
            told,
            devices,
            witness,
            key,
            chains,
            committing: BTreeMap::new(),
            answered: BTreeMap::new(),
            own: Vec::new(),
        };
        ledger.note_seats(seen.seats.iter().map(|seat| seat.yours));
        Ok(ledger)
    }

    pub(crate) fn room(&self) -> &Room {
        self.history.room()
    }

    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    /// The record of the game, with the server's signature of its end if we have one.
    pub(crate) fn record(&self) -> Option<Record> {
        let record = self.history.record()?;
        let vouched = self.witness.vouched().filter(|(head, _)| Some(*head) == record.head);
        Some(Record { vouched: vouched.map(|(_, vouched)| vouched), ..record })
    }

    pub(crate) fn witness(&self) -> &Witness {
        &self.witness
    }

    /// Which seats are ours.
    pub(crate) fn note_seats(&mut self, own: impl Iterator<Item = bool>) {
        self.own = own.collect();
    }

    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.own.get(seat.index()).copied().unwrap_or(false)
    }

    /// The whole log again, after a gap: what was known is compared, what is new taken in.
    pub(crate) fn take_log(&mut self, steps: &[ToldStep]) -> Result<(), VenueError> {
        let told: Vec<Step> = steps.iter().map(|told| told.step.clone()).collect();
        self.witness.compare_again(&self.told, &told)?;
        self.take(steps.get(self.told.len()..).unwrap_or_default())
    }

    /// Takes in what happened.
    pub(crate) fn take(&mut self, steps: &[ToldStep]) -> Result<(), VenueError> {
        for told in steps {
            self.take_step(told)?;
        }
        if !steps.is_empty() {
            self.witness.see(self.history.events())?;
        }
        Ok(())
    }

    fn take_step(&mut self, told: &ToldStep) -> Result<(), VenueError> {
        let cast = self.room().table().and_then(Table::cast).copied();
        let step = with_devices(&told.step, &self.devices);
        if let Err(error) = self.history.push(&step) {
            self.witness.alarm(Alarm::Step { seq: step.seq, error: error.to_string() })?;
            return Err(VenueError::Elsewhere(error.to_string()));
        }
        self.told.push(told.step.clone());
        for event in &step.events {
            self.heed(event, cast.as_ref());
        }
        if told.head.is_some() || (told.is_live && step.events.iter().any(is_hashed)) {
            self.witness.check_head(self.history.room(), told.head, told.receipt);
        }
        Ok(())
    }

    /// What an event means for our own chains.
    fn heed(&mut self, event: &RoomEvent, cast: Option<&Cast>) {
        if let RoomEvent::Chained { seat, anchor, .. } = event
            && self.is_own(*seat)
        {
            self.heed_chain(*seat, *anchor);
        }
        let asked = cast.and_then(|cast| cast.asks);
        if let RoomEvent::Rolled { roll, link: None, .. } = event
            && asked.is_some_and(|seat| self.answered.get(&seat) == Some(roll))
        {
            self.witness.count_unused();
        }
    }

    fn heed_chain(&mut self, seat: Seat, anchor: Hex32) {
        match self.committing.remove(&seat) {
            Some(chain) if chain.anchor() == anchor => {
                self.chains.insert(seat, chain);
            }
            Some(_) | None => {
                self.chains.remove(&seat);
                self.witness.hear(Err(Alarm::Chain { seat }));
            }
        }
    }

    /// What our device has to send by itself now: the link that a roll waits for, and chains for seats that have none of ours.
    /// Whoever was lied to gives nothing more.
    pub(crate) fn due(&mut self) -> Vec<Outgoing> {
        let is_running = self.room().phase() == Phase::Playing;
        if !is_running || !self.witness.alarms().is_empty() {
            return Vec::new();
        }
        self.due_link().into_iter().chain(self.due_chains()).collect()
    }

    fn due_link(&mut self) -> Option<Outgoing> {
        let table = self.room().table()?;
        let Next::Link(Cast { roll, asks: Some(seat), .. }) = table.next() else { return None };
        if !self.is_own(seat) || self.answered.get(&seat) == Some(&roll) {
            return None;
        }
        let link = self.link(seat)?;
        self.answered.insert(seat, roll);
        let body = json!({"type": "link", "seat": seat, "roll": roll, "link": link});
        Some(Outgoing { key: format!("link-{}-{roll}", seat.0), body, by_itself: true })
    }

    /// A seat of ours whose chain is another device's, or used up, gets one of this device.
    fn due_chains(&mut self) -> Vec<Outgoing> {
        let seats: Vec<Seat> =
            (0..).map(Seat).take(self.own.len()).filter(|seat| self.needs_chain(*seat)).collect();
        seats.into_iter().filter_map(|seat| self.commit(seat)).collect()
    }

    fn needs_chain(&self, seat: Seat) -> bool {
        let Some(table) = self.room().table().filter(|table| table.head().is_some()) else { return false };
        let is_free = table.cast().is_none() && !self.committing.contains_key(&seat);
        self.is_own(seat) && is_free && self.link(seat).is_none()
    }

    /// Notes a new chain before it is sent.
    fn commit(&mut self, seat: Seat) -> Option<Outgoing> {
        // Without a random source, or a place to keep it, the seat plays without a chain.
        let chain = self.witness.draw_chain(seat).ok()?;
        let anchor = chain.anchor();
        self.committing.insert(seat, chain);
        let body = json!({"type": "chain", "seat": seat, "anchor": anchor, "signing_key": self.key.public(), "key": anchor});
        Some(Outgoing { key: anchor.to_string(), body, by_itself: true })
    }

    /// What we sent by ourselves was refused: a roll was on its way, or it came too late.
    pub(crate) fn refused(&mut self, key: &str) {
        self.committing.retain(|_, chain| chain.anchor().to_string() != key);
    }

    /// Our link of the seat for the next roll, if the chain at the table is the one that we have.
    fn link(&self, seat: Seat) -> Option<Hex32> {
        let table = self.room().table()?;
        let (known, own) = (table.chain(seat)?, self.chains.get(&seat)?);
        let position = table.rolls().checked_sub(known.from())?;
        own.link(position).filter(|_| known.anchor() == own.anchor())
    }

    /// What our device adds to a command; an error if the rules here refuse it already. Whoever was lied to vouches for
    /// nothing more.
    pub(crate) fn prove(&self, seat: Seat, action: &Action) -> Result<CommandProof, CommandRefusal> {
        let table = self.room().table().ok_or(CommandRefusal::Over)?;
        let trusts = self.witness.alarms().is_empty();
        let link = self.link(seat).filter(|_| trusts);
        let proof = CommandProof { link, ..CommandProof::default() };
        let checked = table.check(&Command { seat, action: action.clone(), proof });
        let proof = match checked {
            Err(CommandRefusal::Link(LinkFault::Unused)) => CommandProof::default(),
            other => other.map(|()| proof)?,
        };
        let signature = self.sign(table, seat, action).filter(|_| trusts);
        Ok(CommandProof { signature, ..proof })
    }

    fn sign(&self, table: &Table, seat: Seat, action: &Action) -> Option<Signature> {
        let head = table.head()?;
        let is_ours = table.signing_key(seat) == Some(&self.key.public());
        is_ours.then(|| self.key.sign(&command_message(&head, seat, &action.text())))
    }
}

/// The step with people told apart by their devices. A server does not tell who is who; which seats are one person's
/// is part of what was agreed.
fn with_devices(step: &Step, devices: &[Option<u8>]) -> Step {
    let mut step = step.clone();
    for event in &mut step.events {
        if let RoomEvent::Opened(opening) = event {
            let seats = opening.seats.iter_mut().zip(devices);
            seats.for_each(|(seat, device)| name_offer(&mut seat.offer, *device));
        } else if let RoomEvent::Offered { seat, offer } = event {
            name_offer(offer, device_of(devices, *seat));
        } else if let RoomEvent::Seated { seat, person, .. } = event {
            name_person(person, device_of(devices, *seat));
        }
    }
    step
}

/// Whether the hash of everything changes with the event.
fn is_hashed(event: &RoomEvent) -> bool {
    matches!(
        event,
        RoomEvent::Moved { .. }
            | RoomEvent::Cast { .. }
            | RoomEvent::Rolled { .. }
            | RoomEvent::Chained { .. }
    )
}

fn device_of(devices: &[Option<u8>], seat: Seat) -> Option<u8> {
    devices.get(seat.index()).copied().flatten()
}

fn name_offer(offer: &mut Offer, device: Option<u8>) {
    match offer {
        Offer::Reserved { person, .. } | Offer::Person { person, .. } => name_person(person, device),
        Offer::Open | Offer::Bot(_) => {}
    }
}

fn name_person(person: &mut PersonId, device: Option<u8>) {
    let name = device.and_then(|device| format!("device-{device}").parse().ok());
    if let Some(name) = name {
        *person = name;
    }
}

/// Whether the server vouches for everything up to here.
pub(crate) fn is_receipt(server: &Hex32, head: &Hex32, receipt: &Signature) -> bool {
    is_signed_by(server, &receipt_message(head), receipt)
}
