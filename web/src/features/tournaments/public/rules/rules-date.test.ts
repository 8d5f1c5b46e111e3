import { hourText } from '@copa/domain/time/hours';
import { startText } from '@copa/domain/tournaments/date';
import { describe, expect, it } from 'vitest';

const timeZone = 'America/Mexico_City';
const now = new Date('2026-11-20T00:00:00Z');

describe('the date above the rules', () => {
  it('has weekday and time, by the clock of the reader and by that of the tournament', () => {
    const date = new Date('2026-12-01T02:30:00Z');
    const written = startText({ date, timeZone }, now, (at, zone, today) =>
      hourText(at, zone, today, 'America/Bogota'),
    );
    expect(written.replaceAll('\u00A0', ' ')).toBe(
      'Lun 30 nov, 9:30 p. m. (8:30 p. m., hora del centro de México)',
    );
  });

  it('is to be confirmed when there is none', () => {
    expect(startText({ date: null, timeZone }, now, hourText)).toBe('Fecha por confirmar');
  });
});
