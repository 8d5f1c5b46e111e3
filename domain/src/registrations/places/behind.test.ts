import { describe, expect, it } from 'vitest';
import type { ConfirmationWindow } from '../../tournaments/places/window.ts';
import { behindServedFrom, servesBehind } from './behind.ts';

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 10, day, hour));
const windowOf = (kind: ConfirmationWindow['kind'], day: number): ConfirmationWindow => ({
  kind,
  opensAt: at(day, 8),
  closesAt: at(day, 20),
  onMissing: 'release',
});
const date = at(22);

describe('units that wait behind others', () => {
  it.each([
    ['the first confirmation opens', [windowOf('match', 21), windowOf('entry', 20)], date, at(20, 8)],
    ['a day before the start, whatever the final asks', [windowOf('final', 20)], date, at(21)],
    ['never without a date or a confirmation', [], null, null],
  ])('get free places from when %s', (_, windows, start, expected) => {
    expect(behindServedFrom({ windows, date: start })).toEqual(expected);
  });

  it('get them at that very moment', () => {
    expect(servesBehind({ windows: [], date }, at(21))).toBe(true);
    expect(servesBehind({ windows: [], date }, new Date(at(21).getTime() - 1))).toBe(false);
    expect(servesBehind({ windows: [], date: null }, at(21))).toBe(false);
  });
});
