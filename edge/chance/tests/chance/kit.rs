//! Honest records of all games, and small changes to them.

use bonecup_chance::{GameKey, Proof, Seed, SeededDice, VerifyError, verify};
use bonecup_games::{AnyOptions, AnyOutcome, GameId, draw};
use bonecup_referee::{
    Action, By, Command, DiceSource, Entry, Event, Next, Plan, Player, Record, Scheme, SeatPlan, Table,
};
use bonecup_rules::conformance::Source;
use rolling_dice::{Landing, Origin, Scatter};

pub(crate) fn seed() -> Seed {
    Seed::new(std::array::from_fn(|i| u8::try_from(i).unwrap()))
}

/// Seats by their dice, as in "drawn, hand". All are people with a contribution of their own.
pub(crate) fn plan(game: GameId, dice: &str) -> Plan {
    let seats: Vec<SeatPlan> = (1..).zip(dice.split(", ")).map(|(number, dice)| seat(number, dice)).collect();
    let drawn = seats.iter().any(|seat| seat.dice == DiceSource::Drawn);
    let mut options = AnyOptions::new(game);
    if game == GameId::RollingBones {
        options.set("target", "25").unwrap();
    }
    let commitment = drawn.then(|| seed().commitment(Scheme::One));
    Plan {
        table: "table-1".parse().unwrap(),
        options,
        seats,
        commitment,
        scheme: Scheme::One,
        engine: None,
        from: None,
    }
}

fn seat(number: u8, dice: &str) -> SeatPlan {
    let dice = if dice == "drawn" { DiceSource::Drawn } else { DiceSource::Hand };
    let name = format!("Player {number}").parse().unwrap();
    let contribution = format!("Glück {number} ☘").parse().unwrap();
    SeatPlan { contribution, ..SeatPlan::new(name, Player::Human, dice) }
}

/// A whole game, played at random with the dice of the seed.
pub(crate) fn honest(game: GameId, dice: &str) -> Record {
    play(plan(game, dice), usize::MAX)
}

/// The record of a game after so many commands.
pub(crate) fn play(plan: Plan, commands: usize) -> Record {
    let mut dice = SeededDice::new(GameKey::new(&seed(), &plan), Scatter);
    let mut source = Source::new(3);
    let mut table = Table::new(plan).unwrap();
    let mut entries = table.begin(&mut dice).unwrap();
    entries.iter().for_each(|entry| table.evolve(entry).unwrap());
    for _ in 0..commands {
        let Some(command) = any_command(&table, &mut source) else { break };
        let new = table.decide(&command, &mut dice).unwrap().entries;
        new.iter().for_each(|entry| table.evolve(entry).unwrap());
        entries.extend(new);
    }
    record(&table, &entries)
}

pub(crate) fn record(table: &Table, entries: &[Entry]) -> Record {
    let seed = table.plan().commitment.map(|_| seed().publish());
    Record::of(table, entries, seed)
}

fn any_command(table: &Table, source: &mut Source) -> Option<Command> {
    let (seat, action) = match table.next() {
        Next::Over(_) => return None,
        Next::Move(seat) => (seat, Action::Play(vec![source.pick(&table.game().legal_moves())])),
        Next::Enter(seat, request) => (seat, Action::Enter(by_hand(draw(&request, source, &Scatter)))),
        Next::Draw(request) | Next::Throw(_, request) => panic!("{request} should have been drawn"),
        Next::Link(cast) => panic!("{cast:?} should have been drawn"),
    };
    Some(Command::new(seat, action))
}

fn by_hand(outcome: AnyOutcome) -> AnyOutcome {
    match outcome {
        AnyOutcome::RollingDice(landing) => {
            AnyOutcome::RollingDice(Landing { origin: Origin::Hand, ..landing })
        }
        AnyOutcome::RollingBones(_) | AnyOutcome::KnochenMax(_) => outcome,
    }
}

pub(crate) fn check(record: &Record) -> Result<Proof, VerifyError> {
    verify(record, &Scatter, &[])
}

/// The record with this change.
pub(crate) fn with(record: &Record, change: impl FnOnce(&mut Record)) -> Record {
    let mut changed = record.clone();
    change(&mut changed);
    assert_ne!(&changed, record, "nothing was changed");
    changed
}

/// The places of the drawn rolls among the events.
pub(crate) fn drawn(record: &Record) -> Vec<usize> {
    let is_drawn = |i: &usize| matches!(record.events[*i], Event::Rolled { by: By::Drawn, .. });
    (0..record.events.len()).filter(is_drawn).collect()
}

pub(crate) fn outcome(event: &Event) -> String {
    match event {
        Event::Rolled { outcome, .. } => outcome.to_string(),
        Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => panic!("{event:?} is no roll"),
    }
}

/// Writes another outcome into a roll.
pub(crate) fn set_outcome(record: &mut Record, place: usize, text: &str) {
    let game = record.plan.options.game();
    match &mut record.events[place] {
        Event::Rolled { outcome, .. } => *outcome = AnyOutcome::read(game, text).unwrap(),
        Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => {
            panic!("event {place} is no roll")
        }
    }
}

/// The same dice, one of them showing something else that it could show.
pub(crate) fn other_face(game: GameId, outcome: &str) -> String {
    let (from, to) = match game {
        GameId::RollingBones | GameId::KnochenMax => {
            let last = outcome.split(' ').next_back().unwrap();
            let other = match (game, last.as_bytes()[0]) {
                (GameId::KnochenMax, b'1') => "3",
                (GameId::KnochenMax, _) => "1",
                (_, _) if last == "SK" => "PE",
                (_, b'L') if last.len() == 3 => {
                    if last == "LA1" {
                        "LA2"
                    } else {
                        "LA1"
                    }
                }
                (_, b'R') if last.len() == 3 => {
                    if last == "RA1" {
                        "RA2"
                    } else {
                        "RA1"
                    }
                }
                (_, _) => "SK",
            };
            return format!("{}{other}", outcome.strip_suffix(last).unwrap());
        }
        GameId::RollingDice => ('1', '2'),
    };
    // The face is the word after "thrown".
    let place = outcome.find("thrown ").unwrap() + "thrown ".len();
    let face = if outcome[place..].starts_with(from) { to } else { from };
    format!("{}{face}{}", &outcome[..place], &outcome[place + 1..])
}
