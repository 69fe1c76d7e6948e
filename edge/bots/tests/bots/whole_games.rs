//! Every bot plays whole games of each of its games, with all options.

use bonecup_bots::bots_for;
use bonecup_games::{AnyOptions, GameId};

use crate::kit::{options, play};

/// Every combination of the values, one of each option.
fn combinations(game: GameId, choices: &[(&'static str, &[&'static str])]) -> Vec<AnyOptions> {
    let mut sets: Vec<Vec<(&str, &str)>> = vec![Vec::new()];
    for (key, values) in choices {
        sets = sets
            .iter()
            .flat_map(|set| values.iter().map(|value| [set.as_slice(), &[(*key, *value)]].concat()))
            .collect();
    }
    sets.iter().map(|set| options(game, set)).collect()
}

fn variants(game: GameId) -> Vec<AnyOptions> {
    let bools: &[&str] = &["true", "false"];
    match game {
        GameId::RollingBones => combinations(
            game,
            &[
                ("target", &["20", "60"]),
                ("hat_fulfils_duty", bools),
                ("hat_off", &["any_time", "after_duty"]),
                ("finish_round", bools),
            ],
        ),
        GameId::KnochenMax => combinations(
            game,
            &[
                ("bones", &["antique", "shagai", "fair", "1,2,30,400"]),
                ("sheets", &["1", "2", "6"]),
                ("struck_max_counts", bools),
            ],
        ),
        GameId::RollingDice => combinations(game, &[]),
    }
}

/// How many may sit at the table.
fn seats(game: GameId) -> &'static [usize] {
    match game {
        GameId::RollingBones => &[1, 2, 3, 12],
        GameId::KnochenMax => &[1, 2, 3, 4],
        GameId::RollingDice => &[2, 3, 4, 5, 6],
    }
}

fn plays_whole_games(game: GameId) {
    const GAMES: usize = 240;
    for bot in bots_for(game) {
        let variants = variants(game);
        for number in 0..GAMES {
            let options = &variants[number % variants.len()];
            let seats = seats(game)[number / variants.len() % seats(game).len()];
            let played = play(options, &vec![bot.name.as_str(); seats], number as u64);
            assert_eq!(played.standings.points().len(), seats);
        }
    }
}

#[test]
fn bots_play_whole_games_of_rolling_bones() {
    plays_whole_games(GameId::RollingBones);
}

#[test]
fn bots_play_whole_games_of_knochenmax() {
    plays_whole_games(GameId::KnochenMax);
}

#[test]
fn bots_play_whole_games_of_rolling_dice() {
    plays_whole_games(GameId::RollingDice);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for game in GameId::ALL {
        for bot in bots_for(game) {
            let names = [bot.name.as_str(); 2];
            let options = options(game, &[]);
            assert_eq!(play(&options, &names, 7).moves, play(&options, &names, 7).moves);
        }
        let random = |number| play(&options(game, &[]), &["random"; 2], number).moves;
        assert_ne!(random(7), random(8), "another seed is another game");
    }
}
