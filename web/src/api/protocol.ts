// The types of the protocol, written from those of the Rust code: UPDATE_TYPES=1 cargo test

/**
 * A question to the coach.
 */
export type AdviceBody = { 
/**
 * Moves that are only thought of, in the game's notation.
 */
moves?: Array<string>, 
/**
 * The last step that you have seen: if the game has moved on since, there is no answer.
 */
expected?: number, 
/**
 * An aim of Rolling Dice that somebody thinks of, such as `at 150.0 direction 0 strength 900 loft 50 spin 12.0`.
 */
aim?: string, 
/**
 * What values are to count: points, or chances of winning where the game has them.
 */
in?: AdviceUnit, };

/**
 * What values count.
 */
export type AdviceUnit = "points" | "winning";

/**
 * What the coach thinks of a position.
 */
export type AdviceView = { 
/**
 * What the values count: what was asked for, unless the game has no chances of winning.
 */
unit: AdviceUnit, 
/**
 * What the position is worth with the best moves: points on average, or the chance of winning.
 */
value: number, 
/**
 * `exact` or `estimate`.
 */
kind: 'exact' | 'estimate', 
/**
 * The standard error of an estimate.
 */
error?: number, 
/**
 * The moves, the best first.
 */
moves: Array<AdvisedMove>, 
/**
 * What the coach would play from here on, up to the move after which dice roll or another acts.
 */
plan: Array<string>, 
/**
 * Each seat's chance of winning now, if chances are known.
 */
chances?: ChancesView, 
/**
 * Why no chances are known, in the asker's language.
 */
no_chances?: string, 
/**
 * What one would do for points and what to win, where that is not the same, in the asker's language.
 */
parting?: string, };

/**
 * What the coach thinks of a move.
 */
export type AdvisedMove = { 
/**
 * In the game's notation.
 */
move: string, 
/**
 * What the position would be worth after it.
 */
value: number, 
/**
 * The standard error of that, if it is an estimate of its own.
 */
error?: number, 
/**
 * Whether none is better.
 */
best: boolean, 
/**
 * Why, in the asker's language.
 */
why: Array<string>, };

/**
 * A part of an aim, in the units of the notation.
 */
export type AimPartView = { 
/**
 * `place`, `direction`, `strength`, `loft` or `spin`.
 */
part: 'place' | 'direction' | 'strength' | 'loft' | 'spin', 
/**
 * The word before its value in the notation.
 */
word: string, 
/**
 * What it is measured in.
 */
unit: string, 
/**
 * The least that a hand can do.
 */
least: number, 
/**
 * The most.
 */
most: number, 
/**
 * The finest difference.
 */
step: number, 
/**
 * Digits after the point, in the notation.
 */
decimals: number, 
/**
 * What is thrown if nothing is said.
 */
usual: number, };

/**
 * Where, whereto and how hard.
 *
 * ```
 * # use rolling_dice::Aim;
 * let aim: Aim = "at 150.0 direction -120 strength 900 loft 50 spin 12.0".parse().unwrap();
 * assert_eq!(aim, Aim { place: 1500, direction: -120, strength: 900, loft: 50, spin: 120 });
 * ```
 */
export type AimText = string;

/**
 * A game, taken apart.
 *
 * For every seat `result = start + luck − loss` up to the last digits of an `f64`.
 */
export type Analysis = { unit: AnalysisUnit, kind: Exactness, 
/**
 * The standard error of estimated values.
 */
error: number | null, 
/**
 * Whether the game was played to its end.
 */
finished: boolean, 
/**
 * The seats, in the order of play.
 */
seats: Array<SeatSums>, 
/**
 * Everything that happened, event by event.
 */
steps: Array<AnalysisStep>, };

/**
 * An event of the record, and what it changed.
 */
export type AnalysisStep = { "type": "roll" } & RollStep | { "type": "decision" } & DecisionStep | { "type": "forced" } & ForcedStep;

/**
 * What values are counted in.
 */
export type AnalysisUnit = "points" | "winning";

/**
 * What came of a command. It is durable.
 */
export type AnswerView = { 
/**
 * The step that answered the command.
 */
seq: number, 
/**
 * Whether the same command had been answered before.
 */
repeated: boolean, 
/**
 * The table afterwards.
 */
table: TableView, };

/**
 * The arena of Rolling Dice.
 */
export type ArenaView = { 
/**
 * The box. Its left corner at the entrance is x 0, y 0; y goes forward from the entrance.
 */
box: BoxView, 
/**
 * The outline of the floe, against the clock; water lies between it and the walls.
 */
floe: Array<PointView>, 
/**
 * Nets and holes: discs on the floe.
 */
patches: Array<PatchView>, 
/**
 * The middles of the ice blocks, in the order in which they are filled.
 */
blocks: Array<PointView>, 
/**
 * The edge of an ice block.
 */
block_edge: number, 
/**
 * A die.
 */
die: DieView, 
/**
 * Two dice that differ by no more in y are at equal height.
 */
equal_height: number, 
/**
 * The parts of an aim, in the order of the notation.
 */
aim: Array<AimPartView>, 
/**
 * All colours.
 */
colours: [Colour, Colour, Colour, Colour, Colour, Colour], 
/**
 * The points that end the game, for two seats, then one more, and so on.
 */
goals: Array<Points>, 
/**
 * How much a hand trembles.
 */
tremor: TremorView, };

/**
 * A thrown die that beats the marked one.
 */
export type Beating = { 
/**
 * Which, counted from one, as in `choose 1`.
 */
die: number, 
/**
 * Whether it shows more.
 */
higher: boolean, 
/**
 * Whether it lies further forward.
 */
further: boolean, };

/**
 * A die that was on an ice block when a round ended (RD-15).
 */
export type BlockOfRound = { 
/**
 * Which block, from 1.
 */
number: number, 
/**
 * What the die showed.
 */
face: Pips, };

/**
 * A bone, and the place of the skeleton where it belongs: each has exactly one.
 */
export type Bone = "LA1" | "LA2" | "LA3" | "LL3" | "LL4" | "LL5" | "RA1" | "RA2" | "RA3" | "RL3" | "RL4" | "RL5" | "SK" | "RI" | "SP" | "PE";

/**
 * What a die shows.
 */
export type BoneFace = Bone | "HA" | "GR";

/**
 * The weights with which a bone shows its sides, as integers in lowest terms.
 *
 * Equal weights are equal profiles: `2,8,8,2` is `antique`, and is written so. No weight exceeds
 * 1,000,000,000, as given or in lowest terms, and none has more than six decimal places.
 *
 * ```
 * use knochenmax::Profile;
 *
 * let own: Profile = "0.135,0.385,0.385,0.095".parse().unwrap();
 * assert_eq!(own, Profile::SHAGAI);
 * assert_eq!(own.weights(), [27, 77, 77, 19]);
 * assert_eq!(own.to_string(), "shagai");
 * ```
 */
export type BonesProfile = string | [number, number, number, number];

/**
 * The name of a bot.
 */
export type BotName = string;

/**
 * A bot.
 */
export type BotView = { 
/**
 * Its name.
 */
name: string, 
/**
 * How it plays, in the asker's language.
 */
description: string, };

/**
 * The box round the floe.
 */
export type BoxView = { 
/**
 * From wall to wall.
 */
width: number, 
/**
 * From the entrance to the wall opposite.
 */
depth: number, 
/**
 * How high the three walls are above the ice.
 */
wall_height: number, 
/**
 * How thick they are.
 */
wall_thickness: number, };

/**
 * Where the dice of a roll came from.
 */
export type By = "drawn" | "hand" | "taken";

/**
 * Something for each of some colours, as JSON `{"orange": 3, "green": 1}`. A colour that is given twice is an
 * error: serde would silently keep the last.
 */
export type ByColour<T> = { [key in Colour]?: T };

/**
 * A new chain.
 */
