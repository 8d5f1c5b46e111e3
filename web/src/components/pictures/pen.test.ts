import { expect, it, vi } from 'vitest';
import { type Ink, PLAIN, writeLine } from './pen.ts';

const LETTER = 10;

function written(text: string, width: number): string | undefined {
  document.documentElement.style.setProperty('--color-ink', '#fff1df');
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
