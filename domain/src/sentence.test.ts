import { describe, expect, it } from 'vitest';
import { capitalized, isolated, sentence } from './sentence.ts';

describe('a sentence', () => {
  it.each([
    ['vie 27 nov', 'Vie 27 nov'],
    ['ágil', 'Ágil'],
    ['', ''],
  ])('%j begins as %j', (text, shown) => {
    expect(capitalized(text)).toBe(shown);
  });

  it.each([
    ['Se juega a las 9:46 p. m.', 'Se juega a las 9:46 p. m.'],
    ['Se juega a las 9:46 p. m. en Colombia', 'Se juega a las 9:46 p. m. en Colombia.'],
    ['Copa ¿Quién gana?', 'Copa ¿Quién gana?'],
    ['Campeón: ¡Vamos!', 'Campeón: ¡Vamos!'],
    ['Cambió el motivo: ya veremos…', 'Cambió el motivo: ya veremos…'],
  ])('%j ends as %j', (text, shown) => {
    expect(sentence(text)).toBe(shown);
  });
});

describe('a name in a line', () => {
  it.each(['فهد', 'שלום', 'FF فهد 7', '﷽'])('of other letters is isolated: %s', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it.each(['Los Fénix', '꧁༒☬Fénix☬༒꧂', 'F\u06E3\u06DCx', '𝕱𝖊𝖓𝖎𝖝', '李小龍', ''])(
    'stays as it is: %s',
    (name) => {
      expect(isolated(name)).toBe(name);
    },
  );
});