export type ChainBody = { 
/**
 * For which seat of yours, from 0.
 */
seat: number, 
/**
 * The anchor of the chain.
 */
anchor: Hex32, 
/**
 * The public Ed25519 key that your device signs with.
 */
signing_key?: Hex32, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * The chances of all seats, which make one win together.
 */
export type ChancesView = { 
/**
 * `exact` or `estimate`.
 */
kind: 'exact' | 'estimate', 
/**
 * The standard error of an estimate.
 */
error?: number, 
/**
 * In the order of the seats.
 */
seats: Array<number>, };

/**
 * What people choose before a game with colours.
 */
export type ChoiceView = { 
/**
 * How many colours each seat plays.
 */
each: number, 
/**
 * All colours that there are.
 */
colours: [Colour, Colour, Colour, Colour, Colour, Colour], 
/**
 * The seat that begins, from 0.
 */
begins: Seat, };

/**
 * A game of a circle that was played to its end.
 */
export type CircleGameView = { 
/**
 * At which table.
 */
table: TableId, 
/**
 * Which game.
 */
game: GameId, 
/**
 * The season that was on when it ended.
 */
season: number, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * Whether two members or more had a seat each.
 */
counts: boolean, 
/**
 * The evening to which it belongs.
 */
evening: number | null, 
/**
 * The seats of people.
 */
seats: Array<CircleSeatView>, };

/**
 * How somebody did in a game of a circle.
 */
export type CircleSeatView = { 
/**
 * Which seat, from 0.
 */
seat: number, 
/**
 * Which member; none for somebody who left or was none, and for who held several seats.
 */
member: number | null, 
/**
 * The points.
 */
points: number, 
/**
 * The part of the win: 1 alone, less if shared, 0 if lost.
 */
won: number, 
/**
 * Luck of the dice in points, once analysed.
 */
luck: number | null, 
/**
 * What moves lost against the best ones in points, once analysed.
 */
loss: number | null, };

/**
 * A circle as its members see it.
 */
export type CircleView = { 
/**
 * Its id, for links.
 */
circle: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The secret by which one joins: `/c/LINK` is the page for it.
 */
link: string, 
/**
 * Which member you are.
 */
you: number, 
/**
 * Which member is the host.
 */
host: number, 
/**
 * The members, those first who have been there longest.
 */
members: Array<MemberView>, 
/**
 * The season that is on.
 */
season: number, 
/**
 * All seasons, the first one first.
 */
seasons: Array<SeasonView>, };

/**
 * A message of a client.
 */
export type ClientMessage = { "type": "play" } & PlayBody | { "type": "enter" } & EnterBody | { "type": "throw" } & ThrowBody | { "type": "link" } & LinkBody | { "type": "chain" } & ChainBody | { "type": "look", 
/**
 * The client's number for the question.
 */
id: number, 
/**
 * The moves.
 */
moves?: Array<string>, } | { "type": "talk", 
/**
 * Which seat of yours says it, from 0.
 */
seat: number, 
/**
 * What.
 */
what: Phrase, } | { "type": "nudge", 
/**
 * Their seat, from 0.
 */
seat: number, } | { "type": "hurry" } | { "type": "ping" };

/**
 * How a table was closed.
 */
export type Closing = { 
/**
 * `owner` if whoever opened it closed it, `idle` if nobody touched it for long.
 */
why: Why, 
/**
 * What the owner is called, if the owner closed it and has a seat there.
 */
by: string | null, };

/**
 * A player's colour.
 */
export type Colour = "orange" | "green" | "purple" | "red" | "blue" | "yellow";

/**
 * Some of the colours in an order, as JSON `["red", "blue"]` and as text `red,blue`. No colour is there twice.
 */
export type ColourList = Array<"orange" | "green" | "purple" | "red" | "blue" | "yellow">;

/**
 * Colours for a seat.
 */
export type ColoursBody = { 
/**
 * Which seat, from 0: yours, or a bot's at your table.
 */
seat: number, 
/**
 * The colours, in the order in which the seat throws them; none to get free ones.
 */
colours: Array<Colour>, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * What everybody made of the same dice.
 */
export type ComparisonView = { 
/**
 * The turn in which not everybody did the same for the first time, from 0; none if all did the same as far as they came.
 */
parted: number | null, 
/**
 * Those who have played, in the order in which they came.
 */
lines: Array<DealtLine>, };

/**
 * Something added to the dice.
 */
export type ContributeBody = { 
/**
 * For which seat of yours, from 0.
 */
seat: number, 
/**
 * What.
 */
contribution: string, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * What a seat adds to the dice. It cannot hold the zero byte that parts it from the next one.
 */
export type Contribution = string;

/**
 * An answer to the position of a day.
 */
export type DailyBody = { 
/**
 * Which day, such as `2026-11-18`.
 */
date: string, 
/**
 * The move, in the game's notation.
 */
move: string, };

/**
 * The position of a day.
 */
export type DailyView = { 
/**
 * Which day, such as `2026-11-18`.
 */
date: string, 
/**
 * The position.
 */
puzzle: PuzzleView, };

/**
 * How long a person may take for a move.
 */
export type Deadline = "none" | "30s" | "2min" | "1day";

/**
 * A bot that shall play with the same dice.
 */
export type DealBotBody = { 
/**
 * Its name, such as `champion`.
 */
bot: string, };

/**
 * How somebody did with the dice of a deal.
 */
export type DealResult = { 
/**
 * Whether the game was played to its end.
 */
finished: boolean, 
/**
 * The place, from 1, which several may share; none without a game that was played to its end.
 */
rank: number | null, 
/**
 * How many turns it took.
 */
turns: number, 
/**
 * The points.
 */
points: Points, };

/**
 * A deal as you see it.
 */
export type DealView = { 
/**
 * Its name, for links.
 */
id: TableId, 
/**
 * Which game.
 */
game: GameId, 
/**
 * The game's options.
 */
options: Options, 
/**
 * For how many people it is.
 */
players: number, 
/**
 * What its dice are committed to.
 */
commitment: Hex32, 
/**
 * How its dice follow from the seed: `bonecup/3`.
 */
scheme: DiceScheme, 
/**
 * When it was opened, in milliseconds since 1970.
 */
opened: number, 
/**
 * When it ends at the latest.
 */
closes: number, 
/**
 * When it ended; none while it goes on.
 */
ended: number | null, 
/**
 * The seed, once it has ended.
 */
seed: Hex32 | null, 
/**
 * Whether you opened it, and may end it.
 */
yours: boolean, 
/**
 * Your table in it.
 */
table: TableId | null, 
/**
 * Who plays: in the order in which they came, after the end the best first.
 */
places: Array<PlaceView>, };

/**
 * A roll or a move.
 */
export type DealtEvent = { 
/**
 * Whether dice rolled; otherwise it is a move.
 */
rolled: boolean, 
/**
 * What they showed, or what was played.
 */
text: string, };

/**
 * What somebody made of them.
 */
export type DealtLine = { 
/**
 * The number of the place.
 */
number: number, 
/**
 * What a loss is counted in, once the game is analysed: `points` or `winning`.
 */
unit: string | null, 
/**
 * Turn by turn.
 */
turns: Array<DealtTurn>, };

/**
 * What somebody did in a turn.
 */
export type DealtTurn = { 
/**
 * Rolls and moves, in the game's notation.
 */
events: Array<DealtEvent>, 
/**
 * The points after it.
 */
points: Points, 
/**
 * What its moves lost against the best ones, once the game is analysed.
 */
loss: number | null, };

/**
 * A move with alternatives.
 */
export type DecisionStep = { move: string, 
/**
 * The best move.
 */
best: string, best_value: number, 
/**
 * What the worst move is worth: as much as the best where nothing was decided. Not known where moves are tried out.
 */
worst_value: number | null, 
/**
 * How many moves there were.
 */
moves: number, 
/**
 * What the move lost against the best.
 */
loss: number, 
/**
 * The number of the event in the record, from 1.
 */
event: Seq, seat: Seat, 
/**
 * The how-manieth turn of the seat, from 1.
 */
turn: number, 
/**
 * What the position is worth to the seat after it.
 */
value: number, 
/**
 * And to each seat.
 */
values: Array<number>, };

/**
 * A number of dice of each kind.
 */
export type DiceCount = { 
/**
 * Left dice.
 */
left: number, 
/**
 * Right dice.
 */
right: number, 
/**
 * Centre dice.
 */
centre: number, };

/**
 * A version of the dice.
 */
export type DiceScheme = "bonecup/1" | "bonecup/2" | "bonecup/3";

/**
 * Where a seat's dice come from.
 */
export type DiceSource = "drawn" | "hand";

/**
 * A die.
 */
export type DieView = { 
/**
 * Its edge.
 */
edge: number, 
/**
 * The radius of its rounded edges.
 */
rounding: number, };

/**
 * Nothing more has to be said.
 */
export type EmptyBody = Record<symbol, never>;

/**
 * The name and version of an engine that computes throws.
 */
export type EngineName = string;

/**
 * What real dice showed.
 */
export type EnterBody = { 
/**
 * Your seat, from 0.
 */
seat: number, 
/**
 * The last step that you have seen.
 */
expected: number, 
/**
 * Your name for this command.
 */
key: string, 
/**
 * What the dice show, in the game's notation.
 */
outcome: string, 
/**
 * Your device's signature of the command.
 */
signature?: Signature, };

/**
 * The body of such an answer.
 */
export type ErrorBody = { error: ErrorView, };

/**
 * What went wrong.
 */
export type ErrorView = { 
/**
 * A short key that never changes, such as `command-stale`.
 */
code: string, 
/**
 * What is wrong and what to do, in the asker's language.
 */
message: string, 
/**
 * The ruling that refused, where one did.
 */
ruling?: string, 
/**
 * The last step of the table, where that helps.
 */
seq?: number, };

/**
 * A round of an evening.
 */
export type EveningRoundView = { 
/**
 * Its number, from 1.
 */
round: number, 
/**
 * `planned`, `playing` or `over`.
 */
phase: 'planned' | 'playing' | 'over', 
/**
 * Who sits out.
 */
bye: number | null, 
/**
 * Who plays whom.
 */
pairings: Array<PairingView>, };

/**
 * An evening.
 */
export type EveningView = { 
/**
 * Its number.
 */
evening: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * The member who planned it; none if they have left.
 */
planner: number | null, 
/**
 * `planned`, `playing` or `over`.
 */
phase: 'planned' | 'playing' | 'over', 
/**
 * Which game.
 */
game: GameId, 
/**
 * The game's options.
 */
options: Record<string, unknown>, 
/**
 * Who plays whom.
 */
schedule: ScheduleView, 
/**
 * Time for a move.
 */
deadline: Deadline, 
/**
 * Whether players may ask the coach.
 */
coach: boolean, 
/**
 * Whether people roll real dice.
 */
real_dice: boolean, 
/**
 * When it was planned, in milliseconds since 1970.
 */
created: number, 
/**
 * The members who take part; none is somebody who left.
 */
players: Array<number | null>, 
/**
 * The rounds that are paired.
 */
rounds: Array<EveningRoundView>, 
/**
 * How many rounds there will be.
 */
rounds_in_all: number, 
/**
 * By what those are told apart who have as many points, in this order: `buchholz`, `sonneborn-berger`, `direct`.
 */
tie_breaks: Array<'buchholz' | 'sonneborn-berger' | 'direct'>, 
/**
 * Who stands where, the first first.
 */
standings: Array<StandingView>, 
/**
 * Who is in first place, once it is over, by their numbers in the evening.
 */
winners: Array<number>, };

/**
 * Whether values are worked out or tried out.
 */
export type Exactness = "exact" | "estimate";

/**
 * Your figures in one game.
 */
export type FiguresView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Tables where you were when a game began.
 */
begun: number, 
/**
 * At how many of them it was played to the end.
 */
finished: number, 
/**
 * How many of them you closed yourself, as the one who had opened the table.
 */
closed: number, 
/**
 * Games played to the end, counted for each seat that was yours.
 */
games: number, 
/**
 * Wins; a shared one counts in part.
 */
wins: number, 
/**
 * Mean score; none before the first game is played to the end.
 */
mean_score: number | null, 
/**
 * How many of the games were analysed.
 */
analysed: number, 
/**
 * Mean luck of the dice in points.
 */
mean_luck: number | null, 
/**
 * Mean loss against the best moves in points.
 */
mean_loss: number | null, };

/**
 * The only legal move.
 */
export type ForcedStep = { move: string, 
/**
 * Always 0.
 */
loss: number, 
/**
 * The number of the event in the record, from 1.
 */
event: Seq, seat: Seat, 
/**
 * The how-manieth turn of the seat, from 1.
 */
turn: number, 
/**
 * What the position is worth to the seat after it.
 */
value: number, 
/**
 * And to each seat.
 */
values: Array<number>, };

/**
 * Where a table is.
 */
export type Found = { 
/**
 * Its name, for links.
 */
table: TableId, };

/**
 * A position, and what led to it.
 */
export type Frame = { 
/**
 * The step of the table in which it happened.
 */
seq: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * A move or a roll, as in the events of a step; none at the beginning.
 */
event: RoomEvent | null, 
/**
 * The seat that moved, or whose dice rolled.
 */
seat: Seat | null, 
/**
 * The position after it.
 */
position: Position, 
/**
 * What follows from it, so that views need no rules.
 */
facts: Facts, 
/**
 * The points of each seat after it.
 */
points: Array<Points>, 
/**
 * Who has to act after it; none while drawn dice roll.
 */
turn: TurnView | null, };

/**
 * What a scoring die on the floe earns.
 */
export type Gain = { 
/**
 * Its own pips.
 */
own: Points, 
/**
 * The pips of the scoring dice further back.
 */
behind: Points, 
/**
 * The pips of the dice on ice blocks.
 */
blocks: Points, 
/**
 * The bonus of a net or the penalty of a hole, 0 if it touches none.
 */
patch: Points, };

/**
 * A game of the list.
 */
export type GameId = "rolling-bones" | "knochenmax" | "rolling-dice";

/**
 * The league in one game.
 */
export type GameLeagueView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * How many games were counted.
 */
played: number, 
/**
 * The members who played, the first first.
 */
table: Array<LeagueLineView>, 
/**
 * Every two members who met.
 */
head_to_head: Array<HeadToHeadView>, 
/**
 * The records that somebody holds.
 */
records: Array<LeagueRecordView>, };

/**
 * The options of the games, by key; in the same way.
 */
export type GameOptions = { 
/**
 *rolling-bones
 */
"rolling-bones": RollingBonesOptions, 
/**
 *knochenmax
 */
knochenmax: KnochenMaxOptions, 
/**
 *rolling-dice
 */
"rolling-dice": RollingDiceOptions, };

/**
 * A game as it was played, finished or not.
 */
export type GameRecord = { format: string, version: number, rules: number, table: TableId, 
/**
 * Only in a practice.
 */
from?: Origin, game: GameId, options: Record<string, unknown>, seats: Array<SeatPlan>, dice: RecordDice, events: Array<RecordEvent>, result: RecordedResult | null, };

/**
 * A game of the list.
 */
export type GameView = { 
/**
 * Its key.
 */
game: GameId, 
/**
 * Its name.
 */
title: string, 
/**
 * The fewest seats.
 */
least_seats: number, 
/**
 * The most seats.
 */
most_seats: number, 
/**
 * Whether its dice are thrown, and an engine computes how they fall.
 */
physics: boolean, 
/**
 * The colours that people choose from; none in games without colours.
 */
colours: Array<Colour>, 
/**
 * How many colours each seat plays, for the fewest seats, then one more, and so on.
 */
colours_each: Array<number>, 
/**
 * Its options with their usual values.
 */
options: Array<OptionView>, 
/**
 * The bots that play it, the weakest first.
 */
bots: Array<BotView>, };

/**
 * What becomes of a pairing.
 */
export type GiveUpBody = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The pairing in it, from 0.
 */
pairing: number, 
/**
 * Who of the two has won, by their number in the evening; none if both get nothing.
 */
won_by: number | null, };

