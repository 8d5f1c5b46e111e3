import { describe, expect, it } from 'vitest';
import { NO_CLOSINGS } from './window.ts';
import { defaultWindows, movedWindows, pastCloseError, windowsError } from './window-plan.ts';

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
    ['new', [], '18:00', 'El cierre de una confirmación nueva debe estar por venir.'],
    ['new, with a close to come', [], '16:00', null],
    ['as they were', windows, '23:00', null],
  ] as const)('do not close in the past: %s', (_which, before, now, error) => {
    expect(pastCloseError({ windows: before, closings: NO_CLOSINGS }, { windows }, at(now))).toBe(error);
  });

  it('do not close in the past when they are moved', () => {
    const earlier = movedWindows(windows, date, at('16:00'));
    expect(
      pastCloseError({ windows, closings: NO_CLOSINGS }, { windows: earlier }, at('14:00')),
    ).not.toBeNull();
  });
});
