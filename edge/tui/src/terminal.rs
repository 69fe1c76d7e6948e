//! The terminal itself: taken over, read, put away while the app is stopped, and given back in any case.

use std::io::{self, stdout};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, enable_raw_mode};

use crate::app::{App, Farewell, Input};
use crate::hits::Hits;
use crate::signals::{Asked, Signals};

/// Frames a second while something moves: what flies looks smooth, and a slow line keeps up.
const FRAME: Duration = Duration::from_millis(33);

/// Runs the app until it is left or the process is told to end. The terminal is given back however that ends.
///
/// # Errors
/// If the terminal cannot be drawn on or read.
pub fn run(mut app: App) -> io::Result<Farewell> {
    let signals = Signals::listen()?;
    let mut terminal = ratatui::try_init()?;
    let restored = Restored::new();
    let mut last = Instant::now();
    let mut ended_by = None;
    while !app.is_done() {
        match signals.asked() {
            Asked::Nothing => {}
            Asked::Stop => stop_alone(&mut terminal, &signals)?,
            Asked::End(signal) => {
                ended_by = Some(signal);
                break;
            }
        }
        if app.takes_pause() {
            signals.stop_the_others();
            stop_alone(&mut terminal, &signals)?;
        }
        let mut hits = Hits::default();
        terminal.draw(|frame| hits = app.view(frame))?;
        if event::poll(FRAME.saturating_sub(last.elapsed()))? {
            // A whole bundle is read at once, so that pasted or scripted keys are not drawn one by one.
            while event::poll(Duration::ZERO)? {
                take(&mut app, &event::read()?, &hits);
                // Keys that come faster than frames find the desk ready that the key before them led to.
                app.update(Input::Tick(Duration::ZERO));
            }
        }
        app.update(Input::Tick(last.elapsed()));
        last = Instant::now();
    }
    drop(restored);
    Ok(Farewell { ended_by, ..app.farewell() })
}

/// Gives the terminal back, waits until somebody goes on, and takes it over again.
fn stop_alone(terminal: &mut ratatui::DefaultTerminal, signals: &Signals) -> io::Result<()> {
    give_back();
    signals.stop_here()?;
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture)?;
    // With nothing on it: `Terminal::clear` would ask where the cursor is, and not every terminal answers.
    *terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
    Ok(())
}

fn give_back() {
    let _ = execute!(stdout(), DisableMouseCapture);
    // Where the terminal is gone there is nobody to be told either: `restore` would try, and panic.
    let _ = ratatui::try_restore();
}

fn take(app: &mut App, event: &Event, hits: &Hits) {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => app.update(Input::Key(*key)),
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            if let Some(target) = hits.at(mouse.column, mouse.row) {
                app.update(Input::Click(target));
            }
        }
        // A resized screen is drawn anew in the next frame.
        Event::Key(_)
        | Event::Mouse(_)
        | Event::Resize(..)
        | Event::FocusGained
        | Event::FocusLost
        | Event::Paste(_) => {}
    }
}

/// Gives the terminal back when it goes out of scope; after a panic ratatui's own hook has done most of it.
struct Restored;

impl Restored {
    fn new() -> Restored {
        // Without a mouse everything works by keys.
        let _ = execute!(stdout(), EnableMouseCapture);
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            let _ = execute!(stdout(), DisableMouseCapture);
            before(panic);
        }));
        Restored
    }
}

impl Drop for Restored {
    fn drop(&mut self) {
        give_back();
    }
}
