//! A host in this process, honest or not, and Ben's device at its table.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyMove, GameId, RULES_VERSION};
use bonecup_referee::fair::{DeviceChain, receipt_message, seal_of, table_id_of};
use bonecup_referee::room::{
    Deadline, Millis, Offer, Opening, PersonAction, PersonRequest, Request, Room, RoomDecision, RoomDice,
    RoomEvent, Sealed, SeatOffer, Step,
};
use bonecup_referee::{
    Action, CommandProof, Contribution, DiceSource, Hex32, Next, NoSeed, PersonId, Plan, Scheme, Signature,
    TableDice,
};
use bonecup_rules::Seat;
use bonecup_seat::Alarm;
use ed25519_dalek::{Signer as _, SigningKey};
use rolling_dice::Scatter;

use crate::client::{SeatKind, SeatView, TableView};
use crate::ledger::{Ledger, ToldStep};
use crate::{Added, DeviceKey, Witness};

const BEN: Seat = Seat(0);
const ANNA: Seat = Seat(1);

/// The host's dice; both devices are connected.
struct HostDice;

fn seed() -> Seed {
    Seed::new([5; 32])
}

impl RoomDice for HostDice {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        Box::new(SeededDice::new(GameKey::new(&seed(), plan), Scatter))
    }

    fn publish(&self) -> Result<Hex32, NoSeed> {
        Ok(seed().publish())
    }

    fn is_connected(&self, _: &PersonId) -> bool {
        true
    }
}

/// A table of Anna's at which Ben sits, too, and its host.
struct Host {
    room: Room,
    told: Vec<ToldStep>,
    key: SigningKey,
    anna: DeviceChain,
    keys: u32,
}

impl Host {
    fn new() -> Host {
        let commitment = seed().commitment(Scheme::Two);
        let person =
            |name: &str| Offer::Person { person: name.parse().unwrap(), name: name.parse().unwrap() };
        let seat = |offer| SeatOffer { offer, dice: DiceSource::Drawn };
        let opening = Opening {
            table: table_id_of(&commitment),
            game: GameId::KnochenMax,
            rules: RULES_VERSION,
            options: "{}".parse().unwrap(),
            owner: "anna".parse().unwrap(),
            public: false,
            deadline: Deadline::None,
            coach: false,
            commitment: Some(commitment),
            scheme: Scheme::Two,
            engine: None,
            from: None,
            ahead: Vec::new(),
            seats: vec![seat(person("ben")), seat(person("anna"))],
        };
        let first = Room::open(opening, "anna".parse().unwrap(), "k".parse().unwrap(), Millis(0)).unwrap();
        let room = Room::opened(&first).unwrap();
        let (key, anna) = (SigningKey::from_bytes(&[8; 32]), DeviceChain::new(Hex32([3; 32])));
        let mut host = Host { room, told: Vec::new(), key, anna, keys: 0 };
        host.tell(&first);
        host
    }

    /// A step as a server tells it: without who is who, with its signature.
    fn tell(&mut self, step: &Step) -> ToldStep {
        let head = self.room.head();
        let receipt = head.map(|head| Signature(self.key.sign(&receipt_message(&head)).to_bytes()));
        let events = step.events.iter().map(RoomEvent::for_all).collect();
        let step = Step { asked: None, events, ..step.clone() };
        let told = ToldStep { step, head, receipt, is_live: true };
        self.told.push(told.clone());
        told
    }

    fn does(&mut self, person: &str, action: PersonAction) -> ToldStep {
        self.keys += 1;
        let key = format!("k{}", self.keys).parse().unwrap();
        let expected = Some(self.room.seq());
        let request = PersonRequest { person: person.parse().unwrap(), key, expected, action };
        match self.room.decide(&Request::from(request), Millis(0), &HostDice).unwrap() {
            RoomDecision::New(step) => {
                self.room.evolve(&step).unwrap();
                self.tell(&step)
            }
            RoomDecision::Repeated(_) => panic!("nothing is asked twice"),
        }
    }

