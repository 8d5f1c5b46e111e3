import { correction, generate } from 'lean-qr/nano';
import * as words from '../words/pictures.ts';
import { drawBlock, heightOf, INNER, MARGIN } from './draw-block.ts';
import {
  brokenLines,
  colorOf,
  DISPLAY,
  fittingSize,
  type Ink,
  loadFaces,
  newInk,
  PLAIN,
  STRONG,
  writeLine,
} from './pen.ts';
import { type Block, FORMATS, type Format, type Picture } from './picture.ts';
import { type Art, drawScene, loadArt } from './scene.ts';

const CODE = 200;
const MARK = 80;
/** Blocks grow until they fill their frame, or until they look blown up. */
const LARGEST = 1.9;
const STEP = 0.04;
/** A square holds figures and, above the letters, a cup or arrows. */
const BESIDE_MOTIF = 0.74;

/** The pages of a picture, each drawn when it is asked for. */
export interface Pages {
  readonly count: number;
  /** Draws the page at this place; the first is at 0. */
  readonly draw: (at: number) => Promise<File>;
}

export interface Drawn {
  readonly format: Format;
  readonly pages: Pages;
  /** The pages that are drawn, from the first on. */
  readonly files: readonly File[];
}

/** Draws the first page alone: on a slow phone each takes long. The same page has the same bytes in one browser. */
export async function drawFirst(picture: Picture, format: Format): Promise<Drawn> {
  const [art] = await Promise.all([loadArt(picture.scene), loadFaces()]);
  const ink = newInk(1, 1);
  const all = pagesOf(ink, picture.blocks, roomOf(ink, picture, format));
  const pages: Pages = {
    count: all.length,
    draw: async (at) => {
      const isOne = all.length === 1;
      const state = isOne ? picture.state : `${picture.state} · ${words.pageOf(at + 1, all.length)}`;
      const page = drawPage({ ...picture, blocks: all[at] ?? [], state }, format, art);
      const name = [picture.file, words.formatFiles[format], ...(isOne ? [] : [at + 1])].join('-');
      return new File([await toJpeg(page)], `${name}.jpg`, { type: 'image/jpeg' });
    },
  };
  return { format, pages, files: [await pages.draw(0)] };
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture has no bytes')) : resolve(blob)),
      'image/jpeg',
      0.92,
    );
  });
}

interface Head {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
}

/** The title of one moment fills the width, a word or two on a line. */
function headOf(ink: Ink, { title, subtitle, blocks }: Picture, format: Format): Head {
  const text = title.toUpperCase();
  const isHero = blocks[0]?.kind === 'hero';
  const lines = isHero && format === 'story' ? halves(text) : [text];
  const largest = isHero ? (format === 'story' ? 330 : 184) : 124;
  const size = Math.min(
    ...lines.map((line) => fittingSize(ink, line, { face: DISPLAY, size: largest, least: 60, width: INNER })),
  );
  const below = subtitle === '' ? 0 : 52;
  return { lines, size, height: 62 + lines.length * size * 0.86 + below + 24 };
}

/** The break that leaves both lines about as long; none in a short title. */
function halves(text: string): readonly string[] {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [first] = breaks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return first === undefined || text.length < 10 ? [text] : [text.slice(0, first), text.slice(first + 1)];
}

/** A list or figures in a square leave no line for the brand alone. */
function isCompact([first]: readonly Block[], format: Format): boolean {
  return format === 'square' && !(first?.kind === 'hero' && first.figures.length === 0);
}

function footTop(format: Format): number {
  return FORMATS[format].bottom - CODE;
}

function roomOf(ink: Ink, picture: Picture, format: Format): number {
  const brand = isCompact(picture.blocks, format) ? 0 : MARK + 24;
  return footTop(format) - 28 - FORMATS[format].top - brand - headOf(ink, picture, format).height;
}

function totalOf(ink: Ink, blocks: readonly Block[], scale = 1): number {
  return blocks.reduce((sum, block) => sum + heightOf(ink, block, scale), 0);
}

/** Pages about as full as one another: the names of columns begin each, and a cut stays with its row. */
function pagesOf(ink: Ink, blocks: readonly Block[], room: number): readonly (readonly Block[])[] {
  const [first] = blocks;
  const head = first?.kind === 'columns' ? [first] : [];
  const groups: Block[][] = [];
  for (const block of blocks.slice(head.length)) {
    if (block.kind === 'cut') groups.at(-1)?.push(block);
    else groups.push([block]);
  }
  for (let count = 1; count < groups.length; count += 1) {
    const each = Math.ceil(groups.length / count);
    const pages = Array.from({ length: count }, (_, page) => [
      ...head,
      ...groups.slice(page * each, (page + 1) * each).flat(),
    ]);
    if (pages.every((page) => totalOf(ink, page) <= room)) return pages;
  }
  return groups.length === 0 ? [head] : groups.map((group) => [...head, ...group]);
}

