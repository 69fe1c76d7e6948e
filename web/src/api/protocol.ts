// The types of the protocol, written from those of edge/server: UPDATE_TYPES=1 cargo test

/**
 * A question to the coach.
 */
export type AdviceBody = { 
/**
 * Moves that are only thought of, in the game's notation.
 */
moves?: Array<string>, 
/**
 * An aim of Rolling Dice that somebody thinks of, such as `at 150.0 direction 0 strength 900 loft 50 spin 12.0`.
 */
aim?: string, };

/**
 * What the coach thinks of a position.
 */
export type AdviceView = { 
/**
 * What the position is worth in points, with the best moves.
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
moves: Array<AdvisedMove>, };

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
colours: Array<Colour>, 
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
 * What follows from a position of Rolling Bones.
 */
export type BonesFacts = { 
/**
 * What burying the skeleton would score now, also when no gravestone shows.
 */
score: number, 
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
 * A position of Rolling Bones. Bones and faces are written as in `LA1`, `SK`, `HA`, `GR`.
 */
export type BonesPosition = { 
/**
 * Bones on their own places.
 */
skeleton: Array<string>, 
/**
 * False bones: the place, and the bone that lies on it.
 */
false?: { [key in string]: string }, hat: boolean, 
/**
 * The faces of the dice that lie unlaid.
 */
roll: Array<string>, 
/**
 * Dice paid so far.
 */
out: DiceCount, 
/**
 * Supplementary rolls so far.
 */
supplementary: number, 
/**
 * Whether a die was laid since the last of them.
 */
laid_this_roll: boolean, 
/**
 * Whether the unlaid dice are in the cup.
 */
rolling?: boolean, 
/**
 * The points of each seat; left out for one seat without points.
 */
totals?: Array<number>, 
/**
 * Whose turn it is, from 0; left out if it is the first.
 */
to_move?: number, };

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
colours: Array<Colour>, 
/**
 * The seat that begins, from 0.
 */
begins: number, };

/**
 * A message of a client.
 */
export type ClientMessage = { "type": "play" } & PlayBody | { "type": "enter" } & EnterBody | { "type": "look", 
/**
 * The client's number for the question.
 */
id: number, 
/**
 * The moves.
 */
moves?: Array<string>, } | { "type": "ping" };

/**
 * A colour of Rolling Dice.
 */
export type Colour = "orange" | "green" | "purple" | "red" | "blue" | "yellow";

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
 * Time for a move.
 */
export type Deadline = "none" | "30s" | "2min" | "1day";

/**
 * How many dice of each kind.
 */
export type DiceCount = { left: number, right: number, centre: number, };

/**
 * Where dice come from.
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
outcome: string, };

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
 * What follows from a position, game by game.
 */
export type Facts = { "game": "rolling-bones" } & BonesFacts | { "game": "knochenmax" } & SheetsFacts | { "game": "rolling-dice" } & FloeFacts;

/**
 * Your figures in one game.
 */
export type FiguresView = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * Games played to the end.
 */
games: number, 
/**
 * Wins; a shared one counts in part.
 */
wins: number, 
/**
 * Mean score.
 */
mean_score: number, 
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
 * What follows from a position of Rolling Dice.
 */
export type FloeFacts = { 
/**
 * What is due: `throw`, `landing`, `place`, `choose`, or `nothing` after the end.
 */
task: 'throw' | 'landing' | 'place' | 'choose' | 'nothing', 
/**
 * The colour that has to do it; none after the end.
 */
colour: Colour | null, 
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
 * A position of Rolling Dice.
 */
export type FloePosition = { 
/**
 * How many play.
 */
seats: number, 
/**
 * The colours in the order of play: the seats take turns, so that two people have two each.
 */
colours: Array<Colour>, 
/**
 * The colour that threw or throws first in this round.
 */
starter: Colour, 
/**
 * How many colours have thrown in this round.
 */
turns: number, 
/**
 * The fields of the seals.
 */
seals: Partial<Record<Colour, number>>, 
/**
 * The scoring dice on the floe.
 */
floe: Partial<Record<Colour, Rest>>, 
/**
 * The dice on the ice blocks, from the first on.
 */
blocks?: Array<OnBlock>, 
/**
 * What knocked-off dice show that are still to be placed.
 */
adrift?: Partial<Record<Colour, number>>, 
/**
 * The throw that is in the air, in notation.
 */
aim?: string, 
/**
 * The thrown dice that lie there to be judged.
 */
thrown?: Array<Rest>, 
/**
 * Whether a person has read the thrown dice off.
 */
by_hand?: boolean, 
/**
 * Whether the floe is the owner's own, so that dice tell what they touch.
 */
own_floe?: boolean, 
/**
 * How the last round was scored.
 */
last_round?: Array<ScoredLine>, };

/**
 * Where a table is.
 */
export type Found = { 
/**
 * Its name, for links.
 */
table: string, };

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
 * The position after it.
 */
position: Position, 
/**
 * The points of each seat after it.
 */
points: Array<number>, 
/**
 * Who has to act after it; none while drawn dice roll.
 */
turn: TurnView | null, };

/**
 * What a scoring die is worth, part by part.
 */
export type Gain = { own: number, behind: number, blocks: number, patch: number, };

/**
 * A game of the list.
 */
export type GameId = "rolling-bones" | "knochenmax" | "rolling-dice";

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
 * What you add to the dice, after you have seen what they are committed to.
 */
contribution?: string, 
/**
 * The colours that you choose, in a game that has them; free ones if left out.
 */
colours?: Array<Colour>, 
/**
 * Your name for this command, so that sending it twice does not do it twice.
 */
key?: string, };

