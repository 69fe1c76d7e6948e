//! The keyboard and the lines above it.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use bonecup_views::layout::{BAD, BOLD, DIM, columns, paint};
use bonecup_views::spoken;
use bonecup_words::Words;

use crate::output;
use crate::speech::{in_words, lines};

/// Why a game goes no further.
#[derive(Debug)]
pub(super) enum Stop {
    /// Somebody typed `quit`: the game can go on later.
    Quit,
    /// Somebody typed `end`: the game is given up.
    End,
    /// Nobody will type anything more.
    InputEnded,
    /// The input cannot be read.
    Input(io::Error),
    /// Nobody sees anything more.
    Output(io::Error),
    /// The table was closed.
    Closed,
    /// A defect of ours, in words: a bot without a move, or something that cannot have happened.
    Broken(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// How a game is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::commands) enum Style {
    /// In sentences alone, for those who listen.
    Speech,
    /// With pictures made of letters.
    Pictures,
}

impl Style {
    pub(in crate::commands) fn new(pictures: bool) -> Style {
        if pictures { Style::Pictures } else { Style::Speech }
    }
}

/// The words that interrupt a game, and the one that ends it for good.
const QUIT: [&str; 4] = ["quit", "q", "exit", "beenden"];
const END: &str = "end";
/// The longest line that is read: a roll of 18 dice needs 72 letters.
const LONGEST: u64 = 1000;

pub(super) struct Prompt<'a> {
    words: &'a Words,
    pub(super) style: Style,
    /// Lines that nobody typed are shown as if somebody had, so that what is written can be read.
    echo: bool,
}

impl<'a> Prompt<'a> {
    pub(super) fn new(style: Style, words: &'a Words) -> Prompt<'a> {
        Prompt { words, style, echo: !io::stdin().is_terminal() }
    }

    /// Shows a line, or several.
    pub(super) fn show(&self, text: &str) -> Result<(), Stop> {
        Ok(writeln!(output::stdout(), "{text}")?)
    }

    /// Shows a sentence, on as many lines as it needs.
    pub(super) fn say(&self, text: &str) -> Result<(), Stop> {
        match self.style {
            Style::Pictures => self.show(&textwrap::fill(text, sentences().subsequent_indent("  "))),
            Style::Speech => {
                let sentence = spoken(&in_words(text, self.words));
                lines(&sentence).iter().try_for_each(|line| self.show(line))
            }
        }
    }

    /// Shows what is wrong with what was typed.
    pub(super) fn object(&self, text: &str) -> Result<(), Stop> {
        if self.style == Style::Speech {
            return self.say(text);
        }
        let mark = paint(BAD, "×");
        let options = sentences().initial_indent("  ").subsequent_indent("    ");
        self.show(&textwrap::fill(&format!("{mark} {text}"), options))
    }

    /// What is typed next, without blanks around it; lines that are empty are passed over.
    pub(super) fn ask(&self, who: &str) -> Result<String, Stop> {
        loop {
            let line = self.ask_line(who)?;
            if !line.is_empty() {
                return Ok(line);
            }
        }
    }

    /// A question whose answer is yes or no, asked until it is one of them.
    pub(super) fn ask_yes(&self, question: &str) -> Result<bool, Stop> {
        self.say(question)?;
        loop {
            match self.ask("")?.to_lowercase().as_str() {
                "yes" | "y" | "ja" | "j" => return Ok(true),
                "no" | "n" | "nein" => return Ok(false),
                _ => {
                    self.object(&self.words.say("play-offer-again", &[]))?;
                    self.say(question)?;
                }
            }
        }
    }

    /// The same where just Enter is an answer too.
    pub(super) fn ask_line(&self, who: &str) -> Result<String, Stop> {
        loop {
            let mut out = output::stdout();
            match self.style {
                // Whose turn it is was said in the line before.
                Style::Speech => write!(out, "> ")?,
                Style::Pictures => write!(out, "{} ", paint(BOLD, &format!("{who} >")))?,
            }
            out.flush()?;
            match self.read_line()? {
                Some(line) if QUIT.contains(&line.to_lowercase().as_str()) => return Err(Stop::Quit),
                Some(line) if line.to_lowercase() == END => return Err(Stop::End),
                Some(line) => return Ok(line),
                None => self.object(&self.words.say("play-too-long", &[]))?,
            }
        }
    }

    /// A line, or `None` if it is too long to be meant.
    fn read_line(&self) -> Result<Option<String>, Stop> {
        let mut bytes = Vec::new();
        let mut input = io::stdin().lock();
        input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).map_err(Stop::Input)?;
        let too_long = bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n");
        if too_long {
            skip_line(&mut input).map_err(Stop::Input)?;
        }
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if bytes.is_empty() || self.echo {
            let shown = if too_long { "…" } else { &line };
            self.show(&paint(DIM, &shown.replace(char::is_control, " ")))?;
        }
        if bytes.is_empty() {
            return Err(Stop::InputEnded);
        }
        Ok((!too_long).then_some(line))
    }
}

/// Lines end between words only: paths and moves are copied from them.
fn sentences() -> textwrap::Options<'static> {
    textwrap::Options::new(columns())
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .break_words(false)
}

/// Reads the rest of a line without keeping it.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let done = end.is_some() || buffer.is_empty();
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
