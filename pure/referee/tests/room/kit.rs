//! A room with its log, and shorthands for what people ask of it.

use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyMove, AnyOutcome, GameId, draw};
use bonecup_referee::room::{
    Ask, Asker, Deadline, Millis, NewOffer, Offer, Opening, Past, Phase, Request, Room, RoomDice, RoomEvent,
    RoomRefusal, SeatOffer, Step, Verdict,
};
use bonecup_referee::{Action, DiceSource, Hex32, Key, Next, PersonId, Plan, Seq, TableDice};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Reason, Seat};
use rolling_dice::{Landing, Origin, Scatter};

/// The seed of every room here.
pub(crate) fn seed() -> Seed {
    Seed::new([9; 32])
}

/// Dice of that seed.
pub(crate) struct Secret;

impl RoomDice for Secret {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        Box::new(SeededDice::new(GameKey::new(&seed(), plan), Scatter))
    }

    fn publish(&self) -> Hex32 {
        seed().publish()
    }
}

/// An opening in words, seat by seat: `open`, `anna`, `kept-bert`, `bot`, each with ` hand` for real dice. Anna owns it.
pub(crate) fn opening(game: GameId, seats: &str) -> Opening {
    let seats: Vec<SeatOffer> = seats.split(", ").map(seat).collect();
    let drawn = seats.iter().any(|seat| seat.dice == DiceSource::Drawn);
    let options = if game == GameId::RollingBones { r#"{"target":15}"# } else { "{}" };
    Opening {
        table: "oak".parse().unwrap(),
        game,
        rules: bonecup_games::RULES_VERSION,
        options: options.parse().unwrap(),
        owner: who("anna"),
        public: false,
        deadline: Deadline::None,
        coach: false,
        commitment: drawn.then(|| seed().commitment()),
        seats,
    }
}

fn seat(words: &str) -> SeatOffer {
    let (holder, dice) = match words.strip_suffix(" hand") {
        Some(holder) => (holder, DiceSource::Hand),
        None => (words, DiceSource::Drawn),
    };
    let name = |text: &str| text.parse().unwrap();
    let offer = match holder {
        "open" => Offer::Open,
        "bot" => Offer::Bot("random".parse().unwrap()),
        kept if kept.starts_with("kept-") => {
            Offer::Reserved { person: who(&kept[5..]), name: name(&kept[5..]) }
        }
        person => Offer::Person { person: who(person), name: name(person) },
    };
    SeatOffer { offer, dice }
}

pub(crate) fn who(name: &str) -> PersonId {
    name.parse().unwrap()
}

/// A room, its log, and the time.
pub(crate) struct Evening {
    pub(crate) room: Room,
    pub(crate) steps: Vec<Step>,
    pub(crate) now: i64,
    pub(crate) source: Source,
    keys: u32,
}

impl Evening {
    pub(crate) fn open(opening: Opening) -> Evening {
        let first = Room::open(opening, who("anna"), "first".parse().unwrap(), Millis(1000)).unwrap();
        let room = Room::opened(&first).unwrap();
        Evening { room, steps: vec![first], now: 1000, source: Source::new(3), keys: 0 }
    }

    /// KnochenMAX with these seats, not begun.
    pub(crate) fn gathering(seats: &str) -> Evening {
        Evening::open(opening(GameId::KnochenMax, seats))
    }

    /// KnochenMAX with these seats, begun.
    pub(crate) fn playing(seats: &str) -> Evening {
        Evening::gathering(seats).started()
    }

    pub(crate) fn started(mut self) -> Evening {
        self.does("anna", Request::Start);
        self
    }

    pub(crate) fn fresh_key(&mut self) -> Key {
        self.keys += 1;
        format!("k{}", self.keys).parse().unwrap()
    }

    /// A request of a person who has seen everything.
    pub(crate) fn by(&mut self, person: &str, request: Request) -> Ask {
        let by = Asker::Person(who(person), self.fresh_key());
        Ask { by, at: Millis(self.now), expected: Some(self.room.seq()), request }
    }

    /// A request of the table itself.
    pub(crate) fn itself(&self, request: Request) -> Ask {
        Ask { by: Asker::Table, at: Millis(self.now), expected: None, request }
    }

    pub(crate) fn decide(&self, ask: &Ask) -> Result<Verdict, RoomRefusal> {
        let before = self.room.clone();
        let verdict = self.room.decide(ask, &Secret);
        assert_eq!(self.room, before, "deciding changes nothing");
        verdict
    }

    /// What comes of a request that is accepted, taken in.
    pub(crate) fn accept(&mut self, ask: &Ask) -> Vec<RoomEvent> {
        match self.decide(ask) {
            Ok(Verdict::New(step)) => self.take(step),
            other => panic!("{ask:?} should be new: {other:?}"),
        }
    }

    pub(crate) fn take(&mut self, step: Step) -> Vec<RoomEvent> {
        self.room.evolve(&step).unwrap();
        let events = step.events.clone();
        self.steps.push(step);
        events
    }

    pub(crate) fn does(&mut self, person: &str, request: Request) -> Vec<RoomEvent> {
        let ask = self.by(person, request);
        self.accept(&ask)
    }

    pub(crate) fn does_itself(&mut self, request: Request) -> Vec<RoomEvent> {
        let ask = self.itself(request);
        self.accept(&ask)
    }

    /// The code of the refusal.
    pub(crate) fn refused(&mut self, person: &str, request: Request) -> &'static str {
        let ask = self.by(person, request);
        self.refused_ask(&ask)
    }

    pub(crate) fn refused_itself(&self, request: Request) -> &'static str {
        self.refused_ask(&self.itself(request))
    }

    pub(crate) fn refused_ask(&self, ask: &Ask) -> &'static str {
        self.decide(ask).expect_err("it should be refused").code()
    }

    /// A legal move of the seat that has to move.
    pub(crate) fn legal(&mut self) -> AnyMove {
        let moves = self.room.table().unwrap().game().legal_moves();
        self.source.pick(&moves)
    }

    /// Dice that the roller's real ones may show.
    pub(crate) fn shown(&mut self) -> AnyOutcome {
        let Some(Next::Enter(_, request)) = self.room.next() else { panic!("no real dice are awaited") };
        by_hand(draw(&request, &mut self.source, &Scatter))
    }

    /// Whatever is due, by whoever it is due from; false at the end.
    pub(crate) fn goes_on(&mut self) -> bool {
        let Some(seat) = self.room.waited_for() else { return false };
        if self.room.bot_to_move().is_some() {
            let moves = vec![self.legal()];
            self.does_itself(Request::BotPlays { seat, moves });
            return true;
        }
        let action = match self.room.next() {
            Some(Next::Enter(..)) => Action::Enter(self.shown()),
            Some(Next::Move(_) | Next::Draw(_) | Next::Over(_)) | None => Action::Play(vec![self.legal()]),
        };
        let people: Vec<(Seat, PersonId)> =
            self.room.numbered().filter_map(|(seat, held)| Some((seat, held.person()?.clone()))).collect();
        // A bot's real dice are entered by anybody who sits here.
        let Some((seat, person)) = people.iter().find(|(held, _)| *held == seat).or(people.first()) else {
            return false;
        };
        self.does(person.as_str(), Request::Act { seat: *seat, action });
        true
    }

    pub(crate) fn played_out(mut self) -> Evening {
        let most = 20_000;
        let steps = (0..most).take_while(|_| self.goes_on()).count();
        assert!(steps < most, "a random game does not end");
        assert_eq!(self.room.phase(), Phase::Over);
        self
    }

    /// The log as it is stored.
    pub(crate) fn written(&self) -> Vec<String> {
        self.steps.iter().map(|step| step.write().unwrap()).collect()
    }

    /// What the stored log says.
    pub(crate) fn rebuilt(&self) -> Past {
        let read = (1..).zip(self.written()).map(|(seq, text)| Step::read(Seq(seq), &text).unwrap());
        Past::of(&read.collect::<Vec<_>>()).unwrap()
    }
}

