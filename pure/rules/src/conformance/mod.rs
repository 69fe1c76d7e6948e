//! The suite that every game must pass.
//!
//! It plays random games and checks at every step what any game promises: listed moves are accepted, unlisted
//! ones refused, a refusal changes nothing, dice are conserved, notation and JSON read back what they wrote, the
//! game ends, and replaying what happened gives the same position.

mod few_faces;
mod fixtures;
mod playthrough;
mod source;

use std::fmt::Debug;

use crate::{Game, Options, Turn};

pub use few_faces::FewFaces;
pub use fixtures::perft_fixture;
pub use playthrough::playthrough;
pub use source::Source;

/// What the suite must know of a game to test it.
pub trait Subject {
    /// The game under test.
    type Game: Game;

    /// A random game ends within this many moves and outcomes.
    const MOST_STEPS: usize;

    /// Whether the list of moves is complete, so that any other move must be refused. False only where moves
    /// are a continuum.
    const LISTS_ALL: bool;

    /// Options and a number of seats.
    fn table(source: &mut Source) -> (<Self::Game as Game>::Options, usize);

    /// A possible answer to the request.
    fn answer(request: &<Self::Game as Game>::Request, source: &mut Source) -> <Self::Game as Game>::Outcome;

    /// An impossible answer to the request: a die too few, a face that the die does not have, …
    fn nonsense(
        request: &<Self::Game as Game>::Request,
        source: &mut Source,
    ) -> <Self::Game as Game>::Outcome;

    /// Any move that the notation can express, legal or not.
    fn any_move(source: &mut Source) -> <Self::Game as Game>::Move;

    /// Panics if a die has got lost or doubled, or anything else is wrong that only this game knows.
    fn audit(game: &Self::Game);
}

/// What happened in a game, as its notation says it.
enum Step {
    Move(String),
    Outcome(String),
}

/// Plays `games` random games, numbered from `first`, and panics at the first broken promise. The number of the
/// game is part of the message: the same number plays the same game.
pub fn conform<S: Subject>(first: u64, games: u64) {
    for number in first..first + games {
        let end = std::panic::catch_unwind(|| random_game::<S>(number));
        if let Err(cause) = end {
            eprintln!("random game {number} broke a promise");
            std::panic::resume_unwind(cause);
        }
    }
}

fn random_game<S: Subject>(number: u64) {
    let mut source = Source::new(number);
    let (options, seats) = S::table(&mut source);
    options_read_back(&options);
    let start = begin::<S>(&options, seats);
    let mut game = start.clone();
    let mut steps = Vec::new();
    let mut moves = Vec::new();
    loop {
        S::audit(&game);
        json_reads_back(&game);
        match game.turn() {
            Turn::Over(standings) => {
                assert_eq!(standings, game.standings());
                refuses_everything::<S>(&game, &mut source);
                break;
            }
            Turn::Seat(seat) => {
                assert!(seat.0 < game.seats(), "{seat:?} does not exist");
                steps.push(seat_step::<S>(&mut game, &mut moves, &mut source));
            }
            Turn::Chance(request) => steps.push(chance_step::<S>(&mut game, &request, &mut source)),
        }
        assert!(steps.len() <= S::MOST_STEPS, "the game does not end within {} steps", S::MOST_STEPS);
    }
    assert_eq!(replay(start, &steps), game, "replaying the steps gives another position");
}

fn begin<S: Subject>(options: &<S::Game as Game>::Options, seats: usize) -> S::Game {
    let game = must("start", S::Game::start(options, seats));
    assert_eq!(game.options(), options);
    assert_eq!(usize::from(game.seats()), seats);
    game
}

fn seat_step<S: Subject>(
    game: &mut S::Game,
    moves: &mut Vec<<S::Game as Game>::Move>,
    source: &mut Source,
) -> Step {
    game.list_moves(moves);
    assert!(!moves.is_empty(), "a seat must move and cannot: {game:?}");
    listed_moves_are_accepted(game, moves);
    for _ in 0..3 {
        let action = S::any_move(source);
        let listed = moves.contains(&action);
        agrees_on(game, &action, listed, S::LISTS_ALL);
    }
    let action = moves[source.below(moves.len())].clone();
    let text = action.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&action), "the notation '{text}' reads back as another move");
    must("a listed move", game.play(&action));
    Step::Move(text)
}

