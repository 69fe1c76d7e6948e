//! Rolling Dice: the floe from above, aims, and dice in flight.

mod arena;
mod choosing;
mod desk;
mod entry;
mod flight;
mod panel;
mod placing;
mod scene;
mod touching;
mod view;

pub(crate) use desk::{FloeDesk, FloeTask};
pub(crate) use entry::FloeEntry;
pub(crate) use flight::Flight;
pub(crate) use view::{Floe, draw};
