//! Aims as people type them.

use bonecup_rules::Reason;
use bonecup_words::{Value, Words};
use rolling_dice::{Aim, AimPart};

/// What is thrown if nothing is said.
pub const USUAL: Aim = Aim::USUAL;

/// What is no aim.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AimError {
    /// A part that is no number, or too fine a one.
    #[error("the {} cannot be '{given}'", part.name())]
    Number {
        /// Which part of the aim.
        part: AimPart,
        /// What was typed.
        given: String,
    },
    /// Neither numbers nor parts by name.
    #[error("'{given}' is no aim")]
    Form {
        /// What was typed.
        given: String,
    },
}

/// What was typed, cut to what an error can quote.
pub fn quoted(typed: &str) -> String {
    const MOST: usize = 40;
    if typed.chars().count() <= MOST {
        typed.to_owned()
    } else {
        typed.chars().take(MOST).chain(['…']).collect()
    }
}

impl Reason for AimError {
    fn code(&self) -> &'static str {
        match self {
            AimError::Number { .. } => "aim-number",
            AimError::Form { .. } => "aim-form",
        }
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            AimError::Number { part, given } => vec![
                ("part", part.name().to_owned()),
                ("given", quoted(given)),
                ("least", part.write(*part.range().start())),
                ("most", part.write(*part.range().end())),
                ("decimals", part.decimals().to_string()),
            ],
            AimError::Form { given } => vec![("given", quoted(given))],
        }
    }
}

/// An aim in its notation, as bare numbers in the same order, or as some parts by name. What is left out is as usual.
///
/// Whether a hand can throw like that is for the rules to say.
pub fn read(typed: &str, usual: Aim) -> Result<Aim, AimError> {
    let words: Vec<&str> = typed.split_whitespace().filter(|word| *word != "throw").collect();
    let form = || AimError::Form { given: typed.to_owned() };
    let mut aim = usual;
    let is_bare = words.first().is_some_and(|first| part_named(first).is_none());
    if is_bare {
        if words.len() > AimPart::ALL.len() || !looks_like_number(words[0]) {
            return Err(form());
        }
        for (part, word) in AimPart::ALL.into_iter().zip(words) {
            aim.set(part, read_part(part, word)?);
        }
        return Ok(aim);
    }
    for pair in words.chunks(2) {
        let &[name, word] = pair else { return Err(form()) };
        let part = part_named(name).ok_or_else(form)?;
        aim.set(part, read_part(part, word)?);
    }
    Ok(aim)
}

fn part_named(word: &str) -> Option<AimPart> {
    let is_named = |part: &AimPart| part.name() == word || (*part == AimPart::Place && word == "at");
    AimPart::ALL.into_iter().find(is_named)
}

/// Letters at the start are no number; `NaN` is meant as one, and is refused as such.
fn looks_like_number(word: &str) -> bool {
    !word.starts_with(char::is_alphabetic) || word.parse::<f64>().is_ok()
}

/// One part of an aim, read by the notation of the whole. A comma may stand for the point.
pub fn read_part(part: AimPart, typed: &str) -> Result<i32, AimError> {
    let number = typed.trim().trim_end_matches(',').replace(',', ".");
    let value = |other: AimPart| if other == part { number.as_str() } else { "0" };
    let [place, direction, strength, loft, spin] = AimPart::ALL.map(value);
    let whole = format!("at {place} direction {direction} strength {strength} loft {loft} spin {spin}");
    let read = whole.parse::<Aim>().map(|aim| aim.part(part));
    read.map_err(|_| AimError::Number { part, given: typed.to_owned() })
}

/// The aim as bare numbers, for the prompt.
pub fn short(aim: &Aim) -> String {
    AimPart::ALL.map(|part| part.write(aim.part(part))).join(" ")
}

/// Every part of an aim with its range, a line each.
pub fn explained(words: &Words) -> Vec<String> {
    let line = |part: AimPart| format!("  {:<10}{}", part.name(), range(part, words));
    AimPart::ALL.into_iter().map(line).collect()
}

/// The same for those who listen.
pub fn spoken(words: &Words) -> Vec<String> {
    AimPart::ALL.into_iter().map(|part| format!("{}: {}", part.name(), range(part, words))).collect()
}

fn range(part: AimPart, words: &Words) -> String {
    let (least, most) = part.range().into_inner();
    let values = [
        ("least", Value::from(part.write(least))),
        ("most", part.write(most).into()),
        ("usual", part.write(USUAL.part(part)).into()),
    ];
    words.say(&format!("aim-part-{}", part.name()), &values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aim(place: i32, direction: i32, strength: i32, loft: i32, spin: i32) -> Aim {
        Aim { place, direction, strength, loft, spin }
    }

    #[test]
    fn short_forms_and_the_notation_say_the_same() {
        let whole = aim(1200, -30, 850, 20, 55);
        for typed in [
            "throw at 120.0 direction -30 strength 850 loft 20 spin 5.5",
            "at 120 direction -30 strength 850 loft 20 spin 5.5",
            "120 -30 850 20 5.5",
            "120, -30, 850, 20, 5,5",
            "spin 5.5 loft 20 strength 850 direction -30 place 120",
        ] {
            assert_eq!(read(typed, USUAL), Ok(whole), "{typed}");
        }
        assert_eq!(read(&short(&whole), USUAL), Ok(whole));
    }

    #[test]
    fn what_is_left_out_is_as_usual() {
        assert_eq!(read("150 0 700", USUAL), Ok(Aim { strength: 700, ..USUAL }));
        assert_eq!(read("60", USUAL), Ok(Aim { place: 600, ..USUAL }));
        assert_eq!(read("strength 1200", USUAL), Ok(Aim { strength: 1200, ..USUAL }));
        assert_eq!(read("throw", USUAL), Ok(USUAL));
    }

    #[test]
    fn what_is_no_aim_is_named() {
        for (typed, part) in [
            ("150 0 NaN", AimPart::Strength),
            ("NaN 0 900", AimPart::Place),
            ("150 1e3 900", AimPart::Direction),
            ("150 0 900.5", AimPart::Strength),
            ("150 0 99999999999999999999", AimPart::Strength),
            ("loft --1", AimPart::Loft),
            ("spin inf", AimPart::Spin),
        ] {
            let refused = read(typed, USUAL).unwrap_err();
            assert!(matches!(&refused, AimError::Number { part: named, .. } if *named == part), "{typed}");
        }
        for typed in ["hello", "1 2 3 4 5 6", "at", "at 150 direction", "at 150 twist 3", "choose 2"] {
            assert!(matches!(read(typed, USUAL), Err(AimError::Form { .. })), "{typed}");
        }
    }
}
