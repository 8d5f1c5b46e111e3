import { describe, expect, it } from 'vitest';
import { InstantSchema } from './instant.ts';

describe('a moment', () => {
  it.each([
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
    ['2028-02-29T23:30-06:00', '2028-03-01T05:30:00.000Z'],
    ['2026-11-20T12:00:00.123456789Z', '2026-11-20T12:00:00.123Z'],
  ])('is read: %s', (written, read) => {
    expect(InstantSchema.parse(written).toISOString()).toBe(read);
  });

  it.each([
    '0000-12-31T23:59:59Z',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59-12:00',
    '+012026-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2027-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-12-31T24:00:00Z',
    '2026-01-01T00:00:60Z',
    '2026-01-01T00:00:00+99:00',
    '2026-01-01T00:00:00',
    '2026-01-01',
    ' 2026-01-01T00:00:00Z',
    '2026-01-01T00:00:00Z (UTC)',
    1_790_000_000_000,
    null,
    { toDate: '2026-11-20T12:00:00Z' },
  ])('that no database or calendar has is refused: %s', (written) => {
    const issue = InstantSchema.safeParse(written).error?.issues[0];
    expect(issue?.message).toBe('Ingresa una fecha y hora válidas');
  });

  it('outside the range of the database is refused as a date too', () => {
    expect(InstantSchema.safeParse(new Date(Number.NaN)).success).toBe(false);
    expect(InstantSchema.safeParse(new Date(8.64e15)).success).toBe(false);
  });
});
