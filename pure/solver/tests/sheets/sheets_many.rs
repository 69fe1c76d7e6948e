//! Three or more sheets.
