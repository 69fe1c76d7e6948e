import { describe, expect, test } from 'vitest';
import { fitting, initialOf } from '../src/lib/names';

describe('names', () => {
  test('begin with a whole letter', () => {
    expect(initialOf('ada')).toBe('A');
    expect(initialOf('👨‍👩‍👧‍👦 Meier')).toBe('👨‍👩‍👧‍👦');
    expect(initialOf('🇩🇪')).toBe('🇩🇪');
    expect(initialOf(' ')).toBe('');
  });

  test('are cut between letters, never within', () => {
    expect(fitting('Jürgen')).toBe('Jürgen');
    expect([...fitting('x'.repeat(60))]).toHaveLength(40);
    expect(fitting(`${'x'.repeat(38)}👨‍👩‍👧‍👦`)).toBe('x'.repeat(38));
  });
});
