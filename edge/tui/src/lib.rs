//! The terminal app: a menu, three games, a coach, and games that go on tomorrow.
//!
//! [`App`] is the whole app without the world: it takes [`Input`]s in and draws itself. [`run`] connects it to the
//! terminal. A table can live anywhere a [`Venue`] reaches; [`Local`] is one in this process, whose bots think on a
//! thread and whose every step is kept in the [`Home`] folder.
//!
//! No rules are here: what may be done and what it would bring comes from the games' crates.

mod app;
mod bones;
mod coach;
mod deed;
mod doorway;
mod ending;
mod floe;
mod help;
mod hints;
mod hits;
mod home;
mod host;
mod ink;
mod leaving;
mod menu;
mod paper;
mod sheets;
mod start;
mod table;
mod terminal;
mod text;
mod theme;
mod venue;
mod work;

pub use app::{App, Farewell, First, Input, Launch};
pub use coach::{Advised, AdvisedMove, consult};
pub use doorway::{Chooser, Door, Knocked};
pub use floe::good_spots;
pub use hits::{Hits, Target};
pub use home::{Home, SavedGame};
pub use host::Host;
pub use start::{Bots, StartError, bots, plan};
pub use terminal::run;
pub use theme::Theme;
pub use venue::{Local, Venue, VenueError, WhenLeft, table_before};
pub use work::Threads;
