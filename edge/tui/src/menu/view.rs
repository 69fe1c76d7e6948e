//! The menu on the screen: its lines on the left, what they mean on the right.

use bonecup_games::AnyOptions;
use bonecup_rules::Points;
use bonecup_views::ME;
use bonecup_words::{Value, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::field::{Field, Setting};
use super::sitter::Sitter;
use super::{COLOURS, Menu};
use crate::about;
use crate::hints;
use crate::hits::{Hits, Target};
use crate::ink::{below, cell, put};
use crate::text::{fit, wrap};
use crate::theme::Theme;
use bonecup_seat::SavedGame;

/// The columns of a line, and of its name.
const LINE: usize = 44;
const NAME: usize = 18;

impl Menu {
    pub(crate) fn draw(&self, words: &Words, theme: Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
        let area = frame.area();
        let columns = usize::from(area.width);
        let title = format!(" {} · {}", words.say("app-name", &[]), words.say("tui-tagline", &[]));
        put(frame, area, 0, 0, &fit(&title, columns), theme.focus());
        let body = Rect { height: area.height.saturating_sub(4), ..below(area, 2) };
        self.draw_lines(words, theme, frame, body, hits);
        self.draw_about(words, theme, frame, body);
        let rows = usize::from(area.height);
        if let Some(notice) = &self.notice {
            let lines = wrap(&format!("× {notice}"), columns.saturating_sub(2));
            for (up, line) in lines.iter().rev().enumerate() {
                let text = fit(&format!(" {line}"), columns);
                put(frame, area, 0, rows.saturating_sub(2 + up), &text, theme.bad());
            }
        }
        let foot = Rect { y: area.y + area.height.saturating_sub(1), height: 1.min(area.height), ..area };
        hints::draw(&self.hints(), words, theme, frame, foot, hits);
    }

    /// The lines; of more than fit, those around the one where the keys are, with arrows to the others.
    fn draw_lines(&self, words: &Words, theme: Theme, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) {
        let rows = usize::from(area.height).max(1);
        let first = (self.at + 1).saturating_sub(rows);
        for (row, (number, field)) in self.fields().into_iter().enumerate().skip(first).take(rows).enumerate()
        {
            let is_focus = number == self.at;
            let mark = if is_focus { "▸" } else { " " };
            let text = fit(&format!(" {mark} {}", self.line(field, is_focus, words)), LINE);
            let style = match field {
                _ if is_focus => theme.focus(),
                Field::Start | Field::Resume | Field::Host | Field::Join => theme.legal(),
                Field::Set(Setting::Game) => theme.title(),
                Field::Set(_) => Style::new(),
            };
            put(frame, area, 0, row, &text, style);
            if let Some(region) = cell(area, 0, row, LINE) {
                hits.add(region, Target::Row(number));
            }
        }
        let is_more = first + rows < self.fields().len();
        for (is_hidden, row, mark) in [(first > 0, 0, "↑"), (is_more, rows - 1, "↓")] {
            if is_hidden {
                put(frame, area, 0, row, mark, theme.key());
            }
        }
    }

    fn line(&self, field: Field, is_focus: bool, words: &Words) -> String {
        let setting = match field {
            Field::Resume => return words.say("tui-menu-resume", &[]),
            Field::Start => return words.say("tui-menu-start", &[]),
            Field::Join => return self.address_in_words("tui-menu-join", is_focus, words),
            Field::Host => return self.address_in_words("tui-menu-host", is_focus, words),
            Field::Set(setting) => setting,
        };
        let (name, value) = match setting {
            Setting::Game => (words.say("tui-menu-game", &[]), self.game().title().to_owned()),
            Setting::Seats => (words.say("tui-menu-seats", &[]), self.seats.len().to_string()),
            Setting::Seat(number) => {
                let name = words.say("tui-menu-seat", &[("number", (number + 1).into())]);
                (name, self.sitter_in_words(number, is_focus, words))
            }
            Setting::Colour(place) => self.colour_in_words(place, words),
            Setting::Option(number) if self.is_beginner(number) => self.beginner_in_words(words),
            Setting::Option(number) => self.option_in_words(number, words),
            Setting::RealDice => (words.say("tui-menu-real-dice", &[]), yes_or_no(self.real_dice, words)),
        };
        let value = if is_focus { format!("◂ {value} ▸") } else { format!("  {value}") };
        format!("{}{value}", fit(&name, NAME))
    }

    /// The end of a long address is where the keys are.
    fn address_in_words(&self, key: &str, is_focus: bool, words: &Words) -> String {
        let Some(typed) = self.typing.as_ref().filter(|_| is_focus) else {
            return words.say(key, &[]);
        };
        let hidden = typed.chars().count().saturating_sub(LINE - 6);
        let mark = if hidden > 0 { "…" } else { "" };
        format!("{mark}{}▁", typed.chars().skip(hidden).collect::<String>())
    }

    fn sitter_in_words(&self, number: usize, is_focus: bool, words: &Words) -> String {
        if let (Some(typed), true) = (&self.typing, is_focus) {
            return format!("{typed}▁");
        }
        match self.seats.get(number) {
            Some(Sitter::Person(name)) if name == ME => words.say("play-you", &[]),
            Some(Sitter::Person(name)) => name.clone(),
            Some(Sitter::Bot(name)) => words.say("play-bot", &[("name", Value::from(*name))]),
            None => String::new(),
        }
    }

    fn colour_in_words(&self, place: usize, words: &Words) -> (String, String) {
        let is_second = place >= self.seats.len();
        let name = words.say(if is_second { "tui-menu-second-colour" } else { "tui-menu-colour" }, &[]);
        (format!("  {name}"), words.name("colour", self.colours.at(place)))
    }

    fn beginner_in_words(&self, words: &Words) -> (String, String) {
        let begins = self.options.begins().unwrap_or_default();
        (words.say("tui-option-begins", &[]), self.sitter_in_words(begins.index(), false, words))
    }

    fn option_in_words(&self, number: usize, words: &Words) -> (String, String) {
        let values = self.options.values();
        let Some((key, value)) = values.get(number) else { return (String::new(), String::new()) };
        let name = about::option_name(key, words);
        let told = format!("tui-value-{}", value.replace('_', "-"));
        let value = if words.has(&told) { words.say(&told, &[]) } else { value.clone() };
        (name, value)
    }

    /// What the line means.
    fn draw_about(&self, words: &Words, theme: Theme, frame: &mut Frame<'_>, area: Rect) {
        let margin = u16::try_from(LINE + 2).unwrap_or(0).min(area.width);
        let column = Rect { x: area.x + margin, width: (area.width - margin).min(60), ..area };
        let (title, text) = self.about(words);
        let text = format!("{title}\n\n{text}");
        let lines = text.lines().flat_map(|line| wrap(line, usize::from(column.width.saturating_sub(1))));
        for (row, line) in lines.enumerate() {
            let style = if row == 0 { theme.title() } else { Style::new() };
            put(frame, column, 0, row, &line, style);
        }
    }

    /// A title, and what there is to say.
    fn about(&self, words: &Words) -> (String, String) {
        match self.field() {
            Field::Resume => {
                let saved = self.saved.as_ref().map(|saved| saved_in_words(saved, words));
                (words.say("tui-menu-resume", &[]), saved.unwrap_or_default())
            }
            Field::Start => self.about_setting(Setting::Game, words),
            Field::Host => (words.say("tui-menu-host", &[]), words.say("tui-about-host", &[])),
            Field::Join => (words.say("tui-menu-join", &[]), words.say("tui-about-join", &[])),
            Field::Set(setting) => self.about_setting(setting, words),
        }
    }

    fn about_setting(&self, setting: Setting, words: &Words) -> (String, String) {
        match setting {
            Setting::Game => (self.game().title().to_owned(), about::game(self.game(), words)),
            Setting::Seats => (words.say("tui-menu-seats", &[]), words.say("tui-about-seats", &[])),
            Setting::Seat(number) => match self.seats.get(number) {
                Some(Sitter::Bot(name)) => ((*name).to_owned(), words.say(&format!("bot-{name}"), &[])),
                Some(Sitter::Person(_)) | None => {
                    (self.sitter_in_words(number, false, words), words.say("tui-about-person", &[]))
                }
            },
            Setting::Colour(place) => {
                let name = words.say("tui-menu-colour", &[]);
                let seat = (place % self.seats.len() + 1).into();
                let options = AnyOptions::list(self.game());
                let ruling = options.iter().find(|info| info.key == COLOURS).map_or("", |info| info.ruling);
                (format!("{name} ({ruling})"), words.say("tui-about-colour", &[("number", seat)]))
            }
            Setting::Option(number) => self.about_option(number, words),
            Setting::RealDice => {
                (words.say("tui-menu-real-dice", &[]), words.say("tui-about-real-dice", &[]))
            }
        }
    }

    fn about_option(&self, number: usize, words: &Words) -> (String, String) {
        let Some(info) = AnyOptions::list(self.game()).get(number) else { return Default::default() };
        (format!("{} ({})", about::option_name(info.key, words), info.ruling), about::option(info, words))
    }
}

fn yes_or_no(is_so: bool, words: &Words) -> String {
    words.say(if is_so { "tui-value-true" } else { "tui-value-false" }, &[])
}

/// Which game it was, and how it stood.
fn saved_in_words(saved: &SavedGame, words: &Words) -> String {
    let plan = &saved.record.plan;
    let mut lines = vec![plan.options.game().title().to_owned(), String::new()];
    if let Ok(table) = saved.record.replay() {
        let standings = table.game().standings();
        for (seat, Points(points)) in plan.seats.iter().zip(standings.points()) {
            let name =
                if seat.name.as_str() == ME { words.say("play-you", &[]) } else { seat.name.to_string() };
            let points = words.say("picture-points", &[("points", (*points).into())]);
            lines.push(format!("{name}: {points}"));
        }
    }
    lines.join("\n")
}