/**
 * When putting on a hat of the roll fulfils the duty (RB-3).
 */
export type HatDuty = "printed" | "always" | "never";

/**
 * When the hat may be taken off (RB-5).
 */
export type HatOff = "any_time" | "after_duty";

/**
 * How two members did against each other.
 */
export type HeadToHeadView = { 
/**
 * Who.
 */
members: [number, number], 
/**
 * How often they sat at one table.
 */
played: number, 
/**
 * How often each was before the other.
 */
won: [number, number], 
/**
 * How often they were level.
 */
shared: number, };

/**
 * Thirty-two bytes, written as 64 hexadecimal digits: a seed or a commitment.
 */
export type Hex32 = string;

/**
 * Where a link leads.
 */
export type InvitationView = { 
/**
 * What the circle is called.
 */
name: string, 
/**
 * How many members it has.
 */
members: number, 
/**
 * Its id, if you are a member.
 */
circle: string | null, };

/**
 * A wish to sit down.
 */
export type JoinBody = { 
/**
 * Which seat, from 0; any if left out.
 */
seat?: number, 
/**
 * What the seat is called; your own name if left out.
 */
name?: string, 
/**
 * What you add to dice of version 1, after you have seen what they are committed to.
 */
contribution?: string, 
/**
 * The seal of what you add to dice of version 2.
 */
seal?: Hex32, 
/**
 * The public Ed25519 key that your device signs with, with a seal.
 */
signing_key?: Hex32, 
/**
 * The colours that you choose, in a game that has them; free ones if left out.
 */
colours?: Array<Colour>, 
/**
 * Your name for this command, so that sending it twice does not do it twice.
 */
key?: string, };

/**
 * The wish to join a circle.
 */
export type JoinCircleBody = { 
/**
 * What you are called in it; your own name if left out.
 */
as?: string, };

/**
 * A wish to play in a deal.
 */
export type JoinDealBody = { 
/**
 * What you are called there; your own name if left out.
 */
name?: string, };

/**
 * A move that was judged.
 */
export type JudgedView = { 
/**
 * In the game's notation.
 */
move: string, 
/**
 * In the asker's language.
 */
text: string, 
/**
 * What the position is worth with it.
 */
value: number, 
/**
 * The standard error of an estimate.
 */
error?: number, 
/**
 * Why, in the asker's language; only of the answer and the best move.
 */
why: Array<string>, };

/**
 * A scoring die on the floe of a kept round.
 */
export type KeptDie = { 
/**
 * Whose.
 */
colour: Colour, 
/**
 * What it shows.
 */
face: Pips, 
/**
 * Whether it is at equal height with the one listed before it. All dice of a row are level with each other.
 */
level: boolean, 
/**
 * What the net gives that it touches, less than 0 for what a hole takes; nothing or 0 for neither.
 */
patch: Points | null, };

/**
 * A round at its end, before it is scored: the dice in their order. It may be nonsense.
 */
export type KeptRound = { 
/**
 * How many play.
 */
seats: number, 
/**
 * The colour that threw first; if none is named the first in the order of play.
 */
starter?: Colour, 
/**
 * The fields of the seals before the round is scored; those not named are at the start.
 */
seals: ByColour<Points>, 
/**
 * The scoring dice on the floe, from front to back.
 */
floe: Array<KeptDie>, 
/**
 * The dice on the ice blocks, from the first block on.
 */
blocks: Array<OnBlock>, };

/**
 * The key with which this server signs.
 */
export type KeyView = { 
/**
 * Always `Ed25519`.
 */
algorithm: string, 
/**
 * The public key, as 64 hexadecimal digits.
 */
key: Hex32, 
/**
 * What people compare: the first 20 hexadecimal digits of the SHA-256 of the key.
 */
fingerprint: string, };

/**
 * What follows from a position of KnochenMAX.
 */
export type KnochenMaxFacts = { 
/**
 * The sum of each sheet of each seat.
 */
totals: Array<Array<Points>>, 
/**
 * The weights by which the bones fall, in the order of the sides 1, 3, 4 and 6.
 */
weights: [number, number, number, number], };

/**
 * The options of KnochenMAX. In JSON each may be left out.
 */
export type KnochenMaxOptions = { 
/**
 * How the bones fall (KM-5).
 */
bones: BonesProfile, 
/**
 * How many sheets each seat fills in parallel.
 */
sheets: SheetCount, 
/**
 * Whether a struck KnochenMAX box is "already filled" for bonus and joker (KM-2).
 */
struck_max_counts: boolean, };

/**
 * A position in JSON, possible or not.
 *
 * It lists either the `sheets` of a player who plays alone, or the `seats` with their sheets. A game with one
 * seat is written in the first form, any other in the second; both are read.
 */
export type KnochenMaxPosition = { 
/**
 * The sheets of the only player.
 */
sheets?: Array<Sheet>, 
/**
 * Every seat, in the order of play.
 */
seats?: Array<SeatSheets>, 
/**
 * The seat whose turn it is, counted from 0; the first if it is left out.
 */
to_move?: number, 
/**
 * The sides that lie; those missing from five are in the cup.
 */
throw: Array<Side>, 
/**
 * How many throws of the turn have not been made yet; 3 if it is left out and no bone lies.
 */
throws_left: number, };

/**
 * A wish for a token.
 */
export type LabelBody = { 
/**
 * What to call it.
 */
label: string, };

/**
 * A member in the league table.
 */
export type LeagueLineView = { 
/**
 * The place, from 1; who is level shares one.
 */
place: number, 
/**
 * Who.
 */
member: number, 
/**
 * The games.
 */
played: number, 
/**
 * The sum of the parts of the wins.
 */
won: number, 
/**
 * The mean of the points.
 */
points: number, 
/**
 * The games that were analysed.
 */
analysed: number, 
/**
 * The mean of the luck in those.
 */
luck: number | null, 
/**
 * What a real decision loses on average; none while nothing is known.
 */
loss: number | null, 
/**
 * The real decisions behind that.
 */
decisions: number, 
/**
 * By results, from the games of the circle in this season alone; none while nothing is known.
 */
rating: StrengthView | null, };

/**
 * A record of a circle.
 */
export type LeagueRecordView = { 
/**
 * `highest`, `luckiest`, `least-loss` or `greatest-lead`.
 */
kind: 'highest' | 'luckiest' | 'least-loss' | 'greatest-lead', 
/**
 * Who holds it.
 */
member: number, 
/**
 * How much.
 */
value: number, 
/**
 * At which table.
 */
table: TableId, 
/**
 * When that game ended, in milliseconds since 1970.
 */
at: number, };

/**
 * The league of a circle.
 */
export type LeagueView = { 
/**
 * Of which season; 0 for all together.
 */
season: number, 
/**
 * The games that were played.
 */
games: Array<GameLeagueView>, };

/**
 * A length in hundredths of a millimetre, up to [`Length::MOST`] either way.
 *
 * ```
 * # use rolling_dice::Length;
 * assert_eq!(Length::nearest(120.499).to_string(), "120.50");
 * assert_eq!(Length::mm(12), Length::hundredths(1200));
 * ```
 */
export type Length = number;

/**
 * A colour's part in it.
 */
export type LineView = { 
/**
 * Which.
 */
colour: Colour, 
/**
 * What its die is worth, part by part: `own`, `behind`, `blocks`, `patch`; none if it is on a block.
 */
gain: Gain | null, 
/**
 * How many fields its seal earns.
 */
earned: Points, 
/**
 * Where its seal was.
 */
from: Points, 
/**
 * Where it goes: further than earned where fields are occupied.
 */
to: Points, };

/**
 * A link that a roll waits for.
 */
export type LinkBody = { 
/**
 * Your seat that was asked, from 0.
 */
seat: number, 
/**
 * For which roll.
 */
roll: number, 
/**
 * The link.
 */
link: Hex32, };