    /// What Ben's device sees.
    fn view(&self) -> TableView {
        let opening = self.room.opening();
        let seat = |(number, seat): (Seat, &bonecup_referee::room::RoomSeat)| SeatView {
            kind: SeatKind::Person,
            looks_like: None,
            name: seat.name().map(str::to_owned),
            yours: number == BEN,
            bot: None,
            dice: seat.dice,
            contribution: String::new(),
            seal: seat.seal,
            colours: Vec::new(),
        };
        TableView {
            code: String::new(),
            id: opening.table.clone(),
            game: opening.game,
            rules: opening.rules,
            options: opening.options_of_today(),
            commitment: opening.commitment,
            scheme: opening.scheme,
            engine: None,
            server_key: Some(Hex32(self.key.verifying_key().to_bytes())),
            agreed: self.room.agreement(),
            head: self.room.head(),
            receipt: self.told.last().and_then(|told| told.receipt),
            phase: self.room.phase(),
            seq: self.room.seq().0,
            yours: false,
            seats: self.room.numbered().map(seat).collect(),
            choice: None,
        }
    }

    fn anna_seals(&mut self) {
        let seal = seal_of(self.room.id(), &self.anna.anchor(), &Contribution::default());
        let sealed = Sealed { seal, signing_key: None };
        self.does("anna", PersonAction::Seal { seat: ANNA, sealed });
    }

    fn anna_reveals(&mut self) {
        let (anchor, contribution) = (self.anna.anchor(), Contribution::default());
        self.does("anna", PersonAction::Reveal { seat: ANNA, anchor, contribution });
    }

    /// Anna gives her link, which Ben's roll waits for.
    fn anna_links(&mut self) -> ToldStep {
        let roll = self.room.table().unwrap().rolls();
        let link = self.anna.link(roll).unwrap();
        self.does("anna", PersonAction::Link { seat: ANNA, roll, link })
    }

    /// Anna casts the first dice of her turn.
    fn anna_throws(&mut self) -> ToldStep {
        let link = self.anna.link(self.room.table().unwrap().rolls());
        self.does("anna", PersonAction::Act { seat: ANNA, action: Action::Throw, link, signature: None })
    }
}

fn key() -> DeviceKey {
    DeviceKey::open(None).unwrap()
}

/// Ben has sealed and the table is settled.
fn settled() -> (Host, Witness, DeviceKey) {
    let (mut host, key) = (Host::new(), key());
    let mut witness = Witness::new(None, "here", &host.view()).unwrap();
    let Added::Seal(seal) = witness.add("ben", "my luck".parse().unwrap()).unwrap() else {
        panic!("no seal")
    };
    let sealed = Sealed { seal, signing_key: Some(key.public()) };
    host.does("ben", PersonAction::Seal { seat: BEN, sealed });
    witness.seated(BEN).unwrap();
    host.anna_seals();
    host.does("anna", PersonAction::Start);
    (host, witness, key)
}

/// The game has begun, and it is Ben's turn to throw.
fn begun() -> (Host, Ledger) {
    let (mut host, mut witness, key) = settled();
    let reveals = witness.agree(&host.view(), Some(&key.public())).unwrap();
    let [reveal] = &reveals[..] else { panic!("{:?}", witness.alarms()) };
    let (anchor, contribution) = (reveal.anchor, reveal.contribution.clone());
    host.does("ben", PersonAction::Reveal { seat: BEN, anchor, contribution });
    witness.revealed(BEN).unwrap();
    host.anna_reveals();
    let ledger = Ledger::open(&host.told, &host.view(), witness, key).unwrap();
    assert_eq!(ledger.witness().alarms(), []);
    (host, ledger)
}

fn act(host: &mut Host, ledger: &mut Ledger, action: Action) -> ToldStep {
    let CommandProof { link, signature, .. } = ledger.prove(BEN, &action).unwrap();
    assert!(signature.is_some(), "Ben's device signs");
    host.does("ben", PersonAction::Act { seat: BEN, action, link, signature })
}

fn fill(name: &str) -> Action {
    Action::Play(vec![AnyMove::read(GameId::KnochenMax, &format!("fill {name}")).unwrap()])
}

/// Ben has had his turn, and it is Anna's.
fn at_annas_turn() -> (Host, Ledger) {
    let (mut host, mut ledger) = begun();
    for action in [Action::Throw, fill("hund")] {
        let step = act(&mut host, &mut ledger, action);
        ledger.take(&[step]).unwrap();
        if matches!(host.room.next(), Some(Next::Link(_))) {
            let step = host.anna_links();
            ledger.take(&[step]).unwrap();
        }
    }
    assert_eq!(ledger.witness().alarms(), []);
    (host, ledger)
}

