import { COMMON_TIME_ZONES } from '@copa/domain/time/common-zones';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './zoned-time.ts';

describe('zoned time', () => {
  it.each([
    ['2026-12-01T20:00', 'America/Mexico_City', '2026-12-02T02:00:00.000Z'],
    ['2026-12-01T20:00', 'America/Bogota', '2026-12-02T01:00:00.000Z'],
    ['2026-07-01T20:00', 'America/Santiago', '2026-07-02T00:00:00.000Z'],
    ['2026-12-01T20:00', 'America/Santiago', '2026-12-01T23:00:00.000Z'],
  ])('%s in %s', (local, zone, instant) => {
    expect(fromLocalInput(local, zone)?.toISOString()).toBe(instant);
    expect(toLocalInput(new Date(instant), zone)).toBe(local);
  });

  it('moves a skipped hour on, and takes the first of a doubled one', () => {
    expect(fromLocalInput('2026-03-29T02:30', 'Europe/Madrid')?.toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    );
    expect(fromLocalInput('2026-10-25T02:30', 'Europe/Madrid')?.toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  });

  it('is empty for nothing', () => {
    expect(fromLocalInput('', 'America/Lima')).toBeNull();
    expect(fromLocalInput('mañana', 'America/Lima')).toBeNull();
    expect(toLocalInput(null, 'America/Lima')).toBe('');
  });

  it('comes back to the same minute wherever clocks do not change that day', () => {
    const noon = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(noon, fc.constantFrom(...COMMON_TIME_ZONES), (date, zone) => {
        const local = toLocalInput(date, zone);
        const back = fromLocalInput(local, zone);
        expect(back === null ? '' : toLocalInput(back, zone)).toBe(local);
      }),
    );
  });
});
