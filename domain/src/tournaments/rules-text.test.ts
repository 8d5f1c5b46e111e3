import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesLines } from './rules-text.ts';

describe('rulesLines', () => {
  it('splits a text and drops blank lines', () => {
    expect(rulesLines('  uno\r\n\r\n dos \n\t\ntres')).toEqual(['uno', 'dos', 'tres']);
  });

  it('takes a list, whose entries may hold several lines', () => {
    expect(rulesLines(['uno', '', 'dos\ntres'])).toEqual(['uno', 'dos', 'tres']);
  });

  it.each([
    ['1. uno\n2. dos\n\n3. tres', ['uno', 'dos', 'tres']],
    ['1) uno\n2.- dos\n3º tres', ['uno', 'dos', 'tres']],
    ['1. uno\nque sigue\n2. dos', ['1. uno', 'que sigue', '2. dos']],
    ['2. dos\n3. tres', ['2. dos', '3. tres']],
    ['1 dúo por equipo\n2 partidas', ['1 dúo por equipo', '2 partidas']],
    ['1.5 puntos por baja', ['1.5 puntos por baja']],
    ['1. uno\n2.', ['1. uno', '2.']],
  ])('of %j are %j, without the numbers that the list has itself', (text, lines) => {
    expect(rulesLines(text)).toEqual(lines);
  });

  it('is empty when there are none', () => {
    expect(rulesLines('')).toEqual([]);
    expect(rulesLines([])).toEqual([]);
  });

  it('gives the same lines for a text and for its list', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        expect(rulesLines(lines)).toEqual(rulesLines(lines.join('\n')));
        for (const line of rulesLines(lines)) expect(line.trim()).toBe(line);
      }),
    );
  });
});
