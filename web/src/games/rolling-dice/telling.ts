/** Moves, landings and turns in words: for the list of what happened, the coach, and those who hear the game. */

import type { Turn } from '../../lib/past';
import type { RoomEvent } from '../../lib/protocol';
import { joined, number, t } from '../../lib/words.svelte';
import type { Told } from '../module';
import { heading, might, type Aim } from './aim';
import { readLanding, readMove, type Landed, type Move } from './notation';
import { asSentence } from './words';
import type { Colour } from './position';

/** Words need no measures of the arena: how hard a throw is goes by how far it would slide. */
const DEPTH = { box: { depth: 430 } } as Parameters<typeof might>[0];

const BOX_THIRDS = [110, 190];

function aimWords(aim: Aim): { might: string; heading: string; place: string } {
  const part = aim.place < BOX_THIRDS[0]! ? 'left' : aim.place > BOX_THIRDS[1]! ? 'right' : 'middle';
  return {
    might: t(`rd-plain-might-${might(DEPTH, aim.strength)}`),
    heading: t(`rd-plain-heading-${heading(aim.direction)}`),
    place: t(`rd-plain-place-${part}`),
  };
}

const centimetres = (mm: number): string => number(mm / 10, 1);

export function moveText(move: string): string {
  const read = readMove(move);
  switch (read?.kind) {
    case 'throw':
      return asSentence(t('rd-move-throw', aimWords(read.aim)));
    case 'choose':
      return t('rd-move-choose', { number: read.number });
    case 'place':
      return t('rd-move-place', { x: centimetres(read.x), y: centimetres(read.y) });
    default:
      return move;
  }
}

/** What the coach would do: on the ice that is one move at a time. */
export function planText(moves: readonly string[]): string {
  return moves.map(moveText).join(', ');
}

export function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'rolled') return tellLanding(event.outcome, who);
  if (event.type !== 'moved') return null;
  const read = readMove(event.move);
  switch (read?.kind) {
    case 'throw':
      return t('rd-told-throw', { who, ...aimWords(read.aim) });
    case 'choose':
      return t('rd-told-choose', { who, number: read.number });
    case 'place':
      return t('rd-told-place', { who, y: centimetres(read.y) });
    default:
      return null;
  }
}

function tellLanding(outcome: string, who: string): string {
  const { floe, wet, lost } = landing(outcome);
  const text = t('rd-told-landing', { who, floe: floe.length, water: wet, list: faces(floe) });
  return [text, knocked(lost)].filter(Boolean).join(' ');
}

/** What came of a throw: dice on the floe, how many are not, and scoring dice that were knocked off. */
function landing(outcome: string): { thrown: Landed[]; floe: Landed[]; wet: number; lost: Landed[] } {
  const dice = readLanding(outcome);
  const thrown = dice.filter((die) => die.whose === 'thrown');
  const floe = thrown.filter((die) => die.place === 'floe');
  const lost = dice.filter((die) => die.whose !== 'thrown' && die.place !== 'floe');
  return { thrown, floe, wet: thrown.length - floe.length, lost };
}

/** The scoring dice that a throw knocked off. */
export const lostIn = (outcome: string): Colour[] => landing(outcome).lost.map(({ whose }) => whose as Colour);

const faces = (dice: Landed[]): string => joined(dice.map(({ face }) => number(face)));

function knocked(lost: Landed[]): string {
  if (lost.length === 0) return '';
  return t('rd-told-knocked', { list: colours(lost) });
}

const colours = (lost: Landed[]): string => joined(lost.map(({ whose }) => t(`rd-colour-${whose as Colour}`)));

/** The last throw that was said: whoever hears which die was taken wants to know what it shows. */
let lastThrown: Landed[] = [];

/** What those hear who cannot see the ice. Aims are not said: what comes of them is. */
export function announce(event: RoomEvent, { who, yours }: Told): string | null {
  const voice = { who, yours: yours ? 'yes' : 'no' };
  if (event.type === 'rolled') {
    lastThrown = landing(event.outcome).thrown;
    return sayLanding(event.outcome, voice);
  }
  const read = event.type === 'moved' ? readMove(event.move) : null;
  if (read?.kind === 'choose') return sayChoice(read.number, lastThrown, voice);
  if (read?.kind === 'place') return t('rd-say-place', { ...voice, y: number(read.y / 10) });
  return null;
}

interface Voice extends Record<string, string> {
  who: string;
  yours: string;
}

function sayLanding(outcome: string, voice: Voice): string {
  const { floe, wet, lost } = landing(outcome);
  const tail = lost.length === 0 ? '' : t('rd-say-knocks', { list: colours(lost) });
  return t('rd-say-landing', { ...voice, floe: floe.length, water: wet, list: faces(floe), tail });
}

function sayChoice(which: number, thrown: Landed[], voice: Voice): string {
  const die = thrown[which - 1];
  if (!die) return t('rd-say-choose-number', { ...voice, number: which });
  return t('rd-say-choose', { ...voice, pips: die.face, y: number(die.y / 10) });
}

/** A whole turn: the throw and what was made of it, or a die that was put back. */
export function summary(turn: Turn, who: string): string {
  const voice = { who, yours: 'no' };
  const thrown = turn.events.flatMap(({ event }) => (event.type === 'rolled' ? [event.outcome] : [])).at(-1);
  const moves = turn.events.flatMap(({ event }) => (event.type === 'moved' ? (readMove(event.move) ?? []) : []));
  const choice = moves.find((move): move is Move & { kind: 'choose' } => move.kind === 'choose');
  const sentences = [
    thrown === undefined ? null : sayLanding(thrown, voice),
    choice ? sayChoice(choice.number, thrown === undefined ? [] : landing(thrown).thrown, voice) : null,
    thrown !== undefined && !choice && turn.done ? missed(thrown) : null,
    ...moves.map((move) => (move.kind === 'place' ? t('rd-say-place', { ...voice, y: number(move.y / 10) }) : null)),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Where nothing could be chosen, unless somebody has to put a die back first. */
function missed(outcome: string): string | null {
  const { floe, lost } = landing(outcome);
  return lost.length > 0 || floe.length === 0 ? null : t('rd-say-missed');
}