fn listed_moves_are_accepted<G: Game>(game: &G, moves: &[G::Move]) {
    for (i, action) in moves.iter().enumerate() {
        assert!(!moves[..i].contains(action), "'{action}' is listed twice");
        must("check", game.check(action));
        let mut next = game.clone();
        must("play", next.play(action));
        assert_ne!(&next, game, "'{action}' changes nothing");
    }
}

/// `check` and `play` agree; what is listed is legal, and where the list is complete nothing else is.
fn agrees_on<G: Game>(game: &G, action: &G::Move, listed: bool, lists_all: bool) {
    let legal = game.check(action).is_ok();
    assert!(legal || !listed, "'{action}' is listed and refused");
    assert!(listed || !legal || !lists_all, "'{action}' is legal and not listed in {game:?}");
    let mut next = game.clone();
    assert_eq!(next.play(action).is_ok(), legal, "check and play disagree on '{action}'");
    assert!(legal || &next == game, "the refused move '{action}' changed the position");
}

fn chance_step<S: Subject>(
    game: &mut S::Game,
    request: &<S::Game as Game>::Request,
    source: &mut Source,
) -> Step {
    assert!(game.legal_moves().is_empty(), "moves are listed while chance is asked");
    refuses_move(game, &S::any_move(source));
    refuses_outcome(game, &S::nonsense(request, source));
    let outcome = S::answer(request, source);
    let text = outcome.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&outcome), "the notation '{text}' reads back as another outcome");
    must("a possible outcome", game.resolve(&outcome));
    refuses_outcome_twice(game, &outcome);
    Step::Outcome(text)
}

/// The same dice are not handed in twice, unless the game asks for dice again at once.
fn refuses_outcome_twice<G: Game>(game: &G, outcome: &G::Outcome) {
    if !matches!(game.turn(), Turn::Chance(_)) {
        refuses_outcome(game, outcome);
    }
}

fn refuses_everything<S: Subject>(game: &S::Game, source: &mut Source) {
    assert!(game.legal_moves().is_empty(), "moves are listed after the end");
    refuses_move(game, &S::any_move(source));
}

fn refuses_move<G: Game>(game: &G, action: &G::Move) {
    let mut next = game.clone();
    assert!(next.play(action).is_err(), "'{action}' is accepted although it is no seat's turn");
    assert_eq!(&next, game, "the refused move '{action}' changed the position");
}

fn refuses_outcome<G: Game>(game: &G, outcome: &G::Outcome) {
    let mut next = game.clone();
    assert!(next.resolve(outcome).is_err(), "'{outcome}' is accepted in {game:?}");
    assert_eq!(&next, game, "the refused outcome '{outcome}' changed the position");
}

fn json_reads_back<G: Game>(game: &G) {
    let json = must("write JSON", serde_json::to_string(&game.setup()));
    let setup: G::Setup = must("read JSON", serde_json::from_str(&json));
    let read = G::from_setup(game.options(), &setup);
    assert_eq!(read.as_ref(), Ok(game), "{json} reads back as another position");
}

fn options_read_back<O: Options>(options: &O) {
    let json = must("write JSON", serde_json::to_string(options));
    assert_eq!(&must("read JSON", serde_json::from_str::<O>(&json)), options);
    let mut read = O::default();
    for (key, value) in options.values() {
        must("set", read.set(key, &value));
    }
    assert_eq!(&read, options);
    assert!(O::LIST.iter().map(|info| info.key).eq(options.values().into_iter().map(|(key, _)| key)));
}

fn replay<G: Game>(mut game: G, steps: &[Step]) -> G {
    for step in steps {
        match step {
            Step::Move(text) => must("replay", game.play(&must("read", text.parse()))),
            Step::Outcome(text) => must("replay", game.resolve(&must("read", text.parse()))),
        }
    }
    game
}

#[track_caller]
fn must<T, E: Debug>(what: &str, result: Result<T, E>) -> T {
    match result {
        Ok(value) => value,
        #[expect(clippy::panic, reason = "this is a test suite: it fails by panicking")]
        Err(error) => panic!("{what}: {error:?}"),
    }
}