function scaleOf(ink: Ink, blocks: readonly Block[], room: number): number {
  let scale = LARGEST;
  while (scale > 1 && totalOf(ink, blocks, scale) > room) scale -= STEP;
  return Math.max(scale, 1);
}

function drawPage(picture: Picture, format: Format, art: Art): HTMLCanvasElement {
  const { width, height, top } = FORMATS[format];
  const ink = newInk(width, height);
  const hasMotif = format === 'square' && (art.motif === 'cup' || art.motif === 'arrows');
  const { blocks } = picture;
  const head = headOf(ink, picture, format);
  const room = roomOf(ink, picture, format);
  const isHero = blocks[0]?.kind === 'hero';
  const scale = isHero
    ? format === 'story'
      ? 1.25
      : hasMotif
        ? BESIDE_MOTIF
        : 1
    : scaleOf(ink, blocks, room);
  const body = totalOf(ink, blocks, scale);
  const bodyTop = footTop(format) - 28 - body;
  const headTop = bodyTop - head.height;
  drawScene(ink, art, { lettersFrom: headTop, nightFrom: Math.max(headTop + head.height * 0.7, top + 420) });
  const compact = isCompact(blocks, format);
  if (compact) ink.drawImage(art.mark, MARGIN + INNER - MARK, top, MARK, MARK);
  else drawBrand(ink, picture.brand, art.mark, top);
  drawHead(ink, picture, head, headTop);
  let y = bodyTop;
  for (const block of blocks) {
    drawBlock(ink, block, y, scale);
    y += heightOf(ink, block, scale);
  }
  drawFoot(ink, picture, footTop(format));
  return ink.canvas;
}

/** A plate keeps the brand readable on every sky. */
function drawBrand(ink: Ink, brand: string, mark: HTMLImageElement, top: number): void {
  const text = brand.toUpperCase();
  const style = { face: DISPLAY, size: 54, color: 'ink', width: INNER - 150 } as const;
  fittingSize(ink, text, style);
  const end = MARGIN + 130 + Math.min(ink.measureText(text).width, style.width);
  ink.fillStyle = colorOf('night');
  ink.globalAlpha = 0.78;
  ink.beginPath();
  ink.moveTo(0, top - 12);
  ink.lineTo(end + 24, top - 12);
  ink.lineTo(end - 8, top + MARK + 12);
  ink.lineTo(0, top + MARK + 12);
  ink.fill();
  ink.globalAlpha = 1;
  ink.drawImage(mark, MARGIN, top, MARK, MARK);
  writeLine(ink, text, MARGIN + 100, top + 58, style);
}

function drawHead(ink: Ink, { tournament, subtitle }: Picture, { lines, size }: Head, top: number): void {
  writeLine(ink, tournament, MARGIN, top + 42, {
    face: STRONG,
    size: 46,
    color: 'gold',
    width: INNER - MARK - 20,
    least: 38,
  });
  let y = top + 62;
  for (const line of lines) {
    y += size * 0.86;
    writeLine(ink, line, MARGIN, y - size * 0.08, { face: DISPLAY, size, color: 'fire', width: INNER });
  }
  const style = { face: PLAIN, size: 40, color: 'mist', width: INNER, least: 34 } as const;
  writeLine(ink, subtitle, MARGIN, y + 44, style);
}

function drawFoot(ink: Ink, { address, invitation, state }: Picture, top: number): void {
  drawCode(ink, address, MARGIN + INNER - CODE, top);
  const width = INNER - CODE - 30;
  writeLine(ink, invitation, MARGIN, top + 48, { face: STRONG, size: 44, color: 'ink', width, least: 36 });
  writeLine(ink, new URL(address).host, MARGIN, top + 100, { face: PLAIN, size: 38, color: 'gold', width });
  for (const [index, line] of brokenLines(ink, state, PLAIN, 34, width).slice(0, 2).entries()) {
    writeLine(ink, line, MARGIN, top + 148 + index * 42, { face: PLAIN, size: 34, color: 'mist', width });
  }
}

/** A white frame of four modules around the code lets every reader find it. */
function drawCode(ink: Ink, address: string, left: number, top: number): void {
  const code = generate(address, { minCorrectionLevel: correction.L });
  const side = Math.floor(CODE / (code.size + 8));
  const edge = Math.floor((CODE - side * code.size) / 2);
  ink.fillStyle = '#fff';
  ink.fillRect(left, top, CODE, CODE);
  ink.fillStyle = '#000';
  for (let x = 0; x < code.size; x += 1) {
    for (let y = 0; y < code.size; y += 1) {
      if (code.get(x, y)) ink.fillRect(left + edge + x * side, top + edge + y * side, side, side);
    }
  }
}
