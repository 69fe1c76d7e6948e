//! Reasons in words.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_coach::Book;
use bonecup_games::{AnyGame, AnyMove, AnyOptions, AnyOutcome, GameId, draw};
use bonecup_rules::{Cup, Turn};
use bonecup_words::{Language, Words};
use rolling_dice::Scatter;

use bonecup_views::{deed, sentence};

/// Splitmix64 (Steele, Lea and Flood 2014).
pub(super) struct Numbers(pub(super) u64);

impl Cup for Numbers {
    fn fair(&mut self, faces: u8) -> u8 {
        u8::try_from(self.noise() % u64::from(faces)).unwrap()
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        let mut rest = self.noise() % weights.iter().sum::<u64>();
        weights
            .iter()
            .position(|&weight| {
                if rest < weight {
                    true
                } else {
                    rest -= weight;
                    false
                }
            })
            .unwrap()
    }

    fn noise(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// Every reason of the best move and of another one, in random positions.
fn read_reasons(game: GameId, wanted: usize) {
    let options = AnyOptions::new(game);
    let book = Book::solve(&options).unwrap();
    let languages = Language::ALL.map(Words::new);
    let mut numbers = Numbers(3);
    let mut seen = 0;
    while seen < wanted {
        let mut position = AnyGame::start(&options, 1).unwrap();
        loop {
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance(request) => position.resolve(&draw(&request, &mut numbers, &Scatter)).unwrap(),
                Turn::Seat(_) => {
                    let advice = book.values(&position).unwrap();
                    let best = advice.best().next().unwrap().action.clone();
                    let any = usize::try_from(numbers.noise() % 1000).unwrap() % advice.moves.len();
                    let other = advice.moves[any].action.clone();
                    for action in [&best, &other] {
                        for why in book.why(&position, &advice, action) {
                            languages.iter().for_each(|words| check(&sentence(&why, &position, words)));
                        }
                    }
                    seen += 1;
                    if seen >= wanted {
                        break;
                    }
                    position.play(if seen % 3 == 0 { &other } else { &best }).unwrap();
                }
            }
        }
    }
}

#[track_caller]
fn check(sentence: &str) {
    assert!(!sentence.contains(['{', '}', '<', '>', '$', '\n']), "{sentence}");
    assert!(!sentence.contains("  ") && sentence.ends_with('.'), "{sentence}");
    assert!(
        sentence.contains(|c: char| c.is_ascii_digit())
            || sentence.contains("one")
            || sentence.contains("ein")
    );
    assert!(!sentence.starts_with(char::is_lowercase), "{sentence}");
}

#[test]
fn reasons_of_rolling_bones_are_whole_sentences() {
    read_reasons(GameId::RollingBones, 1000);
}

#[test]
fn reasons_of_knochenmax_are_whole_sentences() {
    read_reasons(GameId::KnochenMax, 1000);
}

/// A game after these outcomes and moves.
fn played(game: GameId, events: &[&str]) -> AnyGame {
    let mut position = AnyGame::start(&AnyOptions::new(game), 1).unwrap();
    for text in events {
        match position.turn() {
            Turn::Chance(_) => position.resolve(&AnyOutcome::read(game, text).unwrap()).unwrap(),
            Turn::Seat(_) | Turn::Over(_) => position.play(&AnyMove::read(game, text).unwrap()).unwrap(),
        }
    }
    position
}

/// What is said about a move, the move first.
#[track_caller]
fn told(position: &AnyGame, action: &str, language: Language) -> String {
    let words = Words::new(language);
    let book = Book::solve(&position.options()).unwrap();
    let advice = book.values(position).unwrap();
    let action = AnyMove::read(position.id(), action).unwrap();
    let reasons = book.why(position, &advice, &action).into_iter();
    let sentences: Vec<_> = reasons.map(|why| sentence(&why, position, &words)).collect();
    format!("{}: {}", deed(&action, position, &words), sentences.join(" "))
}

#[test]
fn one_throw_for_a_venuswurf() {
    let position = played(GameId::KnochenMax, &["1 3 3 4 4", "keep 1 3 4", "3 4"]);
    insta::assert_snapshot!(told(&position, "keep 1 3 4", Language::German));
    insta::assert_snapshot!(told(&position, "keep 1 3 4", Language::English));
}

#[test]
fn a_complete_skeleton_is_buried() {
    let roll = "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE HA GR";
    let lays =
        ["RI", "SK", "SP", "PE", "LA1", "LA2", "LA3", "LL3", "LL4", "LL5"].map(|bone| format!("lay {bone}"));
    let events: Vec<&str> = [roll].into_iter().chain(lays.iter().map(String::as_str)).collect();
    let position = played(GameId::RollingBones, &events);
    insta::assert_snapshot!(told(&position, "bury", Language::German));
    insta::assert_snapshot!(told(&position, "lay RA1", Language::English));
}
