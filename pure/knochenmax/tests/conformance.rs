//! KnochenMAX keeps every promise of a game, in 20,000 random games.
#![expect(clippy::expect_used, reason = "a test may stop at the first surprise")]

use bonecup_rules::conformance::{Source, Subject, conform, playthrough};
use bonecup_rules::{Game, Points, Seat, Shake, Turn};
use knochenmax::{
    BONES, Bones, KnochenMax, KnochenMaxOptions, MOST_SEATS, MOST_SHEETS, Move, Profile, Request, Sheet,
    SheetBox, SheetCount, SheetNo, Side, Thrown,
};

struct Knochen;

impl Subject for Knochen {
    type Game = KnochenMax;

    /// A turn is at most a throw, a keep, a throw, a keep, a throw and a fill.
    const MOST_STEPS: usize = MOST_SEATS as usize * MOST_SHEETS * SheetBox::ALL.len() * 6;
    const LISTS_ALL: bool = true;

    /// Mostly one sheet: more are more of the same, and take longer.
    fn table(source: &mut Source) -> (KnochenMaxOptions, usize) {
        let own = "0.2,3,17,100".parse().expect("four weights");
        let sheets = if source.one_in(20) { source.pick(&[2, 3, 4, 5, 6]) } else { 1 };
        let options = KnochenMaxOptions {
            bones: source.pick(&[Profile::ANTIQUE, Profile::SHAGAI, Profile::FAIR, own]),
            sheets: SheetCount::new(sheets).expect("one to six"),
            struck_max_counts: source.one_in(2),
        };
        (options, 1 + source.below(usize::from(MOST_SEATS)))
    }

    /// Now and then bones fall alike, so that bonus and joker are common.
    fn answer(request: &Request, source: &mut Source) -> Thrown {
        if source.one_in(3) {
            let side = source.pick(&Side::ALL);
            return Thrown::new((0..request.bones()).map(|_| side)).expect("one to five");
        }
        request.shake(source)
    }

    /// A bone too many, or one too few where five are due.
    fn nonsense(request: &Request, source: &mut Source) -> Thrown {
        let number = if request.bones() == BONES { BONES - 1 } else { request.bones() + 1 };
        Thrown::new(some_sides(source, number)).expect("one to five")
    }

    fn any_move(source: &mut Source) -> Move {
        if source.one_in(2) {
            let number = source.pick(&[0, 1, 2, 3, 4, 5]);
            return Move::Keep(Bones::showing(some_sides(source, number)).expect("at most five"));
        }
        let sheet = if source.one_in(2) { None } else { SheetNo::new(source.below(MOST_SHEETS)) };
        Move::Fill { sheet, entry: source.pick(&SheetBox::ALL) }
    }

    fn audit(game: &KnochenMax) {
        no_bone_is_lost(game);
        everyone_has_had_as_many_turns(game);
        let total = |seat| game.sheets(seat).iter().map(Sheet::total).sum::<Points>();
        assert!(Seat::all(game.seats()).map(total).eq(game.standings().points().iter().copied()));
    }
}

fn some_sides(source: &mut Source, number: u8) -> Vec<Side> {
    (0..number).map(|_| source.pick(&Side::ALL)).collect()
}

fn no_bone_is_lost(game: &KnochenMax) {
    let in_cup = match game.turn() {
        Turn::Chance(request) => request.bones(),
        Turn::Seat(_) => 0,
        Turn::Over(_) => BONES,
    };
    assert_eq!(game.throw().number() + in_cup, BONES);
    assert!(in_cup == 0 || game.throws_left() > 0, "bones in the cup and no throw left");
    assert!(in_cup == BONES || game.throws_left() < 3, "bones lie and none was thrown");
}

/// Seats before the one to move have filled one box more than it and those after it.
fn everyone_has_had_as_many_turns(game: &KnochenMax) {
    if matches!(game.turn(), Turn::Over(_)) {
        return;
    }
    let rounds = filled_boxes(game, game.to_move());
    for seat in Seat::all(game.seats()) {
        assert_eq!(filled_boxes(game, seat), rounds + usize::from(seat < game.to_move()));
    }
}

fn filled_boxes(game: &KnochenMax, seat: Seat) -> usize {
    game.sheets(seat).iter().map(|sheet| SheetBox::ALL.len() - sheet.free().count()).sum()
}

#[test]
fn a_game_written_out() {
    let start = KnochenMax::start(&KnochenMaxOptions::default(), 2).expect("two play");
    insta::assert_snapshot!(playthrough::<Knochen>(start, 1, 1000));
}

#[test]
fn random_games_0_to_9_999() {
    conform::<Knochen>(0, 10_000);
}

#[test]
fn random_games_10_000_to_19_999() {
    conform::<Knochen>(10_000, 10_000);
}
