import { describe, expect, it } from 'vitest';
import { askedAgain, isUntold, untoldWindow, windowsAsSet } from './untold.ts';
import type { Closing, WindowKind } from './window.ts';
import { at, ENTRY, FINAL, PUBLISHED, windowFrom, withClosing } from './windows.fixture.ts';

const SHORT = windowFrom('match', '19:00', '19:12');
const COPA = { ...PUBLISHED, windows: [SHORT, ENTRY, FINAL], stage: 2 };
const having = (kind: WindowKind, changes: Partial<Closing>) => withClosing(COPA, kind, changes);

describe('a window that nobody was told of', () => {
  it.each([
    ['ten minutes before its close', ENTRY, '16:50', '16:50:00.001'],
    ['in the middle of a short one', SHORT, '19:06', '19:06:00.001'],
    ['ten minutes before the close of a final', FINAL, '22:20', '22:20:00.001'],
  ])('takes no places if its notice has not gone out %s', (_, each, last, tooLate) => {
    expect(isUntold(COPA, each, at(last))).toBe(false);
    expect(isUntold(COPA, each, at(tooLate))).toBe(true);
    expect(isUntold(COPA, each, at('23:59'))).toBe(true);
  });

  it.each<[string, Partial<Closing>, boolean]>([
    ['was told as it opened', { toldAt: at('10:00') }, false],
    ['was told before it was moved', { toldAt: at('09:59') }, true],
    ['has a new review', { resumedAt: at('18:00') }, true],
    ['has given its places on', { closedAt: at('17:05') }, false],
    ['was found untold, and told after that', { untoldAt: at('16:51'), toldAt: at('16:52') }, true],
  ])('is so by what is stored: one that %s', (_, stored, expected) => {
    expect(isUntold(having('entry', stored), ENTRY, at('18:00'))).toBe(expected);
  });

  it('is none that takes no places anyway, or asks nobody yet', () => {
    expect(isUntold(COPA, { ...ENTRY, onMissing: 'mark' }, at('18:00'))).toBe(false);
    expect(isUntold({ ...COPA, stage: 1 }, FINAL, at('23:00'))).toBe(false);
  });

  it('is found by the first close, and only while places can be lost', () => {
    const kindOf = (changes: Partial<typeof COPA>, time = '23:00') =>
      untoldWindow({ ...COPA, ...changes }, at(time))?.kind ?? null;
    expect([kindOf({}, '16:50'), kindOf({}, '16:51'), kindOf({})]).toEqual([null, 'entry', 'entry']);
    const { closings } = having('entry', { toldAt: at('10:00') });
    expect(kindOf({ closings })).toBe('match');
    expect(kindOf({ windows: COPA.windows.map((each) => ({ ...each, onMissing: 'mark' })) })).toBeNull();
    for (const ends of ['cancelledAt', 'hiddenAt', 'endedAt']) {
      expect(kindOf({ [ends]: at('12:00') })).toBeNull();
    }
    expect(untoldWindow({ ...COPA, status: 'draft' }, at('23:00'))).toBeNull();
  });
});

it.each([
  ['later than now stays so', '18:30', '18:30'],
  ['earlier is now, so that everybody is told', '16:00', '18:00'],
])('a window that is asked again takes places, and an opening %s', (_, opens, opensNow) => {
  const kept = having('match', { untoldAt: at('17:00') });
  const moved = { ...SHORT, opensAt: at(opens), closesAt: at('19:30'), onMissing: 'mark' as const };
  const [asked] = askedAgain(kept, [moved], at('18:00'));
  expect(asked).toEqual({ ...moved, onMissing: 'release', opensAt: at(opensNow) });
});

it('windows are repeated as the organiser set them', () => {
  const marked = { ...ENTRY, onMissing: 'mark' as const };
  const windows = [marked, { ...SHORT, onMissing: 'mark' as const }];
  const kept = having('entry', { untoldAt: at('16:51') });
  expect(windowsAsSet({ windows, closings: kept.closings })).toEqual([ENTRY, windows[1]]);
});
