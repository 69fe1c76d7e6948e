//! A room with its log, and shorthands for what people ask of it.

use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyMove, AnyOutcome, GameId, draw};
use bonecup_referee::room::{
    Deadline, History, Millis, NewOffer, Offer, Opening, PersonAction, PersonRequest, Phase, Request, Room,
    RoomDecision, RoomDice, RoomEvent, RoomRefusal, SeatOffer, Step, TableRequest,
};
use bonecup_referee::{Action, DiceSource, Hex32, Key, Next, NoSeed, PersonId, Plan, Scheme, Seq, TableDice};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Reason, Seat};
use rolling_dice::{Landing, Origin, Scatter};

/// The seed of every room here.
pub(crate) fn seed() -> Seed {
    Seed::new([9; 32])
}

/// Dice of that seed, at a table where all are connected but these.
#[derive(Default)]
pub(crate) struct Secret {
    pub(crate) absent: Vec<&'static str>,
}

impl RoomDice for Secret {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        Box::new(SeededDice::new(GameKey::new(&seed(), plan), Scatter))
    }

    fn publish(&self) -> Result<Hex32, NoSeed> {
        Ok(seed().publish())
    }

    fn is_connected(&self, person: &PersonId) -> bool {
        !self.absent.contains(&person.as_str())
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
        commitment: drawn.then(|| seed().commitment(Scheme::One)),
        scheme: Scheme::One,
        engine: None,
        from: None,
        ahead: Vec::new(),
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
    pub(crate) dice: Secret,
    keys: u32,
}

impl Evening {
    pub(crate) fn open(opening: Opening) -> Evening {
        let first = Room::open(opening, who("anna"), "first".parse().unwrap(), Millis(1000)).unwrap();
        let room = Room::opened(&first).unwrap();
        Evening {
            room,
            steps: vec![first],
            now: 1000,
            source: Source::new(3),
            dice: Secret::default(),
            keys: 0,
        }
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
        self.does("anna", PersonAction::Start);
        self
    }

    pub(crate) fn fresh_key(&mut self) -> Key {
        self.keys += 1;
        format!("k{}", self.keys).parse().unwrap()
    }

    /// A request of a person who has seen everything.
    pub(crate) fn by(&mut self, person: &str, action: PersonAction) -> PersonRequest {
        PersonRequest { person: who(person), key: self.fresh_key(), expected: Some(self.room.seq()), action }
    }

    pub(crate) fn decide(&self, request: impl Into<Request>) -> Result<RoomDecision, RoomRefusal> {
        let before = self.room.clone();
        let decision = self.room.decide(&request.into(), Millis(self.now), &self.dice);
        assert_eq!(self.room, before, "deciding changes nothing");
        decision
    }

    /// What comes of a request that is accepted, taken in.
    pub(crate) fn accept(&mut self, request: impl Into<Request>) -> Vec<RoomEvent> {
        let request = request.into();
        match self.decide(request.clone()) {
            Ok(RoomDecision::New(step)) => self.take(step),
            other => panic!("{request:?} should be new: {other:?}"),
        }
    }

    pub(crate) fn take(&mut self, step: Step) -> Vec<RoomEvent> {
        self.room.evolve(&step).unwrap();
        let events = step.events.clone();
        self.steps.push(step);
        events
    }

    pub(crate) fn does(&mut self, person: &str, action: PersonAction) -> Vec<RoomEvent> {
        let request = self.by(person, action);
        self.accept(request)
    }

    /// The code of the refusal.
    pub(crate) fn refused(&mut self, person: &str, action: PersonAction) -> &'static str {
        let request = self.by(person, action);
        self.code(request)
    }

    pub(crate) fn code(&self, request: impl Into<Request>) -> &'static str {
        self.decide(request).expect_err("it should be refused").code()
    }

    /// A move in the notation of the game.
    pub(crate) fn read(&self, action: &str) -> AnyMove {
        AnyMove::read(self.room.game(), action).unwrap()
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
            self.accept(TableRequest::BotPlays { seat, moves });
            return true;
        }
        let action = match self.room.next() {
            Some(Next::Enter(..)) => Action::Enter(self.shown()),
            Some(Next::Throw(..)) => Action::Throw,
            Some(Next::Move(_) | Next::Link(_) | Next::Draw(_) | Next::Over(_)) | None => {
                Action::Play(vec![self.legal()])
            }
        };
        let people: Vec<(Seat, PersonId)> =
            self.room.numbered().filter_map(|(seat, held)| Some((seat, held.person()?.clone()))).collect();
        // A bot's real dice are entered by anybody who sits here.
        let Some((seat, person)) = people.iter().find(|(held, _)| *held == seat).or(people.first()) else {
            return false;
        };
        self.does(person.as_str(), PersonAction::act(*seat, action));
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
    pub(crate) fn rebuilt(&self) -> History {
        let read = (1..).zip(self.written()).map(|(seq, text)| Step::read(Seq(seq), &text).unwrap());
        History::of(&read.collect::<Vec<_>>()).unwrap()
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

pub(crate) fn join(seat: Option<u8>) -> PersonAction {
    PersonAction::Join {
        seat: seat.map(Seat),
        name: "Somebody".parse().unwrap(),
        contribution: "luck".parse().unwrap(),
        sealed: None,
        colours: Vec::new(),
    }
}

pub(crate) fn contribute(seat: u8) -> PersonAction {
    PersonAction::Contribute { seat: Seat(seat), contribution: "more luck".parse().unwrap() }
}

pub(crate) fn offer_bot(seat: u8) -> PersonAction {
    PersonAction::Offer { seat: Seat(seat), offer: NewOffer::Bot("random".parse().unwrap()) }
}

pub(crate) fn leave(seat: u8) -> PersonAction {
    PersonAction::Leave { seat: Seat(seat) }
}

pub(crate) fn come_back(seat: u8) -> PersonAction {
    PersonAction::Return { seat: Seat(seat) }
}

pub(crate) fn mind(seat: u8, present: bool) -> PersonAction {
    mind_after(seat, (!present).then_some(10))
}

pub(crate) fn mind_after(seat: u8, seconds_away: Option<u64>) -> PersonAction {
    let away = seconds_away.map(std::time::Duration::from_secs);
    PersonAction::Mind { seat: Seat(seat), bot: "random".parse().unwrap(), away }
}

pub(crate) fn rematch(table: &str) -> PersonAction {
    PersonAction::Rematch { table: table.parse().unwrap() }
}

pub(crate) fn play(seat: u8, action: AnyMove) -> PersonAction {
    PersonAction::act(Seat(seat), Action::Play(vec![action]))
}

pub(crate) fn bot_plays(seat: u8, action: AnyMove) -> TableRequest {
    TableRequest::BotPlays { seat: Seat(seat), moves: vec![action] }
}
