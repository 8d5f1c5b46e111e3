import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownTimeZone, wallClock } from './wall-clock.ts';

const { DateTimeFormat } = Intl;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes one format for the zone of the reader, and another one when the offset changes', () => {
  const zone = ownTimeZone();
  let made = 0;
  const counting = function (locale: string) {
    made += 1;
    return new DateTimeFormat(locale);
  };
  vi.stubGlobal('Intl', { DateTimeFormat: counting });
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(301);
  for (let row = 0; row < 600; row += 1) expect(ownTimeZone()).toBe(zone);
  expect(made).toBe(1);
  offset.mockReturnValue(302);
  ownTimeZone();
  expect(made).toBe(2);
});

describe('the clock on the wall', () => {
  it.each([
    ['2026-11-28T04:59:59Z', 'America/Bogota', { year: 2026, month: 11, day: 27, hour: 23, minute: 59 }],
    ['2026-11-28T05:00:00Z', 'America/Bogota', { year: 2026, month: 11, day: 28, hour: 0, minute: 0 }],
    ['2026-12-31T23:30:00Z', 'Asia/Kathmandu', { year: 2027, month: 1, day: 1, hour: 5, minute: 15 }],
    ['2026-09-06T04:00:00Z', 'America/Santiago', { year: 2026, month: 9, day: 6, hour: 1, minute: 0 }],
  ])('%s in %s', (at, zone, shown) => {
    expect(wallClock(new Date(at), zone)).toEqual(shown);
  });

  it('is read with a format that is made once', () => {
    const at = new Date('2026-11-28T02:00:00Z');
    wallClock(at, 'America/Lima');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    try {
      wallClock(at, 'America/Lima');
      expect(made).not.toHaveBeenCalled();
    } finally {
      made.mockRestore();
    }
  });

  it('has no zone that this device does not know', () => {
    expect(() => wallClock(new Date(), 'America/Atlantis')).toThrow(RangeError);
  });
});