/// Real dice have no engine.
fn by_hand(outcome: AnyOutcome) -> AnyOutcome {
    match outcome {
        AnyOutcome::RollingDice(landing) => {
            AnyOutcome::RollingDice(Landing { origin: Origin::Hand, ..landing })
        }
        AnyOutcome::RollingBones(_) | AnyOutcome::KnochenMax(_) => outcome,
    }
}

pub(crate) fn join(seat: Option<u8>) -> Request {
    Request::Join {
        seat: seat.map(Seat),
        name: "Somebody".parse().unwrap(),
        contribution: "luck".parse().unwrap(),
        colours: Vec::new(),
    }
}

pub(crate) fn contribute(seat: u8) -> Request {
    Request::Contribute { seat: Seat(seat), contribution: "more luck".parse().unwrap() }
}

pub(crate) fn offer_bot(seat: u8) -> Request {
    Request::Offer { seat: Seat(seat), offer: NewOffer::Bot("random".parse().unwrap()) }
}

pub(crate) fn leave(seat: u8) -> Request {
    Request::Leave { seat: Seat(seat) }
}

pub(crate) fn come_back(seat: u8) -> Request {
    Request::Return { seat: Seat(seat) }
}

pub(crate) fn mind(seat: u8, present: bool) -> Request {
    Request::Mind { seat: Seat(seat), bot: "random".parse().unwrap(), present }
}

pub(crate) fn rematch(table: &str) -> Request {
    Request::Rematch { table: table.parse().unwrap() }
}

pub(crate) fn play(seat: u8, action: AnyMove) -> Request {
    Request::Act { seat: Seat(seat), action: Action::Play(vec![action]) }
}

pub(crate) fn bot_plays(seat: u8, action: AnyMove) -> Request {
    Request::BotPlays { seat: Seat(seat), moves: vec![action] }
}
