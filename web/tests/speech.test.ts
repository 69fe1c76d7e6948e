/** Sentences of one moment are said in the order in which they make sense. */

import { beforeEach, expect, test, vi } from 'vitest';
import { hushed, say, speakUp, speech } from '../src/lib/speech.svelte';

const said = (): string[] => speech.lines.map(({ text }) => text);

beforeEach(() => hushed());

test('what happened comes before whose turn it is, and what to do comes last', () => {
  say('Choose a die.');
  say('Your turn.', 'turn');
  say('The round is scored.', 'news');
  say('You throw: 2 and 5.', 'told');
  say('It goes to the water.', 'told');
  speakUp();
  expect(said()).toEqual(['You throw: 2 and 5.', 'It goes to the water.', 'The round is scored.', 'Your turn.', 'Choose a die.']);
});

test('another moment does not mix with the one before', () => {
  say('Choose a die.');
  speakUp();
  say('You take the 5.', 'told');
  speakUp();
  expect(said()).toEqual(['Choose a die.', 'You take the 5.']);
});

test('it is said by itself, and nothing is said twice or without words', () => {
  vi.useFakeTimers();
  say('');
  say(null);
  say('Your turn.', 'turn');
  vi.runAllTimers();
  vi.useRealTimers();
  speakUp();
  expect(said()).toEqual(['Your turn.']);
});
