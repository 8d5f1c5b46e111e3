import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesLines } from './tournament-rules-text.ts';

describe('rulesLines', () => {
  it('splits a text and drops blank lines', () => {
    expect(rulesLines('  uno\r\n\r\n dos \n\t\ntres')).toEqual(['uno', 'dos', 'tres']);
  });

  it('takes a list, whose entries may hold several lines', () => {
    expect(rulesLines(['uno', '', 'dos\ntres'])).toEqual(['uno', 'dos', 'tres']);
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
