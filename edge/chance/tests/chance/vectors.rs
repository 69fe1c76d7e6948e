//! The published vectors of `docs/fairness.md`, computed by a program that knows the scheme but not this code.

use bonecup_chance::{GameKey, Seed, SeededCup, SeededDice};
use bonecup_games::{AnyGame, AnyOptions, AnyRequest, GameId};
use bonecup_referee::TableDice;
use bonecup_referee::{Links, Scheme};
use bonecup_rules::{Cup, Turn};
use rolling_bones::DiceCount;
use rolling_dice::Scatter;

use crate::kit::seed;

const KEY: &str = "694556d0cd0f0628710dc37802059f726dc658d6924e03222c63d74fb8db7da1";

fn key() -> GameKey {
    GameKey::from_parts(&seed(), "table-1", ["", "Würfelglück ☠"])
}

fn hex(bytes: impl IntoIterator<Item = u8>) -> String {
    bytes.into_iter().map(|byte| format!("{byte:02x}")).collect()
}

#[track_caller]
fn shows(roll: u64, request: &AnyRequest, expected: &str) {
    assert_eq!(
        SeededDice::new(key(), Scatter).roll(roll.into(), &Links::default(), request).unwrap().to_string(),
        expected,
        "roll {roll}"
    );
}

/// The first roll of a game with this option.
fn opening(game: GameId, option: &[(&str, &str)]) -> AnyRequest {
    let mut options = AnyOptions::new(game);
    option.iter().for_each(|(key, value)| options.set(key, value).unwrap());
    let game = AnyGame::start(&options, 2).unwrap();
    let Turn::Chance(request) = game.turn() else { panic!("{game:?} begins without a roll") };
    request
}

#[test]
fn commitments_are_as_published() {
    for (seed, commitment) in [
        (seed(), "1933dbb063f6b2daf079dee47b3bceb2979f535b2c75e61182a679a201ffd1e3"),
        (Seed::new([0; 32]), "5eb2ee7d44a6483b58666171002720be2868bc37438ee11bca4b0dd68763f11b"),
        (Seed::new([255; 32]), "ac77ac387b71216b46e6fc15a03392831755dd1ea0ce99416bb06a535b7b7ebd"),
    ] {
        assert_eq!(seed.commitment(Scheme::One).to_string(), commitment);
    }
}

#[test]
fn game_keys_are_as_published() {
    assert_eq!(hex(*key().bytes()), KEY);
    for (contributions, expected) in [
        (vec!["ab"], "913ab9194022e658c20c853c75508865d5d1beb6723a9c962aa5a067e68ff1c5"),
        (vec!["a", "b"], "dee40aaddefc9adeccde1997d8704d9a5f72edaa6606c0cbeded493b4aae4326"),
        (vec![""], "d81310531ed9161b4ac18cdf4af92186947828c3bbbc4d558dc07d1fd7182299"),
    ] {
        assert_eq!(hex(*GameKey::from_parts(&seed(), "t", contributions).bytes()), expected);
    }
}

#[test]
fn rolls_read_the_published_blocks_one_after_the_other() {
    for (roll, blocks) in [
        (
            0,
            "46a8e51d7c4ce09f781b57024efcfb737ae31c4fc9f726b53853cec3d26c920c\
             ab68487b4b5b6758b862579ad1b0a3ca83c58fa23633ba136109d56fcca3adfb",
        ),
        (1, "842ccec8eacde0c91e8dfac3a241b42a22ed244bb88192ffc8fcb5bd40ca87ab"),
        (1 << 32, "6a05f1884bbb4b8a908a97bdcc6828e0f60f8db5033dd5d7f2368669f058bc30"),
    ] {
        let mut cup = SeededCup::new(&key(), roll, &Links::default());
        let words = (0..blocks.len() / 16).flat_map(|_| cup.noise().to_be_bytes());
        assert_eq!(hex(words), blocks, "roll {roll}");
    }
}

