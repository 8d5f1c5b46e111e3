import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const evening = new Date('2026-11-28T02:00:00Z');

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

  it.each([
    [-300, 'hace 5 min'],
    [-4 * 3600, 'hace 4 h'],
    [-86_400, 'ayer'],
  ])('%d seconds away in few letters', (seconds, words) => {
    const date = new Date(evening.getTime() + seconds * 1000);
    expect(relativeTime(date, evening, 'America/Bogota', 'narrow')).toBe(words);
  });

  // In Bogotá `evening` is Friday, 9 p. m.
  it.each([
    ['2026-11-29T04:59:00Z', 'mañana'],
    ['2026-11-29T05:00:00Z', 'pasado mañana'],
    ['2026-11-30T05:00:00Z', 'dentro de 3 días'],
    ['2026-11-26T05:00:00Z', 'ayer'],
    ['2026-11-26T04:59:00Z', 'anteayer'],
  ])('names the day of %s in the zone of the reader', (date, words) => {
    expect(relativeTime(new Date(date), evening, 'America/Bogota')).toBe(words);
  });
});
