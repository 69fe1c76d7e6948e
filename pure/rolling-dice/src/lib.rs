//! The rules of rolling-dice
