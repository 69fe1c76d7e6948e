//! The terminal app: a menu, a board for every game, a coach, and games that go on tomorrow.
//!
//! [`App`] is the whole app without the world: it takes [`Input`]s in and draws itself. [`run`] connects it to the
//! terminal. Tables, staged moves and kept games are those of `bonecup-seat`.
//!
//! No rules are here: what may be done and what it would bring comes from the games' crates.

mod about;
mod app;
mod banner;
mod board;
mod boards;
mod doorway;
mod ending;
mod help;
mod hints;
mod hits;
mod ink;
mod input;
mod knochenmax;
mod leaving;
mod menu;
mod paper;
mod plain_board;
mod rolling_bones;
mod rolling_dice;
mod scroll;
mod signals;
mod table;
mod terminal;
mod text;
mod theme;
mod throw_input;

pub use app::{App, Farewell, First, Input, Launch};
pub use hits::{Hits, Target};
pub use terminal::run;
pub use theme::Theme;
