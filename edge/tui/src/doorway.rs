//! On the way to a table elsewhere: who sits there already, and the way back.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use bonecup_seat::{Chooser, Door, Errand, Knocked, Threads, Venue};
use bonecup_words::Words;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::hints::{self, Hint};
use crate::hits::Hits;
use crate::ink::put;
use crate::text::{fit, wrap};
use crate::theme::Theme;

/// Somebody who waits to be let in.
pub(crate) struct Doorway {
    address: String,
    told: Vec<String>,
    news: Receiver<Knocked>,
    chooser: Option<Chooser>,
    threads: Threads,
}

/// How it goes on.
pub(crate) enum Entry {
    /// Wait.
    Waiting,
    /// To the table.
    Inside(Box<dyn Venue>),
    /// Back to the menu; the words say why.
    Back(String),
}

impl Doorway {
    pub(crate) fn knock(door: &Door, errand: Errand, threads: Threads) -> Doorway {
        let (tell, news) = channel();
        let (door, address) = (Arc::clone(door), errand.address().to_owned());
        let walk = move || door(&errand, &tell);
        match threads {
            Threads::None => walk(),
            // Without a thread nobody tells anything, and that leads back.
            Threads::Own => _ = thread::Builder::new().name("bonecup-door".to_owned()).spawn(walk),
        }
        Doorway { address, told: Vec::new(), news, chooser: None, threads }
    }

    /// Hears what is new.
    pub(crate) fn poll(&mut self) -> Entry {
        loop {
            match self.news.try_recv() {
                Ok(Knocked::Waiting(text)) if self.told.last() == Some(&text) => {}
                Ok(Knocked::Waiting(text)) => self.told.push(text),
                Ok(Knocked::Seated(chooser)) => self.chooser = Some(chooser),
                Ok(Knocked::Inside(venue)) => return Entry::Inside(venue),
                Ok(Knocked::Nothing(why)) => return Entry::Back(why),
                Err(TryRecvError::Empty) => return Entry::Waiting,
                Err(TryRecvError::Disconnected) => return Entry::Back(String::new()),
            }
        }
    }

    /// Chooses the next colours, if there are any to choose.
    pub(crate) fn choose(&self) {
        let Some(chooser) = self.chooser.clone() else { return };
        match self.threads {
            Threads::None => chooser(),
            // Without a thread nothing is chosen, and the next key tries again.
            Threads::Own => {
                let choose = move || chooser();
                _ = thread::Builder::new().name("bonecup-colours".to_owned()).spawn(choose);
            }
        }
    }

    pub(crate) fn draw(&self, words: &Words, theme: Theme, frame: &mut Frame<'_>, hits: &mut Hits) {
        let area = frame.area();
        let columns = usize::from(area.width);
        let title = words.say("tui-joining", &[("address", self.address.as_str().into())]);
        put(frame, area, 0, 0, &fit(&format!(" {title}"), columns), theme.focus());
        let lines: Vec<String> =
            self.told.iter().flat_map(|text| wrap(text, columns.saturating_sub(4))).collect();
        let rows = usize::from(area.height).saturating_sub(4);
        // Of more than fit, the last are what counts.
        for (row, line) in lines.iter().skip(lines.len().saturating_sub(rows)).enumerate() {
            put(frame, area, 2, row + 2, line, Style::new());
        }
        let foot = Rect { y: area.y + area.height.saturating_sub(1), height: 1.min(area.height), ..area };
        let choose = self.chooser.as_ref().map(|_| Hint::letter('c', "tui-hint-colour"));
        let leave = [Hint::new("Esc", KeyCode::Esc, "tui-hint-menu"), Hint::letter('q', "tui-hint-quit")];
        let keys: Vec<Hint> = choose.into_iter().chain(leave).collect();
        hints::draw(&keys, words, theme, frame, foot, hits);
    }
}
