//! Lying dice as people type them.

use bonecup_rules::{Points, Reason};
use rolling_dice::{Colour, Face, Landing, Length, Origin, Place, Rest, Throw, Yaw};

use super::aiming::quoted;

/// What is no lying die.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LyingError {
    /// Neither pips and a spot, nor pips alone.
    #[error("'{given}' is no die")]
    Die {
        /// What was typed.
        given: String,
    },
    /// No colour.
    #[error("'{given}' is no colour")]
    Colour {
        /// What was typed.
        given: String,
    },
}

impl LyingError {
    fn die(typed: &str) -> LyingError {
        LyingError::Die { given: typed.to_owned() }
    }
}

impl Reason for LyingError {
    fn code(&self) -> &'static str {
        match self {
            LyingError::Die { .. } => "lying-die",
            LyingError::Colour { .. } => "lying-colour",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let (LyingError::Die { given } | LyingError::Colour { given }) = self;
        vec![("given", quoted(given))]
    }
}

/// A scoring die on our floe: `green 5 120 200`, and its turn in degrees if it is turned.
pub fn read_scoring(typed: &str) -> Result<(Colour, Rest), LyingError> {
    let (colour, die) = typed.trim().split_once(char::is_whitespace).unwrap_or((typed.trim(), ""));
    Ok((read_colour(colour)?, read_on_floe(die).ok_or_else(|| LyingError::die(typed))?))
}

/// A colour by its English name.
///
/// # Errors
/// If there is none of this name.
pub fn read_colour(typed: &str) -> Result<Colour, LyingError> {
    typed.parse().map_err(|_| LyingError::Colour { given: typed.to_owned() })
}

/// `5 120 200`, with its turn in degrees and its level where they matter; also as the notation writes it.
fn read_on_floe(typed: &str) -> Option<Rest> {
    let words: Vec<&str> = typed.split_whitespace().filter(|word| *word != Place::Floe.name()).collect();
    let (face, x, y, turn, level) = match words[..] {
        [face, x, y] => (face, x, y, "0", "0"),
        [face, x, y, turn] => (face, x, y, turn, "0"),
        [face, x, y, turn, level] => (face, x, y, turn, level),
        _ => return None,
    };
    let landing: Landing = format!("hand; thrown {face} floe {x} {y} {turn} {level}").parse().ok()?;
    landing.thrown.first().copied()
}

/// What real dice did after a throw: thrown dice in any order with semicolons or commas between them, and of the
/// scoring dice those that were touched.
///
/// `6 120 200; 3 90 310; 2; 5; green 4 130 220`: two dice on the floe, two in the water, and the green die was pushed.
/// Of a die in the water only the pips matter. On a floe of one's own a die says at the end what it touches: `patch 6`. The
/// whole notation, which begins with `hand`, is understood too.
pub fn read_landing(typed: &str, throw: &Throw) -> Result<Landing, LyingError> {
    if let Ok(landing) = typed.parse::<Landing>() {
        return Ok(landing);
    }
    let mut landing = Landing { origin: Origin::Hand, thrown: Vec::new(), scoring: throw.resting.clone() };
    let mut touched: Vec<Colour> = Vec::new();
    for part in typed.split([';', ',']).map(str::trim).filter(|part| !part.is_empty()) {
        let (first, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
        if !first.starts_with(char::is_alphabetic) {
            landing.thrown.push(read_die(part, landing.thrown.len()).ok_or_else(|| LyingError::die(part))?);
            continue;
        }
        let colour = read_colour(first)?;
        let die = read_die(rest, 10 + colour.index()).ok_or_else(|| LyingError::die(part))?;
        // The first mention replaces where the die lay; a second one is left for the rules to refuse.
        let place =
            landing.scoring.iter_mut().find(|(other, _)| *other == colour && !touched.contains(other));
        match place {
            Some(entry) => entry.1 = die,
            None => landing.scoring.push((colour, die)),
        }
        touched.push(colour);
    }
    Ok(landing)
}

/// A die on the floe, or pips alone for one that is in the water.
fn read_die(typed: &str, row: usize) -> Option<Rest> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    match words[..] {
        [face] | [face, "water" | "outside"] | ["water" | "outside", face] => {
            Some(in_water(face.parse::<Face>().ok()?, row))
        }
        [.., "patch", points] => {
            let (die, _) = typed.rsplit_once("patch")?;
            let points = points.strip_prefix('+').unwrap_or(points).parse().ok()?;
            Some(Rest { patch: Some(Points(points)), ..read_on_floe(die)? })
        }
        _ => read_on_floe(typed),
    }
}

