/** Circles as the server tells of them, under the names that the pages of circles use. */

import type {
  CircleGameView,
  CircleView,
  EveningRoundView,
  EveningView,
  GameLeagueView,
  HeadToHeadView,
  InvitationView,
  LeagueLineView,
  LeagueRecordView,
  LeagueView,
  ListedEveningView,
  NewEveningBody,
  OpenTableView,
  OwnCircleView,
  PairingView,
  ScheduleView,
  StandingView,
  TableCircleView,
} from '../lib/protocol';

export type Circle = CircleView;
/** A circle in the list of one's own. */
export type ListedCircle = OwnCircleView;
/** A circle as whoever has its link sees it. */
export type LinkedCircle = InvitationView;
/** A table of the circle that gathers or plays. */
export type CircleTable = OpenTableView;
/** A game of the circle that ended. */
export type PlayedGame = CircleGameView;
/** Where a table belongs. */
export type TableCircle = TableCircleView;

export type League = LeagueView;
/** The league of one game. */
export type GameLeague = GameLeagueView;
/** A line of its table. */
export type Ranked = LeagueLineView;
/** How two members have fared against each other. */
export type Duel = HeadToHeadView;
export type Best = LeagueRecordView;

export type Evening = EveningView;
/** What is planned. */
export type NewEvening = NewEveningBody;
/** An evening in the list of a circle. */
export type ListedEvening = ListedEveningView;
export type Schedule = ScheduleView;
export type Round = EveningRoundView;
export type Pairing = PairingView;
export type Standing = StandingView;
