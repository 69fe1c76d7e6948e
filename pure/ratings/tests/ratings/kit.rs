//! Games to look at: people with dice of their own, who play best but for some blunders.

use bonecup_coach::Book;
use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, AnyRequest, GameId};
use bonecup_referee::{By, DiceSource, Event, Plan, Player, Record, RecordedResult, Scheme, SeatPlan};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Shake, Turn};

fn shake(request: &AnyRequest, source: &mut Source) -> AnyOutcome {
    match request {
        AnyRequest::RollingBones(dice) => AnyOutcome::RollingBones(dice.shake(source)),
        AnyRequest::KnochenMax(bones) => AnyOutcome::KnochenMax(bones.shake(source)),
        AnyRequest::RollingDice(_) => panic!("no physics here"),
    }
}

/// The best move, but one in so many at random.
fn choose(game: &AnyGame, book: &Book, blunders: usize, source: &mut Source) -> AnyMove {
    if source.one_in(blunders) {
        return source.pick(&game.legal_moves());
    }
    book.values(game).unwrap().best().next().unwrap().action.clone()
}

/// The solved game by the usual options.
pub(crate) fn book(game: GameId) -> Book {
    Book::solve(&AnyOptions::new(game)).unwrap()
}

/// A whole game of people of these names.
pub(crate) fn record(game: GameId, table: &str, names: &[&str], blunders: usize, seed: u64) -> Record {
    let (options, book, mut source) = (AnyOptions::new(game), book(game), Source::new(seed));
    let mut position = AnyGame::start(&options, names.len()).unwrap();
    let (mut events, mut rolls) = (Vec::new(), 0..);
    let standings = loop {
        let event = match position.turn() {
            Turn::Seat(seat) => Event::moved(seat, choose(&position, &book, blunders, &mut source)),
            Turn::Chance(request) => {
                Event::rolled(rolls.next().unwrap(), By::Hand, shake(&request, &mut source))
            }
            Turn::Over(standings) => break standings,
        };
        match &event {
            Event::Moved { action, .. } => position.play(action).unwrap(),
            Event::Rolled { outcome, .. } => position.resolve(outcome).unwrap(),
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
        events.push(event);
    };
    let seat = |name: &&str| SeatPlan::new(name.parse().unwrap(), Player::Human, DiceSource::Hand);
    let plan = Plan {
        table: table.parse().unwrap(),
        options,
        seats: names.iter().map(seat).collect(),
        commitment: None,
        scheme: Scheme::One,
        engine: None,
        from: None,
    };
    let result = Some(RecordedResult::new(&standings));
    Record { plan, seed: None, events, result, head: None, vouched: None }
}
