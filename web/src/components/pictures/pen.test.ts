import { expect, it, vi } from 'vitest';
import { paintBlock } from './paint-block.ts';
import { type Ink, PLAIN, writeLine } from './pen.ts';

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

it('a row has room for the tag and the name of a usual team', () => {
  const fillText = vi.fn<Ink['fillText']>();
  // The mean width of a letter of this size.
  const measureText = (measured: string) => ({ width: measured.length * 20 });
  const ink = { fillText, measureText, fillRect: () => undefined } as unknown as Ink;
  const name = 'GDF Guardianes del Fénix';
  paintBlock(ink, { kind: 'row', cells: { rank: '1', name, figures: ['3', '18', '84'] } }, 0, 1);
  expect(fillText.mock.calls.map(([text]) => text)).toEqual(['1', name, '3', '18', '84']);
});
