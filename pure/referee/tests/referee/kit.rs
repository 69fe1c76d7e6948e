//! A table that plays itself, and shorthands for what people say to it.

use bonecup_games::{AnyMove, AnyOptions, AnyOutcome, AnyRequest, GameId, draw};
use bonecup_referee::{
    Action, Command, CommandRefusal, Decision, DiceSource, Entry, Hex32, Links, Next, NoSeed, Plan, Player,
    Record, RollPlace, Scheme, SeatPlan, Table, TableDice,
};
use bonecup_rules::Seat;
use bonecup_rules::conformance::Source;
use rolling_dice::{Landing, Origin, Scatter};

/// Dice that depend on nothing but the number of the roll.
pub(crate) struct NumberedDice;

impl TableDice for NumberedDice {
    fn roll(&mut self, place: RollPlace, _: &Links, request: &AnyRequest) -> Result<AnyOutcome, NoSeed> {
        Ok(draw(request, &mut Source::new(place.number + 77), &Scatter))
    }
}

/// A plan in words: who plays with which dice, seat by seat, as in "human drawn, bot hand".
pub(crate) fn plan(game: GameId, seats: &str) -> Plan {
    let seats: Vec<SeatPlan> =
        (1..).zip(seats.split(", ")).map(|(number, words)| seat(number, words)).collect();
    let drawn = seats.iter().any(|seat| seat.dice == DiceSource::Drawn);
    let mut options = AnyOptions::new(game);
    if game == GameId::RollingBones {
        options.set("target", "15").unwrap();
    }
    Plan {
        table: "test-table".parse().unwrap(),
        options,
        seats,
        commitment: drawn.then_some(Hex32([7; 32])),
        scheme: Scheme::One,
        engine: None,
        from: None,
    }
}

fn seat(number: u8, words: &str) -> SeatPlan {
    let (player, dice) = words.split_once(' ').unwrap();
    let (player, contribution) = match player {
        "human" => (Player::Human, format!("luck {number}")),
        "bot" => (Player::Bot("random".parse().unwrap()), String::new()),
        other => panic!("nobody is a {other}"),
    };
    let dice = if dice == "drawn" { DiceSource::Drawn } else { DiceSource::Hand };
    let name = format!("Seat {number}").parse().unwrap();
    SeatPlan { contribution: contribution.parse().unwrap(), ..SeatPlan::new(name, player, dice) }
}

/// A table, everything that happened at it, and a source of decisions.
pub(crate) struct Game {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
    source: Source,
}

impl Game {
    /// A table that has begun.
    pub(crate) fn begin(plan: Plan) -> Game {
        let table = Table::new(plan).unwrap();
        let first = table.begin(&mut NumberedDice).unwrap();
        let mut game = Game { table, entries: Vec::new(), source: Source::new(5) };
        game.take_in(first);
        game
    }

    pub(crate) fn drawn(game: GameId) -> Game {
        Game::begin(plan(game, "human drawn, human drawn"))
    }

    pub(crate) fn id(&self) -> GameId {
        self.table.game().id()
    }

    /// The seat plays these moves, parted by commas.
    pub(crate) fn moves(&self, seat: u8, moves: &str) -> Command {
        command(seat, Action::Play(read_moves(self.id(), moves)))
    }

    /// The seat types in what real dice showed.
    pub(crate) fn entry(&self, seat: u8, outcome: &str) -> Command {
        command(seat, Action::Enter(AnyOutcome::read(self.id(), outcome).unwrap()))
    }

    pub(crate) fn decide(&self, command: &Command) -> Result<Decision, CommandRefusal> {
        let before = self.table.clone();
        let decision = self.table.decide(command, &mut NumberedDice);
        assert_eq!(self.table, before, "deciding changes nothing");
        decision
    }

    pub(crate) fn refusal(&self, command: &Command) -> CommandRefusal {
        self.decide(command).expect_err("the command should be refused")
    }

    /// Does what the command asks; the events that came of it.
    pub(crate) fn act(&mut self, command: &Command) -> Vec<Entry> {
        let entries = self.decide(command).unwrap().entries;
        self.take_in(entries.clone());
        entries
    }

    fn take_in(&mut self, entries: Vec<Entry>) {
        for entry in &entries {
            self.table.evolve(entry).unwrap();
        }
        self.entries.extend(entries);
    }

    /// Whatever is due next, chosen at random: a move, or real dice; `None` at the end.
    pub(crate) fn any_command(&mut self) -> Option<Command> {
        let (seat, action) = match self.table.next() {
            Next::Over(_) => return None,
            Next::Move(seat) => {
                (seat, Action::Play(vec![self.source.pick(&self.table.game().legal_moves())]))
            }
            Next::Enter(seat, request) => {
                let outcome = draw(&request, &mut self.source, &Scatter);
                (self.human_for(seat), Action::Enter(by_hand(outcome)))
            }
            Next::Draw(request) | Next::Throw(_, request) => panic!("{request} should have been drawn"),
            Next::Link(cast) => panic!("{cast:?} should have been drawn"),
        };
        Some(Command::new(seat, action))
    }

    /// A person who may type in the dice of the seat.
    fn human_for(&self, seat: Seat) -> Seat {
        let seats = &self.table.plan().seats;
        let human = seats.iter().position(|plan| plan.player == Player::Human).unwrap_or(0);
        if seats[seat.index()].player == Player::Human { seat } else { Seat(u8::try_from(human).unwrap()) }
    }

    pub(crate) fn steps(mut self, most: usize) -> Game {
        for _ in 0..most {
            let Some(command) = self.any_command() else { break };
            self.act(&command);
        }
        self
    }

    pub(crate) fn played_out(self) -> Game {
        let game = self.steps(20_000);
        assert!(matches!(game.table.next(), Next::Over(_)), "a random game of {} does not end", game.id());
        game
    }

    pub(crate) fn record(&self) -> Record {
        Record::of(&self.table, &self.entries, self.table.plan().commitment.map(|_| Hex32([1; 32])))
    }

    /// The same table, made from its plan and its events.
    pub(crate) fn rebuilt(&self) -> Table {
        let mut table = Table::new(self.table.plan().clone()).unwrap();
        for entry in &self.entries {
            table.evolve(entry).unwrap();
        }
        table
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

pub(crate) fn command(seat: u8, action: Action) -> Command {
    Command::new(Seat(seat), action)
}

pub(crate) fn read_moves(game: GameId, moves: &str) -> Vec<AnyMove> {
    moves.split(", ").map(|text| AnyMove::read(game, text).unwrap()).collect()
}

/// A roll of all eighteen dice with every bone, the hat and a gravestone.
pub(crate) const EVERY_FACE: &str = "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE HA GR";

/// One seat with real dice that has just rolled [`EVERY_FACE`].
pub(crate) fn every_face_lies() -> Game {
    let mut game = Game::begin(plan(GameId::RollingBones, "human hand, human hand"));
    game.act(&game.entry(0, EVERY_FACE));
    game
}

pub(crate) fn seqs(entries: &[Entry]) -> Vec<u32> {
    entries.iter().map(|entry| entry.seq.0).collect()
}
