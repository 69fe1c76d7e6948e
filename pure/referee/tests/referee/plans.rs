//! What a table needs before its first roll, and the short texts that come from outside.

use bonecup_games::GameId;
use bonecup_referee::{BotName, Contribution, Hex32, Key, Name, PlanError, Table, TableId};
use bonecup_rules::{Reason, Seat};

use crate::kit::plan;

#[test]
fn every_game_has_its_number_of_seats() {
    for (id, least, most) in
        [(GameId::RollingBones, 1, 12), (GameId::KnochenMax, 1, 4), (GameId::RollingDice, 2, 6)]
    {
        for count in 0..=300 {
            let mut planned = plan(id, "human drawn");
            planned.seats = vec![planned.seats[0].clone(); count];
            if count == 0 {
                planned.commitment = None;
            }
            let error = Table::new(planned).err();
            assert_eq!(error.is_none(), (least..=most).contains(&count), "{count} seats: {error:?}");
            if let Some(error) = error {
                assert_eq!(error.code(), "seats-out-of-range");
            }
        }
    }
}

#[test]
fn drawn_dice_need_a_commitment() {
    let mut planned = plan(GameId::KnochenMax, "human hand, human drawn");
    planned.commitment = None;
    assert_eq!(Table::new(planned).unwrap_err(), PlanError::NoCommitment(Seat(1)));
}

#[test]
fn real_dice_have_nothing_to_commit_to() {
    let mut planned = plan(GameId::KnochenMax, "human hand, bot hand");
    planned.commitment = Some(Hex32([0; 32]));
    assert_eq!(Table::new(planned).unwrap_err(), PlanError::IdleCommitment);
}

#[test]
fn a_bot_contributes_nothing_to_the_dice() {
    let mut planned = plan(GameId::KnochenMax, "human drawn, bot drawn");
    planned.seats[1].contribution = "luck".parse().unwrap();
    let error = Table::new(planned).unwrap_err();
    assert_eq!(error, PlanError::BotContributes(Seat(1)));
    assert_eq!(error.to_string(), "seat 2 is a bot's and contributes nothing to the dice");
}

/// Which of the texts the type takes.
#[track_caller]
fn takes<T: std::str::FromStr>(good: &[&str], bad: &[&str]) {
    for text in good {
        assert!(text.parse::<T>().is_ok(), "{text:?} should be taken");
    }
    for text in bad {
        assert!(text.parse::<T>().is_err(), "{text:?} should be refused");
    }
}

#[test]
fn names_have_one_to_forty_characters_and_no_control_characters() {
    let (longest, longer) = ("ß".repeat(40), "ß".repeat(41));
    takes::<Name>(
        &["Ada", "Jörg der Große", "骨", "O'Neil \"Bones\"", &longest],
        &["", " ", "\u{2003}", &longer, "A\nB", "A\u{0}", "\u{1b}[2J", "\u{7f}", "\u{85}"],
    );
}

#[test]
fn contributions_cannot_hold_what_parts_them() {
    let (longest, longer) = ("x".repeat(256), "ß".repeat(129));
    takes::<Contribution>(
        &["", " ", "luck", "Würfelglück ☠", &longest],
        &["a\u{0}b", "\u{0}", "a\nb", "\t", &longer],
    );
}

#[test]
fn table_ids_keys_and_bots_are_plain_ascii() {
    let (id, key, bot) = ("x".repeat(41), "x".repeat(65), "x".repeat(25));
    takes::<TableId>(&["a", "Table_1-b", &id[..40]], &["", "a b", "ä", "a/b", "a\u{0}", &id]);
    takes::<Key>(&["k", "{}!", &key[..64]], &["", "a b", "ä", "\n", &key]);
    takes::<BotName>(&["random", "steady-2", &bot[..24]], &["", "Steady", "a_b", &bot]);
}

#[test]
fn seeds_and_commitments_are_64_small_hexadecimal_digits() {
    let good = "0123456789abcdef".repeat(4);
    let (upper, short, long) = (good.to_uppercase(), &good[1..], format!("{good}0"));
    let odd = format!("é{}", &good[2..]);
    takes::<Hex32>(
        &[&good],
        &["", &upper, short, &long, &odd, &good.replace('0', "+"), &good.replace('0', " ")],
    );
    assert_eq!(good.parse::<Hex32>().unwrap().to_string(), good);
}
