//! Moves by the chance of winning.

mod knochenmax;
mod rolling_bones;

pub(crate) use knochenmax::KnochenMaxChances;
pub(crate) use rolling_bones::RollingBonesChances;

/// Points decide between moves that are equally good for winning. Far too little to outweigh any chance.
const TIE_BREAK: f64 = 1e-12;