/**
 * A die on the floe of such a round.
 */
export type KeptDie = { colour: Colour, face: number, 
/**
 * Whether it is at equal height with the one before it.
 */
level: boolean, 
/**
 * What the net gives that it touches, less than 0 for what a hole takes; null or 0 for neither.
 */
patch: number | null, };

/**
 * A finished round as a list, without measures.
 */
export type KeptRound = { 
/**
 * How many play.
 */
seats: number, 
/**
 * The colour that threw first; the first in the order of play if left out.
 */
starter?: Colour, 
/**
 * The fields of the seals before.
 */
seals: Partial<Record<Colour, number>>, 
/**
 * The scoring dice on the floe, from front to back.
 */
floe: Array<KeptDie>, 
/**
 * The dice on the ice blocks, from the first on.
 */
blocks: Array<OnBlock>, };

/**
 * A wish for a token.
 */
export type LabelBody = { 
/**
 * What to call it.
 */
label: string, };

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
earned: number, 
/**
 * Where its seal was.
 */
from: number, 
/**
 * Where it goes: further than earned where fields are occupied.
 */
to: number, };

/**
 * A table in a list.
 */
export type ListedTable = { 
/**
 * Its name, for links.
 */
table: string, 
/**
 * When it was last touched, in milliseconds since 1970.
 */
touched: number, 
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
 * The points of each seat, once the table has ended.
 */
points: Array<number> | null, };

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
seat: number | null, 
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
seat: number, 
/**
 * What it showed.
 */
face: number, 
/**
 * How it lay, if it was on the floe.
 */
rest: Rest | null, 
/**
 * On which ice block it was, from 1, if it was on one.
 */
block: number | null, };

/**
 * Who you are.
 */
export type MeView = { 
/**
 * What you are called; none if you have not said it yet.
 */
name: string | null, };

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
 * A name.
 */
export type NameBody = { 
/**
 * 1 to 40 characters.
 */
name: string, };

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
options?: Options, 
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
real_dice?: boolean, };

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
export type NextThrow = { colour: Colour, dice: number, 
/**
 * Whether its scoring die stays on the floe and has to be beaten.
 */
stays: boolean, };

/**
 * What is special about a move.
 */
export type Note = "bonus" | "joker";

/**
 * Who may sit on a seat. Who a person is stays with the server: `person` is always `-`.
 */
export type Offer = "open" | { "reserved": { person: string, name: string, } } | { "person": { person: string, name: string, } } | { "bot": string };

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
 * A die on an ice block.
 */
export type OnBlock = { colour: Colour, face: number, };

/**
 * What a table was opened with.
 */
export type Opening = { table: string, game: GameId, rules: number, options: Options, owner: string, public: boolean, deadline: Deadline, coach: boolean, commitment: string | null, seats: Array<SeatOffer>, };

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
 * The options of a game, by key.
 */
export type Options = Record<string, unknown>;

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
points: number, };

/**
 * How far a table is.
 */
export type Phase = "gathering" | "playing" | "over" | "closed";

/**
 * What a die came to rest on.
 */
export type Place = "floe" | "water" | "outside";

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
moves: Array<string>, };

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
points: Array<number>, 
/**
 * When the time of the person who has to act runs out, in milliseconds since 1970.
 */
due: number | null, 
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
 * A position, in the form of its game.
 */
export type Position = BonesPosition | SheetsPosition | FloePosition;

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
note?: Note, };

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
 * A die that lies: its middle in millimetres.
 */
export type Rest = { face: number, x: number, y: number, 
/**
 * How it is turned about the vertical, in degrees; 0 if left out.
 */
turn?: number, 
/**
 * How many dice it stands on; 0 if left out.
 */
level?: number, 
/**
 * The floe if left out.
 */
place?: Place, 
/**
 * What it touches on the owner's own floe: what a net gives, less than 0 for what a hole takes.
 */
patch?: number, };

/**
 * A result of yours.
 */
export type ResultView = { 
/**
 * At which table.
 */
table: string, 
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
loss: number | null, };

