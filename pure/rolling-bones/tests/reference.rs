//! A slow and obvious reading of the rules beside the fast one: dice as a list of words, places as words, the
//! skeleton as a list of joints. Both must list the same moves.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::BTreeSet;

use bonecup_rules::conformance::{FewFaces, Source};
use bonecup_rules::{Cup, Game, Shake, Turn};
use rolling_bones::{BonesOptions, DiceCount, Duty, HatDuty, HatOff, Roll, RollingBones};

const JOINTS: &str = "SK-RI RI-SP SP-PE RI-LA1 LA1-LA2 LA2-LA3 RI-RA1 RA1-RA2 RA2-RA3 \
    PE-LL3 LL3-LL4 LL4-LL5 PE-RL3 RL3-RL4 RL4-RL5";
const PLACES: &str = "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE";

struct Table {
    options: BonesOptions,
    filled: Vec<String>,
    hat: bool,
    roll: Vec<String>,
    unlaid: [usize; 3],
    rolls_made: usize,
    duty_open: bool,
}

impl Table {
    fn read(game: &RollingBones) -> Table {
        let setup = game.setup();
        let mut filled: Vec<String> = setup.skeleton.iter().map(ToString::to_string).collect();
        let lying: Vec<String> =
            setup.wrong.values().map(ToString::to_string).chain(filled.clone()).collect();
        filled.extend(setup.wrong.keys().map(ToString::to_string));
        let out = [setup.out.left, setup.out.right, setup.out.centre];
        let unlaid = ["L", "R", "C"].map(|kind| {
            let laid = lying.iter().filter(|bone| kind_of(bone) == kind).count();
            let hat = usize::from(kind == "C" && setup.hat);
            6 - laid - hat - usize::from(out["LRC".find(kind).unwrap()])
        });
        Table {
            options: *game.options(),
            filled,
            hat: setup.hat,
            roll: setup.roll.iter().map(ToString::to_string).collect(),
            unlaid,
            rolls_made: usize::from(setup.supplementary),
            duty_open: setup.supplementary > 0 && !setup.laid_this_roll,
        }
    }

    fn is_filled(&self, place: &str) -> bool {
        self.filled.iter().any(|filled| filled == place)
    }

    fn shows(&self, face: &str) -> bool {
        self.roll.iter().any(|shown| shown == face)
    }

    fn open(&self, place: &str) -> bool {
        let joined = JOINTS.split_whitespace().any(|joint| {
            let (a, b) = joint.split_once('-').unwrap();
            (a == place && self.is_filled(b)) || (b == place && self.is_filled(a))
        });
        !self.is_filled(place) && (joined || self.filled.is_empty())
    }

    fn bones(&self) -> BTreeSet<&str> {
        self.roll.iter().map(String::as_str).filter(|face| *face != "HA" && *face != "GR").collect()
    }

    fn open_places(&self) -> Vec<&str> {
        PLACES.split_whitespace().filter(|place| self.open(place)).collect()
    }

    fn fitting(&self) -> Vec<&str> {
        self.bones().into_iter().filter(|bone| self.open(bone)).collect()
    }

    fn may_take_off_hat(&self) -> bool {
        self.hat && (self.options.hat_off == HatOff::AnyTime || !self.duty_open)
    }

    /// A die must be laid, and one that is no bone does not do where a false bone is due: that is where no gravestone
    /// shows and no bone fits, as long as there are a bone to lay falsely and a place for it.
    fn hat_fulfils_duty(&self) -> bool {
        let stuck = !self.shows("GR") && self.fitting().is_empty();
        let false_bone_possible = !self.bones().is_empty() && !self.open_places().is_empty();
        match self.options.hat_duty {
            HatDuty::Printed => !(stuck && false_bone_possible),
            HatDuty::Always => true,
            HatDuty::Never => false,
        }
    }