/// Nobody measures where a wet die lies: it is noted beside the box, clear of all others.
fn in_water(face: Face, row: usize) -> Rest {
    let y = Length::mm(20 * i32::try_from(row).unwrap_or(0));
    Rest { face, x: Length::mm(-20), y, turn: Yaw::default(), level: 0, place: Place::Water, patch: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rolling_dice::aiming;

    fn throw(resting: &[&str]) -> Throw {
        let resting = resting.iter().map(|die| read_scoring(die).unwrap()).collect();
        Throw { colour: Colour::Orange, dice: 4, aim: aiming::USUAL, resting }
    }

    #[test]
    fn a_die_on_the_floe_needs_pips_and_a_spot() {
        let (colour, rest) = read_scoring("green 5 120 200.5").unwrap();
        assert_eq!((colour, rest.to_string()), (Colour::Green, "5 floe 120.00 200.50 0.00 0".to_owned()));
        assert_eq!(read_scoring("green 5 floe 120 200.5 0 0"), Ok((colour, rest)));
        assert_eq!(read_scoring("green 5 120 200.5 30").unwrap().1.turn.in_degrees(), 30.0);
        for typed in
            ["", "green", "green 7 1 2", "green 5 NaN 2", "green 5 1", "green 5 1 2 90", "green 5 1 2 3 4 5"]
        {
            let refused = read_scoring(typed).unwrap_err();
            assert_eq!(
                refused.code(),
                if typed.is_empty() { "lying-colour" } else { "lying-die" },
                "{typed}"
            );
        }
        assert_eq!(read_scoring("pink 5 1 2").unwrap_err().code(), "lying-colour");
    }

    #[test]
    fn untouched_dice_stay_and_wet_ones_need_no_spot() {
        let throw = throw(&["green 5 120 200", "red 1 60 60"]);
        let landing = read_landing("6 130 230 12.5, 3; 2; 5 ; green 4 140 240", &throw).unwrap();
        let places: Vec<Place> = landing.thrown.iter().map(|rest| rest.place).collect();
        assert_eq!(places, [Place::Floe, Place::Water, Place::Water, Place::Water]);
        assert_eq!(landing.scoring[0].1.face.pips(), 4);
        assert_eq!(landing.scoring[1], throw.resting[1]);
        let off = read_landing("6;3;2;5;green 2 water", &throw).unwrap();
        assert_eq!((off.scoring[0].1.place, off.scoring[0].1.face.pips()), (Place::Water, 2));
    }

    #[test]
    fn a_die_on_ones_own_floe_says_what_it_touches() {
        let throw = throw(&["green 5 120 200"]);
        let landing = read_landing(
            "6 130 230 patch 6; 3 60 60 12.5 patch -2; 2; 5 90 90 patch +3; green 4 140 240 patch 0",
            &throw,
        );
        let landing = landing.unwrap();
        let told: Vec<_> = landing.thrown.iter().map(|rest| rest.patch.map(|points| points.0)).collect();
        assert_eq!(told, [Some(6), Some(-2), None, Some(3)]);
        assert_eq!(landing.scoring[0].1.patch, Some(Points(0)));
        for typed in ["6 130 230 patch", "6 130 230 patch x", "6 patch 3"] {
            assert_eq!(read_landing(typed, &throw).unwrap_err().code(), "lying-die", "{typed}");
        }
        assert_eq!(read_scoring("green 5 120 200 patch 3").unwrap_err().code(), "lying-die");
    }

    #[test]
    fn the_notation_is_understood_and_nonsense_named() {
        let throw = throw(&[]);
        let text = "hand; thrown 6 floe 120.00 200.00 0.00 0";
        assert_eq!(read_landing(text, &throw).unwrap().to_string(), text);
        for typed in ["7", "6 1 2 3 4 5", "6 x y", "pink 6", "green"] {
            assert!(read_landing(typed, &throw).is_err(), "{typed}");
        }
        let twice = read_landing("1;2;3;4;green 1;green 2", &throw).unwrap();
        assert_eq!(twice.scoring.len(), 2);
    }
}
