//! All keys, and what the game is about.

use bonecup_games::GameId;
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Clear};

use crate::about;
use crate::hits::Hits;
use crate::ink::{below, put};
use crate::scroll::Scroll;
use crate::text::wrap;
use crate::theme::Theme;

/// What the help is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Menu,
    Doorway,
    Game(GameId),
    Ending,
}

/// The help of a game, with what its dice are committed to, or of another screen.
pub(crate) fn draw(
    topic: Topic,
    dice: Option<String>,
    scroll: &Scroll,
    words: &Words,
    theme: Theme,
    frame: &mut Frame<'_>,
    hits: &mut Hits,
) {
    hits.cover();
    let area = frame.area();
    let page = Rect {
        x: area.width.saturating_sub(86) / 2,
        width: area.width.min(86),
        height: area.height.saturating_sub(1),
        ..area
    };
    let title = match topic {
        Topic::Game(game) => game.title().to_owned(),
        Topic::Menu | Topic::Doorway | Topic::Ending => words.say("app-name", &[]),
    };
    let block = Block::bordered().title(format!(" {title} ")).border_style(theme.frame());
    let inner = block.inner(page);
    frame.render_widget(Clear, area);
    frame.render_widget(block, page);
    let lines = lines(topic, dice, words, usize::from(inner.width.saturating_sub(2)));
    let most = lines.len().saturating_sub(usize::from(inner.height));
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let scroll = scroll.within(most);
    for (row, text) in lines.iter().skip(scroll).take(usize::from(inner.height)).enumerate() {
        let is_head = text.ends_with(':') && !text.starts_with(' ');
        put(frame, inner, 0, row, text, if is_head { theme.title() } else { Style::new() });
    }
    for (is_more, row, mark) in
        [(scroll > 0, 0, " ↑ "), (scroll < most, page.height.saturating_sub(1), " ↓ ")]
    {
        if is_more {
            put(frame, page, usize::from(page.width.saturating_sub(6)), usize::from(row), mark, theme.key());
        }
    }
    let foot = words.say("tui-help-foot", &[]);
    put(frame, below(area, usize::from(area.height.saturating_sub(1))), 1, 0, &foot, theme.dim());
}

fn lines(topic: Topic, dice: Option<String>, words: &Words, columns: usize) -> Vec<String> {
    let (own, everywhere) = match topic {
        Topic::Game(game) => (of_game(game, words), "tui-help-table"),
        Topic::Menu => (words.say("tui-help-menu", &[]), "tui-help-everywhere"),
        Topic::Doorway => (words.say("tui-help-doorway", &[]), "tui-help-everywhere"),
        Topic::Ending => (words.say("tui-help-ending", &[]), "tui-help-everywhere"),
    };
    let dice = dice.map(|dice| format!("\n\n{dice}")).unwrap_or_default();
    let text = format!("{own}\n\n{}{dice}", words.say(everywhere, &[]));
    text.lines().flat_map(|line| wrap_keys(line, columns)).collect()
}

/// What the game says of its own board; else what it is about, and the keys of the plain board.
fn of_game(game: GameId, words: &Words) -> String {
    let own = format!("tui-help-{game}");
    if words.has(&own) {
        return words.say(&own, &[]);
    }
    format!("{}\n\n{}", about::game(game, words), words.say("tui-help-plain", &[]))
}

/// A line of a key and what it does hangs under what it does.
fn wrap_keys(line: &str, columns: usize) -> Vec<String> {
    if line.trim().is_empty() {
        return vec![String::new()];
    }
    let Some((key, text)) = line.split_once(" | ") else { return wrap(line, columns) };
    let text = wrap(text.trim(), columns.saturating_sub(14));
    let label = |row: usize| if row == 0 { key.trim() } else { "" };
    text.iter()
        .enumerate()
        .map(|(row, text)| format!("  {} {text}", crate::text::fit(label(row), 11)))
        .collect()
}
