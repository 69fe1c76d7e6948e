//! Moves by the chance of winning.

mod bones;
mod sheets;

pub(crate) use bones::BonesChances;
pub(crate) use sheets::SheetChances;

/// Points decide between moves that are equally good for winning. Far too little to outweigh any chance.
const TIE_BREAK: f64 = 1e-12;