#[track_caller]
fn alarm(ledger: &Ledger) -> &Alarm {
    let [alarm] = ledger.witness().alarms() else { panic!("{:?}", ledger.witness().alarms()) };
    alarm
}

#[test]
fn a_link_is_given_with_a_cast_of_ours_and_when_another_asks_for_it_once() {
    let (mut host, mut ledger) = at_annas_turn();
    assert!(ledger.due().is_empty(), "nobody is told a link before the cast is in the log");
    let cast = host.anna_throws();
    ledger.take(&[cast]).unwrap();
    let due = ledger.due();
    let [order] = &due[..] else { panic!("one link is due") };
    assert_eq!((&order.body["type"], &order.body["roll"]), (&"link".into(), &1.into()));
    assert!(ledger.due().is_empty(), "once");
    let link = order.body["link"].as_str().unwrap().parse().unwrap();
    let step = host.does("ben", PersonAction::Link { seat: BEN, roll: 1, link });
    ledger.take(&[step]).unwrap();
    assert_eq!((ledger.witness().alarms(), ledger.witness().unused()), (&[][..], 0));
}

#[test]
fn what_was_not_agreed_is_not_revealed_to() {
    let changed: [(&str, &str); 4] = [
        ("\"sheets\":1", "\"sheets\":2"),
        ("drawn 1", "hand 1"),
        (" ben", " bem"),
        ("game knochenmax", "game rolling-bones"),
    ];
    for (truth, lie) in changed {
        let (host, mut witness, key) = settled();
        let mut view = host.view();
        let agreed = view.agreed.unwrap();
        assert!(agreed.contains(truth), "{agreed}");
        view.agreed = Some(agreed.replacen(truth, lie, 1));
        assert_eq!(witness.agree(&view, Some(&key.public())).unwrap(), [], "{lie}");
        let alarms = witness.alarms();
        assert!(matches!(alarms, [Alarm::Agreement { .. }, Alarm::Head { .. }]), "{lie}: {alarms:?}");
    }
}

#[test]
fn another_seal_key_commitment_or_id_is_an_alarm() {
    let (host, mut witness, key) = settled();
    let mut view = host.view();
    let seal = view.seats[0].seal.unwrap().to_string();
    view.agreed = view.agreed.map(|agreed| agreed.replace(&seal, &Hex32([1; 32]).to_string()));
    assert_eq!(witness.agree(&view, Some(&key.public())).unwrap(), []);

    let (host, mut witness, key) = settled();
    let view = TableView { server_key: Some(Hex32([1; 32])), ..host.view() };
    assert_eq!(witness.agree(&view, Some(&key.public())).unwrap(), []);
    assert!(matches!(witness.alarms(), [Alarm::ServerKey { .. }]));

    let (host, mut witness, key) = settled();
    let view = TableView { receipt: Some(Signature([1; 64])), ..host.view() };
    assert_eq!(witness.agree(&view, Some(&key.public())).unwrap(), []);
    assert!(matches!(witness.alarms(), [Alarm::Receipt { .. }]));

    let view = TableView { commitment: Some(Hex32([1; 32])), ..Host::new().view() };
    let witness = Witness::new(None, "here", &view).unwrap();
    assert!(matches!(witness.alarms(), [Alarm::TableId { .. }]), "an id that somebody chose");
}

#[test]
fn a_forged_or_missing_head_is_an_alarm_and_nothing_more_is_given() {
    for head in [Some(Hex32([1; 32])), None] {
        let (mut host, mut ledger) = at_annas_turn();
        let step = host.anna_throws();
        ledger.take(&[ToldStep { head, ..step }]).unwrap();
        assert!(matches!(alarm(&ledger), Alarm::Head { .. }));
        assert!(ledger.due().is_empty(), "whoever was lied to gives no link");
    }
}

#[test]
fn a_missing_or_foreign_receipt_is_an_alarm() {
    for receipt in [Some(Signature([1; 64])), None] {
        let (mut host, mut ledger) = at_annas_turn();
        let step = host.anna_throws();
        ledger.take(&[ToldStep { receipt, ..step }]).unwrap();
        assert!(matches!(alarm(&ledger), Alarm::Receipt { .. }));
    }
}

