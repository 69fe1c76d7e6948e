//! At least one example of every reason that the rules can give.

use bonecup_games::{AnyRefusal, GameId, PositionError};
use bonecup_referee::{BotName, Contribution, Hex32, Key, Name, TableId, TextError};
use bonecup_rules::{NotationError, OptionError, OptionInfo, Options, Points, Reason, Seat, SeatsError};
use bonecup_words::Language;
use knochenmax::{KnochenMaxOptions, SheetBox, SheetNo, Side};
use rolling_bones::{Bone, BonesOptions, Face, Kind};
use rolling_dice::{Aim, AimPart, ChoiceRefusal, Colour, ColourList, DiceOptions, Misfit, Task, Which};

pub(crate) type Sample = Box<dyn Reason>;

/// The crates whose reasons are all among the samples.
pub(crate) const CRATES: [&str; 6] =
    ["rules", "rolling-bones", "knochenmax", "rolling-dice", "games", "words"];

pub(crate) fn all() -> Vec<Sample> {
    let mut all = any_game();
    all.extend(boxed(rolling_bones_refusals()));
    all.extend(boxed(rolling_bones_faults()));
    all.extend(boxed(knochenmax_refusals()));
    all.extend(boxed(knochenmax_faults()));
    all.extend(boxed(rolling_dice_refusals()));
    all.extend(boxed(rolling_dice_faults()));
    all.extend(boxed(rolling_dice_choices()));
    all.extend(boxed(misread()));
    all.extend(boxed(misset()));
    all.extend(boxed(miswritten()));
    all
}

fn boxed<R: Reason + 'static>(reasons: Vec<R>) -> impl Iterator<Item = Sample> {
    reasons.into_iter().map(|reason| Box::new(reason) as Sample)
}

fn any_game() -> Vec<Sample> {
    let form = serde_json::from_str::<Vec<u8>>("{").unwrap_err();
    vec![
        Box::new("chess".parse::<GameId>().unwrap_err()),
        Box::new("fr".parse::<Language>().unwrap_err()),
        Box::new(AnyRefusal::OtherGame(GameId::KnochenMax)),
        Box::new(AnyRefusal::RollingBones(rolling_bones::Refusal::NoGrave)),
        Box::new(PositionError::Form(form)),
        Box::new(PositionError::Impossible(Box::new(rolling_bones::Fault::Gap))),
        Box::new(SeatsError { given: 0, least: 1, most: 4 }),
        Box::new(SeatsError { given: 1, least: 2, most: 6 }),
        Box::new(SeatsError { given: 1_000_000, least: 1, most: 12 }),
    ]
}

/// What every type of the notation says of a text that it cannot read.
pub(crate) fn misread() -> Vec<NotationError> {
    fn read<T: std::str::FromStr<Err = NotationError>>() -> NotationError {
        "?".parse::<T>().err().expect("nothing is written so")
    }
    let crowd = ["SK"; 19].join(" ");
    vec![
        read::<rolling_bones::Move>(),
        read::<Face>(),
        read::<Bone>(),
        read::<rolling_bones::Roll>(),
        crowd.parse::<rolling_bones::Roll>().unwrap_err(),
        read::<knochenmax::Move>(),
        read::<knochenmax::Bones>(),
        read::<knochenmax::Thrown>(),
        read::<knochenmax::Profile>(),
        read::<Side>(),
        read::<SheetBox>(),
        read::<SheetNo>(),
        read::<rolling_dice::Move>(),
        read::<rolling_dice::Landing>(),
        read::<rolling_dice::Face>(),
        read::<Colour>(),
        read::<Aim>(),
        read::<rolling_dice::EngineId>(),
    ]
}

/// What every option says of a value that it cannot have, and every game of an option that it does not have.
pub(crate) fn misset() -> Vec<OptionError> {
    let lists: [&[OptionInfo]; 3] = [BonesOptions::LIST, KnochenMaxOptions::LIST, DiceOptions::LIST];
    let values = lists.into_iter().flatten().map(|info| OptionError::value(info, "?"));
    let unknown = lists.map(|list| OptionError::unknown("speed", list));
    let colours = DiceOptions::LIST.iter().filter(|info| info.key == "colours");
    let colours = colours.flat_map(|info| {
        [OptionError::twice(info, "red", "orange, blue"), OptionError::too_many(info, 4, 3)]
    });
    let begins = DiceOptions::LIST.iter().filter(|info| info.key == "begins");
    let begins =
        begins.flat_map(|info| (2..6).map(|seats| OptionError::value_of(info, "6", format!("1 to {seats}"))));
    let renamed = OptionError::renamed("hat_fulfils_duty", &BonesOptions::LIST[1]);
    values.chain(unknown).chain(colours).chain(begins).chain([renamed]).collect()
}

