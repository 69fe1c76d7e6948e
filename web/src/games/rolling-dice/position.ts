/** The words in which the server writes about a game of Rolling Dice. */

import type { Colour, FactsOf, Place, Positions, ScoredLine } from '../../lib/protocol';

export type { Colour, OnBlock, Rest } from '../../lib/protocol';
export type Ground = Place;
export type Line = ScoredLine;
export type Position = Positions['rolling-dice'];
export type Facts = FactsOf<'rolling-dice'>;

/** All colours. */
export const COLOURS = ['orange', 'green', 'purple', 'red', 'blue', 'yellow'] as const satisfies readonly Colour[];

export const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);