    fn moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        moves.extend(self.fitting().iter().map(|bone| format!("lay {bone}")));
        let hat_possible = self.shows("HA") && self.is_filled("SK");
        if hat_possible && !self.hat {
            moves.insert("put on hat".to_owned());
        }
        if self.may_take_off_hat() {
            moves.insert("take off hat".to_owned());
        }
        if self.shows("GR") {
            moves.insert("bury".to_owned());
        }
        let hat_does = hat_possible && (!self.hat || self.may_take_off_hat()) && self.hat_fulfils_duty();
        if !self.duty_open {
            self.go_on(&mut moves);
        } else if self.fitting().is_empty() && !self.shows("GR") && !hat_does {
            self.desperate(&mut moves);
        }
        moves
    }

    /// Nothing fulfils the duty but a false bone, and perhaps not even that.
    fn desperate(&self, moves: &mut BTreeSet<String>) {
        let open = self.open_places();
        if self.bones().is_empty() || open.is_empty() {
            moves.insert("leave".to_owned());
        }
        for bone in self.bones() {
            moves.extend(open.iter().map(|place| format!("lay {bone} on {place}")));
        }
    }

    /// Whether the duty is open after a move of the list.
    fn duty_open_after(&self, action: &str) -> bool {
        let fulfils = match action {
            "put on hat" => self.hat_fulfils_duty(),
            "take off hat" => false,
            _ => action.starts_with("lay "),
        };
        self.duty_open && !fulfils
    }

    fn go_on(&self, moves: &mut BTreeSet<String>) {
        let price = self.rolls_made + 1;
        let there: usize = self.unlaid.iter().sum();
        if there > price {
            for paid in (0..6 * 6 * 6usize).map(|n| [n / 36, n / 6 % 6, n % 6]) {
                let enough = paid.iter().zip(&self.unlaid).all(|(pay, there)| pay <= there);
                if enough && paid.iter().sum::<usize>() == price {
                    moves.insert(format!("roll paying L{} R{} C{}", paid[0], paid[1], paid[2]));
                }
            }
        }
        if there + usize::from(self.hat) <= price {
            moves.insert("leave".to_owned());
        }
    }
}

fn kind_of(face: &str) -> &str {
    match &face[..1] {
        "L" => "L",
        "R" if face != "RI" => "R",
        _ => "C",
    }
}

/// The face of the hat on a centre die; on the others it is a bone far out.
const HAT: u8 = 4;

/// Every other roll has few different faces and many hats: there bones seldom fit.
fn roll(dice: DiceCount, source: &mut Source) -> Roll {
    if source.one_in(2) {
        return dice.shake(source);
    }
    let faces = [HAT, source.fair(6), source.fair(6)];
    dice.shake(&mut FewFaces { faces, source })
}

/// Plays turns at random. Of each position both must say the same; counts those where a hat shows and the duty is open.
fn compare_turns(options: &BonesOptions, turns: u64) -> [usize; 2] {
    let [mut positions, mut hats] = [0; 2];
    for number in 0..turns {
        let mut source = Source::new(number);
        let mut game = RollingBones::start(options, 1).unwrap();
        for _ in 0..200 {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(dice) => game.resolve(&roll(dice, &mut source)).unwrap(),
                Turn::Seat(_) => {
                    let table = Table::read(&game);
                    let moves = game.legal_moves();
                    let listed: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
                    assert_eq!(listed, table.moves(), "{options:?} {:?}", game.setup());
                    let action = source.pick(&moves);
                    game.play(&action).unwrap();
                    if matches!(game.turn(), Turn::Seat(_)) {
                        let duty_open = game.current_turn().duty() == Duty::Open;
                        assert_eq!(
                            duty_open,
                            table.duty_open_after(&action.to_string()),
                            "{options:?} {action}"
                        );
                    }
                    positions += 1;
                    hats += usize::from(table.duty_open && table.shows("HA"));
                }
            }
        }
    }
    [positions, hats]
}

#[test]
fn fast_and_obvious_rules_list_the_same_moves() {
    for hat_duty in HatDuty::ALL {
        for hat_off in HatOff::ALL {
            let options = BonesOptions { hat_duty, hat_off, ..BonesOptions::default() };
            let [positions, hats] = compare_turns(&options, 150);
            assert!(positions > 15_000 && hats > 1000, "only {positions} positions, {hats} with a hat");
        }
    }
}