/**
 * An evening in the list of a circle.
 */
export type ListedEveningView = { 
/**
 * Its number.
 */
evening: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * Which game.
 */
game: GameId, 
/**
 * `planned`, `playing` or `over`.
 */
phase: 'planned' | 'playing' | 'over', 
/**
 * When it was planned, in milliseconds since 1970.
 */
created: number, 
/**
 * How many take part.
 */
players: number, 
/**
 * The round that is on, from 1; 0 before the first.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * The members who have won; none is somebody who left.
 */
winners: Array<number | null>, };

/**
 * A table in a list.
 */
export type ListedTable = { 
/**
 * Its name, for links.
 */
table: TableId, 
/**
 * When it was last touched, in milliseconds since 1970.
 */
touched: number, 
/**
 * In how many milliseconds it will be closed because nobody touches it; only in the last week before. Time in which no
 * server runs does not count.
 */
closes_in?: number, 
/**
 * Which game.
 */
game: GameId, 
/**
 * How far it is: `gathering`, `playing`, `over` or `closed`.
 */
phase: Phase, 
/**
 * What each seat is called; none while it is open.
 */
seats: Array<string | null>, 
/**
 * How many seats are open.
 */
open: number, 
/**
 * Time for a move.
 */
deadline: Deadline, 
/**
 * Whether somebody plays with real dice.
 */
real_dice: boolean, 
/**
 * The points of each seat when the table ended, if the game had begun.
 */
points: Array<number> | null, 
/**
 * How it was closed before the end of its game, if it was.
 */
closed: Closing | null, };

/**
 * Moves that are only thought of.
 */
export type LookBody = { 
/**
 * In the game's notation, played one after the other.
 */
moves?: Array<string>, };

/**
 * What would be after them.
 */
export type Looked = { 
/**
 * The last step that was taken into account.
 */
seq: number, 
/**
 * The position, in the form that `bonecup advise` reads.
 */
position: Position, 
/**
 * The seat that would have to move; none if dice would roll or the game be over.
 */
seat: Seat | null, 
/**
 * The legal moves, each with what it would earn.
 */
moves: Array<PreviewedMove>, 
/**
 * What follows from the position, so that views need no rules.
 */
facts: Facts, };

/**
 * A scoring die at the end of a round.
 */
export type LyingDie = { 
/**
 * Whose.
 */
colour: Colour, 
/**
 * The seat that plays the colour, from 0.
 */
seat: Seat, 
/**
 * What it showed.
 */
face: Pips, 
/**
 * How it lay, if it was on the floe.
 */
rest: Rest | null, 
/**
 * On which ice block it was, from 1, if it was on one.
 */
block: number | null, };

/**
 * An answer that is being made.
 */
export type MakingView = { 
/**
 * What part of it is done, from 0 to 1. It stays 0 while others have their turn.
 */
done: number, };

/**
 * Who you are.
 */
export type MeView = { 
/**
 * What you are called; none if you have not said it yet.
 */
name: string | null, };

/**
 * A member.
 */
export type MemberBody = { 
/**
 * The number.
 */
member: number, };

/**
 * A member of a circle.
 */
export type MemberView = { 
/**
 * The number, which is never given again.
 */
member: number, 
/**
 * What they are called in the circle.
 */
name: string, 
/**
 * Since when they are a member, in milliseconds since 1970.
 */
since: number, 
/**
 * The first member before them whose name looks the same, if one does.
 */
looks_like?: number, };

/**
 * A bot in somebody's place.
 */
