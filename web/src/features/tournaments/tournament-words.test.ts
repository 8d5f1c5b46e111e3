import { describe, expect, it } from 'vitest';
import { formatLabel, gameModeLabel, storedFormat, storedGameMode } from './tournament-words.ts';

describe('the words of a tournament', () => {
  it('are turned into the stored value, however they are typed', () => {
    expect(storedFormat(formatLabel('eliminacion_directa'))).toBe('eliminacion_directa');
    expect(storedFormat(' sistema de PUNTOS ')).toBe('puntos');
    expect(storedGameMode(gameModeLabel('COMPETITIVO'))).toBe('COMPETITIVO');
  });

  it('of an organiser stay as typed', () => {
    expect(storedFormat('Todos contra todos')).toBe('Todos contra todos');
    expect(formatLabel('Todos contra todos')).toBe('Todos contra todos');
    expect(storedGameMode('')).toBe('');
  });

  it.each(['constructor', '__proto__', 'toString'])('of a link are shown as written: %s', (word) => {
    expect([gameModeLabel(word), formatLabel(word)]).toEqual([word, word]);
  });
});
