//! KnochenMAX: bones to keep or throw, and sheets to fill.

mod bones;
mod desk;
mod entry;
mod table;
mod view;

pub(crate) use desk::SheetsDesk;
pub(crate) use entry::SheetsEntry;
pub(crate) use view::{Sheets, draw};
