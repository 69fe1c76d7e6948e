//! `bonecup play`: the terminal app, or a game at the prompt where there is no screen to fill.

mod evening;
mod json;
mod opening;
mod people;
mod prompt;
pub(super) mod screen;

use std::io::{IsTerminal, stdin, stdout};
use std::path::Path;

use bonecup_games::GameId;
use bonecup_referee::{Contribution, DiceSource, Player, SeatPlan};
use bonecup_seat::{Home, Host, SavedGame, UnitChoice, Venue};
use bonecup_words::Words;

use self::evening::Evening;
use self::prompt::{Prompt, Style};
use crate::args::{GamesArgs, PlayArgs};
use crate::failure::Failure;
use crate::seating::read_options;

pub(crate) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    if args.json {
        return json::run(args, words);
    }
    if is_plain(args.plain || args.pictures) { opening::run(args, words) } else { screen::run(args, words) }
}

/// Goes on with a game that was interrupted, in the same ways.
pub(super) fn resume(saved: &SavedGame, args: &GamesArgs, words: &Words) -> Result<(), Failure> {
    let host = saved.resume().ok_or_else(|| Failure::Failed(words.say("games-which", &[])))?;
    let home = Home::find(|name| std::env::var_os(name));
    if args.json {
        return json::go_on(host, home, None, words);
    }
    if is_plain(args.plain) {
        return opening::go_on(host, home, Prompt::new(Style::Speech, words), None, words);
    }
    screen::go_on(host, words)
}

/// Whether lines have to do: somebody wants them, or nothing else would be seen or typed.
pub(super) fn is_plain(wanted: bool) -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    wanted || is_dumb || !stdin().is_terminal() || !stdout().is_terminal()
}

/// A table that lives elsewhere, at the prompt.
pub(super) fn at_prompt(
    venue: Box<dyn Venue>,
    pictures: bool,
    record: Option<&Path>,
    words: &Words,
) -> Result<(), Failure> {
    let unit = UnitChoice::of(Home::find(|name| std::env::var_os(name)));
    Evening::new(venue, Prompt::new(Style::new(pictures), words), unit, words).play(record)
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
