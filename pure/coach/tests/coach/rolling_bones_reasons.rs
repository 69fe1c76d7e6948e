//! The reasons of Rolling Bones: on random positions, every number is found again another way.

use std::collections::BTreeSet;

use bonecup_coach::rolling_bones::RollingBonesBook;
use bonecup_coach::{Book, Section, TIE, Values, Why};
use bonecup_games::{AnyGame, AnyMove, GameId};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points};
use rolling_bones::{Bone, BoneSet, Dice, DiceCount, Face, Kind, Move, RollingBones, Skeleton, score};

use crate::kit;

/// A position, a move in it, and what was said about the move.
struct Case<'a> {
    game: &'a RollingBones,
    advice: &'a Values,
    action: Move,
}

/// The points of a skeleton, counted bone by bone.
fn count(skeleton: &Skeleton) -> Points {
    let mut points = 0;
    for section in score::SECTIONS {
        let filled = section.into_iter().filter(|bone| skeleton.filled().contains(*bone)).count();
        let right = section.into_iter().filter(|bone| skeleton.right().contains(*bone)).count();
        points += if filled == section.into_iter().count() { 5 } else { i32::try_from(right).unwrap() };
    }
    points -= 5 * i32::try_from(skeleton.wrong().into_iter().count()).unwrap();
    Points(if skeleton.hat() { 2 * points } else { points })
}

/// The chance that no die shows a wanted face, counted over all ordered rolls of each kind.
fn without(dice: DiceCount, wanted: &[Face]) -> f64 {
    let mut chance = 1.0;
    for kind in Kind::ALL {
        let (mut none, mut all) = (0u32, 0u32);
        for mut number in 0..6usize.pow(dice.of(kind).into()) {
            let mut shows = false;
            for _ in 0..dice.of(kind) {
                shows |= wanted.contains(&kind.faces()[number % 6]);
                number /= 6;
            }
            none += u32::from(!shows);
            all += 1;
        }
        chance *= f64::from(none) / f64::from(all);
    }
    chance
}