#[test]
fn a_foreign_link_is_an_alarm() {
    let (mut host, mut ledger) = at_annas_turn();
    let mut told = host.anna_throws();
    for event in &mut told.step.events {
        if let RoomEvent::Cast { link, .. } = event {
            *link = Some(Hex32([1; 32]));
        }
    }
    assert!(ledger.take(&[told]).is_err());
    assert!(matches!(alarm(&ledger), Alarm::Step { .. }));
}

#[test]
fn a_chain_for_our_seat_that_is_not_ours_is_an_alarm() {
    let (mut host, mut ledger) = at_annas_turn();
    let step = host.does("ben", PersonAction::Chain { seat: BEN, anchor: Hex32([1; 32]), signing_key: None });
    ledger.take(&[step]).unwrap();
    assert!(matches!(alarm(&ledger), Alarm::Chain { seat: BEN }));
}

#[test]
fn a_step_that_is_told_in_another_way_again_is_an_alarm() {
    let (host, mut ledger) = at_annas_turn();
    let mut told = host.told.clone();
    ledger.take_log(&told).unwrap();
    assert_eq!(ledger.witness().alarms(), [], "the same log is fine");
    let last = told.last_mut().unwrap();
    last.step.events = vec![RoomEvent::ClockRestarted];
    ledger.take_log(&told).unwrap();
    assert!(matches!(alarm(&ledger), Alarm::Event { .. }));
}

#[test]
fn a_replaced_text_is_an_alarm() {
    let (mut host, mut witness, key) = settled();
    let reveal = witness.agree(&host.view(), Some(&key.public())).unwrap().remove(0);
    let (anchor, contribution) = (reveal.anchor, reveal.contribution);
    host.does("ben", PersonAction::Reveal { seat: BEN, anchor, contribution });
    witness.revealed(BEN).unwrap();
    host.anna_reveals();
    for event in host.told.iter_mut().flat_map(|told| &mut told.step.events) {
        if let RoomEvent::Revealed { seat: BEN, contribution, .. } = event {
            *contribution = "the host's".parse().unwrap();
        }
    }
    let ledger = Ledger::open(&host.told, &host.view(), witness, key).unwrap();
    let alarms = ledger.witness().alarms();
    assert!(
        matches!(alarms, [Alarm::Contribution { .. }, Alarm::Step { .. }, Alarm::Head { .. }]),
        "{alarms:?}"
    );
}

#[test]
fn a_device_without_the_seats_chain_commits_to_one_of_its_own() {
    let (host, _) = at_annas_turn();
    let (mut host, key) = (host, key());
    let witness = Witness::new(None, "here", &host.view()).unwrap();
    let mut ledger = Ledger::open(&host.told, &host.view(), witness, key).unwrap();
    let due = ledger.due();
    let [order] = &due[..] else { panic!("one chain is due") };
    let read = |field: &str| order.body[field].as_str().unwrap().parse::<Hex32>().unwrap();
    let (anchor, signing_key) = (read("anchor"), Some(read("signing_key")));
    assert!(ledger.due().is_empty(), "once");
    let step = host.does("ben", PersonAction::Chain { seat: BEN, anchor, signing_key });
    ledger.take(&[step]).unwrap();
    let cast = host.anna_throws();
    ledger.take(&[cast]).unwrap();
    assert_eq!(ledger.due()[0].body["type"], "link");
    assert_eq!(ledger.witness().alarms(), []);
}

#[test]
fn a_link_that_is_said_not_to_have_come_is_counted() {
    let (mut host, mut ledger) = at_annas_turn();
    let cast = host.anna_throws();
    ledger.take(&[cast]).unwrap();
    assert_eq!(ledger.due().len(), 1);
    let request = Request::Table(bonecup_referee::room::TableRequest::DrawUnlinked);
    let RoomDecision::New(step) = host.room.decide(&request, Millis(10_000), &HostDice).unwrap() else {
        panic!("nothing is asked twice")
    };
    host.room.evolve(&step).unwrap();
    let told = host.tell(&step);
    ledger.take(&[told]).unwrap();
    assert_eq!(ledger.witness().unused(), 1);
}
