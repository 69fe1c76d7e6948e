//! What can be clicked: bones, and boxes of a sheet.

use knochenmax::SheetBox;

use crate::hits::Target;

const BONES: u8 = 0;
const BOXES: u8 = 1;

/// Something that was clicked, all numbers from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clicked {
    Bone(usize),
    Box { sheet: usize, entry: usize },
}

pub(super) fn bone(number: usize) -> Target {
    Target::Item { sort: BONES, number }
}

pub(super) fn box_of(sheet: usize, entry: SheetBox) -> Target {
    Target::Item { sort: BOXES, number: sheet * SheetBox::ALL.len() + entry.index() }
}

/// What was clicked, if it is one of these.
pub(super) fn clicked(target: Target) -> Option<Clicked> {
    let Target::Item { sort, number } = target else { return None };
    let boxes = SheetBox::ALL.len();
    match sort {
        BONES => Some(Clicked::Bone(number)),
        BOXES => Some(Clicked::Box { sheet: number / boxes, entry: number % boxes }),
        _ => None,
    }
}
