import { describe, expect, it } from 'vitest';
import { COMPLAINTS_MS, PROVISIONAL_MS } from '../../limits.ts';
import {
  isProtested,
  officialFrom,
  protestableAgain,
  protestableUntil,
  provisionalFrom,
} from './deadline.ts';
import { ProtestKindSchema } from './own-protest.ts';

const AT = new Date('2026-11-20T20:00:00Z');
const after = (ms: number) => new Date(AT.getTime() + ms);
const SCORES = after(PROVISIONAL_MS);
const published = {
  state: 'published' as const,
  publishedAt: AT,
  scoresUntil: SCORES,
  fairPlayUntil: null,
  officialAt: SCORES,
};

describe('the time in which a match can be protested', () => {
  it('is half an hour for what the table says, and a day for fair play', () => {
    expect(ProtestKindSchema.options.map((kind) => [kind, protestableUntil(kind, published)])).toEqual([
      ['placement', SCORES],
      ['kills', SCORES],
      ['cheating', after(COMPLAINTS_MS)],
      ['teaming', after(COMPLAINTS_MS)],
      ['stranger', after(COMPLAINTS_MS)],
      ['other', SCORES],
    ]);
  });

  it.each(['draft', 'void'] as const)('is none for a match that is %s', (state) => {
    for (const kind of ProtestKindSchema.options) {
      expect(protestableUntil(kind, { ...published, state })).toBeNull();
    }
  });
});

it('a published match without an official hour waits for a decision', () => {
  expect(isProtested(published)).toBe(false);
  expect(isProtested({ state: 'published', officialAt: null })).toBe(true);
  expect(isProtested({ state: 'draft', officialAt: null })).toBe(false);
  expect(isProtested({ state: 'void', officialAt: null })).toBe(false);
});

it('the time that was left when nobody could protest any more is given back, for each kind', () => {
  const since = after(PROVISIONAL_MS * 2);
  const now = after(COMPLAINTS_MS * 2);
  const fairPlayUntil = after(COMPLAINTS_MS * 3 - PROVISIONAL_MS * 2);
  expect(protestableAgain({ match: published, now }, since)).toEqual({ fairPlayUntil });
  expect(protestableUntil('cheating', { ...published, fairPlayUntil })).toEqual(fairPlayUntil);
  expect(
    protestableAgain({ match: { ...published, fairPlayUntil }, now: after(COMPLAINTS_MS * 3) }, now),
  ).toEqual({
    fairPlayUntil: new Date(fairPlayUntil.getTime() + COMPLAINTS_MS),
  });
  expect(protestableAgain({ match: published, now }, after(COMPLAINTS_MS))).toEqual({});
});

it('a match that is published or corrected has its whole time, and waits on while it is protested', () => {
  const draft = { ...published, state: 'draft', officialAt: null } as const;
  const whole = { scoresUntil: SCORES, officialAt: SCORES };
  expect(provisionalFrom({ match: draft, now: AT })).toEqual(whole);
  expect(provisionalFrom({ match: published, now: AT })).toEqual(whole);
  const protested = { ...published, officialAt: null };
  expect(provisionalFrom({ match: protested, now: AT })).toEqual({ ...whole, officialAt: null });
});

it('a match is official from the end of its time on, or from the last decision on', () => {
  expect(officialFrom(published, after(1))).toEqual(SCORES);
  expect(officialFrom(published, after(PROVISIONAL_MS + 1))).toEqual(after(PROVISIONAL_MS + 1));
  expect(officialFrom({ scoresUntil: null }, AT)).toEqual(AT);
});

it('after a pause a match has the time that was left, and its whole time if it was published meanwhile', () => {
  const back = after(10 * PROVISIONAL_MS);
  const untilOf = (since: Date) => protestableAgain({ match: published, now: back }, since).scoresUntil;
  expect(untilOf(after(PROVISIONAL_MS / 2))).toEqual(after(10.5 * PROVISIONAL_MS));
  expect(untilOf(after(-PROVISIONAL_MS))).toEqual(after(11 * PROVISIONAL_MS));
  expect(untilOf(SCORES)).toBeUndefined();
});
