//! The rules of knochenmax
