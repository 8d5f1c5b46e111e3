import { brokenLines, colorOf, DISPLAY, fittingSize, type Ink, PLAIN, STRONG, writeLine } from './pen.ts';
import type { Block, Cells } from './picture.ts';

export const MARGIN = 72;
export const INNER = 1080 - 2 * MARGIN;

/** Sizes in pixels at scale 1. Texts stay readable if a phone shows the picture 320 pixels wide. */
const ROW = 46;
const TEXT = 41;
const TEXT_LINE = 48;
const STEP_INDENT = 84;
const HERO = { name: 118, players: 66, figures: 230, gap: 16 } as const;
const PLAYERS = { size: 44, least: 34, line: 1.2, most: 3 } as const;
const RANK = { first: 130, other: 92, gap: 8 } as const;
/** The distances of the figures' right edges from the right margin. */
const FIGURES = [298, 168, 16] as const;
const MEDALS = ['#ffc83d', '#cfd6de', '#d08a52'] as const;

function linesOf(ink: Ink, texts: readonly string[], width: number, size: number): string[] {
  return texts.flatMap((text) => brokenLines(ink, text, PLAIN, size, width));
}

export function heightOf(ink: Ink, block: Block, scale = 1): number {
  switch (block.kind) {
    case 'hero':
      return (
        (HERO.name + (block.figures.length === 0 ? 0 : HERO.figures)) * scale +
        playersOf(ink, block, scale).height +
        HERO.gap
      );
    case 'rank':
      return (block.isFirst ? RANK.first : RANK.other) * scale;
    case 'columns':
    case 'row':
    case 'cut':
      return ROW * scale;
    case 'step': {
      const lines = linesOf(ink, block.lines, INNER - STEP_INDENT * scale, TEXT * scale).length;
      return (70 + lines * TEXT_LINE + 24) * scale;
    }
    case 'text':
      return (linesOf(ink, [block.text], INNER, TEXT * scale).length * TEXT_LINE + 10) * scale;
  }
}

export function paintBlock(ink: Ink, block: Block, y: number, scale = 1): void {
  switch (block.kind) {
    case 'hero':
      return paintHero(ink, block, y, scale);
    case 'rank':
      return paintRank(ink, block, y, scale);
    case 'columns':
      return paintCells(ink, block.cells, y, scale, { color: 'mist', size: 34 });
    case 'row':
      return paintRow(ink, block, y, scale);
    case 'cut':
      return paintCut(ink, block.text, y, scale);
    case 'step':
      return paintStep(ink, block, y, scale);
    case 'text':
      return paintText(ink, [block.text], { x: MARGIN, y, width: INNER, scale });
  }
}

function paintHero(ink: Ink, hero: Extract<Block, { kind: 'hero' }>, top: number, scale: number): void {
  const { name, figures } = hero;
  const size = HERO.name * scale;
  writeLine(ink, name, MARGIN, top + size * 0.8, {
    face: DISPLAY,
    size,
    color: 'ink',
    width: INNER,
    least: 60,
  });
  const players = playersOf(ink, hero, scale);
  for (const [index, line] of players.lines.entries()) {
    const y = top + size + 37 * scale + index * players.size * PLAYERS.line;
    writeLine(ink, line, MARGIN, y, { face: STRONG, size: players.size, color: 'mist', width: INNER });
  }
  if (figures.length > 0) paintFigures(ink, figures, top + size + players.height, scale);
}

/** Long nicks take more lines, because a player looks for the own nick. */
function playersOf(ink: Ink, { players = [] }: { readonly players?: readonly string[] }, scale: number) {
  if (players.length === 0) return { lines: [], size: 0, height: 0 };
  const text = players.join(' · ');
  const wanted = { face: STRONG, size: PLAYERS.size * scale, width: INNER, least: PLAYERS.least } as const;
  const size = fittingSize(ink, text, wanted);
  const lines = brokenLines(ink, text, STRONG, size, INNER).slice(0, PLAYERS.most);
  return { lines, size, height: HERO.players * scale + (lines.length - 1) * size * PLAYERS.line };
}

function paintFigures(
  ink: Ink,
  figures: Extract<Block, { kind: 'hero' }>['figures'],
  top: number,
  scale: number,
): void {
  const gap = figures.some(({ isPast }) => isPast) ? 120 : 20;
  const width = (INNER - gap * (figures.length - 1)) / figures.length;
  const height = (HERO.figures - 24) * scale;
  const text = { align: 'center', width: width - 24 } as const;
  const labelOf = { ...text, face: STRONG, size: 42 * scale, color: 'ink', least: 30 } as const;
  const size = Math.min(...figures.map(({ label }) => fittingSize(ink, label, labelOf)));
  for (const [index, { figure, label, isPast = false }] of figures.entries()) {
    const x = MARGIN + index * (width + gap);
    paintPanel(ink, x, top + 12 * scale, width, height);
    if (isPast) paintNext(ink, x + width + gap / 2, top + 12 * scale + height / 2);
    const middle = x + width / 2;
    writeLine(ink, figure, middle, top + 128 * scale, {
      ...text,
      face: DISPLAY,
      size: 124 * scale,
      color: isPast ? 'dim' : 'gold',
      least: 48,
    });
    writeLine(ink, label, middle, top + 184 * scale, { ...labelOf, size });
  }
}