#[test]
fn eighteen_dice_of_rolling_bones_are_as_published() {
    let all = opening(GameId::RollingBones, &[]);
    shows(0, &all, "LL4 LA1 LA2 LL5 LL4 LL4 RA3 RL3 RA1 RL3 RL3 RA3 SK GR RI SP GR HA");
    shows(1, &all, "LA1 LA3 LA3 LA3 LA1 LA2 RA3 RL3 RA1 RL3 RL4 RL3 SK GR SK SK HA PE");
    shows(2, &all, "LL5 LL3 LA2 LL5 LL4 LL4 RL3 RA3 RL3 RL4 RA1 RL5 RI SP PE SP HA PE");
    shows(3, &AnyRequest::RollingBones(DiceCount { left: 2, right: 0, centre: 1 }), "LA2 LA2 SK");
}

#[test]
fn throws_of_knochenmax_are_as_published() {
    for (weights, first, second) in [
        ("antique", "6 4 3 4 3", "3 1 3 6 3"),
        ("1,4,4,1", "6 4 3 4 3", "3 1 3 6 3"),
        ("shagai", "3 3 4 3 6", "3 3 4 4 4"),
        ("27,77,77,19", "3 3 4 3 6", "3 3 4 4 4"),
        ("fair", "6 6 3 1 1", "3 4 6 6 4"),
        ("999999937,1000000000,999999999,1", "4 1 1 3 3", "3 4 4 1 3"),
        ("1000000000,1000000000,999999999,999999937", "6 4 6 4 4", "4 4 4 3 6"),
    ] {
        let request = opening(GameId::KnochenMax, &[("bones", weights)]);
        shows(0, &request, first);
        shows(1, &request, second);
    }
}

#[test]
fn noise_is_the_first_eight_bytes() {
    for (roll, noise) in [(0, 0x46a8_e51d_7c4c_e09f), (1, 0x842c_cec8_eacd_e0c9), (7, 0x2ad0_3ff4_de15_ace4)]
    {
        assert_eq!(SeededCup::new(&key(), roll, &Links::default()).noise(), noise);
    }
}

/// Roll 0 has byte 13 = fc = 252, which six faces skip, and byte 14 = fb = 251, which they take.
#[test]
fn a_die_of_six_skips_bytes_from_252_on() {
    let mut cup = SeededCup::new(&key(), 0, &Links::default());
    let taken: Vec<u8> = (0..31).map(|_| cup.fair(6)).collect();
    let block = "46a8e51d7c4ce09f781b57024efcfb737ae31c4fc9f726b53853cec3d26c920c";
    let bytes = (0..64).step_by(2).map(|i| u8::from_str_radix(&block[i..i + 2], 16).unwrap());
    let expected: Vec<u8> = bytes.filter(|&byte| byte < 252).map(|byte| byte % 6).collect();
    assert_eq!(taken, expected);
    assert_eq!(taken[12], 0x4e % 6);
    assert_eq!(taken[13], 0xfb % 6, "fc is skipped, fb is not");
}

#[test]
fn dice_of_two_and_of_many_faces_skip_what_they_must() {
    let faces = |faces, count| {
        let mut cup = SeededCup::new(&key(), 0, &Links::default());
        (0..count).map(|_| cup.fair(faces)).collect::<Vec<_>>()
    };
    let coins = "0011000101100011010111010101000010011110";
    assert_eq!(faces(2, 40), coins.bytes().map(|digit| digit - b'0').collect::<Vec<_>>());
    let large = [
        70, 168, 29, 124, 76, 159, 120, 27, 87, 2, 78, 115, 122, 28, 79, 38, 181, 56, 83, 195, 108, 146, 12,
        171,
    ];
    assert_eq!(faces(200, 24), large);
}

/// Half of all words are too large for a sum just over 2⁶³; three are skipped before the sixth side.
#[test]
fn a_bone_skips_words_that_would_favour_its_first_sides() {
    let mut cup = SeededCup::new(&key(), 0, &Links::default());
    let sides: Vec<usize> = (0..6).map(|_| cup.weighted(&[1 << 62, 1 << 62, 1, 1])).collect();
    assert_eq!(sides, [1, 1, 1, 0, 1, 1]);
    let mut cup = SeededCup::new(&key(), 0, &Links::default());
    let sides: Vec<usize> = (0..6).map(|_| cup.weighted(&[3_000_000_000, 1, 1_000_000_000, 5])).collect();
    assert_eq!(sides, [0, 2, 0, 2, 0, 0]);
}
