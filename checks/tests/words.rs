//! One word for one thing: what a person reads uses the words of the table in CONTRIBUTING.md and none of the others.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may stop at the first surprise")]

use std::path::{Path, PathBuf};

/// The games a word may be limited to, with the parts of file names and keys by which their texts are known.
const GAMES: [(&str, [&str; 2]); 3] = [
    ("Rolling Bones", ["rolling-bones", "rb"]),
    ("KnochenMAX", ["knochenmax", "km"]),
    ("Rolling Dice", ["rolling-dice", "rd"]),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Language {
    German,
    English,
}

/// A word that has a better one.
struct Avoided {
    language: Language,
    /// Its words in lower case; `*` at an end stands for any letters.
    words: Vec<String>,
    /// The game whose texts must not have it, or none for all texts.
    game: Option<&'static [&'static str; 2]>,
    better: String,
}

/// Something that a person reads.
struct Text {
    language: Language,
    place: String,
    text: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).expect(path)
}

fn files(folder: &str, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root().join(folder)).unwrap() {
        let entry = entry.unwrap();
        let path = format!("{folder}/{}", entry.file_name().to_str().unwrap());
        if entry.file_type().unwrap().is_dir() {
            found.extend(files(&path, extension));
        } else if path.ends_with(extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

// The table.

fn avoided() -> Vec<Avoided> {
    let page = read("CONTRIBUTING.md");
    let table = page.split("## One word for one thing").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| ")).skip(1);
    rows.flat_map(|row| {
        let inner = row.strip_prefix('|').and_then(|row| row.strip_suffix('|')).expect(row);
        let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 5, "{row}");
        let german = entries(cells[3], Language::German, cells[1]);
        german.into_iter().chain(entries(cells[4], Language::English, cells[2]))
    })
    .collect()
}

/// The words of a cell: each in backticks, perhaps with a game in brackets after it.
fn entries(cell: &str, language: Language, better: &str) -> Vec<Avoided> {
    let entry = |entry: &str| {
        let (word, rest) = entry.trim().strip_prefix('`')?.split_once('`')?;
        let words = word.to_lowercase().split_whitespace().map(str::to_owned).collect();
        Some(Avoided { language, words, game: game(rest), better: better.to_owned() })
    };
    cell.split(',').filter_map(entry).collect()
}

fn game(brackets: &str) -> Option<&'static [&'static str; 2]> {
    let name = brackets.trim().strip_prefix('(')?.strip_suffix(')')?;
    Some(&GAMES.iter().find(|(game, _)| *game == name).expect(name).1)
}

// The texts.

fn texts() -> Vec<Text> {
    let mut texts = Vec::new();
    for (folder, language) in [("de", Language::German), ("en", Language::English)] {
        let beside_games = files("web/src/games", &format!("{folder}.ftl"));
        for path in files(&format!("locales/{folder}"), ".ftl").into_iter().chain(beside_games) {
            texts.extend(messages(&path, language));
        }
        for path in files("pure", &format!("locales/{folder}.ftl")) {
            texts.extend(messages(&path, language));
        }
        for path in files(&format!("docs/rules/{folder}"), ".md") {
            texts.push(Text { language, text: prose(&read(&path)), place: path });
        }
    }
    texts.push(Text {
        language: Language::English,
        place: "README.md".to_owned(),
        text: prose(&read("README.md")),
    });
    for path in files("web/src", ".svelte").into_iter().chain(["web/index.html".to_owned()]) {
        for language in [Language::German, Language::English] {
            texts.push(Text { language, place: path.clone(), text: markup(&read(&path)) });
        }
    }
    texts
}

/// The messages of a Fluent file: their words, without variables, names of cases and comments.
fn messages(path: &str, language: Language) -> Vec<Text> {
    let mut texts: Vec<Text> = Vec::new();
    for line in read(path).lines().filter(|line| !line.starts_with('#')) {
        let begins = line.split_once(" =").filter(|(key, _)| !key.is_empty() && !key.contains(' '));
        if let Some((key, text)) = begins {
            texts.push(Text { language, place: format!("{path} {key}"), text: spoken(text) });
        } else if let Some(last) = texts.last_mut() {
            last.text += " ";
            last.text += &spoken(line);
        }
    }
    texts
}