export type MindBody = { 
/**
 * Which seat, from 0.
 */
seat: number, 
/**
 * Which bot; a steady one if left out.
 */
bot?: string, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * An answer to a position of yours.
 */
export type MistakeBody = { 
/**
 * At which table.
 */
table: TableId, 
/**
 * The event of its record.
 */
event: Seq, 
/**
 * The move, in the game's notation.
 */
move: string, };

/**
 * A decision of yours that lost something.
 */
export type MistakeView = { 
/**
 * At which table.
 */
table: TableId, 
/**
 * The event of its record.
 */
event: Seq, 
/**
 * Which of your turns it was, from 1.
 */
turn: number, 
/**
 * When the game ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The position before it.
 */
puzzle: PuzzleView, };

/**
 * Your mistakes in some games.
 */
export type MistakesView = { 
/**
 * The positions, those of the newest game first.
 */
mistakes: Array<MistakeView>, 
/**
 * What to ask for as `before` to read on; none at the end.
 */
next: number | null, };

/**
 * The name of a person at a seat.
 */
export type Name = string;

/**
 * A name.
 */
export type NameBody = { 
/**
 * 1 to 40 characters.
 */
name: string, };

/**
 * A circle to be made.
 */
export type NewCircleBody = { 
/**
 * What it is called: 1 to 40 characters.
 */
name: string, 
/**
 * What you are called in it; your own name if left out.
 */
as?: string, 
/**
 * Your name for this command: sent again, it is answered with the same circle.
 */
key?: string, };

/**
 * A deal to be opened.
 */
export type NewDealBody = { 
/**
 * `rolling-bones` or `knochenmax`.
 */
game: GameId, 
/**
 * The game's options; those left out are the rules' own.
 */
options?: Record<string, unknown>, 
/**
 * For how many people it is, 2 to 24.
 */
players?: number, 
/**
 * After how many days it ends at the latest, 1 to 30.
 */
days?: number, };

/**
 * An evening to be planned.
 */
export type NewEveningBody = { 
/**
 * What it is called: 1 to 40 characters.
 */
name: string, 
/**
 * `rolling-bones`, `knochenmax` or `rolling-dice`.
 */
game: GameId, 
/**
 * The game's options; those left out are the rules' own.
 */
options?: Record<string, unknown>, 
/**
 * The members who take part, in the order in which they are paired first.
 */
members: Array<number>, 
/**
 * Who plays whom.
 */
schedule: ScheduleView, 
/**
 * Time for a move: `none`, `30s`, `2min` or `1day`.
 */
deadline?: Deadline, 
/**
 * Whether players may ask the coach.
 */
coach?: boolean, 
/**
 * Whether people roll real dice and type in what they show.
 */
real_dice?: boolean, };

/**
 * A table to be opened.
 */
export type NewTableBody = { 
/**
 * `rolling-bones`, `knochenmax` or `rolling-dice`.
 */
game: GameId, 
/**
 * The game's options; those left out are the rules' own.
 */
options?: Record<string, unknown>, 
/**
 * The seats, in the order of play.
 */
seats: Array<SeatBody>, 
/**
 * Whether everybody finds it in the lobby.
 */
public?: boolean, 
/**
 * Time for a move: `none`, `30s`, `2min` or `1day`.
 */
deadline?: Deadline, 
/**
 * Whether players may ask the coach.
 */
coach?: boolean, 
/**
 * Whether people roll real dice and type in what they show; a seat may say otherwise.
 */
real_dice?: boolean, 
/**
 * How drawn dice follow from the seed: `bonecup/2`, or `bonecup/1`, which needs less of its clients and hides less
 * from the host.
 */
scheme?: DiceScheme, 
/**
 * The circle for which it is opened, if you are a member of one; nobody else is told.
 */
circle?: string, 
/**
 * Your name for this command: sent again, it is answered with the same table.
 */
key?: string, };

/**
 * A new token. It is shown only once.
 */
export type NewToken = { 
/**
 * For the header `Authorization: Bearer …`.
 */
token: string, };

/**
 * A colour's throw in the round to come.
 */
export type NextThrow = { 
/**
 * Who throws.
 */
colour: Colour, 
/**
 * With how many dice.
 */
dice: number, 
/**
 * Whether its scoring die stays on the floe and has to be beaten. A die on a block returns to its owner.
 */
stays: boolean, };

/**
 * Who may sit on a seat.
 */
export type Offer = "open" | { "reserved": { 
/**
 * Who.
 */
person: PersonId, 
/**
 * What they are called.
 */
name: Name, } } | { "person": { 
/**
 * Who.
 */
person: PersonId, 
/**
 * What the seat is called.
 */
name: Name, } } | { "bot": BotName };

/**
 * A seat offered anew.
 */
export type OfferBody = { 
/**
 * Which seat, from 0.
 */
seat: number, 
/**
 * To whom.
 */
offer: OfferChoice, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * Who gets a seat.
 */
export type OfferChoice = { "kind": "open" } | { "kind": "me", 
/**
 * What the seat is called.
 */
name: string, } | { "kind": "bot", 
/**
 * Its name.
 */
bot: string, };

/**
 * A move to choose.
 */
export type OfferedMove = { 
/**
 * In the game's notation.
 */
move: string, 
/**
 * In the asker's language.
 */
text: string, };

/**
 * A die on an ice block.
 */
export type OnBlock = { 
/**
 * Whose.
 */
colour: Colour, 
/**
 * What it shows.
 */
face: Pips, };

/**
 * A table of a circle that gathers or plays.
 */
export type OpenTableView = { 
/**
 * Its name, for links.
 */
table: TableId, 
/**
 * Which game.
 */
game: GameId, 
/**
 * `gathering`, `settled` or `playing`.
 */
phase: Phase, 
/**
 * When it was last touched, in milliseconds since 1970.
 */
touched: number, 
/**
 * The members who sit there or for whom a seat is kept, without order.
 */
members: Array<number>, 
/**
 * How many seats there are.
 */
seats: number, 
/**
 * How many of them are free.
 */
open: number, 
/**
 * Time for a move.
 */
deadline: Deadline, 
/**
 * Whether somebody plays with real dice.
 */
real_dice: boolean, 
/**
 * The evening to which it belongs.
 */
evening: number | null, };

/**
 * The first thing that happens at a table.
 */
export type Opening = { 
/**
 * The table's name; part of the key of its dice.
 */
table: TableId, 
/**
 * Which game.
 */
game: GameId, 
/**
 * The version of the rules; tables that say nothing are as old as the first.
 */
rules: number, 
/**
 * Its options, in the game's own form.
 */
options: Record<string, unknown>, 
/**
 * Who opened it. Left out of what others are told.
 */
owner: PersonId, 
/**
 * Whether it is listed for everybody; otherwise only those who have the link or the code find it.
 */
public: boolean, 
/**
 * How long a person may take for a move.
 */
deadline: Deadline, 
/**
 * Whether players may ask the coach.
 */
coach: boolean, 
/**
 * What the dice are committed to; none if all dice are real.
 */
commitment: Hex32 | null, 
/**
 * How the dice follow from the seed; tables that say nothing are as old as the first version.
 */
scheme: DiceScheme, 
/**
 * The engine that computes throws, with version 2 in a game that has them.
 */
engine?: EngineName, 
/**
 * The game that it goes on from, if it is a practice.
 */
from?: Origin, 
/**
 * The seats, in the order of play.
 */
seats: Array<SeatOffer>, };

/**
 * An option of a game.
 */
export type OptionView = { 
/**
 * Its key.
 */
key: string, 
/**
 * The values that it may have, in words.
 */
allowed: string, 
/**
 * The ruling that it is about.
 */
ruling: string, 
/**
 * Its usual value.
 */
usual: string, };

/**
 * Where a practice comes from. Its first events are those of a game that is over; from there on it goes its own way, with dice
 * of its own.
 */
export type Origin = { 
/**
 * The table of that game.
 */
table: TableId, 
/**
 * How many of its events had happened.
 */
event: number, 
/**
 * How many events were taken over: the moves and the rolls among them.
 */
given: number, };

/**
 * A circle of yours in a list.
 */
export type OwnCircleView = { 
/**
 * Its id, for links.
 */
circle: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How many members it has.
 */
members: number, 
/**
 * Which of them you are.
 */
you: number, 
/**
 * Which of them is the host.
 */
host: number, };

/**
 * What became of the games at the tables of one person.
 */
export type OwnerView = { 
/**
 * Games that were begun at tables that they opened.
 */
begun: number, 
/**
 * How many of them were played to the end.
 */
finished: number, 
/**
 * How many of them they closed before.
 */
closed: number, };

/**
 * Which pairing.
 */
export type PairingBody = { 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The pairing in it, from 0.
 */
pairing: number, };

/**
 * Two who play each other.
 */
export type PairingView = { 
/**
 * Its number in the round, from 0.
 */
pairing: number, 
/**
 * Who, by their numbers in the evening, whoever begins first.
 */
players: [number, number], 
/**
 * Where they play.
 */
table: TableId | null, 
/**
 * `planned`, `open`, `closed`, `over` or `given_up`.
 */
state: 'planned' | 'open' | 'closed' | 'over' | 'given_up', 
/**
 * The part of the win of each; none while it is not in.
 */
won: [number, number] | null, 
/**
 * The points of each, if it was played.
 */
points: [number, number] | null, };

/**
 * A step, and how it left the table.
 */
export type PastStep = { 
/**
 * Its number.
 */
seq: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * What happened, in order.
 */
events: Array<RoomEvent>, 
/**
 * The points of each seat after it; none before the game.
 */
points: Array<Points> | null, 
/**
 * The seat that has to act after it; none before and after the game.
 */
acting: Seat | null, };

/**
 * A net or a hole.
 */
export type PatchView = { 
/**
 * `net` or `hole`.
 */
kind: 'net' | 'hole', 
/**
 * Its middle, across the entrance.
 */
x: number, 
/**
 * And forward from it.
 */
y: number, 
/**
 * From the middle to the rim.
 */
radius: number, 
/**
 * What a scoring die that touches it gets.
 */
points: Points, };

/**
 * A person, wherever they come back from. It tells nothing about them and is not shown to others.
 */
export type PersonId = string;

/**
 * How far a table is, in memory, in messages and in the database.
 */
export type Phase = "gathering" | "settled" | "playing" | "over" | "closed";

/**
 * What can be said.
 */
export type Phrase = "laugh" | "clap" | "wow" | "oops" | "phew" | "sad" | "think" | "heart" | "good-luck" | "well-played" | "one-moment" | "thanks" | "again" | "good-game";

/**
 * A face of a die, one to six.
 */
export type Pips = number;

/**
 * What a die came to rest on.
 */
export type Place = "floe" | "water" | "outside";

/**
 * Somebody in a deal.
 */
export type PlaceView = { 
/**
 * The number of the place.
 */
number: number, 
/**
 * What they are called; of a bot its name among bots.
 */
name: string, 
/**
 * Whether it is a bot, which plays once the deal has ended.
 */
bot: boolean, 
/**
 * Whether it is you.
 */
you: boolean, 
/**
 * Whether they are through.
 */
through: boolean, 
/**
 * Their table, once the deal has ended.
 */
table: TableId | null, 
/**
 * How they did, once the deal has ended.
 */
result: DealResult | null, };

/**
 * A command without more to say.
 */
export type PlainBody = { 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * Moves.
 */
export type PlayBody = { 
/**
 * Your seat, from 0.
 */
seat: number, 
/**
 * The last step that you have seen.
 */
expected: number, 
/**
 * Your name for this command.
 */
key: string, 
/**
 * The moves, in the game's notation, all or none.
 */
moves: Array<string>, 
/**
 * Your link, if the last move rolls dice of version 2.
 */
link?: Hex32, 
/**
 * Your device's signature of the command.
 */
signature?: Signature, };

/**
 * A running or finished game.
 */
export type PlayView = { 
/**
 * Who has to act.
 */
turn: TurnView, 
/**
 * The position, in the form that `bonecup advise` reads.
 */
position: Position, 
/**
 * The points of each seat.
 */
points: Array<Points>, 
/**
 * When the time of the person who has to act runs out, in milliseconds since 1970.
 */
due: number | null, 
/**
 * How many milliseconds of it were left when this was sent, whatever your clock says.
 */
left?: number, 
/**
 * What follows from the position, so that views need no rules.
 */
facts?: Facts, 
/**
 * The legal moves with what each would earn, for the person who has to move.
 */
previews?: Array<PreviewedMove>, 
/**
 * The legal moves of the seat that has to move; a sample of them where they are a continuum. Only in answers to
 * those who ask for the table, not in the stream.
 */
moves?: Array<string>, };

/**
 * What the coach thinks of a move that was played.
 */
export type PlayedView = { 
/**
 * The seat that played it, from 0.
 */
seat: Seat, 
/**
 * The move, in the game's notation.
 */
move: string, 
/**
 * What the position was worth after it; none if the coach does not know.
 */
value: number | null, 
/**
 * Whether none was better.
 */
best: boolean, 
/**
 * The best move, and what the position was worth with it.
 */
better: string, most: number, 
/**
 * `exact` or `estimate`.
 */
kind: 'exact' | 'estimate', 
/**
 * The standard error of an estimate.
 */
error?: number, 
/**
 * What speaks for it and against it, in the asker's language.
 */
why: Array<string>, };

/**
 * Who plays a seat.
 */
export type Player = "human" | { "bot": BotName };

/**
 * A point.
 */
export type PointView = { 
/**
 * Across the entrance.
 */
x: number, 
/**
 * Forward from it.
 */
y: number, };

/**
 * Points of a game; they may be negative (RB-9).
 */
export type Points = number;

/**
 * What the games write as JSON, by key; there is no such value, only the types of its fields are asked for.
 */
export type Positions = { 
/**
 *rolling-bones
 */
"rolling-bones": RollingBonesPosition, 
/**
 *knochenmax
 */
knochenmax: KnochenMaxPosition, 
/**
 *rolling-dice
 */
"rolling-dice": RollingDicePosition, };

/**
 * From where to play on, and how.
 */
export type PracticeBody = { 
/**
 * How many events of the game have happened: the number of its frame in `replay`, from 0.
 */
event: number, 
/**
 * The seat that you play, from 0.
 */
seat: number, 
/**
 * The bot that plays all others, such as `steady`.
 */
bot: string, 
/**
 * The dice from there on; left out, they are fresh.
 */
dice?: PracticeDice, 
/**
 * Your name for this command: sent again, it is answered with the same table.
 */
key?: string, };

/**
 * How dice fall in a practice.
 */
export type PracticeDice = "fresh" | "same";

/**
 * A legal move and what it would earn.
 */
export type PreviewedMove = { 
/**
 * In the game's notation.
 */
move: string, 
/**
 * By how much the seat's points would grow at once.
 */
gain: number, 
/**
 * Whether dice roll or another seat acts after it, so that it cannot be taken back.
 */
ends: boolean, 
/**
 * What is special about it: `bonus` or `joker` in KnochenMAX.
 */
note?: string, };

/**
 * Where a browser can be told something, as its `PushSubscription` says it.
 */
export type PushBody = { 
/**
 * The address at its push service: https, on the usual port.
 */
endpoint: string, 
/**
 * Its public key, in Base64 for addresses.
 */
p256dh: string, 
/**
 * The secret that it shares with the server, in Base64 for addresses.
 */
auth: string, };

/**
 * Whether this server tells people of their turns when their browser is closed, and whether it tells this browser.
 */
export type PushView = { 
/**
 * What a browser subscribes with, in Base64 for addresses; none if the server tells nobody.
 */
key: string | null, 
/**
 * Whether this browser is told.
 */
on: boolean, };

/**
 * A position to think about. Nothing in it says which move is best.
 */
export type PuzzleView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Its options.
 */
options: Options, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * The position.
 */
position: Position, 
/**
 * What follows from it, so that views need no rules.
 */
facts: Facts, 
/**
 * What the seats are called; none where nobody is meant.
 */
names: Array<Name>, 
/**
 * How many seats play.
 */
seats: number, 
/**
 * The seat that decides, from 0.
 */
seat: Seat, 
/**
 * The moves to choose from.
 */
choices: Array<OfferedMove>, };

/**
 * How well you play a game.
 */
export type RatingView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * By results; none if every game was played alone.
 */
result: StrengthView | null, 
/**
 * By mistakes; none in a game without values.
 */
skill: SkillView | null, };

/**
 * Your ratings.
 */
export type RatingsView = { 
/**
 * The games that you have played to their end.
 */
games: Array<RatingView>, 
/**
 * What your seats were called that count as you.
 */
names: Array<Name>, 
/**
 * The tables that were counted, in this order: the newest thousand. Whoever gives their records in this order to
 * `bonecup rate`, with `--same` for your earlier names, gets the same numbers.
 */
tables: Array<TableId>, };

export type RecordDice = { scheme: DiceScheme, commitment: Hex32 | null, seed: Hex32 | null, 
/**
 * The integer weights by which faces are drawn, for those who check without knowing the game.
 */
weights?: [number, number, number, number], engine?: EngineName, server?: Hex32, head?: Hex32, receipt?: Signature, };

export type RecordEvent = { seq: Seq, seat?: Seat, move?: string, cast?: number, roll?: number, by?: By, outcome?: string, chain?: Hex32, link?: Hex32, asks?: Seat, key?: Hex32, signed?: Signed, };

/**
 * How a game ended.
 */
export type RecordedResult = { 
/**
 * The points of each seat.
 */
points: Array<Points>, 
/**
 * The seats that won, counted from 0.
 */
winners: Array<Seat>, };

/**
 * A code to come back with.
 */
export type RecoveryCode = { 
/**
 * Letters and digits; write it down.
 */
code: string, };

/**
 * A game so far, position by position.
 */
export type ReplayView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Its options.
 */
options: Options, 
/**
 * What the seats are called, in the order of play.
 */
seats: Array<string>, 
/**
 * The position before the first event, and the one after each.
 */
frames: Array<Frame>, };