impl Case<'_> {
    fn after(&self) -> RollingBones {
        let mut next = self.game.clone();
        next.play(&self.action).unwrap();
        next
    }

    fn value(&self) -> f64 {
        self.advice.value_of(&AnyMove::RollingBones(self.action)).unwrap()
    }

    fn values(&self, sort: impl Fn(&Move) -> bool) -> Vec<f64> {
        let moves = self.advice.moves.iter();
        let of_sort = |action: &AnyMove| matches!(action, AnyMove::RollingBones(action) if sort(action));
        moves.filter(|valued| of_sort(&valued.action)).map(|valued| valued.value).collect()
    }

    fn skeleton(&self) -> &Skeleton {
        self.game.current_turn().skeleton()
    }

    fn in_cup(game: &RollingBones) -> DiceCount {
        let Dice::InCup(dice) = game.current_turn().dice() else { panic!("nothing is rolled") };
        *dice
    }

    fn unlaid(game: &RollingBones) -> u8 {
        let Dice::Rolled(unlaid) = game.current_turn().dice() else { panic!("nothing lies there") };
        unlaid.count().total()
    }

    fn shows_hat(game: &RollingBones) -> bool {
        matches!(game.current_turn().dice(), Dice::Rolled(unlaid) if unlaid.shows(Face::Hat))
    }

    fn lays(game: &RollingBones) -> BTreeSet<Bone> {
        let lay = |action| if let Move::Lay(bone) = action { Some(bone) } else { None };
        game.legal_moves().into_iter().filter_map(lay).collect()
    }

    fn change(&self, before: Points, after: Points) {
        assert_eq!(before, count(self.skeleton()));
        assert_eq!(after, count(self.after().current_turn().skeleton()));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others follow")]
    fn check(&self, why: &Why, book: &Book) {
        let is_roll = |action: &Move| matches!(action, Move::Roll { .. });
        match why {
            Why::BuryNow { points, rolling } => {
                let best = self.values(is_roll).into_iter().reduce(f64::max);
                assert_eq!(*rolling, best);
                assert_eq!(*points, count(self.skeleton()));
            }
            Why::RollOn { value, burying } => {
                assert_eq!(*value, self.value());
                let may_bury = self.game.check(&Move::Bury).is_ok();
                assert_eq!(*burying, may_bury.then(|| count(self.skeleton())));
            }
            Why::RollRisk { price, dice, no_grave, nothing } => {
                self.check_risk(*price, *dice, *no_grave, *nothing, book)
            }
            Why::Hopes { bone, section, chance } => {
                let places = score::SECTIONS[Section::ALL.iter().position(|known| known == section).unwrap()];
                let lacking = places.without(self.skeleton().filled());
                assert_eq!(lacking, BoneSet::from_iter([*bone]));
                let dice = Case::in_cup(&self.after());
                assert!((chance - (1.0 - without(dice, &[Face::Bone(*bone)]))).abs() < 1e-12);
            }
            Why::Fits { chance } => {
                let open: Vec<Face> = self.skeleton().open_places().into_iter().map(Face::Bone).collect();
                assert!((chance - (1.0 - without(Case::in_cup(&self.after()), &open))).abs() < 1e-12);
            }
            Why::Completes { section, before, after } => {
                let places = score::SECTIONS[Section::ALL.iter().position(|known| known == section).unwrap()];
                assert!(self.after().current_turn().skeleton().filled().contains_all(places));
                assert!(!self.skeleton().filled().contains_all(places));
                self.change(*before, *after);
            }
            Why::Adds { before, after, .. }
            | Why::HatOn { before, after }
            | Why::FalseBone { before, after } => self.change(*before, *after),
            Why::HatOff { before, after, dice } => {
                self.change(*before, *after);
                assert_eq!(*dice, Case::unlaid(&self.after()));
            }
            Why::Opens { bones } => {
                let (before, after) = (Case::lays(self.game), Case::lays(&self.after()));
                assert_eq!(usize::from(*bones), after.difference(&before).count());
            }
            Why::PlanToBury { points, .. } => assert!((f64::from(points.0) - self.value()).abs() < 1e-8),
            Why::PlanToRoll { laid, dice, value } => {
                assert!((value - self.value()).abs() < 1e-8);
                self.check_hats_off(*laid, *dice);
            }
            Why::HoldsBack { bone, by } => {
                let laid = self.advice.value_of(&AnyMove::RollingBones(Move::Lay(*bone))).unwrap();
                assert!((self.value() - laid - by).abs() < 1e-12 && *by > 0.0);
            }
            Why::PaysBest { by } => {
                let worst = self.values(is_roll).into_iter().fold(f64::MAX, f64::min);
                assert!((self.value() - worst - by).abs() < 1e-12);
            }
            Why::Leaves { burying } => assert_eq!(*burying, count(self.skeleton())),
            other => self.check_standing(other),
        }
    }

    /// What is neither laid nor paid is rolled, and so is a hat that comes off.
    fn check_hats_off(&self, laid: u8, dice: u8) {
        let price = self.game.current_turn().supplementary() + 1;
        let hats_off = laid + price + dice - Case::unlaid(self.game);
        let hats = self.skeleton().hat() || Case::shows_hat(self.game);
        assert!(hats_off <= 2 * u8::from(hats), "{laid} laid, {dice} dice");
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other game has its own reasons")]
    fn check_standing(&self, why: &Why) {
        match why {
            Why::OnlyMove { value } => assert_eq!((*value, self.advice.moves.len()), (self.value(), 1)),
            Why::Ahead { by, next } => {
                assert!((self.value() - self.advice.value_of(next).unwrap() - by).abs() < 1e-12 && *by > TIE);
            }
            Why::Costs { by, best } => {
                assert!((self.advice.value_of(best).unwrap() - self.value() - by).abs() < 1e-12 && *by > TIE);
            }
            Why::AllEqual { moves, value } => {
                assert_eq!(*moves, self.advice.moves.len());
                assert!(self.advice.moves.iter().all(|other| (other.value - value).abs() < 2.0 * TIE));
            }
            other => panic!("{other:?} is not of this game"),
        }
    }

    fn check_risk(&self, price: u8, dice: u8, no_grave: f64, nothing: f64, book: &Book) {
        let turn = self.game.current_turn();
        assert_eq!(price, turn.supplementary() + 1);
        let rolls = matches!(self.action, Move::Roll { .. });
        let after = if rolls { self.after() } else { self.best_roll() };
        let cup = Case::in_cup(&after);
        assert_eq!(dice, cup.total());
        assert!((no_grave - without(cup, &[Face::Grave])).abs() < 1e-12);
        let book = &*book.of::<RollingBonesBook>().unwrap();
        // Whoever scores nothing has not scored the most, so the value bounds the chance.
        assert!((0.0..=1.0).contains(&nothing));
        assert!(book.value(after.current_turn()) <= 50.0 * (1.0 - nothing) + 1e-6);
    }

    fn best_roll(&self) -> RollingBones {
        let rolls = self.advice.moves.iter().filter_map(|valued| {
            let AnyMove::RollingBones(action @ Move::Roll { .. }) = valued.action else { return None };
            Some((action, valued.value))
        });
        let (action, _) = rolls.max_by(|one, other| one.1.total_cmp(&other.1)).unwrap();
        let mut next = self.game.clone();
        next.play(&action).unwrap();
        next
    }
}

#[test]
fn every_reason_on_random_positions_is_true() {
    let mut families = BTreeSet::new();
    for written in [&[][..], &["hat_duty=always"], &["hat_duty=never", "hat_off=after_duty"]] {
        let options = kit::options(GameId::RollingBones, written);
        let book = Book::solve(&options).unwrap();
        kit::positions(&options, &book, 700, &mut Source::new(7), |any, source| {
            let AnyGame::RollingBones(game) = any else { panic!("another game") };
            let advice = book.values(any).unwrap();
            let best = advice.best().next().unwrap().action.clone();
            for action in [best, source.pick(&advice.moves).action] {
                let reasons = book.why(any, &advice, &action);
                let AnyMove::RollingBones(played) = action else { panic!("another game") };
                let case = Case { game, advice: &advice, action: played };
                assert!(!reasons.is_empty(), "{game:?} {played}");
                for why in &reasons {
                    assert!(kit::has_number(why), "{why:?} is empty talk");
                    case.check(why, &book);
                    families.insert(why.key());
                }
            }
        });
    }
    for key in
        ["why-bury-now", "why-roll-on", "why-roll-risk", "why-hopes", "why-completes", "why-holds-back"]
    {
        assert!(families.contains(key), "{key} never came up in {families:?}");
    }
}

/// A turn from its start: the chance of nothing is the one that the distribution has; and in the middle of a turn, about
/// the one that playing it out has.
#[test]
fn the_chance_of_nothing_is_that_of_best_play() {
    let options = kit::options(GameId::RollingBones, &["target=1000"]);
    let any = Book::solve(&options).unwrap();
    let book = &*any.of::<RollingBonesBook>().unwrap();
    let solved = book.plan().solve(book.options(), bonecup_solver::rolling_bones::Utility::points());
    let none: f64 =
        solved.distribution().iter().filter(|(score, _)| score.0 <= 0).map(|(_, chance)| chance).sum();
    assert!((book.chance_of_nothing(&rolling_bones::BonesTurn::new()) - none).abs() < 1e-4);
    let mut source = Source::new(11);
    let mut checked = 0;
    kit::positions(&options, &any, 40, &mut Source::new(5), |game, _| {
        let AnyGame::RollingBones(position) = game else { return };
        let Some(&(action, _)) = book
            .moves(position.current_turn())
            .iter()
            .find(|(action, _)| matches!(action, Move::Roll { .. }))
        else {
            return;
        };
        let turn = book.after(position.current_turn(), &action).unwrap();
        let chance = book.chance_of_nothing(&turn);
        let games = 150;
        let ended = (0..games).filter(|_| play_out(position, &action, &any, &mut source) <= 0).count();
        let share = f64::from(u32::try_from(ended).unwrap()) / f64::from(games);
        let error = (chance * (1.0 - chance) / f64::from(games)).sqrt().max(0.01);
        assert!((share - chance).abs() < 4.5 * error, "{chance} is not {share}");
        checked += 1;
    });
    assert!(checked > 3);
}

/// The points of the turn if it is played best after the move.
fn play_out(position: &RollingBones, action: &Move, book: &Book, source: &mut Source) -> i32 {
    let seat = position.to_move().index();
    let mut game = position.clone();
    game.play(action).unwrap();
    let turn =
        |game: &RollingBones| (game.to_move(), *game.current_turn() == rolling_bones::BonesTurn::new());
    let mut any = AnyGame::RollingBones(game);
    loop {
        match any.turn() {
            bonecup_rules::Turn::Chance(request) => {
                let AnyGame::RollingBones(game) = &any else { panic!("another game") };
                if turn(game).1 {
                    return (game.totals()[seat] - position.totals()[seat]).0;
                }
                any.resolve(&kit::shake(&request, source)).unwrap();
            }
            bonecup_rules::Turn::Seat(_) => any.play(&kit::choose(&any, book, usize::MAX, source)).unwrap(),
            bonecup_rules::Turn::Over(standings) => {
                return (standings.points()[seat] - position.totals()[seat]).0;
            }
        }
    }
}
