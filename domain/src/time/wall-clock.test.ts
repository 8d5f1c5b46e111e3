import { afterEach, describe, expect, it, vi } from 'vitest';
import { isTimeZone, ownTimeZone, wallClock } from './wall-clock.ts';

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

describe('the zone of a device', () => {
  const readAs = (timeZone: string | undefined, offset: number) => {
    const options = new DateTimeFormat().resolvedOptions();
    // The type demands a zone, but Node gives none if `TZ` is `CST6`.
    vi.spyOn(DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: timeZone as string,
    });
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  };

  it.each([
    ['America/Guatemala', 360, 'America/Guatemala'],
    ['Etc/GMT+5', 300, 'Etc/GMT+5'],
    [undefined, 360, 'Etc/GMT+6'],
    ['-05:00', 300, 'Etc/GMT+5'],
    [undefined, -120, 'Etc/GMT-2'],
    ['Etc/Unknown', 0, 'UTC'],
  ])('given as %s with an offset of %d minutes', (given, offset, zone) => {
    readAs(given, offset);
    expect(ownTimeZone()).toBe(zone);
    const { hour } = wallClock(new Date('2026-11-28T12:00:00Z'), ownTimeZone());
    expect(hour).toBe(12 - offset / 60);
  });
});

describe('a zone whose hours changed lately', () => {
  const SUMMERS = ['2026', '2030'];
  const ZONES = [
    ['America/Asuncion', 3, 3],
    ['America/Bahia_Banderas', 6, 6],
    ['America/Chihuahua', 6, 6],
    ['America/Ciudad_Juarez', 7, 6],
    ['America/Coyhaique', 3, 3],
    ['America/Mazatlan', 7, 7],
    ['America/Merida', 6, 6],
    ['America/Mexico_City', 6, 6],
    ['America/Monterrey', 6, 6],
    ['America/Ojinaga', 6, 5],
  ] as const;
  const noons = SUMMERS.flatMap((year) => [`${year}-01-15T12:00:00Z`, `${year}-07-15T12:00:00Z`]).map(
    (at) => new Date(at),
  );

  it.each(ZONES)('has the same hours on a phone that does not know it: %s', (zone, winter, summer) => {
    const ofOldPhone = function (locale: string, options?: Intl.DateTimeFormatOptions) {
      if (options?.timeZone === zone) throw new RangeError(`Invalid time zone specified: ${zone}`);
      return new DateTimeFormat(locale, options);
    };
    vi.stubGlobal('Intl', { DateTimeFormat: ofOldPhone });
    expect(isTimeZone(zone)).toBe(true);
    const hours = SUMMERS.flatMap(() => [12 - winter, 12 - summer]);
    expect(noons.map((at) => wallClock(at, zone).hour)).toEqual(hours);
  });

  // Each version of Node brings its own list of zones, and an older one does not know the newest.
  const known = ZONES.filter(([zone]) => Intl.supportedValuesOf('timeZone').includes(zone));

  it.each(known)('has those hours by the newest rules: %s', (zone, winter, summer) => {
    const format = new DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', hour: 'numeric' });
    const hours = SUMMERS.flatMap(() => [12 - winter, 12 - summer]);
    expect(noons.map((at) => Number(format.format(at)))).toEqual(hours);
  });
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
