/** Circles as the server knows them, and what their members are called. */

import type { Circle, CircleTable, Evening, League, LinkedCircle, ListedEvening, NewEvening, PlayedGame, TableCircle } from './contract';
import { drop, freshKey, get, post } from '../lib/api';
import { number, t } from '../lib/words.svelte';

/** How many games a list gives at once. */
export const PAGE = 20;
/** The season that stands for all of them. */
export const ALL_SEASONS = 0;

export const beginCircle = (name: string, as: string): Promise<Circle> => post('/circles', { name, as, key: freshKey() });
export const lookAtLink = (link: string): Promise<LinkedCircle> => get(`/circle-links/${encodeURIComponent(link)}`);
export const joinByLink = (link: string, as: string): Promise<Circle> => post(`/circle-links/${encodeURIComponent(link)}`, { as });
export const circleOfTable = (table: string): Promise<TableCircle> => get(`/tables/${encodeURIComponent(table)}/circle`);

const at = (circle: string, rest = ''): string => `/circles/${encodeURIComponent(circle)}${rest}`;
const atEvening = (circle: string, evening: number, rest = ''): string => at(circle, `/evenings/${evening}${rest}`);

export const circleOf = (circle: string): Promise<Circle> => get(at(circle));
export const tablesOf = (circle: string): Promise<CircleTable[]> => get(at(circle, '/tables'));
export const leagueOf = (circle: string, season: number): Promise<League> => get(at(circle, `/league?season=${season}`));
export const leaveCircle = (circle: string): Promise<void> => drop(at(circle, '/me'));
export const endCircle = (circle: string): Promise<void> => drop(at(circle));

/** What changes a circle answers with it. */
export const callMyself = (circle: string, name: string): Promise<Circle> => post(at(circle, '/me'), { name });
export const renameCircle = (circle: string, name: string): Promise<Circle> => post(at(circle, '/name'), { name });
export const makeNewLink = (circle: string): Promise<Circle> => post(at(circle, '/link'));
export const handOver = (circle: string, member: number): Promise<Circle> => post(at(circle, '/host'), { member });
export const beginSeason = (circle: string, name: string): Promise<Circle> => post(at(circle, '/seasons'), { name });
export const removeMember = (circle: string, member: number): Promise<Circle> => drop(at(circle, `/members/${member}`));

/** Games that ended, those of one season or all, the newest first. */
export function gamesOf(circle: string, season: number, before?: number): Promise<PlayedGame[]> {
  const query = new URLSearchParams({ limit: String(PAGE) });
  if (season !== ALL_SEASONS) query.set('season', String(season));
  if (before !== undefined) query.set('before', String(before));
  return get(at(circle, `/games?${query.toString()}`));
}

export const eveningsOf = (circle: string): Promise<ListedEvening[]> => get(at(circle, '/evenings'));
export const planEvening = (circle: string, plan: NewEvening): Promise<Evening> => post(at(circle, '/evenings'), plan);
export const eveningOf = (circle: string, evening: number): Promise<Evening> => get(atEvening(circle, evening));
export const beginEvening = (circle: string, evening: number): Promise<Evening> => post(atEvening(circle, evening, '/begin'));
export const endEvening = (circle: string, evening: number): Promise<Evening> => post(atEvening(circle, evening, '/end'));
export const deleteEvening = (circle: string, evening: number): Promise<void> => drop(atEvening(circle, evening));

/** Says what becomes of a table that is not in; `wonBy` is null if neither gets anything. */
export const givePairingUp = (circle: string, evening: number, round: number, pairing: number, wonBy: number | null): Promise<Evening> =>
  post(atEvening(circle, evening, '/give-up'), { round, pairing, won_by: wonBy });

export const openPairingAgain = (circle: string, evening: number, round: number, pairing: number): Promise<Evening> =>
  post(atEvening(circle, evening, '/again'), { round, pairing });

/** What a member is called; somebody who left has no name any more. */
export function nameOf({ members }: Pick<Circle, 'members'>, member: number | null): string {
  return members.find((one) => one.member === member)?.name ?? t('circle-somebody-gone');
}

/** A sum of wins, of which some are shared: 7½. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return `${whole === 0 ? '' : number(whole)}½`;
  return number(value, whole === value ? 0 : 2);
}
