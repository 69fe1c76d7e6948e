/** Moves and landings in words. */

import type { RoomEvent } from '../../lib/protocol';
import { number, t } from '../../lib/words.svelte';
import { heading, might, type Aim } from './aim';
import { readLanding, readMove } from './notation';
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
    case 'throw': {
      const text = t('rd-move-throw', aimWords(read.aim));
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case 'choose':
      return t('rd-move-choose', { number: read.number });
    case 'place':
      return t('rd-move-place', { x: centimetres(read.x), y: centimetres(read.y) });
    default:
      return move;
  }
}

export function tell(event: RoomEvent, who: string): string | null {
  if (event.type === 'rolled') return tellLanding(event.outcome as string, who);
  if (event.type !== 'moved') return null;
  const read = readMove(event.move as string);
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
  const dice = readLanding(outcome);
  const thrown = dice.filter((die) => die.whose === 'thrown');
  const floe = thrown.filter((die) => die.place === 'floe');
  const list = floe.map((die) => number(die.face)).join(', ');
  const text = t('rd-told-landing', { who, floe: floe.length, water: thrown.length - floe.length, list });
  const lost = dice.filter((die) => die.whose !== 'thrown' && die.place !== 'floe');
  if (lost.length === 0) return text;
  const colours = lost.map((die) => t(`rd-colour-${die.whose as Colour}`)).join(', ');
  return `${text} ${t('rd-told-knocked', { list: colours })}`;
}

