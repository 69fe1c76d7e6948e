//! What is to be thrown, read from what was typed.

use std::io::{self, Read};
use std::path::Path;

use bonecup_arena::{ThrowError, check};
use bonecup_games::{PositionError, WrittenPosition};
use bonecup_rules::Reason;
use bonecup_words::{Value, Words};
use rolling_dice::{AimPart, ByColour, Colour, DICE, Rest, RollingDice, Task, Throw};
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::args::ThrowArgs;
use crate::failure::Failure;
use crate::input;
use crate::random::random_bytes;
use bonecup_views::rolling_dice::aiming::{self, quoted};
use bonecup_views::rolling_dice::lying;

/// More than any floe needs.
const MOST_BYTES: u64 = 64 << 10;

/// A throw and the noise of its hand.
pub(super) struct Question {
    pub(super) throw: Throw,
    /// Of the first throw; each further one has the next.
    pub(super) noise: u64,
}

impl Question {
    pub(super) fn read(args: &ThrowArgs, words: &Words) -> Result<Question, Failure> {
        let refused = |reason: &dyn Reason| Failure::reason_usage(reason, words);
        let floe = Floe::read(args, words)?;
        let colour = match &args.colour {
            Some(typed) => lying::read_colour(typed).map_err(|error| refused(&error))?,
            None => floe.thrower.unwrap_or(Colour::Orange),
        };
        // As in a game: three dice against the own one on the floe, else all four.
        let has_die = floe.resting.iter().any(|(other, _)| *other == colour);
        let dice = args.dice.unwrap_or(if has_die { DICE - 1 } else { DICE });
        let aim = read_aim(args).map_err(|error| refused(&error))?;
        let throw = Throw { colour, dice, aim, resting: floe.resting };
        check(&throw).map_err(|error: ThrowError| refused(&error))?;
        Ok(Question { throw, noise: read_noise(args.noise.as_deref(), words)? })
    }
}

fn read_aim(args: &ThrowArgs) -> Result<rolling_dice::Aim, aiming::AimError> {
    let mut aim = aiming::USUAL;
    if let Some(typed) = &args.aim {
        aim = aiming::read(typed, aim)?;
    }
    for part in AimPart::ALL {
        let typed = match part {
            AimPart::Place => &args.at,
            AimPart::Direction => &args.direction,
            AimPart::Strength => &args.strength,
            AimPart::Loft => &args.loft,
            AimPart::Spin => &args.spin,
        };
        if let Some(typed) = typed {
            aim.set(part, aiming::read_part(part, typed)?);
        }
    }
    Ok(aim)
}

/// As a number, or in hexadecimal digits after `0x` as records have it; random if nothing is typed.
fn read_noise(typed: Option<&str>, words: &Words) -> Result<u64, Failure> {
    let Some(typed) = typed else {
        let [a, b, c, d, e, f, g, h, ..] = random_bytes(words)?;
        return Ok(u64::from_be_bytes([a, b, c, d, e, f, g, h]));
    };
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let number = match typed.strip_prefix("0x") {
        Some(digits) if is_digits(digits) => u64::from_str_radix(digits, 16),
        Some(_) | None => typed.parse(),
    };
    number.map_err(|_| {
        let given = quoted(typed).replace(char::is_control, " ");
        Failure::Usage(words.say("throw-noise-form", &[("given", Value::from(given))]))
    })
}

/// What lies on the floe, and who throws if a whole position was given.
#[derive(Default)]
struct Floe {
    resting: Vec<(Colour, Rest)>,
    thrower: Option<Colour>,
}

/// Enough of a file to know whether it is a whole position.
#[derive(Deserialize)]
struct Head {
    position: Option<IgnoredAny>,
}

impl Floe {
    /// The dice of the file, and those typed one by one.
    fn read(args: &ThrowArgs, words: &Words) -> Result<Floe, Failure> {
        let mut floe = match &args.floe {
            Some(path) => Floe::from_file(path, words)?,
            None => Floe::default(),
        };
        for typed in &args.resting {
            let die = lying::read_scoring(typed).map_err(|error| Failure::reason_usage(&error, words))?;
            floe.resting.push(die);
        }
        floe.resting.sort_by_key(|(colour, _)| *colour);
        Ok(floe)
    }

    fn from_file(path: &Path, words: &Words) -> Result<Floe, Failure> {
        let bytes = read_bytes(path).map_err(|error| Failure::file(path, &error, words))?;
        if bytes.len() as u64 > MOST_BYTES {
            let values =
                [("file", Value::from(path.display().to_string())), ("most", (MOST_BYTES >> 10).into())];
            return Err(Failure::Usage(words.say("throw-floe-large", &values)));
        }
        Floe::from_json(&bytes).map_err(|error| {
            let values =
                [("file", Value::from(path.display().to_string())), ("error", words.reason(&error).into())];
            Failure::Usage(words.say("cli-file", &values))
        })
    }

    /// Either the dice by colour, or a position.
    fn from_json(bytes: &[u8]) -> Result<Floe, PositionError> {
        let is_object = bytes.trim_ascii_start().starts_with(b"{");
        let is_position = is_object && serde_json::from_slice::<Head>(bytes)?.position.is_some();
        if !is_position {
            let dice: ByColour<Rest> = serde_json::from_slice(bytes)?;
            let resting = dice.colours().filter_map(|colour| Some((colour, *dice.get(colour)?)));
            return Ok(Floe { resting: resting.collect(), thrower: None });
        }
        let written: WrittenPosition = serde_json::from_slice(bytes)?;
        let position = written.read()?;
        let game = position.of::<RollingDice>();
        let game = game.ok_or_else(|| PositionError::Impossible(Box::new(OtherGame)))?;
        Ok(Floe { resting: game.resting().collect(), thrower: thrower(game) })
    }
}

fn thrower(game: &RollingDice) -> Option<Colour> {
    (game.task() != Task::Over).then(|| game.thrower())
}

/// A position of a game without a floe.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("this is no position of Rolling Dice")]
struct OtherGame;

impl Reason for OtherGame {
    fn code(&self) -> &'static str {
        "throw-other-game"
    }
}

/// One byte more than a floe may have is enough to know that it is too large.
fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    input::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