/**
 * How a die came to rest: a fact that whoever threw hands in.
 */
export type Rest = { 
/**
 * What it shows.
 */
face: Pips, 
/**
 * Its centre's distance across the entrance.
 */
x: Length, 
/**
 * Its centre's distance forward from the entrance line.
 */
y: Length, 
/**
 * How it is turned about the vertical.
 */
turn?: Yaw, 
/**
 * How many dice it stands on: 0 on the ice itself.
 */
level?: number, 
/**
 * What it rests on.
 */
place?: Place, 
/**
 * What it touches on the owner's own floe, as a person tells it: what a net gives, less than 0 for what a hole
 * takes, 0 for neither. Where nothing is told, the nets and holes of the [arena](crate::arena) decide.
 */
patch?: Points, };

/**
 * Somebody at a table whose game is over, as the table showed them.
 */
export type ResultPlayer = { 
/**
 * What they were called; a bot by its kind.
 */
name: string | null, 
/**
 * Their points.
 */
points: number | null, };

/**
 * A result of yours.
 */
export type ResultView = { 
/**
 * At which table.
 */
table: TableId, 
/**
 * Which game.
 */
game: GameId, 
/**
 * On which seat, from 0.
 */
seat: number, 
/**
 * Of how many.
 */
seats: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Your points.
 */
points: number, 
/**
 * Your part of the win: 1 alone, less if shared, 0 if lost.
 */
won: number, 
/**
 * Luck of your dice in points, once analysed.
 */
luck: number | null, 
/**
 * What your moves lost against the best ones in points, once analysed.
 */
loss: number | null, 
/**
 * How many of your decisions were real ones, where moves differ in value; none before that is known, and in a game without values.
 */
decisions: number | null, 
/**
 * Everybody who sat there at the end, in the order of the seats.
 */
players: Array<ResultPlayer>, };

/**
 * What was sealed.
 */
