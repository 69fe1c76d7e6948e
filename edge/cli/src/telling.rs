//! Events for people who may want to type them: in words, and a move also in notation.

use bonecup_games::AnyGame;
use bonecup_referee::Event;
use bonecup_views::Teller;

use bonecup_views::layout::{DIM, paint};

pub(crate) fn told(teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> String {
    let sentence = bonecup_views::told(teller, before, event, after);
    match event {
        Event::Moved { action, .. } => format!("{sentence} {}", paint(DIM, &format!("({action})"))),
        Event::Cast { .. } | Event::Rolled { .. } | Event::Chained { .. } => sentence,
    }
}
