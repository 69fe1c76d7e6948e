//! Where dice are thrown: what a view needs to draw the box and to aim. Lengths are millimetres.

use axum::Json;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use bonecup_arena::tremor;
use bonecup_games::{OLDEST_RULES, RULES_VERSION};
use bonecup_referee::RecordError;
use bonecup_rules::Points;
use rolling_dice::arena::{self, Patch, PatchKind};
use rolling_dice::{Aim, AimPart, Colour, Edition, Length, Point, Rest, RollingDice};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::QueryParams;
use crate::error::{ApiError, ErrorBody};

/// The arena of Rolling Dice.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct ArenaView {
    /// The box. Its left corner at the entrance is x 0, y 0; y goes forward from the entrance.
    r#box: BoxView,
    /// The outline of the floe, against the clock; water lies between it and the walls.
    floe: Vec<PointView>,
    /// Nets and holes: discs on the floe.
    patches: Vec<PatchView>,
    /// The middles of the ice blocks, in the order in which they are filled.
    blocks: Vec<PointView>,
    /// The edge of an ice block.
    block_edge: f64,
    /// A die.
    die: DieView,
    /// Two dice that differ by no more in y are at equal height.
    equal_height: f64,
    /// The parts of an aim, in the order of the notation.
    aim: Vec<AimPartView>,
    /// All colours.
    #[schema(value_type = Vec<String>)]
    colours: [Colour; 6],
    /// The points that end the game, for two seats, then one more, and so on.
    #[schema(value_type = Vec<i32>)]
    goals: Vec<Points>,
    /// How much a hand trembles.
    tremor: TremorView,
}

/// The box round the floe.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct BoxView {
    /// From wall to wall.
    width: f64,
    /// From the entrance to the wall opposite.
    depth: f64,
    /// How high the three walls are above the ice.
    wall_height: f64,
    /// How thick they are.
    wall_thickness: f64,
}

/// A point.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct PointView {
    /// Across the entrance.
    x: f64,
    /// Forward from it.
    y: f64,
}

/// A net or a hole.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct PatchView {
    /// `net` or `hole`.
    #[cfg_attr(test, ts(type = "'net' | 'hole'"))]
    kind: &'static str,
    /// Its middle, across the entrance.
    x: f64,
    /// And forward from it.
    y: f64,
    /// From the middle to the rim.
    radius: f64,
    /// What a scoring die that touches it gets.
    #[schema(value_type = i32)]
    points: Points,
}

/// A die.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct DieView {
    /// Its edge.
    edge: f64,
    /// The radius of its rounded edges.
    rounding: f64,
}

/// A part of an aim, in the units of the notation.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct AimPartView {
    /// `place`, `direction`, `strength`, `loft` or `spin`.
    #[cfg_attr(test, ts(type = "'place' | 'direction' | 'strength' | 'loft' | 'spin'"))]
    part: &'static str,
    /// The word before its value in the notation.
    word: &'static str,
    /// What it is measured in.
    unit: &'static str,
    /// The least that a hand can do.
    least: f64,
    /// The most.
    most: f64,
    /// The finest difference.
    step: f64,
    /// Digits after the point, in the notation.
    decimals: usize,
    /// What is thrown if nothing is said.
    usual: f64,
}

/// By how much dice leave the hand otherwise than aimed: deviations of bell curves, for the whole hand and for each die.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct TremorView {
    /// Of the hand's speed, as a share of it.
    hand_speed: f64,
    /// Of its direction, in radians.
    hand_direction: f64,
    /// Of its place.
    hand_place: f64,
    /// Of each die's speed, as a share of it.
    die_speed: f64,
    /// Of its direction and loft, in radians.
    die_direction: f64,
    /// Its place in the hand is off by up to this, each way.
    die_place: f64,
    /// Of its spin about each axis, in radians per second.
    die_spin: f64,
}

/// Which arena.
#[derive(Deserialize, IntoParams)]
pub(crate) struct ArenaQuery {
    /// The version of the rules that the table is played by; left out, that of new tables.
    rules: Option<u64>,
}

/// The arena of Rolling Dice: its geometry in millimetres, and how throws are aimed. Nets and holes have moved with a version
/// of the rules, and a table keeps its own.
#[utoipa::path(get, path = "/api/arena", tag = "games", params(ArenaQuery),
    responses((status = 200, body = ArenaView), (status = "4XX", body = ErrorBody)))]
pub(crate) async fn arena(QueryParams(query): QueryParams<ArenaQuery>) -> Result<Response, ApiError> {
    let edition = match query.rules.unwrap_or(RULES_VERSION) {
        OLDEST_RULES => Edition::First,
        RULES_VERSION => Edition::Second,
        unknown => return Err(ApiError::bad(RecordError::Rules(unknown))),
    };
    // It changes only with a version of the rules; who names none is told soon.
    let age = if query.rules.is_some() { "public, max-age=86400" } else { "public, max-age=60" };
    Ok(([(CACHE_CONTROL, age)], Json(ArenaView::of(edition))).into_response())
}

impl ArenaView {
    fn of(edition: Edition) -> ArenaView {
        ArenaView {
            r#box: BoxView {
                width: arena::BOX_WIDTH.in_mm(),
                depth: arena::BOX_DEPTH.in_mm(),
                wall_height: arena::WALL_HEIGHT.in_mm(),
                wall_thickness: arena::WALL_THICKNESS.in_mm(),
            },
            floe: arena::FLOE.into_iter().map(PointView::of).collect(),
            patches: edition.patches().iter().map(PatchView::of).collect(),
            blocks: arena::BLOCKS.into_iter().map(PointView::of).collect(),
            block_edge: arena::BLOCK_EDGE.in_mm(),
            die: DieView { edge: arena::DIE_EDGE.in_mm(), rounding: arena::DIE_ROUNDING.in_mm() },
            equal_height: Rest::EQUAL_HEIGHT.in_mm(),
            aim: AimPart::ALL.map(AimPartView::of).into(),
            colours: Colour::ALL,
            goals: (2..).take(Colour::ALL.len() - 1).map(RollingDice::goal_of).collect(),
            tremor: TremorView {
                hand_speed: tremor::HAND_SPEED,
                hand_direction: tremor::HAND_DIRECTION,
                hand_place: tremor::HAND_PLACE,
                die_speed: tremor::DIE_SPEED,
                die_direction: tremor::DIE_DIRECTION,
                die_place: tremor::DIE_PLACE,
                die_spin: tremor::DIE_SPIN,
            },
        }
    }
}

impl PointView {
    fn of(point: Point) -> PointView {
        PointView { x: point.x.in_mm(), y: point.y.in_mm() }
    }
}

impl PatchView {
    fn of(patch: &Patch) -> PatchView {
        let kind = match patch.kind {
            PatchKind::Net => "net",
            PatchKind::Hole => "hole",
        };
        let mm = Length::in_mm;
        let Point { x, y } = patch.centre;
        PatchView { kind, x: mm(x), y: mm(y), radius: mm(patch.radius), points: patch.points }
    }
}

impl AimPartView {
    fn of(part: AimPart) -> AimPartView {
        let parts: f64 = if part.decimals() == 0 { 1.0 } else { 10.0 };
        let number = |value: i32| f64::from(value) / parts;
        AimPartView {
            part: part.name(),
            word: part.word(),
            unit: part.unit(),
            least: number(*part.range().start()),
            most: number(*part.range().end()),
            step: parts.recip(),
            decimals: part.decimals(),
            usual: number(Aim::USUAL.part(part)),
        }
    }
}
