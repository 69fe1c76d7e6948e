//! Events for people who may want to type them: in words, and a move also in notation.

use bonecup_games::AnyGame;
use bonecup_referee::Event;
use bonecup_telling::Teller;

use crate::pictures::{DIM, paint};

pub(crate) fn told(teller: &Teller<'_>, before: &AnyGame, event: &Event, after: &AnyGame) -> String {
    let sentence = teller.event(before, event, after);
    match event {
        Event::Moved { action, .. } => format!("{sentence} {}", paint(DIM, &format!("({action})"))),
        Event::Rolled { .. } => sentence,
    }
}