/// What every text from outside says if it is not allowed.
pub(crate) fn miswritten() -> Vec<TextError> {
    fn read<T: std::str::FromStr<Err = TextError>>() -> TextError {
        "\0".parse::<T>().err().expect("a zero byte is never allowed")
    }
    vec![
        read::<TableId>(),
        read::<Key>(),
        read::<Name>(),
        read::<Contribution>(),
        read::<BotName>(),
        read::<Hex32>(),
    ]
}

fn rolling_bones_refusals() -> Vec<rolling_bones::Refusal> {
    use rolling_bones::Refusal;
    let mut all = vec![
        Refusal::GameOver,
        Refusal::RollDue,
        Refusal::NoRollDue,
        Refusal::NoDutyYet,
        Refusal::DutyDone,
        Refusal::HatFits,
        Refusal::GraveShows,
        Refusal::NoSkull,
        Refusal::HatWorn,
        Refusal::NoHatWorn,
        Refusal::HatHeld,
        Refusal::HatIsNoBone,
        Refusal::NoGrave,
        Refusal::DutyOpen,
        Refusal::MustRoll,
        Refusal::WrongPrice { price: 1, paid: 2 },
        Refusal::WrongPrice { price: 2, paid: 1 },
    ];
    for kind in Kind::ALL {
        all.push(Refusal::WrongDice { kind, wanted: 1, given: 0 });
        all.push(Refusal::WrongDice { kind, wanted: 6, given: 1 });
    }
    for there in 0..3 {
        all.push(Refusal::NotSoMany { kind: Kind::Centre, there });
        all.push(Refusal::CannotPay { price: there.max(1), there });
    }
    all.extend(Face::ALL.map(Refusal::NotInRoll));
    let of_bones = [Refusal::PlaceTaken, Refusal::Gap, Refusal::OwnPlace, Refusal::BoneFits];
    all.extend(of_bones.into_iter().flat_map(|refusal| Bone::ALL.map(refusal)));
    all
}

fn rolling_bones_faults() -> Vec<rolling_bones::Fault> {
    use rolling_bones::Fault;
    let mut all = vec![
        Fault::Gap,
        Fault::HatWithoutSkull,
        Fault::TooManyRolls(6),
        Fault::Price { supplementary: 1, price: 1, out: 2 },
        Fault::Price { supplementary: 2, price: 3, out: 1 },
        Fault::FacesInCup,
        Fault::NothingToRoll,
        Fault::Seats(13),
        Fault::Total(Points(-2_000_000)),
        Fault::NoSuchSeat(7),
        Fault::AlreadyOver,
    ];
    all.extend(Kind::ALL.map(|kind| Fault::DiceCount { kind, given: 7 }));
    all.extend(Bone::ALL.map(Fault::FilledTwice));
    all.extend(Bone::ALL.map(Fault::NotFalse));
    all
}

fn knochenmax_refusals() -> Vec<knochenmax::Refusal> {
    use knochenmax::Refusal;
    let mut all = vec![
        Refusal::GameOver,
        Refusal::ThrowDue { bones: 1 },
        Refusal::ThrowDue { bones: 5 },
        Refusal::NoThrowDue,
        Refusal::OtherNumber { due: 1, given: 2 },
        Refusal::OtherNumber { due: 5, given: 1 },
        Refusal::NoThrowsLeft,
        Refusal::KeepsAll,
        Refusal::SheetNotNamed { sheets: 3 },
        Refusal::OneSheet,
        Refusal::NoSuchSheet { sheet: SheetNo::new(3).unwrap(), sheets: 2 },
    ];
    all.extend(Side::ALL.map(|side| Refusal::NotLying { side }));
    all.extend(SheetBox::ALL.map(|entry| Refusal::BoxFilled { entry }));
    all
}

fn knochenmax_faults() -> Vec<knochenmax::Fault> {
    use knochenmax::Fault;
    let (seat, sheet) = (Seat(0), SheetNo::new(1).unwrap());
    let mut all = vec![
        Fault::Form,
        Fault::Seats(SeatsError { given: 5, least: 1, most: 4 }),
        Fault::SheetCount { seat, given: 0, agreed: 1 },
        Fault::SheetCount { seat, given: 1, agreed: 2 },
        Fault::SheetCount { seat, given: 1000, agreed: 6 },
        Fault::Side { side: 2 },
        Fault::Side { side: i64::MIN },
        Fault::TooManyBones { given: 6 },
        Fault::ThrowsLeftMissing,
        Fault::ThrowsLeft { bones: 0, throws_left: 0 },
        Fault::ThrowsLeft { bones: 2, throws_left: 3 },
        Fault::ThrowsLeft { bones: 5, throws_left: i64::MAX },
        Fault::NoSuchSeat { to_move: -1, seats: 1 },
        Fault::NoSuchSeat { to_move: 4, seats: 4 },
        Fault::NoFreeBox { seat },
    ];
    all.extend(SheetBox::ALL.map(|entry| Fault::BoxTwice { seat, sheet, entry }));
    all.extend(SheetBox::ALL.map(|entry| Fault::Value { seat, sheet, entry, value: 7 }));
    all
}