export type RevealBody = { 
/**
 * For which seat of yours, from 0.
 */
seat: number, 
/**
 * The anchor of its chain.
 */
anchor: Hex32, 
/**
 * What it adds to the dice.
 */
contribution: string, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * Dice were rolled.
 */
export type RollStep = { outcome: string, 
/**
 * What the position was worth to the seat before.
 */
before: number, luck: number, 
/**
 * The number of the event in the record, from 1.
 */
event: Seq, seat: Seat, 
/**
 * The how-manieth turn of the seat, from 1.
 */
turn: number, 
/**
 * What the position is worth to the seat after it.
 */
value: number, 
/**
 * And to each seat.
 */
values: Array<number>, };

/**
 * What follows from a position of Rolling Bones.
 */
export type RollingBonesFacts = { 
/**
 * What burying the skeleton would score now, also when no gravestone shows.
 */
score: Points, 
/**
 * How many dice the next roll costs; none if it could not be paid.
 */
price: number | null, 
/**
 * Whether a die must still be laid after this roll.
 */
duty: boolean, 
/**
 * Which sections of the body are complete.
 */
sections: Sections, 
/**
 * The free places where a bone could lie without a gap, such as `LA2`.
 */
places: Array<string>, };

/**
 * The options of Rolling Bones.
 */
export type RollingBonesOptions = { 
/**
 * The points that end the game.
 */
target: Points, 
/**
 * When a hat put on the skull fulfils the duty (RB-3).
 */
hat_duty: HatDuty, 
/**
 * When the hat may come off (RB-5).
 */
hat_off: HatOff, 
/**
 * Whether the round is played to the end (RB-10).
 */
finish_round: boolean, };

/**
 * A written position, which may be nonsense. One turn is enough; totals and seats may be left out.
 */
export type RollingBonesPosition = { 
/**
 * Right bones, in any order.
 */
skeleton: Array<Bone>, 
/**
 * False bones: the place, and the bone that lies on it.
 */
false?: { [key in Bone]?: Bone }, 
/**
 * Whether the hat is on.
 */
hat: boolean, 
/**
 * Faces of the unlaid dice. Hats taken off after the roll have none and are left out.
 */
roll: Array<BoneFace>, 
/**
 * Dice paid so far.
 */
out: DiceCount, 
/**
 * How many supplementary rolls were made, or paid and are about to be.
 */
supplementary: number, 
/**
 * Whether a die was laid since the last supplementary roll that fulfils the duty; not every hat does (RB-3).
 */
laid_this_roll: boolean, 
/**
 * Whether the unlaid dice are in the cup.
 */
rolling?: boolean, 
/**
 * The points of each seat; one seat without points, if left out.
 */
totals?: Array<Points>, 
/**
 * The seat whose turn it is.
 */
to_move?: Seat, };

/**
 * What follows from a position of Rolling Dice.
 */
export type RollingDiceFacts = { 
/**
 * What is due: `throw`, `landing`, `place`, `choose`, or `nothing` after the end.
 */
task: 'throw' | 'landing' | 'place' | 'choose' | 'nothing', 
/**
 * The colour that has to do it; none after the end.
 */
colour: Colour | null, 
/**
 * The colour whose throw it is or was; after the end the one that began the last round.
 */
thrower: Colour, 
/**
 * The seat that plays each colour, from 0.
 */
seats: ByColour<Seat>, 
/**
 * Who reaches so many points ends the game.
 */
goal: Points, 
/**
 * How many dice are thrown, in the air or lie there to be judged.
 */
dice: number, 
/**
 * Whether the thrower has a scoring die on the floe, which is to be beaten.
 */
marked: boolean, 
/**
 * The thrown dice that beat it, where dice lie to choose.
 */
beating: Array<Beating>, 
/**
 * What the round would earn each colour if it ended as the dice lie now, in the order of scoring; after those the
 * colours that would earn nothing. Empty after the end.
 */
standing: Array<ScoreStep>, 
/**
 * The colour that would start the next round then; none after the end.
 */
starter_next: Colour | null, };

/**
 * How Rolling Dice is played; as JSON `{"colours": ["red", "blue", "green"], "begins": 1}`, where seats count from 0.
 */
export type RollingDiceOptions = { 
/**
 * The chosen colours in the order of play: of each seat the first, then, with two players, of each the second
 * (RD-8, RD-17). Where some are missing free ones take their place.
 */
colours?: ColourList, 
/**
 * The seat that begins the first round (RD-17).
 */
begins?: Seat, };

/**
 * A written position; it may be nonsense.
 */
export type RollingDicePosition = { 
/**
 * How many play.
 */
seats: number, 
/**
 * The colours in the order of play (RD-17). They may be left out where the options name them; where those name
 * none, these count.
 */
colours: ColourList, 
/**
 * The colour that threw or throws first in this round; if none is written, the one that begins the game.
 */
starter: Colour, 
/**
 * How many colours have thrown in this round: all only when the game is over.
 */
turns: number, 
/**
 * The fields of the seals; those not named are at the start.
 */
seals: ByColour<Points>, 
/**
 * The scoring dice on the floe.
 */
floe: ByColour<Rest>, 
/**
 * The dice on the ice blocks, from the first block on.
 */
blocks?: Array<OnBlock>, 
/**
 * What the knocked-off dice show that are still to be placed.
 */
adrift?: ByColour<Pips>, 
/**
 * The throw that is in the air.
 */
aim?: AimText, 
/**
 * The thrown dice that lie there to be judged.
 */
thrown?: Array<Rest>, 
/**
 * Whether a person has read the thrown dice off.
 */
by_hand?: boolean, 
/**
 * Whether the floe is the owner's own, with other nets and holes than ours; so it is as soon as a die tells what it
 * touches. Dice that tell nothing touch nothing then.
 */
own_floe?: boolean, 
/**
 * How the last round was scored.
 */
last_round?: Array<ScoredLine>, };

/**
 * Something that happened, as it is stored and told: moves and outcomes are in the notation of the game.
 */
export type RoomEvent = { "type": "opened" } & Opening | { "type": "offered", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who may sit there.
 */
offer: Offer, } | { "type": "seated", 
/**
 * Where.
 */
seat: Seat, 
/**
 * Who.
 */
person: PersonId, 
/**
 * What the seat is called.
 */
name: Name, } | { "type": "unseated", 
/**
 * From which seat.
 */
seat: Seat, } | { "type": "contributed", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * What.
 */
contribution: Contribution, } | { "type": "sealed", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The seal.
 */
seal: Hex32, 
/**
 * The key that the device signs with.
 */
signing_key?: Hex32, } | { "type": "settled" } | { "type": "revealed", 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * The anchor of its chain.
 */
anchor: Hex32, 
/**
 * What it adds to the dice.
 */
contribution: Contribution, } | { "type": "colours-chosen", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Which colours; none to get what is free.
 */
colours: Array<Colour>, } | { "type": "beginner-named", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "started" } | { "type": "moved", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What it played.
 */
move: string, 
/**
 * The signature of the command that ends with this move.
 */
signed?: Signed, } | { "type": "cast", 
/**
 * The how-manieth roll of the game, from 0.
 */
roll: number, 
/**
 * Whose dice they are.
 */
seat: Seat, 
/**
 * The link of that seat.
 */
link?: Hex32, 
/**
 * The seat that is asked for its link.
 */
asks?: Seat, 
/**
 * The signature of the throw, if it was one.
 */
signed?: Signed, } | { "type": "rolled", 
/**
 * The how-manieth roll of the game, from 0.
 */
roll: number, 
/**
 * Where the dice came from.
 */
by: By, 
/**
 * What they showed.
 */
outcome: string, 
/**
 * The link of the seat that was asked for one.
 */
link?: Hex32, 
/**
 * The signature of whoever entered real dice.
 */
signed?: Signed, } | { "type": "chained", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * What the chain is checked against, from the next roll on.
 */
anchor: Hex32, 
/**
 * The key of the device that has it.
 */
signing_key?: Hex32, } | { "type": "minded", 
/**
 * Whose seat.
 */
seat: Seat, 
/**
 * Which bot.
 */
bot: BotName, 
/**
 * Why.
 */
why: Why, } | { "type": "returned", 
/**
 * Whose seat.
 */
seat: Seat, } | { "type": "clock-restarted" } | { "type": "ended", 
/**
 * The points of each seat.
 */
points: Array<Points>, 
/**
 * The seats that won.
 */
winners: Array<Seat>, 
/**
 * The seed of the dice.
 */
seed: Hex32 | null, } | { "type": "closed", 
/**
 * Why.
 */
why: Why, 
/**
 * The seed of the dice.
 */
seed: Hex32 | null, } | { "type": "published", 
/**
 * The seed.
 */
seed: Hex32, } | { "type": "rematched", 
/**
 * Which one.
 */
table: TableId, };

/**
 * A round that was scored.
 */
export type RoundView = { 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * How many events of the game had happened when it was scored.
 */
events: number, 
/**
 * The scoring, in its order.
 */
steps: Array<ScoreStep>, 
/**
 * The scoring dice as they lay, in the turn order of the round.
 */
dice: Array<LyingDie>, 
/**
 * The colour that started the next round; none if the game was over.
 */
starter_next: Colour | null, };

/**
 * Who plays whom.
 */
export type ScheduleView = { "kind": "round_robin", 
/**
 * How many games each pair plays, 1 to 4.
 */
games: number, } | { "kind": "swiss", 
/**
 * How many rounds, at most 20 and no more than there are opponents.
 */
rounds: number, };

/**
 * A finished round, as `bonecup score` reads it.
 */
export type ScoreBody = { 
/**
 * `rolling-dice`.
 */
game: ScoredGame, 
/**
 * Those of the table, such as its colours in the order of play.
 */
options?: Record<string, unknown>, 
/**
 * A position in which everyone has thrown, before it is scored; or else `round`.
 */
position?: RollingDicePosition, 
/**
 * The same round as a list: `seats`, `starter`, `seals`, the dice on the floe from front to back as `floe`
 * (`colour`, `face`, `level` with the one before, `patch` for the net or hole that it touches) and those on ice
 * `blocks`.
 */
round?: KeptRound, };

/**
 * A colour's part in the scoring of a round.
 */
export type ScoreStep = { 
/**
 * Which.
 */
colour: Colour, 
/**
 * The seat that plays it, from 0.
 */
seat: Seat, 
/**
 * When it scores, from 1; none if its die is not on the floe.
 */
place: number | null, 
/**
 * The pips of its own die.
 */
own: Points, 
/**
 * The pips of the scoring dice behind it.
 */
behind: Points, 
/**
 * The pips of the dice on ice blocks.
 */
blocks: Points, 
/**
 * The bonus of a net or the penalty of a hole; 0 if its die touches none.
 */
ground: Points, 
/**
 * How many fields its seal earns: the sum, but never less than nothing.
 */
earned: Points, 
/**
 * The field of its seal before.
 */
from: Points, 
/**
 * And after: further than earned where fields were occupied.
 */
to: Points, };

/**
 * What a finished round is worth.
 */
export type ScoreView = { 
/**
 * The colours in the order of scoring, and after them those who earn nothing.
 */
lines: Array<LineView>, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * Who reaches so many points ends the game.
 */
goal: Points, 
/**
 * Who starts the next round; none if there is none.
 */
next_starter: Colour | null, 
/**
 * The throws of the next round in their order; none if the game is over.
 */
next_round: Array<NextThrow>, 
/**
 * The points of each seat, its colours together, from the first seat on.
 */
totals: Array<Points>, 
/**
 * The seats that have won, from 0; none while the game goes on.
 */
winners: Array<Seat>, };

/**
 * The game whose rounds are scored.
 */
export type ScoredGame = "rolling-dice";

/**
 * A colour's part in the scoring of a round.
 */
export type ScoredLine = { 
/**
 * Which.
 */
colour: Colour, 
/**
 * What it earned; nothing with the die on a block.
 */
gain?: Gain, 
/**
 * The ice block that its die was on, if it was on one.
 */
block?: BlockOfRound, 
/**
 * Where its seal was.
 */
from: Points, 
/**
 * Where its seal went.
 */
to: Points, };

/**
 * A seal of what will be added to the dice.
 */
export type SealBody = { 
/**
 * For which seat of yours, from 0.
 */
seat: number, 
/**
 * The seal.
 */
seal: Hex32, 
/**
 * The public Ed25519 key that your device signs with.
 */
signing_key?: Hex32, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * A season of a circle.
 */
export type SeasonView = { 
/**
 * The number, from 1.
 */
season: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * When it began, in milliseconds since 1970.
 */
begun: number, 
/**
 * When the next one began; none while it is on.
 */
ended: number | null, };

/**
 * A place at the table, counted from 0 in the order of play.
 */
export type Seat = number;

/**
 * A seat of a table to be opened.
 */
export type SeatBody = { "kind": "me", 
/**
 * What the seat is called; your own name if left out.
 */
name?: string, 
/**
 * `drawn` or `hand`.
 */
dice?: DiceSource | null, 
/**
 * The colours that it plays, in a game that has them; free ones if left out.
 */
colours?: Array<Colour>, } | { "kind": "open", 
/**
 * `drawn` or `hand`.
 */
dice?: DiceSource | null, } | { "kind": "bot", 
/**
 * Its name, such as `steady`.
 */
bot: string, 
/**
 * `drawn` or `hand`.
 */
dice?: DiceSource | null, 
/**
 * The colours that it plays, in a game that has them; free ones if left out.
 */
colours?: Array<Colour>, };

/**
 * What a seat is.
 */
export type SeatKind = "open" | "reserved" | "person" | "bot";

/**
 * A seat as it is offered at the opening.
 */
export type SeatOffer = { 
/**
 * Who may sit there.
 */
offer: Offer, 
/**
 * Where its dice come from.
 */
dice: DiceSource, };

/**
 * A command about a seat.
 */
export type SeatOnlyBody = { 
/**
 * Which seat, from 0.
 */
seat: number, 
/**
 * Your name for this command.
 */
key?: string, };

/**
 * One seat.
 */
export type SeatPlan = { 
/**
 * What it is called.
 */
name: Name, 
/**
 * Who plays it.
 */
player: Player, 
/**
 * Where its dice come from.
 */
dice: DiceSource, 
/**
 * What it adds to the dice.
 */
contribution: Contribution, 
/**
 * The device that it is played on: seats with the same number are on one. Persons only, with version 2.
 */
device?: number, 
/**
 * What was sealed before the seats were settled.
 */
seal?: Hex32, 
/**
 * The chain that was revealed, with the contribution.
 */
anchor?: Hex32, 
/**
 * The key that its device signs with.
 */
key?: Hex32, };

/**
 * A seat as people write it.
 */
export type SeatSheets = { 
/**
 * Its sheets, as many as the options say.
 */
sheets: Array<Sheet>, };

/**
 * How a seat fared.
 */
export type SeatSums = { start: number, luck: number, loss: number, result: number, luck_of_dice: number, gifts: number, others_turns: number, luck_error: number | null, points: Points, decisions: number, rolls: number, turns: number, };

/**
 * A seat as one person sees it.
 */
export type SeatView = { 
/**
 * `open`, `reserved`, `person` or `bot`.
 */
kind: SeatKind, 
/**
 * What it is called.
 */
name: string | null, 
/**
 * The seat of somebody else whose name looks the same, from 0: do not take one for the other.
 */
looks_like?: Seat, 
/**
 * Whether it is yours, or kept for you.
 */
yours: boolean, 
/**
 * Whether its person is connected; always true for bots.
 */
present: boolean, 
/**
 * Since when its person has not been connected, in milliseconds since 1970; none if they are, or if it has none.
 */
away_since: number | null, 
/**
 * The bot that plays it now, in its own right or for its person.
 */
bot: string | null, 
/**
 * Where its dice come from: `drawn` or `hand`.
 */
dice: DiceSource, 
/**
 * What its person adds to the dice.
 */
contribution: string, 
/**
 * What its person has sealed: version 2 of the dice.
 */
seal: Hex32 | null, 
/**
 * The anchor of its chain, once it is revealed; the newest one, if it has committed to another since.
 */
anchor: Hex32 | null, 
/**
 * The roll that the first link of that chain is for.
 */
chain_from: number | null, 
/**
 * The public Ed25519 key that its device signs with.
 */
signing_key: Hex32 | null, 
/**
 * Its colours, in the order in which it throws them: before the game those that were chosen, later all that it
 * plays. Before the game those of an open seat are free for anybody.
 */
colours: Array<Colour>, };

/**
 * Which sections of the body are complete.
 */
export type Sections = { left_arm: boolean, right_arm: boolean, left_leg: boolean, right_leg: boolean, 
/**
 * Skull, rib cage, spine and pelvis.
 */
trunk: boolean, };

/**
 * The number of an event: the first has 1, and none is left out.
 */
export type Seq = number;

/**
 * A message to a client, besides `StepMessage`.
 */
export type ServerMessage = { "type": "snapshot", 
/**
 * The table.
 */
table: TableView, } | { "type": "done", 
/**
 * The client's name for it.
 */
key: string, 
/**
 * The step that answered it.
 */
seq: number, 
/**
 * Whether it had been answered before.
 */
repeated: boolean, } | { "type": "refused", 
/**
 * The client's name for it, or for the question.
 */
key?: string, 
/**
 * The number of the question.
 */
id?: number, 
/**
 * Why.
 */
error: ErrorView, } | { "type": "looked", 
/**
 * The client's number for it.
 */
id: number, 
/**
 * The last step that was taken into account.
 */
seq: number, 
/**
 * The position, in the form that `bonecup advise` reads.
 */
position: Position, 
/**
 * The seat that would have to move; none if dice would roll or the game be over.
 */
seat: Seat | null, 
/**
 * The legal moves, each with what it would earn.
 */
moves: Array<PreviewedMove>, 
/**
 * What follows from the position, so that views need no rules.
 */
facts: Facts, } | { "type": "presence", 
/**
 * The seats.
 */
seats: Array<SeatView>, 
/**
 * How many are connected in all.
 */
connected: number, } | { "type": "said", 
/**
 * Which seat, from 0.
 */
seat: Seat, 
/**
 * What.
 */
what: Phrase, } | { "type": "nudged", 
/**
 * Which seat asks, from 0.
 */
by: Seat, 
/**
 * Which seat is asked, from 0.
 */
seat: Seat, } | { "type": "pong" };

/**
 * A sheet as people write it: its filled boxes with their points, 0 if struck.
 */
export type Sheet = { [key in SheetBox]?: number };

/**
 * A box of the sheet.
 */
export type SheetBox = "hund" | "ruecken" | "bauch" | "chios" | "dreierpasch" | "viererpasch" | "full_house" | "venuswurf" | "knochenmax" | "besser_als_nix";

/**
 * A number of parallel sheets: 1 to 6.
 */
export type SheetCount = number;

/**
 * A side of an astragalus. Its number is what it counts; 2 and 5 do not exist.
 */
export type Side = 1 | 3 | 4 | 6;

/**
 * An Ed25519 signature, written as 128 hexadecimal digits.
 */
export type Signature = string;

/**
 * The signature of a command.
 */
export type Signed = { 
/**
 * How many moves the command had, up to this event; none for a throw or for real dice.
 */
moves: number, 
/**
 * By the key of the seat.
 */
signature: Signature, };

/**
 * How well you decide.
 */
export type SkillView = { 
/**
 * The points that a real decision loses on average; less is better.
 */
loss: number, 
/**
 * How uncertain that is: the standard error.
 */
deviation: number, 
/**
 * The real decisions behind it.
 */
decisions: number, 
/**
 * The games in which they were made.
 */
games: number, };

/**
 * What the coach says to an answer.
 */
export type SolutionView = { 
/**
 * Whether nothing is better.
 */
right: boolean, 
/**
 * What the answer loses against the best move, in points.
 */
loss: number, 
/**
 * What values count: points of this `turn`, of the `rest` of the game, or the `lead` over the others.
 */
measure: 'turn' | 'rest' | 'lead' | 'winning', 
/**
 * `exact` or `estimate`.
 */
kind: 'exact' | 'estimate', 
/**
 * The answer.
 */
answer: JudgedView, 
/**
 * The best move.
 */
best: JudgedView, 
/**
 * What was played, where it was a mistake.
 */
played: OfferedMove | null, 
/**
 * All moves that there were to choose from, the best first.
 */
choices: Array<JudgedView>, };

/**
 * Where somebody stands in an evening.
 */
export type StandingView = { 
/**
 * The place, from 1; who is level shares one.
 */
place: number, 
/**
 * Who, by their number in the evening.
 */
player: number, 
/**
 * 1 for a win, ½ for a shared one, in Swiss 1 for sitting out.
 */
points: number, 
/**
 * How many pairings were decided that were not given up for both.
 */
played: number, 
/**
 * How many of them were won.
 */
won: number, 
/**
 * How many of them were shared.
 */
shared: number, 
/**
 * How often they sat out.
 */
byes: number, 
/**
 * The sum of the points of their opponents.
 */
buchholz: number, 
/**
 * The points of those whom they beat, and half of those with whom they shared.
 */
sonneborn_berger: number, };

/**
 * What a step changed, with the game after it.
 */
export type StepMessage = { 
/**
 * Always `step`.
 */
type: 'step', 
/**
 * The number of the step.
 */
seq: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * What happened, in order; see the documentation of the protocol.
 */
events: Array<RoomEvent>, 
/**
 * How far the table is now.
 */
phase: Phase, 
/**
 * The hash of everything up to and with this step, if it changed anything that is hashed: version 2 of the dice.
 */
head?: Hex32, 
/**
 * The server's signature of that hash.
 */
receipt?: Signature, 
/**
 * The game after the step, once it has begun.
 */
play: PlayView | null, };

/**
 * A step without the position after it.
 */
export type StepView = { 
/**
 * Its number.
 */
seq: number, 
/**
 * When it happened, in milliseconds since 1970.
 */
at: number, 
/**
 * What happened, in order.
 */
events: Array<RoomEvent>, };

/**
 * How strong you are by results.
 */
export type StrengthView = { 
/**
 * More is better; everybody begins with 25.
 */
rating: number, 
/**
 * How uncertain that is: the standard deviation.
 */
deviation: number, 
/**
 * The games behind it.
 */
games: number, };

/**
 * To which circle a table belongs.
 */
export type TableCircleView = { 
/**
 * The circle's id.
 */
circle: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The evening to which the table belongs.
 */
evening: number | null, };

/**
 * The name of a table; part of the key of its dice.
 */
export type TableId = string;

/**
 * A table as one person sees it.
 */
export type TableView = { 
/**
 * The table's name, for links.
 */
id: TableId, 
/**
 * What people type to find it.
 */
code: string, 
/**
 * Which game.
 */
game: GameId, 
/**
 * The game's options.
 */
options: Options, 
/**
 * The version of the rules that it is played by: a table keeps the one that it was opened under.
 */
rules: number, 
/**
 * How far it is: `gathering`, `playing`, `over` or `closed`.
 */
phase: Phase, 
/**
 * The last step.
 */
seq: number, 
/**
 * When the last step happened, in milliseconds since 1970.
 */
at: number, 
/**
 * Whether it is listed for everybody.
 */
public: boolean, 
/**
 * Whether players may ask the coach.
 */
coach: boolean, 
/**
 * Time for a move: `none`, `30s`, `2min` or `1day`.
 */
deadline: Deadline, 
/**
 * Whether the table is yours to start, change and close.
 */
yours: boolean, 
/**
 * In how many milliseconds the table will be closed because nobody touches it; only in the last week before. Time in which no
 * server runs does not count.
 */
closes_in?: number, 
/**
 * Whether you may ask for the same table again.
 */
may_rematch: boolean, 
/**
 * The seats, in the order of play.
 */
seats: Array<SeatView>, 
/**
 * What people choose when they sit down, if the game has colours.
 */
choice: ChoiceView | null, 
/**
 * How many are connected, people at the seats and watchers.
 */
connected: number, 
/**
 * What the dice are committed to; none if all dice are real.
 */
commitment: Hex32 | null, 
/**
 * How the dice follow from the seed: `bonecup/1` or `bonecup/2`.
 */
scheme: DiceScheme, 
/**
 * The engine that computes throws, agreed on with version 2 of the dice in a game that has them.
 */
engine: EngineName | null, 
/**
 * The text of what was agreed, once nobody comes or goes any more: version 2 of the dice.
 */
agreed: string | null, 
/**
 * The hash of what was agreed and of everything that has happened since.
 */
head: Hex32 | null, 
/**
 * The server's signature of that hash.
 */
receipt: Signature | null, 
/**
 * The public Ed25519 key that the server signs with.
 */
server_key: Hex32, 
/**
 * The seed of the dice, once the table has ended.
 */
seed: Hex32 | null, 
/**
 * The game that it goes on from, if it is a practice: the `table`, how many of its events had happened, and how many of them
 * were taken over.
 */
from?: Origin, 
/**
 * The table where the same people play again.
 */
rematch: TableId | null, 
/**
 * The game, once it has begun.
 */
play: PlayView | null, };

/**
 * The first roll of a turn.
 */
export type ThrowBody = { 
/**
 * Your seat, from 0.
 */
seat: number, 
/**
 * The last step that you have seen.
 */
expected: number, 
/**
 * Your name for this command.
 */
key: string, 
/**
 * Your link for the roll.
 */
link?: Hex32, 
/**
 * Your device's signature of the command.
 */
signature?: Signature, };

/**
 * A throw, frame by frame.
 */
export type ThrowView = { 
/**
 * Frames per second of the true motion.
 */
frames_per_second: number, 
/**
 * How many frames there are.
 */
frames: number, 
/**
 * The dice that moved.
 */
dice: Array<TrackView>, };

/**
 * A token of yours.
 */
export type TokenView = { 
/**
 * What to call it when dropping it.
 */
id: number, 
/**
 * `device` or `api`.
 */
kind: string, 
/**
 * What you called it.
 */
label: string, 
/**
 * Since when it is there, in milliseconds since 1970.
 */
since: number, 
/**
 * When it was last used, to a day, in milliseconds since 1970.
 */
used: number, };

/**
 * The way of one die.
 */
export type TrackView = { 
/**
 * Which die, such as `thrown 1` or `scoring red`.
 */
die: string, 
/**
 * The frame in which it fell into the water.
 */
wet: number | null, 
/**
 * One entry per frame: x, y, z in millimetres and a quaternion x, y, z, w.
 */
poses: Array<[number, number, number, number, number, number, number]>, };

/**
 * By how much dice leave the hand otherwise than aimed: deviations of bell curves, for the whole hand and for each die.
 */
export type TremorView = { 
/**
 * Of the hand's speed, as a share of it.
 */
hand_speed: number, 
/**
 * Of its direction, in radians.
 */
hand_direction: number, 
/**
 * Of its place.
 */
hand_place: number, 
/**
 * Of each die's speed, as a share of it.
 */
die_speed: number, 
/**
 * Of its direction and loft, in radians.
 */
die_direction: number, 
/**
 * Its place in the hand is off by up to this, each way.
 */
die_place: number, 
/**
 * Of its spin about each axis, in radians per second.
 */
die_spin: number, };

/**
 * Who has to act.
 */
export type TurnView = { "kind": "move", 
/**
 * Which, from 0.
 */
seat: Seat, } | { "kind": "throw", 
/**
 * Which, from 0.
 */
seat: Seat, 
/**
 * Which dice, in the game's notation.
 */
request: string, } | { "kind": "link", 
/**
 * Whose dice, from 0.
 */
seat: Seat, 
/**
 * Whose link, from 0.
 */
asks: Seat | null, 
/**
 * The number of the roll.
 */
roll: number, 
/**
 * Until when it is waited for, in milliseconds since 1970.
 */
until: number, } | { "kind": "enter", 
/**
 * Whose, from 0.
 */
seat: Seat, 
/**
 * Which dice, in the game's notation.
 */
request: string, } | { "kind": "over", 
/**
 * The seats that won, from 0.
 */
winners: Array<Seat>, };

/**
 * Why a bot took over or a table was closed.
 */
export type Why = "left" | "owner" | "time" | "idle" | "away" | "deal";

/**
 * How far a die is turned about the vertical, in hundredths of a degree against the clock. A square looks the
 * same after a quarter turn, so the turn is always below 90°.
 */
export type Yaw = number;

/** What follows from a position, so that views need no rules. */
export type Facts = ({ game: 'rolling-bones' } & RollingBonesFacts) | ({ game: 'knochenmax' } & KnochenMaxFacts) | ({ game: 'rolling-dice' } & RollingDiceFacts);

/** Everything that a client is told on the stream of a table. */
export type StreamMessage = ServerMessage | StepMessage;

/** A position, in the form of its game. */
export type Position = Positions[GameId];

/** The options of a table, in the form of its game. */
export type Options = GameOptions[GameId];

/** The games, in the order in which they are shown. */
export const GAME_IDS = ['rolling-bones', 'knochenmax', 'rolling-dice'] as const satisfies readonly GameId[];
