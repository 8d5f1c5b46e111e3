import { zonedDateTime } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import { describe, expect, it } from 'vitest';

const timeZone = 'America/Mexico_City';

describe('the date above the rules', () => {
  it('is long, with weekday and time, in the zone of the organiser', () => {
    expect(startText({ date: new Date('2026-12-01T02:30:00Z'), timeZone }, zonedDateTime)).toMatch(
      /^Lunes, 30 de noviembre de 2026.*(20:30|0?8:30\s?p)/,
    );
  });

  it('is to be confirmed when there is none', () => {
    expect(startText({ date: null, timeZone }, zonedDateTime)).toBe('Fecha por confirmar');
  });
});
