//! The question before a running game is left.

use bonecup_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::widgets::{Block, Clear};

use crate::hints::{self, Hint};
use crate::hits::Hits;
use crate::ink::put;
use crate::text::wrap;
use crate::theme::Theme;
use bonecup_seat::WhenLeft;

/// Asks in the middle of the screen.
pub(crate) fn draw(left: WhenLeft, words: &Words, theme: Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
    hits.cover();
    let area = frame.area();
    let (width, height) = (56.min(area.width), 7.min(area.height));
    let over =
        Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
    let block =
        Block::bordered().title(format!(" {} ", words.say("tui-leave", &[]))).border_style(theme.title());
    let inner = block.inner(over);
    frame.render_widget(Clear, over);
    frame.render_widget(block, over);
    let text = match left {
        WhenLeft::Kept => "tui-leave-kept",
        WhenLeft::Lost => "tui-leave-lost",
        WhenLeft::GoesOn => "tui-leave-goes-on",
    };
    let text = words.say(text, &[]);
    for (row, line) in wrap(&text, usize::from(inner.width.saturating_sub(2))).iter().enumerate() {
        put(frame, inner, 1, row + 1, line, ratatui::style::Style::new());
    }
    let keys = [
        Hint::letter('q', "tui-hint-leave-game"),
        Hint::letter('m', "tui-hint-menu"),
        Hint::new("Esc", KeyCode::Esc, "tui-hint-stay"),
    ];
    let foot = Rect { y: inner.y + inner.height.saturating_sub(1), height: 1.min(inner.height), ..inner };
    hints::draw(&keys, words, theme, frame, foot, hits);
}