function paintNext(ink: Ink, x: number, y: number): void {
  ink.fillStyle = colorOf('ember');
  ink.fillRect(x - 42, y - 12, 46, 24);
  ink.beginPath();
  ink.moveTo(x, y - 40);
  ink.lineTo(x + 44, y);
  ink.lineTo(x, y + 40);
  ink.fill();
}

function paintPanel(ink: Ink, x: number, y: number, width: number, height: number): void {
  ink.globalAlpha = 0.82;
  ink.fillStyle = colorOf('ash');
  ink.fillRect(x, y, width, height);
  ink.globalAlpha = 1;
  ink.fillStyle = colorOf('ember');
  ink.fillRect(x, y, width, 6);
}

function paintRank(
  ink: Ink,
  { rank, isFirst, name, note }: Extract<Block, { kind: 'rank' }>,
  y: number,
  scale: number,
): void {
  const height = ((isFirst ? RANK.first : RANK.other) - RANK.gap) * scale;
  ink.globalAlpha = isFirst ? 1 : 0.85;
  ink.fillStyle = colorOf(isFirst ? 'gold' : 'ash');
  ink.fillRect(MARGIN, y, INNER, height);
  ink.globalAlpha = 1;
  const [strong, weak] = isFirst ? ['soot', 'soot'] : ['ink', 'mist'];
  const size = (isFirst ? 66 : 42) * scale;
  const base = y + height / 2;
  const width = INNER - 230;
  writeLine(ink, rank, MARGIN + 30, base + size * 0.34, {
    face: DISPLAY,
    size,
    color: isFirst ? 'soot' : 'gold',
    width: 150,
  });
  const isAlone = note === '';
  const nameBase = isAlone ? base + size * 0.34 : base + (isFirst ? 2 : -4) * scale;
  writeLine(ink, name, MARGIN + 200, nameBase, { face: DISPLAY, size, color: strong, width, least: 40 });
  const noteSize = 30 * Math.min(scale, 1.4);
  writeLine(ink, note, MARGIN + 200, base + (isFirst ? 42 : 32) * scale, {
    face: STRONG,
    size: noteSize,
    color: weak,
    width,
  });
}

function paintRow(
  ink: Ink,
  { cells, isAhead = false, medal = 0 }: Extract<Block, { kind: 'columns' | 'row' }>,
  y: number,
  scale: number,
): void {
  const height = ROW * scale - 3;
  const metal = MEDALS[medal - 1];
  ink.globalAlpha = isAhead || metal !== undefined ? 0.2 : 0.75;
  ink.fillStyle = metal ?? colorOf(isAhead ? 'gold' : 'ash');
  ink.fillRect(MARGIN, y, INNER, height);
  ink.globalAlpha = 1;
  if (metal !== undefined) ink.fillRect(MARGIN, y, 76, height);
  const color = isAhead && metal === undefined ? 'gold' : 'ink';
  paintCells(ink, cells, y, scale, { color, size: TEXT, ...(metal !== undefined && { first: 'soot' }) });
}

function paintCells(
  ink: Ink,
  { rank, name, figures }: Cells,
  y: number,
  scale: number,
  {
    color,
    size: atOne,
    first = color,
  }: { readonly color: string; readonly size: number; readonly first?: string },
): void {
  const size = atOne * Math.min(scale, 1.25);
  const base = y + (ROW * scale) / 2 + size * 0.33;
  writeLine(ink, rank, MARGIN + 64, base, {
    face: STRONG,
    size,
    color: first,
    width: 60,
    align: 'right',
    least: 34,
  });
  writeLine(ink, name, MARGIN + 92, base, { face: STRONG, size, color, width: INNER - 456, least: TEXT });
  for (const [index, figure] of figures.entries()) {
    const x = MARGIN + INNER - (FIGURES[index] ?? 0);
    const face = index === 2 ? STRONG : PLAIN;
    writeLine(ink, figure, x, base, { face, size, color, width: 140, align: 'right', least: 34 });
  }
}

function paintCut(ink: Ink, text: string, y: number, scale: number): void {
  ink.fillStyle = colorOf('gold');
  ink.fillRect(MARGIN, y + 2, INNER, 4);
  const size = 36 * Math.min(scale, 1.3);
  const base = y + (ROW * scale) / 2 + size * 0.38;
  writeLine(ink, text, MARGIN + 92, base, {
    face: STRONG,
    size,
    color: 'gold',
    width: INNER - 92,
    least: 32,
  });
}

function paintStep(
  ink: Ink,
  { number, name, lines }: Extract<Block, { kind: 'step' }>,
  y: number,
  scale: number,
): void {
  const indent = STEP_INDENT * scale;
  const [x, width] = [MARGIN + indent, INNER - indent];
  writeLine(ink, number, MARGIN, y + 50 * scale, {
    face: DISPLAY,
    size: 64 * scale,
    color: 'gold',
    width: indent,
  });
  const size = 46 * scale;
  writeLine(ink, name, x, y + 44 * scale, { face: STRONG, size, color: 'ink', width, least: 36 });
  paintText(ink, lines, { x, y: y + 56 * scale, width, scale });
}

function paintText(
  ink: Ink,
  texts: readonly string[],
  { x, y, width, scale }: Record<'x' | 'y' | 'width' | 'scale', number>,
): void {
  const size = TEXT * scale;
  for (const [index, line] of linesOf(ink, texts, width, size).entries()) {
    const base = y + (40 + index * TEXT_LINE) * scale;
    writeLine(ink, line, x, base, { face: PLAIN, size, color: 'mist', width });
  }
}
