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
});
