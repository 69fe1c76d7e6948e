//! `bonecup play`: a game at the prompt, one line per event and numbered choices.

mod asking;
mod choices;
mod evening;
mod floe;
mod people;
mod prompt;
mod real_dice;

use bonecup_bots::Bot;
use bonecup_chance::Seed;
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::{Contribution, DiceSource, Hex32, Plan, Player, Record, SeatPlan, Table};
use bonecup_words::Words;

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::host::{Host, HostError};
use crate::pictures::{DIM, paint};
use crate::random::random_bytes;
use crate::records;
use crate::seating::{read_game, read_options};
use evening::Evening;
use prompt::{Prompt, Stop};

pub(crate) fn run(args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    let prompt = Prompt::new(words);
    let game = match &args.game {
        Some(typed) => read_game(typed, words)?,
        None => match ask_game(&prompt, words) {
            Ok(game) => game,
            Err(stop) => return evening::ended(&stop, words),
        },
    };
    let options = read_options(game, &args.options, words)?;
    let source = if args.real_dice { DiceSource::Hand } else { DiceSource::Drawn };
    let seats = args.seats.as_deref().unwrap_or_else(|| people::usual_seats(game));
    let mut seats = people::read_seats(game, seats, source, words)?;
    contribute(&mut seats, args, words)?;

    let seed = Seed::new(random_bytes(words)?);
    let plan = plan(options, seats, (source == DiceSource::Drawn).then(|| seed.commitment()), words)?;
    let bots = bots(game, &plan, words)?;
    let start = Table::new(plan.clone()).map_err(|error| Failure::reason_usage(&error, words))?;
    let host = Host::new(plan, seed).map_err(|error| match error {
        HostError::Plan(error) => Failure::reason_usage(&error, words),
        HostError::Refused(refusal) => Failure::reason_failed(&refusal, words),
    })?;
    if let Some(path) = &args.record {
        // A file that cannot be written is better known before the game than after it. The seed stays secret.
        records::write(path, &Record::of(host.table(), host.entries(), None), words)?;
    }
    Evening::new(host, bots, prompt, start, words).play(args.record.as_deref())
}

/// Asks until one of the games is named or numbered.
fn ask_game(prompt: &Prompt<'_>, words: &Words) -> Result<GameId, Stop> {
    prompt.show(&words.say("play-which-game", &[]))?;
    for (number, game) in (1..).zip(GameId::ALL) {
        prompt.show(&format!("  {number}  {} {}", game.title(), paint(DIM, &format!("({game})"))))?;
    }
    loop {
        let typed = prompt.ask("")?;
        let numbered = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let by_number = numbered.and_then(|index| GameId::ALL.get(index).copied());
        let lower = typed.to_lowercase();
        let by_name =
            GameId::ALL.into_iter().find(|game| lower == game.key() || lower == game.title().to_lowercase());
        match by_number.or(by_name) {
            Some(game) => return Ok(game),
            None => prompt.object(&words.say("play-no-such-game", &[]))?,
        }
    }
}

/// Every person adds to the dice what was typed, or 32 random bytes; bots and real dice take nothing.
fn contribute(seats: &mut [SeatPlan], args: &PlayArgs, words: &Words) -> Result<(), Failure> {
    if args.real_dice {
        let idle = || Failure::Usage(words.say("play-contribution-idle", &[]));
        return if args.contribution.is_some() { Err(idle()) } else { Ok(()) };
    }
    for seat in seats.iter_mut().filter(|seat| seat.player == Player::Human) {
        let text = match &args.contribution {
            Some(typed) => typed.clone(),
            None => Hex32(random_bytes(words)?).to_string(),
        };
        seat.contribution =
            text.parse::<Contribution>().map_err(|error| Failure::reason_usage(&error, words))?;
    }
    Ok(())
}

fn plan(
    options: AnyOptions,
    seats: Vec<SeatPlan>,
    commitment: Option<Hex32>,
    words: &Words,
) -> Result<Plan, Failure> {
    // Eight bytes tell the tables of one person apart.
    let id = Hex32(random_bytes(words)?).to_string();
    let table =
        format!("play-{}", &id[..16]).parse().map_err(|error| Failure::reason_failed(&error, words))?;
    Ok(Plan { table, options, seats, commitment })
}

/// A bot for each seat that has one.
fn bots(game: GameId, plan: &Plan, words: &Words) -> Result<Vec<Option<Box<dyn Bot + Send>>>, Failure> {
    let bot = |seat: &SeatPlan| match &seat.player {
        Player::Human => Ok(None),
        Player::Bot(name) => {
            let [a, b, c, d, e, f, g, h, ..] = random_bytes(words)?;
            let made = bonecup_bots::make(game, name.as_str(), u64::from_be_bytes([a, b, c, d, e, f, g, h]));
            made.map(Some).map_err(|unknown| Failure::reason_usage(&unknown, words))
        }
    };
    plan.seats.iter().map(bot).collect()
}
