//! What people see of a game, without a screen.
//!
//! A [`View`] is the one place for everything that differs from game to game before people's eyes: the picture in letters,
//! the choices, the entry of real dice, events and moves as sentences, the rules page. [`AnyView`] is the same for whoever
//! does not care which game it is. The list of views is in `bonecup-views`; this crate is what a view is made of.

mod any_view;
mod cast;
mod choices;
mod facts;
mod figures;
pub mod layout;
mod question;
mod speech;
mod teller;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use any_view::AnyView;
pub use cast::{Cast, ME};
pub use choices::{Choices, Entry, Group, MOST_IN_WORDS};
pub use facts::{Facts, NoFacts};
pub use figures::{percent, points, winning};
pub use question::{Objection, Question};
pub use speech::{Topic, spoken};
pub use teller::Teller;
#[cfg(feature = "typescript")]
pub use typescript::Types;
pub use view::{Look, View, faces};
