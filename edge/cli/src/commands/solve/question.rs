//! What is to be solved, and whether it can be.

use bonecup_games::GameId;
use bonecup_rules::Points;
use bonecup_words::{Value, Words};
use knochenmax::{KnochenMax, KnochenMaxOptions, SheetCount};
use rolling_bones::{BonesOptions, RollingBones};

use crate::args::SolveArgs;
use crate::failure::Failure;
use crate::seating::{read_game, read_options};

/// What can be solved.
pub(super) enum Question {
    /// The points of one seat of KnochenMAX.
    Sheets(KnochenMaxOptions),
    /// Who wins KnochenMAX with two seats.
    Duel(KnochenMaxOptions),
    /// The score of a turn of Rolling Bones.
    Turn(BonesOptions),
    /// Who wins Rolling Bones with two seats.
    Race(BonesOptions),
}

impl Question {
    /// Reads what was typed.
    pub(super) fn read(args: &SolveArgs, words: &Words) -> Result<Question, Failure> {
        let game = read_game(&args.game, words)?;
        refuse_foreign(args, game, words)?;
        let mut options = read_options(game, &args.options, words)?;
        for (key, typed) in [("bones", &args.bones), ("sheets", &args.sheets)] {
            if let Some(typed) = typed {
                options.set(key, typed).map_err(|error| Failure::reason_usage(&error, words))?;
            }
        }
        if let Some(options) = options.of::<KnochenMax>() {
            return duel_or_sheets(*options, args.duel, words);
        }
        if let Some(options) = options.of::<RollingBones>() {
            return race_or_turn(*options, args.race, words);
        }
        Err(refuse("solve-not-solvable", words))
    }
}

fn duel_or_sheets(options: KnochenMaxOptions, duel: bool, words: &Words) -> Result<Question, Failure> {
    match (duel, options.sheets == SheetCount::ONE) {
        (false, _) => Ok(Question::Sheets(options)),
        (true, true) => Ok(Question::Duel(options)),
        (true, false) => Err(refuse("solve-duel-sheets", words)),
    }
}

fn race_or_turn(options: BonesOptions, race: Option<u16>, words: &Words) -> Result<Question, Failure> {
    match race {
        None => Ok(Question::Turn(options)),
        Some(_) if options.finish_round => Err(refuse("solve-race-round", words)),
        Some(target) => Ok(Question::Race(BonesOptions { target: Points(target.into()), ..options })),
    }
}

/// What belongs to another game is a mistake, not something to be passed over.
fn refuse_foreign(args: &SolveArgs, game: GameId, words: &Words) -> Result<(), Failure> {
    // Only games with an argument here have a solver.
    let given = [
        ("--bones", args.bones.is_some(), GameId::KnochenMax),
        ("--sheets", args.sheets.is_some(), GameId::KnochenMax),
        ("--duel", args.duel, GameId::KnochenMax),
        ("--race", args.race.is_some(), GameId::RollingBones),
    ];
    if given.iter().all(|(_, _, of)| *of != game) {
        return Err(refuse("solve-not-solvable", words));
    }
    match given.into_iter().find(|(_, given, of)| *given && *of != game) {
        None => Ok(()),
        Some((argument, _, of)) => {
            let values = [("argument", Value::from(argument)), ("game", of.title().into())];
            Err(Failure::Usage(words.say("solve-other-game", &values)))
        }
    }
}

fn refuse(key: &str, words: &Words) -> Failure {
    Failure::Usage(words.say(key, &[]))
}
