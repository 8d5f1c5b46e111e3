import { describe, expect, it } from 'vitest';
import { NO_CLOSINGS } from './window.ts';
import { defaultWindows, finalCloses, movedWindows, pastCloseError, windowsError } from './window-plan.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const date = at('20:00');
const windows = defaultWindows(date);

describe('windows that an organiser sets', () => {
  it('are as usual before the start, and as far before another one', () => {
    expect(windowsError({ date, windows })).toBeNull();
    const later = new Date(date.getTime() + 3_600_000);
    expect(movedWindows(windows, date, later)).toEqual(defaultWindows(later));
  });

  it.each([
    ['new', [], '18:00', 'Este cierre ya pasó: elige una hora por venir.'],
    ['new, with a close to come', [], '16:00', null],
    ['as they were', windows, '23:00', null],
  ] as const)('do not close in the past: %s', (_which, before, now, error) => {
    expect(pastCloseError({ windows: before, closings: NO_CLOSINGS }, { windows }, at(now))).toBe(error);
  });

  it.each([
    ['no room', [], '21:30'],
    [
      'the room of its first match',
      [
        { match: 2, openAt: at('22:00') },
        { match: 1, openAt: at('21:45') },
      ],
      '21:35',
    ],
    [
      'the first room of several lobbies',
      [
        { match: 1, openAt: at('22:15') },
        { match: 1, openAt: at('21:45') },
      ],
      '21:35',
    ],
    ['a room that opens too soon', [{ match: 1, openAt: at('21:10') }], '21:30'],
  ] as const)('of the final close by %s', (_, rooms, closes) => {
    const { usual, all } = finalCloses(rooms, at('21:00'));
    expect(usual).toEqual(at(closes));
    expect(all.map((close) => close.getTime())).toContain(usual.getTime());
    expect(all.every((close) => close > at('21:00'))).toBe(true);
  });

  it('do not close in the past when they are moved', () => {
    const earlier = movedWindows(windows, date, at('16:00'));
    expect(
      pastCloseError({ windows, closings: NO_CLOSINGS }, { windows: earlier }, at('14:00')),
    ).not.toBeNull();
  });
});
