import { brokenLines, colorOf, DISPLAY, type Ink, PLAIN, STRONG, writeLine } from './pen.ts';
import type { Block, Cells } from './picture.ts';

export const MARGIN = 72;
export const INNER = 1080 - 2 * MARGIN;

/** Twelve rows, the names of their columns and a cut fit on a page. */
const ROW = 50;
const TEXT = 38;
const TEXT_LINE = 48;
const STEP_INDENT = 84;
/** Right edges of the figures, from the right margin. */
const FIGURES = [320, 170, 20] as const;

/** The parts of a block's text that are broken into lines, with the size of each. */
function linesOf(ink: Ink, texts: readonly string[], width: number, size = TEXT): string[] {
  return texts.flatMap((text) => brokenLines(ink, text, PLAIN, size, width));
}

export function heightOf(ink: Ink, block: Block): number {
  switch (block.kind) {
    case 'hero':
      return 300 + linesOf(ink, block.lines, INNER, 46).length * 62;
    case 'rank':
      return block.isFirst ? 190 : 130;
    case 'columns':
    case 'row':
    case 'cut':
      return ROW;
    case 'step':
      return 70 + linesOf(ink, block.lines, INNER - STEP_INDENT).length * TEXT_LINE + 24;
    case 'text':
      return linesOf(ink, [block.text], INNER).length * TEXT_LINE + 10;
  }
}

export function drawBlock(ink: Ink, block: Block, y: number): void {
  switch (block.kind) {
    case 'hero':
      return drawHero(ink, block, y);
    case 'rank':
      return drawRank(ink, block, y);
    case 'columns':
      return drawCells(ink, block.cells, y, 'dim', 30);
    case 'row':
      return drawRow(ink, block, y);
    case 'cut':
      return drawCut(ink, block.text, y);
    case 'step':
      return drawStep(ink, block, y);
    case 'text':
      return drawText(ink, [block.text], MARGIN, y, INNER);
  }
}

function drawHero(ink: Ink, { name, lines }: Extract<Block, { kind: 'hero' }>, y: number): void {
  const size = 150;
  ink.fillStyle = colorOf('gold');
  ink.fillRect(MARGIN, y + 40, 120, 10);
  writeLine(ink, name, MARGIN, y + 200, { face: DISPLAY, size, color: 'gold', width: INNER, least: 72 });
  for (const [index, line] of linesOf(ink, lines, INNER, 46).entries()) {
    writeLine(ink, line, MARGIN, y + 300 + index * 62, { face: PLAIN, size: 46, color: 'ink', width: INNER });
  }
}

function drawRank(ink: Ink, { rank, isFirst, name, note }: Extract<Block, { kind: 'rank' }>, y: number) {
  const height = isFirst ? 170 : 112;
  ink.fillStyle = colorOf(isFirst ? 'smoke' : 'ash');
  ink.fillRect(MARGIN, y, INNER, height);
  ink.fillStyle = colorOf(isFirst ? 'gold' : 'line');
  ink.fillRect(MARGIN, y, 10, height);
  const color = isFirst ? 'gold' : 'ink';
  const [size, middle] = [isFirst ? 84 : 54, y + height / 2];
  writeLine(ink, rank, MARGIN + 40, middle + size / 3, { face: DISPLAY, size, color, width: 140 });
  writeLine(ink, name, MARGIN + 190, middle, { face: DISPLAY, size, color, width: INNER - 220, least: 40 });
  writeLine(ink, note, MARGIN + 190, middle + 44, {
    face: PLAIN,
    size: 34,
    color: 'mist',
    width: INNER - 220,
  });
}

function drawRow(
  ink: Ink,
  { cells, isAhead = false }: Extract<Block, { kind: 'columns' | 'row' }>,
  y: number,
) {
  ink.fillStyle = colorOf('line');
  ink.fillRect(MARGIN, y, INNER, 2);
  drawCells(ink, cells, y, isAhead ? 'gold' : 'ink', TEXT);
}

function drawCells(ink: Ink, { rank, name, figures }: Cells, y: number, color: string, size: number): void {
  const base = y + ROW - 12;
  writeLine(ink, rank, MARGIN + 44, base, { face: STRONG, size, color, width: 60, align: 'right' });
  writeLine(ink, name, MARGIN + 72, base, { face: STRONG, size, color, width: INNER - 520 });
  for (const [index, figure] of figures.entries()) {
    const x = MARGIN + INNER - (FIGURES[index] ?? 0);
    const face = index === 2 ? STRONG : PLAIN;
    writeLine(ink, figure, x, base, { face, size, color, width: 140, align: 'right' });
  }
}

function drawCut(ink: Ink, text: string, y: number): void {
  ink.fillStyle = colorOf('gold');
  ink.fillRect(MARGIN, y + 2, INNER, 4);
  writeLine(ink, text, MARGIN, y + ROW - 12, { face: STRONG, size: 32, color: 'gold', width: INNER });
}

function drawStep(ink: Ink, { number, name, lines }: Extract<Block, { kind: 'step' }>, y: number): void {
  const width = INNER - STEP_INDENT;
  writeLine(ink, number, MARGIN, y + 48, { face: DISPLAY, size: 60, color: 'gold', width: STEP_INDENT });
  writeLine(ink, name, MARGIN + STEP_INDENT, y + 44, {
    face: STRONG,
    size: 46,
    color: 'ink',
    width,
    least: 34,
  });
  drawText(ink, lines, MARGIN + STEP_INDENT, y + 56, width);
}

function drawText(ink: Ink, texts: readonly string[], x: number, y: number, width: number): void {
  for (const [index, line] of linesOf(ink, texts, width).entries()) {
    writeLine(ink, line, x, y + 40 + index * TEXT_LINE, { face: PLAIN, size: TEXT, color: 'mist', width });
  }
}