fn rolling_dice_refusals() -> Vec<rolling_dice::Refusal> {
    use rolling_dice::Refusal;
    let mut all = vec![
        Refusal::NoSuchDie { number: 5, thrown: 4 },
        Refusal::DieInWater { number: 1 },
        Refusal::DieBeatsNothing { number: 2 },
        Refusal::SpotOffFloe,
        Refusal::SpotTaken,
        Refusal::ThrownCount { given: 1, expected: 4 },
        Refusal::ThrownCount { given: 5, expected: 3 },
    ];
    all.extend(tasks().map(|due| Refusal::NotNow { due }));
    all.extend(AimPart::ALL.map(|part| Refusal::AimOutOfRange { part, given: 5000 }));
    all.extend(Colour::ALL.map(|colour| Refusal::ScoringMissing { colour }));
    all.extend(Colour::ALL.map(|colour| Refusal::ScoringUnknown { colour }));
    all.extend(Colour::ALL.map(|colour| Refusal::ScoringTwice { colour }));
    all.extend(Colour::ALL.map(|colour| Refusal::PatchNotByHand { colour }));
    all.extend([Which::Scoring(Colour::Red), Which::Thrown(2)].map(|die| Refusal::PatchComputed { die }));
    all.extend(misfits().into_iter().map(Refusal::Misfit));
    all
}

fn tasks() -> [Task; 5] {
    let colour = Colour::Green;
    let aim = Aim { place: 1500, direction: 0, strength: 900, loft: 50, spin: 120 };
    [
        Task::Aim { colour, dice: 4 },
        Task::Land { colour, aim },
        Task::Place { colour, face: rolling_dice::Face::ALL[0] },
        Task::Choose { colour },
        Task::Over,
    ]
}

fn misfits() -> Vec<Misfit> {
    let misfits = [
        Misfit::OffTable,
        Misfit::TooHigh,
        Misfit::OffFloe,
        Misfit::InBox,
        Misfit::InTheAir,
        Misfit::PatchOffIce,
        |die| Misfit::PatchRange(die, Points(9)),
    ];
    let dice = Colour::ALL.map(Which::Scoring).into_iter().chain([Which::Thrown(2)]);
    let alone = dice.clone().flat_map(|die| misfits.map(|misfit| misfit(die)));
    alone.chain(dice.map(|die| Misfit::Overlap(Which::Thrown(1), die))).collect()
}

fn rolling_dice_faults() -> Vec<rolling_dice::Fault> {
    use rolling_dice::Fault;
    let mut all = vec![
        Fault::Seats(SeatsError { given: 1, least: 2, most: 6 }),
        Fault::TooMany { list: "blocks", given: 7, most: 6 },
        Fault::Turns { given: 5, most: 4 },
        Fault::SharedField { field: Points(30) },
        Fault::RoundNotOver { goal: Points(75) },
        Fault::RoundOver { goal: Points(100) },
        Fault::Phase,
        Fault::ThrownCount { given: 4, expected: 3 },
        Fault::NothingToDecide,
        Fault::LastRound,
        Fault::NotFinished,
        Fault::Colours { playing: ColourList::default().filled(4) },
        Fault::Options(OptionError::too_many(&DiceOptions::LIST[0], 4, 3)),
        Fault::EitherForm,
    ];
    all.extend(AimPart::ALL.map(|part| Fault::Aim { part, given: -5000 }));
    all.extend(misfits().into_iter().map(Fault::Misfit));
    all.extend(Colour::ALL.into_iter().flat_map(faults_of));
    all
}

fn rolling_dice_choices() -> Vec<ChoiceRefusal> {
    let free = ColourList::default().filled(2);
    let of =
        |colour| [ChoiceRefusal::Taken { colour, by: Seat(1), free }, ChoiceRefusal::Twice { colour, free }];
    let many = [(2, 1), (3, 2)].map(|(given, most)| ChoiceRefusal::TooMany { given, most });
    Colour::ALL.into_iter().flat_map(of).chain(many).collect()
}

fn faults_of(colour: Colour) -> [rolling_dice::Fault; 9] {
    use rolling_dice::Fault;
    [
        Fault::NotInPlay { colour, playing: ColourList::default().filled(3) },
        Fault::Seal { colour, field: Points(-1) },
        Fault::TwoDice { colour },
        Fault::NoDie { colour },
        Fault::Block { colour },
        Fault::OffFloe { colour },
        Fault::Adrift { colour },
        Fault::Line { colour },
        Fault::LevelWithNone { colour },
    ]
}
