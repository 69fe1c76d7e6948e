//! `bonecup play`: the terminal app, or a game at the prompt where there is no screen to fill.

mod evening;
mod opening;
mod people;
mod prompt;
pub(super) mod screen;

use std::io::{IsTerminal, stdin, stdout};
use std::path::Path;

use bonecup_games::GameId;
use bonecup_referee::{Contribution, DiceSource, Player, SeatPlan};
use bonecup_seat::{Host, Venue};
use bonecup_words::Words;

use self::evening::Evening;
use self::prompt::Prompt;
use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::seating::read_options;

pub(crate) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    if is_plain(args.plain) { opening::run(args, words) } else { screen::run(args, words) }
}

/// Whether lines have to do: somebody wants them, or nothing else would be seen or typed.
pub(super) fn is_plain(wanted: bool) -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    wanted || is_dumb || !stdin().is_terminal() || !stdout().is_terminal()
}

/// A table that lives elsewhere, at the prompt.
pub(super) fn at_prompt(venue: Box<dyn Venue>, record: Option<&Path>, words: &Words) -> Result<(), Failure> {
    Evening::new(venue, Prompt::new(words), words).play(record)
}

/// Begins the game as it was typed.
fn begin(game: GameId, args: &PlayArgs, words: &Words) -> Result<Host, Failure> {
    let mut options = read_options(game, &args.options, words)?;
    if let Some(colours) = &args.colours {
        options.set("colours", colours).map_err(|error| Failure::reason_usage(&error, words))?;
    }
    let source = if args.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
    let seats = args.seats.as_deref().unwrap_or_else(|| people::usual_seats(game));
    let mut seats = people::read_seats(game, seats, source, words)?;
    contribute(&mut seats, args, words)?;
    let begun = bonecup_seat::plan(options, seats).and_then(|(plan, seed)| Host::new(plan, seed));
    begun.map_err(|error| Failure::start(&error, words))
}

/// Every person adds to the dice what was typed; what nobody types is drawn later. Real dice take nothing.
fn contribute(seats: &mut [SeatPlan], args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let Some(typed) = &args.contribution else { return Ok(()) };
    if args.real_dice {
        return Err(Failure::Usage(words.say("play-contribution-idle", &[])));
    }
    let contribution = typed.parse::<Contribution>().map_err(|error| Failure::reason_usage(&error, words))?;
    for seat in seats.iter_mut().filter(|seat| seat.player == Player::Human) {
        seat.contribution = contribution.clone();
    }
    Ok(())
}
