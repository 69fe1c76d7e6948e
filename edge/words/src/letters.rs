//! Letters for locales that have only ASCII.

use std::ffi::OsString;

/// Which letters the standard streams take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    /// Whatever Unicode has.
    All,
    /// Only those of ASCII.
    Ascii,
}

/// Where POSIX says which letters there are, strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

impl Letters {
    /// The letters of the locale: `C`, `POSIX` and every other that names a set of letters besides UTF-8 get ASCII.
    /// Where nothing is set everything today takes UTF-8.
    pub fn of_locale(variable: impl Fn(&str) -> Option<OsString>) -> Letters {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let Some(locale) = VARIABLES.iter().find_map(set) else { return Letters::All };
        let locale = locale.to_string_lossy();
        let (name, rest) = locale.split_once('.').unwrap_or((&locale, ""));
        let letters = rest.split('@').next().unwrap_or_default().to_ascii_lowercase();
        match (name, letters.as_str()) {
            (_, "utf-8" | "utf8") => Letters::All,
            ("C" | "POSIX", _) => Letters::Ascii,
            (_, "") => Letters::All,
            _ => Letters::Ascii,
        }
    }
}

/// The text in ASCII: what is drawn keeps its width, what is written keeps its meaning.
pub fn in_ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            plain.push(letter);
        } else {
            plain.push_str(alike(letter));
        }
    }
    plain
}

/// JSON in ASCII: the same value, its letters escaped.
pub fn in_ascii_json(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii() {
            plain.push(letter);
        } else {
            let units = letter.encode_utf16(&mut [0; 2]).to_vec();
            plain.extend(units.iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    plain
}

/// What stands for a letter that ASCII does not have.
#[rustfmt::skip] // a line per kind of letter
fn alike(letter: char) -> &'static str {
    match letter {
        'ä' => "ae", 'ö' => "oe", 'ü' => "ue", 'ß' => "ss", 'Ä' => "Ae", 'Ö' => "Oe", 'Ü' => "Ue",
        'æ' => "ae", 'œ' => "oe", 'ø' => "o", 'å' => "a", 'Æ' => "AE", 'Œ' => "OE", 'Ø' => "O", 'Å' => "A",
        'à' | 'á' | 'â' | 'ã' => "a", 'ç' => "c", 'è' | 'é' | 'ê' | 'ë' => "e", 'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n", 'ò' | 'ó' | 'ô' | 'õ' => "o", 'ù' | 'ú' | 'û' => "u", 'ý' | 'ÿ' => "y",
        'À' | 'Á' | 'Â' | 'Ã' => "A", 'Ç' => "C", 'È' | 'É' | 'Ê' | 'Ë' => "E", 'Ì' | 'Í' | 'Î' | 'Ï' => "I",
        'Ñ' => "N", 'Ò' | 'Ó' | 'Ô' | 'Õ' => "O", 'Ù' | 'Ú' | 'Û' => "U", 'Ý' => "Y",
        '“' | '”' | '„' | '«' | '»' => "\"", '‘' | '’' | '‚' => "'", '…' => "...",
        '–' | '—' | '−' | '·' | '•' => "-", '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        '×' | '✗' => "x", '±' => "+/-", '→' => "->", '←' => "<-", '≈' => "~", '≤' => "<=", '≥' => ">=",
        '↑' | '▲' => "^", '↓' | '▼' => "v", '①' => "1", '②' => "2", '③' => "3", '④' => "4",
        '⚀' => "1", '⚁' => "2", '⚂' => "3", '⚃' => "4", '⚄' => "5", '⚅' => "6",
        '★' | '☆' => "*", '▸' | '›' => ">", '‹' => "<", '°' => "o", '½' => "1/2",
        '¹' => "1", '²' => "2", '³' => "3", '⁴' => "4",
        '─' | '━' | '┄' | '╌' | '═' => "-", '│' | '┃' | '┆' | '╵' | '╷' | '║' => "|",
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╰' | '╯' | '┏' | '┓' | '┗' | '┛' => "+",
        '●' => "o", '○' => ".", '░' => ":", '▒' => "%", '▓' | '█' | '▇' | '▆' | '▉' | '▊' | '▋' => "#",
        '\u{2800}'..='\u{28ff}' => dots(letter),
        '▐' | '⏎' => ">", '␣' => "_", '◂' | '⌫' => "<", '┊' => "|", '⁰' => "0", '╔' | '╗' | '╚' | '╝' => "+",
        '▟' | '▙' | '▅' | '▄' | '▌' | '▍' => "=", '▃' | '▂' | '▎' => "-", '▁' | '▏' => "_",
        _ => "?",
    }
}

/// What stands for a letter of Braille, with which the app draws: the more dots, the darker.
fn dots(letter: char) -> &'static str {
    match (u32::from(letter) - 0x2800).count_ones() {
        0 => " ",
        1..=2 => ".",
        3..=5 => ":",
        _ => "#",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn of(variables: &[(&str, &str)]) -> Letters {
        Letters::of_locale(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())
        })
    }

    #[test]
    fn the_strongest_variable_says_which_letters_there_are() {
        assert_eq!(of(&[]), Letters::All);
        assert_eq!(of(&[("LC_ALL", "C")]), Letters::Ascii);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "POSIX")]), Letters::Ascii);
        assert_eq!(of(&[("LC_ALL", "C.UTF-8"), ("LANG", "C")]), Letters::All);
        assert_eq!(of(&[("LC_CTYPE", "de_DE.ISO-8859-1@euro"), ("LANG", "de_DE.utf8")]), Letters::Ascii);
        assert_eq!(of(&[("LANG", "de_DE")]), Letters::All);
    }

    #[test]
    fn texts_keep_their_meaning_and_json_its_value() {
        assert_eq!(in_ascii("„Rücken“ – 3 × 4…"), "\"Ruecken\" - 3 x 4...");
        assert_eq!(in_ascii("⠀⠁⠒⠶⣿"), " ..:#");
        assert_eq!(in_ascii_json(r#"{"name":"Bé🦴"}"#), r#"{"name":"B\u00e9\ud83e\uddb4"}"#);
    }

    /// Every letter of our own texts has something that stands for it.
    #[test]
    fn no_letter_of_our_texts_is_lost() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let locales = Language::ALL.map(|language| root.join("locales").join(language.key()));
        let folders = locales.into_iter().chain(
            ["rolling-bones", "knochenmax", "rolling-dice"]
                .map(|game| root.join("pure").join(game).join("locales")),
        );
        for folder in folders {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("web")) {
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                let lost: Vec<char> = text.chars().filter(|c| !c.is_ascii() && alike(*c) == "?").collect();
                assert!(lost.is_empty(), "{}: {lost:?}", path.display());
            }
        }
    }
}
