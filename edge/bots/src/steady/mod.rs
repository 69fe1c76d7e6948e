//! `steady`: rules of thumb written by hand, and honest arithmetic where it is cheap.

mod knochenmax;
mod rolling_bones;

pub(crate) use knochenmax::SteadyKnochenMax;
pub(crate) use rolling_bones::SteadyRollingBones;