/**
 * Something that happened at a table, as everybody is told.
 */
export type RoomEvent = { "type": "opened" } & Opening | { "type": "offered", seat: number, offer: Offer, } | { "type": "seated", seat: number, person: string, name: string, } | { "type": "unseated", seat: number, } | { "type": "contributed", seat: number, contribution: string, } | { "type": "colours-chosen", seat: number, colours: Array<Colour>, } | { "type": "beginner-named", seat: number, } | { "type": "started" } | { "type": "moved", seat: number, move: string, } | { "type": "rolled", roll: number, by: DiceSource, outcome: string, } | { "type": "minded", seat: number, bot: string, why: Why, } | { "type": "returned", seat: number, } | { "type": "clock-restarted" } | { "type": "ended", points: Array<number>, winners: Array<number>, seed: string | null, } | { "type": "closed", why: Why, seed: string | null, } | { "type": "rematched", table: string, };

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
options?: Options, 
/**
 * A position in which everyone has thrown, before it is scored; or else `round`.
 */
position?: FloePosition, 
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
seat: number, 
/**
 * When it scores, from 1; none if its die is not on the floe.
 */
place: number | null, 
/**
 * The pips of its own die.
 */
own: number, 
/**
 * The pips of the scoring dice behind it.
 */
behind: number, 
/**
 * The pips of the dice on ice blocks.
 */
blocks: number, 
/**
 * The bonus of a net or the penalty of a hole; 0 if its die touches none.
 */
ground: number, 
/**
 * How many fields its seal earns: the sum, but never less than nothing.
 */
earned: number, 
/**
 * The field of its seal before.
 */
from: number, 
/**
 * And after: further than earned where fields were occupied.
 */
to: number, };

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
goal: number, 
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
totals: number[], 
/**
 * The seats that have won, from 0; none while the game goes on.
 */
winners: number[], };

/**
 * The game whose rounds are scored.
 */
export type ScoredGame = "rolling-dice";

/**
 * A colour's part in the last round.
 */
export type ScoredLine = { colour: Colour, gain?: Gain, from: number, to: number, };

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
dice?: DiceSource, 
/**
 * The colours that it plays, in a game that has them; free ones if left out.
 */
colours?: Array<Colour>, } | { "kind": "open", 
/**
 * `drawn` or `hand`.
 */
dice?: DiceSource, } | { "kind": "bot", 
/**
 * Its name, such as `steady`.
 */
bot: string, 
/**
 * `drawn` or `hand`.
 */
dice?: DiceSource, 
/**
 * The colours that it plays, in a game that has them; free ones if left out.
 */
colours?: Array<Colour>, };

/**
 * What a seat is.
 */
export type SeatKind = "open" | "reserved" | "person" | "bot";

/**
 * A seat as it was offered.
 */
export type SeatOffer = { offer: Offer, dice: DiceSource, };

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
 * Whether it is yours, or kept for you.
 */
yours: boolean, 
/**
 * Whether its person is connected; always true for bots.
 */
present: boolean, 
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
seat: number | null, 
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
connected: number, } | { "type": "pong" };

/**
 * The filled boxes of a sheet with their points, 0 if struck.
 */
export type Sheet = { [key in string]: number };

/**
 * What follows from a position of KnochenMAX.
 */
export type SheetsFacts = { 
/**
 * The sum of each sheet of each seat.
 */
totals: Array<Array<number>>, };

/**
 * The sheets of a seat.
 */
export type SheetsOfSeat = { sheets: Array<Sheet>, };

/**
 * A position of KnochenMAX: `sheets` of the only seat, or `seats`.
 */
export type SheetsPosition = { sheets?: Array<Sheet>, seats?: Array<SheetsOfSeat>, 
/**
 * Whose turn it is, from 0.
 */
to_move?: number, 
/**
 * The sides that lie; those missing from five are in the cup.
 */
throw: Array<number>, throws_left: number, };

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
 * A table as one person sees it.
 */
export type TableView = { 
/**
 * The table's name, for links.
 */
id: string, 
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
commitment: string | null, 
/**
 * The seed of the dice, once the table has ended.
 */
seed: string | null, 
/**
 * The table where the same people play again.
 */
rematch: string | null, 
/**
 * The game, once it has begun.
 */
play: PlayView | null, };

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
since: number, };

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
seat: number, } | { "kind": "enter", 
/**
 * Whose, from 0.
 */
seat: number, 
/**
 * Which dice, in the game's notation.
 */
request: string, } | { "kind": "over", 
/**
 * The seats that won, from 0.
 */
winners: Array<number>, };

/**
 * Why a bot took over or a table was closed.
 */
export type Why = "left" | "owner" | "time" | "idle";

/** Everything that a client is told on the stream of a table. */
export type StreamMessage = ServerMessage | StepMessage;
