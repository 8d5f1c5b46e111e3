import { describe, expect, it } from 'vitest';
import { rulesDate } from './rules-reading.tsx';

const timeZone = 'America/Mexico_City';

describe('the date above the rules', () => {
  it('is long, with weekday and time, in the zone of the organiser', () => {
    expect(rulesDate({ date: new Date('2026-12-01T02:30:00Z'), timeZone })).toMatch(
      /^Lunes, 30 de noviembre de 2026.*(20:30|0?8:30\s?p)/,
    );
  });

  it('is to be confirmed when there is none', () => {
    expect(rulesDate({ date: new Date(Number.NaN), timeZone })).toBe('Fecha por confirmar');
  });
});
