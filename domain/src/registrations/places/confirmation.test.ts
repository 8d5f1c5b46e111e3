import { describe, expect, it } from 'vitest';
import { NO_CLOSING, NO_CLOSINGS, type WindowKind } from '../../tournaments/places/window.ts';
import {
  isAskedForFinal,
  isConfirmed,
  isFinalist,
  NO_CONFIRMATIONS,
  owedWindows,
  owes,
} from '../confirmation.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const window = (
  kind: WindowKind,
  opens: string,
  closes: string,
  onMissing: 'release' | 'mark' = 'release',
) => ({
  kind,
  opensAt: at(opens),
  closesAt: at(closes),
  onMissing,
});
const ENTRY = window('entry', '10:00', '17:00');
const MATCH = window('match', '19:00', '19:40');
const FINAL = window('final', '22:00', '22:30');
const COPA = { windows: [ENTRY, MATCH, FINAL], closings: NO_CLOSINGS, stage: 1 };
const UNIT = { confirmations: NO_CONFIRMATIONS, placedAt: at('09:00') as Date | null, lobby: null };
const tapped = { at: at('11:00'), by: 'player' as const };
const did = (...kinds: WindowKind[]) => ({
  ...UNIT,
  confirmations: { ...NO_CONFIRMATIONS, ...Object.fromEntries(kinds.map((kind) => [kind, tapped])) },
});

describe('a unit owes a confirmation', () => {
  it.each<[string, typeof UNIT, WindowKind, boolean]>([
    ['that it has not given', UNIT, 'entry', true],
    ['no longer once it gave it', did('entry'), 'entry', false],
    ['and one of another window', did('entry'), 'match', true],
    ['though it got its place as the window closed', { ...UNIT, placedAt: at('17:00') }, 'entry', true],
    ['unless it got its place after the close', { ...UNIT, placedAt: at('17:00:00.001') }, 'entry', false],
    ['though nobody knows since when it has its place', { ...UNIT, placedAt: null }, 'entry', true],
    ['of the final only in the final', UNIT, 'final', false],
  ])('%s', (_, unit, kind, isOwed) => {
    expect(owes(unit, COPA, kind)).toBe(isOwed);
  });

  it('for no window that the tournament does not have', () => {
    expect(owes(UNIT, { ...COPA, windows: [MATCH] }, 'entry')).toBe(false);
  });

  it('while the window is open', () => {
    const owed = (time: string, unit = UNIT) => owedWindows(unit, COPA, at(time)).map(({ kind }) => kind);
    expect([owed('09:59'), owed('17:00'), owed('17:01'), owed('19:00')]).toEqual([
      [],
      ['entry'],
      [],
      ['match'],
    ]);
    expect(owed('17:00', did('entry'))).toEqual([]);
  });
});

describe('a unit of the final', () => {
  const finalist = { ...UNIT, lobby: { stage: 2 } };
  const inFinal = { ...COPA, stage: 2 };

  it('was drawn for the last stage, which is not the first', () => {
    expect(isFinalist(finalist, inFinal)).toBe(true);
    expect(isFinalist(finalist, { stage: 3 })).toBe(false);
    expect(isFinalist({ lobby: { stage: 1 } }, { stage: 1 })).toBe(false);
    expect(isFinalist({ lobby: null }, inFinal)).toBe(false);
  });

  it('is asked until places of the final were given on', () => {
    const closing = (closedAt: Date | null) => ({
      ...inFinal,
      closings: { ...NO_CLOSINGS, final: { ...NO_CLOSING, closedAt } },
    });
    expect(
      [inFinal, closing(null), closing(at('22:35'))].map((each) => isAskedForFinal(finalist, each)),
    ).toEqual([true, true, false]);
    expect(owes(finalist, inFinal, 'final')).toBe(true);
    expect(owes(UNIT, inFinal, 'final')).toBe(false);
  });
});

describe('a unit is confirmed', () => {
  const isSo = (time: string, unit = UNIT, windows = COPA.windows) =>
    isConfirmed(unit, { ...COPA, windows }, at(time));

  it('before the first window, and then by each that has opened', () => {
    expect([isSo('09:59'), isSo('10:00'), isSo('18:00')]).toEqual([true, false, false]);
    expect([isSo('18:00', did('entry')), isSo('19:00', did('entry'))]).toEqual([true, false]);
    expect(isSo('23:00', did('entry', 'match'))).toBe(true);
    const finalist = { ...did('entry', 'match'), lobby: { stage: 2 } };
    expect(isConfirmed(finalist, { ...COPA, stage: 2 }, at('23:00'))).toBe(true);
  });

  it('though it missed a window that takes no place away', () => {
    expect(isSo('18:00', UNIT, [window('entry', '10:00', '17:00', 'mark')])).toBe(true);
  });
});
