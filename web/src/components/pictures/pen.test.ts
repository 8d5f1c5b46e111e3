import { expect, it, vi } from 'vitest';
import { paintBlock } from './paint-block.ts';
import { accentRise, brokenLines, type Ink, PLAIN, writeLine } from './pen.ts';

const LETTER = 10;

for (const color of ['ink', 'ash']) document.documentElement.style.setProperty(`--color-${color}`, '#fff1df');

function written(text: string, width: number): string | undefined {
  const fillText = vi.fn<Ink['fillText']>();
  const measureText = (measured: string) => ({ width: measured.length * LETTER });
  writeLine({ fillText, measureText } as unknown as Ink, text, 0, 0, {
    face: PLAIN,
    size: 40,
    color: 'ink',
    width,
  });
  return fillText.mock.lastCall?.[0];
}

it.each([
  ['Los Fénix', 100, 'Los Fénix'],
  ['Los Fénix del Sur', 100, 'Los Fénix…'],
  ['Ana👩‍👩‍👧‍👦', 100, 'Ana…'],
  ['🇲🇽🇦🇷🇨🇴', 100, '🇲🇽🇦🇷…'],
  ['Zo\u0335\u0336e\u0335', 50, 'Zo\u0335\u0336…'],
  ['꧁༒☬Fénix☬༒꧂', 100, '꧁༒☬Fénix☬…'],
])('a line of %s in %i pixels keeps whole signs: %s', (text, width, shown) => {
  expect(written(text, width)).toBe(shown);
});

it.each([
  ['Campeón: Los Cóndores del Altiplano Andino.', 400, ['Campeón: Los Cóndores', 'del Altiplano Andino.']],
  ['Así quedó el lunes a las 10 · Imagen\u00a01', 310, ['Así quedó el lunes', 'a las 10 · Imagen\u00a01']],
  [
    'Así quedó el lunes · Imagen\u00a01\u00a0de\u00a02',
    210,
    ['Así quedó el lunes', 'Imagen\u00a01\u00a0de\u00a02'],
  ],
  ['Una línea', 400, ['Una línea']],
])('the lines of %s are about equally long', (text, width, lines) => {
  const measureText = (measured: string) => ({ width: measured.length * LETTER });
  expect(brokenLines({ measureText } as unknown as Ink, text, PLAIN, 20, width)).toEqual(lines);
});

it.each([
  ['¡CAMPEÓN!', true],
  ['¡CAMPEONES!', false],
  ['AÑO NUEVO', true],
])('a title keeps room for its accents below the name of the tournament: %s', (title, isRaised) => {
  expect(accentRise(title, 200) > 0).toBe(isRaised);
});

it('a row has room for the tag and the name of a usual team', () => {
  const fillText = vi.fn<Ink['fillText']>();
  // The mean width of a letter of this size.
  const measureText = (measured: string) => ({ width: measured.length * 20 });
  const ink = { fillText, measureText, fillRect: () => undefined } as unknown as Ink;
  const name = 'GDF Guardianes del Fénix';
  paintBlock(ink, { kind: 'row', cells: { rank: '1', name, figures: ['3', '18', '84'] } }, 0, 1);
  expect(fillText.mock.calls.map(([text]) => text)).toEqual(['1', name, '3', '18', '84']);
});