/// A line of a message without `{ $variable }`, `{ message }` and `[case]`.
fn spoken(line: &str) -> String {
    let line = without(line, '[', ']');
    line.split_whitespace().filter(|word| !word.starts_with('$')).collect::<Vec<_>>().join(" ")
}

/// A Markdown page without drawings and notation.
fn prose(page: &str) -> String {
    let blocks = page.split("```").step_by(2).collect::<Vec<_>>().join(" ");
    let text = blocks.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    // What a link leads to is no text.
    text.split("](").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest)).collect()
}

/// The words between the tags of a page of the web app.
fn markup(page: &str) -> String {
    let body = page.rsplit("</script>").next().unwrap().split("<style").next().unwrap();
    without(&without(body, '{', '}'), '<', '>')
}

fn without(text: &str, opening: char, closing: char) -> String {
    let mut depth = 0_usize;
    let outside = |letter: char| {
        if letter == opening {
            depth += 1;
            return ' ';
        }
        if letter == closing && depth > 0 {
            depth -= 1;
            return ' ';
        }
        if depth == 0 { letter } else { ' ' }
    };
    text.chars().map(outside).collect()
}

// Looking for one in the other.

fn words(text: &str) -> Vec<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
    text.to_lowercase()
        .split(|letter| !is_part(letter))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn is(word: &str, pattern: &str) -> bool {
    let bare = pattern.trim_matches('*');
    match (pattern.starts_with('*'), pattern.ends_with('*')) {
        (true, true) => word.contains(bare),
        (true, false) => word.ends_with(bare),
        (false, true) => word.starts_with(bare),
        (false, false) => word == bare,
    }
}

impl Avoided {
    fn is_in(&self, text: &Text, words: &[String]) -> bool {
        let mut windows = words.windows(self.words.len());
        self.concerns(text)
            && windows.any(|found| found.iter().zip(&self.words).all(|(word, pattern)| is(word, pattern)))
    }

    fn concerns(&self, text: &Text) -> bool {
        let about = |[name, letters]: &[&str; 2]| {
            text.place.contains(name) || text.place.split(['-', ' ', '/']).any(|part| part == *letters)
        };
        self.language == text.language && self.game.is_none_or(about)
    }
}

#[test]
fn texts_use_the_words_of_the_table_and_none_of_the_others() {
    let avoided = avoided();
    let mut found = Vec::new();
    for text in texts() {
        let words = words(&text.text);
        for word in avoided.iter().filter(|word| word.is_in(&text, &words)) {
            found.push(format!("{}: “{}”, better: {}", text.place, word.words.join(" "), word.better));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_table_and_the_texts_are_really_read() {
    let avoided = avoided();
    assert!(avoided.len() > 100, "{}", avoided.len());
    let texts = texts();
    for (place, words) in
        [("pure/knochenmax/locales/de.ftl tui-help-knochenmax", "freies kästchen"), ("README.md", "ice floe")]
    {
        let text = texts.iter().find(|text| text.place == place).expect(place);
        let looked_for =
            Avoided { language: text.language, words: self::words(words), game: None, better: String::new() };
        assert!(looked_for.is_in(text, &self::words(&text.text)), "{place}: {words}");
    }
}

#[test]
fn a_word_is_found_in_its_forms_and_only_in_its_game() {
    let entry = |cell: &str| entries(cell, Language::German, "").remove(0);
    let text = |place: &str, text: &str| Text {
        language: Language::German,
        place: place.to_owned(),
        text: text.to_owned(),
    };
    let finds = |entry: &Avoided, text: &Text| entry.is_in(text, &words(&text.text));
    let anywhere = entry("`*zettel*`");
    assert!(finds(&anywhere, &text("a", "Auf dem Punktezettel.")));
    let field = entry("`feld*` (KnochenMAX)");
    assert!(finds(&field, &text("locales/de/tui.ftl tui-km-box", "Felder füllen")));
    assert!(!finds(&field, &text("pure/rolling-dice/locales/de.ftl rd-seal", "Felder füllen")));
    let two = entry("`weitere* Wurf`");
    assert!(finds(&two, &text("a", "für einen weiteren\nWurf")));
    assert!(!finds(&two, &text("a", "weiteren guten Wurf")));
}
