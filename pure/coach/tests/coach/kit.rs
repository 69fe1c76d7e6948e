//! Games to look at.

use bonecup_coach::Book;
use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, AnyRequest, GameId};
use bonecup_referee::{By, DiceSource, Event, Plan, Player, Record, RecordedResult, Scheme, SeatPlan};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Shake, Turn};

/// Options of a game, written `key=value`.
pub(crate) fn options(game: GameId, written: &[&str]) -> AnyOptions {
    let mut options = AnyOptions::new(game);
    for pair in written {
        let (key, value) = pair.split_once('=').unwrap();
        options.set(key, value).unwrap();
    }
    options
}

pub(crate) fn shake(request: &AnyRequest, source: &mut Source) -> AnyOutcome {
    match request {
        AnyRequest::RollingBones(dice) => AnyOutcome::RollingBones(dice.shake(source)),
        AnyRequest::KnochenMax(bones) => AnyOutcome::KnochenMax(bones.shake(source)),
        AnyRequest::RollingDice(_) => panic!("no physics here"),
    }
}

/// How somebody plays who plays best except in one of `blunders` moves; 1 is at random.
pub(crate) fn choose(game: &AnyGame, book: &Book, blunders: usize, source: &mut Source) -> AnyMove {
    if source.one_in(blunders) {
        return source.pick(&game.legal_moves());
    }
    let advice = book.values(game).unwrap();
    advice.best().next().unwrap().action.clone()
}

/// A game of at most so many events.
pub(crate) fn record(
    options: &AnyOptions,
    seats: usize,
    book: &Book,
    blunders: usize,
    most: usize,
    source: &mut Source,
) -> Record {
    let mut game = AnyGame::start(options, seats).unwrap();
    let mut events = Vec::new();
    let mut rolls = 0;
    while events.len() < most {
        let event = match game.turn() {
            Turn::Seat(seat) => Event::moved(seat, choose(&game, book, blunders, source)),
            Turn::Chance(request) => {
                rolls += 1;
                Event::rolled(rolls - 1, By::Hand, shake(&request, source))
            }
            Turn::Over(_) => break,
        };
        match &event {
            Event::Moved { action, .. } => game.play(action).unwrap(),
            Event::Rolled { outcome, .. } => game.resolve(outcome).unwrap(),
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
        events.push(event);
    }
    let result = match game.turn() {
        Turn::Over(standings) => Some(RecordedResult::new(&standings)),
        Turn::Seat(_) | Turn::Chance(_) => None,
    };
    Record { plan: plan(options, seats), seed: None, events, result, head: None, vouched: None }
}

pub(crate) fn plan(options: &AnyOptions, seats: usize) -> Plan {
    let seat = |number: usize| {
        SeatPlan::new(format!("Seat {number}").parse().unwrap(), Player::Human, DiceSource::Hand)
    };
    Plan {
        table: "test".parse().unwrap(),
        options: options.clone(),
        seats: (1..=seats).map(seat).collect(),
        commitment: None,
        scheme: Scheme::One,
        engine: None,
        from: None,
    }
}

/// Every position of random games in which a seat is to move.
pub(crate) fn positions(
    options: &AnyOptions,
    book: &Book,
    wanted: usize,
    source: &mut Source,
    mut look: impl FnMut(&AnyGame, &mut Source),
) {
    let mut seen = 0;
    while seen < wanted {
        let blunders = source.pick(&[1, 3, 20]);
        let mut game = AnyGame::start(options, 1 + source.below(2)).unwrap();
        loop {
            match game.turn() {
                Turn::Chance(request) => game.resolve(&shake(&request, source)).unwrap(),
                Turn::Over(_) => break,
                Turn::Seat(_) => {
                    if source.one_in(3) {
                        look(&game, source);
                        seen += 1;
                    }
                    if seen >= wanted {
                        break;
                    }
                    game.play(&choose(&game, book, blunders, source)).unwrap();
                }
            }
        }
    }
}

/// Whether a reason says a number.
pub(crate) fn has_number(why: &bonecup_coach::Why) -> bool {
    use bonecup_coach::Fact;
    let number = |fact: &Fact| match fact {
        Fact::Average(number) | Fact::Chance(number) | Fact::Gap(number) => number.is_finite(),
        Fact::Count(_) => true,
        Fact::Key(_) | Fact::Move(_) => false,
    };
    why.facts().iter().any(|(_, fact)| number(fact))
}
