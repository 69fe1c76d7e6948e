//! Rolling Bones: the skeleton, the dice, and what a person does with them.

mod desk;
mod dice;
mod entry;
mod info;
mod race;
mod skeleton;
mod view;

pub(crate) use desk::{BonesDesk, Mode};
pub(crate) use entry::BonesEntry;
pub(crate) use view::{Bones, draw};
