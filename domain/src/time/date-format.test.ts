import { describe, expect, it, vi } from 'vitest';
import {
  capitalized,
  longDate,
  longDateTime,
  otherClock,
  relativeTime,
  shortDate,
  timeWithZone,
  zonedDateTime,
} from './date-format.ts';

const evening = new Date('2026-11-28T02:00:00Z');
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('dates in words', () => {
  it('tell the day and the hour where the tournament is', () => {
    expect(longDate(evening, 'America/Bogota')).toBe('viernes, 27 de noviembre de 2026');
    expect(shortDate(evening, 'America/Bogota')).toBe('vie, 27 nov');
    expect(shortDate(evening, 'Europe/Madrid')).toBe('sáb, 28 nov');
    expect(plain(longDateTime(evening, 'America/Bogota'))).toMatch(
      /^viernes, 27 de noviembre de 2026, (9:00 p\. ?m\.|21:00)$/,
    );
    expect(plain(timeWithZone(evening, 'America/Bogota'))).toMatch(/^(9:00 p\. ?m\.|21:00) GMT-5$/);
  });

  it('keep an hour in one line', () => {
    expect(timeWithZone(evening, 'America/Bogota')).not.toContain(' p.');
  });

  it('name the zone once where the reader may live in another', () => {
    expect(plain(zonedDateTime(evening, 'America/Bogota'))).toMatch(
      /^viernes, 27 de noviembre de 2026, (9:00 p\. ?m\.|21:00) GMT-5$/,
    );
  });

  it('are written with formats that are made once', () => {
    longDate(evening, 'America/Lima');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    try {
      longDate(evening, 'America/Lima');
      expect(made).not.toHaveBeenCalled();
    } finally {
      made.mockRestore();
    }
  });

  it('begin a line with a capital letter', () => {
    expect(capitalized('vie, 27 nov')).toBe('Vie, 27 nov');
    expect(capitalized('ágil')).toBe('Ágil');
    expect(capitalized('')).toBe('');
  });
});

describe('otherClock', () => {
  it.each([
    ['America/Caracas', /^(10:00 p\. ?m\.|22:00)$/],
    ['America/Sao_Paulo', /^(11:00 p\. ?m\.|23:00)$/],
    ['Europe/Madrid', /^sábado, 28 de noviembre de 2026, 0?3:00( a\. ?m\.)?$/],
  ])('Bogotá and %s: %s', (other, words) => {
    expect(plain(otherClock(evening, 'America/Bogota', other) ?? '')).toMatch(words);
  });

  it('says nothing where both show the same', () => {
    expect(otherClock(evening, 'America/Bogota', 'America/Lima')).toBeNull();
  });
});

describe('relativeTime', () => {
  it.each([
    [-30, 'hace 30 segundos'],
    [-300, 'hace 5 minutos'],
    [7200, 'dentro de 2 horas'],
    [-86_400, 'ayer'],
    [3 * 86_400, 'dentro de 3 días'],
  ])('%d seconds away', (seconds, words) => {
    expect(relativeTime(new Date(evening.getTime() + seconds * 1000), evening)).toBe(words);
  });
});
