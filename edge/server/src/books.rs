//! What the coach has worked out already. Solving a game takes up to a second; people ask after every move.

use std::sync::{Arc, Mutex, PoisonError};

use bonecup_coach::{Book, CoachRefusal};
use bonecup_games::AnyOptions;

/// Books that are kept. The largest take some ten megabytes.
const MOST: usize = 8;

/// Books by the options of their games, those asked for last at the end.
#[derive(Default)]
pub(crate) struct Books(Mutex<Vec<(AnyOptions, Arc<Book>)>>);

impl Books {
    /// The book of a game with these options. Takes a while if it is not there.
    pub(crate) fn get(&self, options: &AnyOptions) -> Result<Arc<Book>, CoachRefusal> {
        let found = self.take(options);
        let book = match found {
            Some(book) => book,
            None => Arc::new(Book::solve(options)?),
        };
        self.put(options.clone(), Arc::clone(&book));
        Ok(book)
    }

    fn take(&self, options: &AnyOptions) -> Option<Arc<Book>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(known, _)| known == options)?;
        Some(kept.remove(place).1)
    }

    fn put(&self, options: AnyOptions, book: Arc<Book>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != options);
        kept.push((options, book));
        let surplus = kept.len().saturating_sub(MOST);
        kept.drain(..surplus);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use bonecup_games::GameId;
    use serde_json::json;

    use super::*;

    fn options(weight: usize) -> AnyOptions {
        AnyOptions::from_json(GameId::KnochenMax, json!({ "bones": [weight, 1, 1, 1] })).unwrap()
    }

    #[test]
    fn a_book_is_solved_once_and_the_oldest_is_forgotten() {
        let books = Books::default();
        let first = books.get(&options(1)).unwrap();
        for weight in 2..=MOST {
            books.get(&options(weight)).unwrap();
        }
        assert!(Arc::ptr_eq(&first, &books.get(&options(1)).unwrap()));
        let second = books.get(&options(2)).unwrap();
        books.get(&options(MOST + 1)).unwrap();
        books.get(&options(MOST + 2)).unwrap();
        assert!(Arc::ptr_eq(&first, &books.get(&options(1)).unwrap()), "it was asked for lately");
        assert!(Arc::ptr_eq(&second, &books.get(&options(2)).unwrap()));
        assert_eq!(books.0.lock().unwrap().len(), MOST);
    }
}
