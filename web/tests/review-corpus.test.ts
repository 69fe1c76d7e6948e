import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../src/api/protocol';
import { recordDice } from '../src/games/card';
import { unhex } from '../src/lib/hex';
import { readRecord } from '../src/review/record';
import { Refused } from '../src/review/refused';
import { verify } from '../src/review/verify';

/** A record of docs/forgeries, and why it does not hold. */
interface Case {
  name: string;
  code: string | null;
  /** Only who knows the rules finds it. */
  rules?: boolean;
  record?: string;
  bytes?: string;
}

const FOLDER = `${import.meta.dirname}/../../docs/forgeries`;
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));
const DICE = new Map(await Promise.all(GAME_IDS.map(async (game) => [game, await recordDice(game)] as const)));

const cases = (file: string): Case[] =>
  readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line) as Case);

async function codeOf(content: Uint8Array): Promise<string | null> {
  try {
    const record = readRecord(content);
    const report = await verify(record, DICE.get(record.game)!);
    expect(report.code === null).toBe(report.verdict === 'holds' || report.verdict === 'nothing');
    return report.code;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

describe('the corpus of forgeries', () => {
  it.each(FILES)('%s: each is refused for its reason, and honest ones hold', async (file) => {
    const wrong: string[] = [];
    for (const { bytes, code, name, record, rules } of cases(file)) {
      const content = bytes === undefined ? new TextEncoder().encode(record) : unhex(bytes);
      const found = await codeOf(content);
      if (found !== (rules ? null : code)) wrong.push(`${name}: expected ${code}, found ${found}`);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
