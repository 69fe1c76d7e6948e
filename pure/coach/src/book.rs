//! What has been solved, kept for many questions.

use bonecup_games::{AnyGame, AnyOptions};

use crate::bones::BonesBook;
use crate::refusal::CoachRefusal;
use crate::sheets::SheetsBook;

/// The solved values of one game with its options. Solving takes from milliseconds to some seconds, so keep it.
pub enum Book {
    /// A turn of Rolling Bones, played for points.
    Bones(Box<BonesBook>),
    /// The sheets of a seat of KnochenMAX, played for points.
    Sheets(Box<SheetsBook>),
}

impl Book {
    /// Solves the game.
    pub fn solve(options: &AnyOptions) -> Result<Book, CoachRefusal> {
        match options {
            AnyOptions::RollingBones(options) => Ok(Book::Bones(Box::new(BonesBook::solve(options)))),
            AnyOptions::KnochenMax(options) => Ok(Book::Sheets(Box::new(SheetsBook::solve(options)))),
            AnyOptions::RollingDice(_) => Err(CoachRefusal::NotSolved),
        }
    }

    /// Whether the book is one for this game and its options.
    pub fn check(&self, game: &AnyGame) -> Result<(), CoachRefusal> {
        let fits = match (self, game.options()) {
            (_, AnyOptions::RollingDice(_)) => return Err(CoachRefusal::NotSolved),
            (Book::Bones(book), AnyOptions::RollingBones(options)) => book.serves(&options),
            (Book::Sheets(book), AnyOptions::KnochenMax(options)) => book.options() == &options,
            (Book::Bones(_), AnyOptions::KnochenMax(_)) | (Book::Sheets(_), AnyOptions::RollingBones(_)) => {
                false
            }
        };
        if fits { Ok(()) } else { Err(CoachRefusal::OtherBook) }
    }
}
