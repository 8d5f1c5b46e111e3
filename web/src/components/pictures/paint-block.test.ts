import { expect, it } from 'vitest';
import { heightOf, paintBlock } from './paint-block.ts';
import type { Ink } from './pen.ts';
import type { Block } from './picture.ts';

for (const color of ['ink', 'ash', 'gold', 'mist', 'soot', 'ember']) {
  document.documentElement.style.setProperty(`--color-${color}`, '#fff1df');
}

interface Written {
  readonly text: string;
  readonly top: number;
  readonly bottom: number;
}

/** Letters are half as wide as high, capitals reach 0.72 of the size, and tails a fifth of it. */
function drawn(block: Block, scale: number) {
  const texts: Written[] = [];
  const bars: { readonly top: number; readonly bottom: number }[] = [];
  const ink = {
    font: '',
    measureText: (text: string) => ({ width: (text.length * sizeOf(ink.font)) / 2 }),
    fillText: (text: string, _: number, base: number) => {
      const size = sizeOf(ink.font);
      texts.push({ text, top: base - 0.72 * size, bottom: base + 0.2 * size });
    },
    fillRect: (_: number, top: number, _width: number, height: number) =>
      void bars.push({ top, bottom: top + height }),
  };
  paintBlock(ink as unknown as Ink, block, 0, scale);
  return { texts, bars, height: heightOf(ink as unknown as Ink, block, scale) };
}

const sizeOf = (font: string) => Number(/([\d.]+)px/.exec(font)?.[1]);

it.each([
  [false, 1],
  [false, 1.2],
  [true, 1],
  [true, 1.2],
])('the points of a podium stand below the name, and in the bar (first: %s, scale %d)', (isFirst, scale) => {
  const rank = { kind: 'rank', rank: '2.º', isFirst, name: 'Ángel y Jorge', note: '122 puntos' } as const;
  const { texts, bars } = drawn(rank, scale);
  const [, name, note] = texts;
  const [bar] = bars;
  expect(name?.top).toBeGreaterThan(bar?.top ?? Number.NaN);
  expect(note?.top).toBeGreaterThan((name?.bottom ?? Number.NaN) + 2);
  expect(note?.bottom).toBeLessThan((bar?.bottom ?? Number.NaN) - 1);
});

it.each([0.74, 1.2])('a team has all its nicks, however long, above its figures (scale %d)', (scale) => {
  const players = ['ÑandúDelAltiplanoRojoXXL', 'NocheFríaDeLosAndes2026X', 'ElCóndorPasaPorLima12345', 'Al'];
  const figures = [{ figure: '1.º', label: 'de 12' }];
  const { texts, bars, height } = drawn({ kind: 'hero', name: 'Los Fénix', players, figures }, scale);
  const lines = texts.slice(1, -2);
  expect(lines.map(({ text }) => text).join(' · ')).toBe(players.join(' · '));
  for (const [index, { top }] of lines.slice(1).entries()) {
    expect(top).toBeGreaterThan(lines[index]?.bottom ?? Number.NaN);
  }
  expect(lines.at(-1)?.bottom).toBeLessThan(bars[0]?.top ?? Number.NaN);
  expect(bars[0]?.bottom).toBeLessThan(height);
});
