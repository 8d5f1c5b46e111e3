import { correction, generate } from 'lean-qr/nano';
import { reportProblem } from '../../lib/report-problem.ts';
import * as words from '../words/pictures.ts';
import { heightOf, INNER, MARGIN, paintBlock } from './paint-block.ts';
import {
  accentRise,
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
import { type Block, FORMATS, type Picture, type PictureFormat } from './picture.ts';
import { type Art, loadArt, paintScene } from './scene.ts';

const MARK = 80;
const PLATE = MARK + 28;
const LARGEST = 1.9;
const STEP = 0.04;
const GAP = 24;
/**
 * `title` is the largest font size of the title. `scale` applies to the blocks of pictures with a hero or a
 * motif; `scaleOf` computes the scale of other pictures.
 */
const SIZES = {
  story: { hero: { title: 210, scale: 1.2 }, list: { title: 124, scale: 1.2 } },
  square: { hero: { title: 150, scale: 0.74 }, list: { title: 92, scale: 1 } },
} as const;

export interface Pages {
  readonly count: number;
  readonly paint: (at: number) => Promise<File>;
}

export interface PaintedPicture {
  readonly format: PictureFormat;
  readonly pages: Pages;
  readonly files: readonly File[];
}

export async function paintFirstPage(picture: Picture, format: PictureFormat): Promise<PaintedPicture> {
  // Without the fonts, as in Safari's Lockdown Mode, the browser draws with its own.
  const faces = loadFaces().catch((error: unknown) => reportProblem('fonts are missing', error));
  const [art] = await Promise.all([loadArt(picture.scene), faces]);
  const ink = newInk(1, 1);
  const all = pagesOf(ink, picture.blocks, roomOf(ink, picture, format));
  const pages: Pages = {
    count: all.length,
    paint: async (at) => {
      const isOne = all.length === 1;
      const state = isOne
        ? picture.state
        : `${picture.state} · ${words.pageOf(at + 1, all.length).replaceAll(' ', '\u00a0')}`;
      const page = paintPage(
        {
          ...picture,
          blocks: all[at] ?? [],
          state,
          subtitle: at === 0 ? picture.subtitle : '',
          invitation: (isOne ? picture.whole : undefined) ?? picture.invitation,
        },
        format,
        art,
      );
      const name = [picture.file, words.formatFiles[format], ...(isOne ? [] : [at + 1])].join('-');
      return new File([await toJpeg(page)], `${name}.jpg`, { type: 'image/jpeg' });
    },
  };
  return { format, pages, files: [await pages.paint(0)] };
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

const NOTE = { size: 40, line: 48 } as const;

interface Head {
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  readonly size: number;
  readonly rise: number;
  readonly height: number;
}

function headOf(ink: Ink, { title, subtitle, note = '', blocks }: Picture, format: PictureFormat): Head {
  const text = title.toUpperCase();
  const isHero = blocks[0]?.kind === 'hero';
  const isStory = format === 'story';
  const lines = isHero && isStory ? halves(text) : [text];
  const largest = SIZES[format][isHero ? 'hero' : 'list'].title * (lines.length > 1 ? 0.8 : 1);
  const size = Math.min(
    ...lines.map((line) => fittingSize(ink, line, { face: DISPLAY, size: largest, least: 60, width: INNER })),
  );
  const notes = note === '' ? [] : brokenLines(ink, note, PLAIN, NOTE.size, INNER);
  const below = notes.length > 0 ? notes.length * NOTE.line + 4 : isStory && subtitle !== '' ? 52 : 0;
  const rise = accentRise(lines[0] ?? '', size);
  return {
    lines,
    notes,
    size,
    rise,
    height: 62 + rise + lines.length * size * 0.86 + below + (isStory ? GAP : 8),
  };
}

function halves(text: string): readonly string[] {
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [first] = breaks.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return first === undefined || text.length < 10 ? [text] : [text.slice(0, first), text.slice(first + 1)];
}

function footTop(format: PictureFormat): number {
  return FORMATS[format].bottom - FORMATS[format].code;
}

function roomOf(ink: Ink, picture: Picture, format: PictureFormat): number {
  const brand = format === 'story' ? PLATE : 0;
  return footTop(format) - GAP - FORMATS[format].top - brand - headOf(ink, picture, format).height;
}

function totalOf(ink: Ink, blocks: readonly Block[], scale = 1): number {
  return blocks.reduce((sum, block) => sum + heightOf(ink, block, scale), 0);
}

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

function paintPage(picture: Picture, format: PictureFormat, art: Art): HTMLCanvasElement {
  const { width, height, air } = FORMATS[format];
  const ink = newInk(width, height);
  const { blocks } = picture;
  const isStory = format === 'story';
  const head = headOf(ink, picture, format);
  const isHero = blocks[0]?.kind === 'hero';
  const isShort = isHero || art.motif !== null;
  const scale = isShort
    ? SIZES[format][isHero ? 'hero' : 'list'].scale
    : scaleOf(ink, blocks, roomOf(ink, picture, format));
  const bodyTop = footTop(format) - GAP - totalOf(ink, blocks, scale);
  const headTop = bodyTop - head.height;
  const lettersFrom = isStory ? headTop - PLATE : headTop;
  paintScene(ink, art, {
    airFrom: air,
    lettersFrom: lettersFrom - GAP,
    nightFrom: headTop + head.height * 0.7,
  });
  if (isStory) paintBrand(ink, picture.brand, art.mark, lettersFrom);
  else ink.drawImage(art.mark, MARGIN, headTop - 6, SMALL_MARK, SMALL_MARK);
  paintHead(ink, picture, head, { top: headTop, isStory, isHero });
  let y = bodyTop;
  for (const block of blocks) {
    paintBlock(ink, block, y, scale);
    y += heightOf(ink, block, scale);
  }
  paintFoot(ink, picture, format);
  return ink.canvas;
}

function paintBrand(ink: Ink, brand: string, mark: HTMLImageElement, top: number): void {
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

const SMALL_MARK = 60;

function paintHead(
  ink: Ink,
  { tournament, subtitle }: Picture,
  { lines, notes, size, rise }: Head,
  { top, isStory, isHero }: { readonly top: number; readonly isStory: boolean; readonly isHero: boolean },
): void {
  const named = { face: STRONG, size: 46, color: 'gold', least: 30 } as const;
  const below = { face: PLAIN, size: 40, color: 'mist', least: 34 } as const;
  let y = top + 62 + rise;
  for (const line of lines) {
    y += size * 0.86;
    writeLine(ink, line, MARGIN, y - size * 0.08, { face: DISPLAY, size, color: 'fire', width: INNER });
  }
  for (const [index, text] of notes.entries()) {
    const at = y + 44 + index * NOTE.line;
    writeLine(ink, text, MARGIN, at, { face: PLAIN, size: NOTE.size, color: 'ink', width: INNER });
  }
  if (isStory) {
    writeLine(ink, tournament, MARGIN, top + 42, { ...named, width: INNER });
    writeLine(ink, subtitle, MARGIN, y + 44, { ...below, width: INNER });
    return;
  }
  const [left, right] = [MARGIN + SMALL_MARK + 14, MARGIN + INNER];
  const room = INNER - SMALL_MARK - 14 - GAP;
  const widthOf = (text: string, style: Parameters<typeof fittingSize>[2]) => {
    fittingSize(ink, text, style);
    return Math.min(ink.measureText(text).width, style.width);
  };
  const smallest = widthOf(tournament, { ...named, size: named.least, width: room * 0.66 });
  const width = room - smallest;
  const taken = widthOf(subtitle, { ...below, width });
  // A cut text takes all its room. Beside a hero the subtitle is left out only if both would be cut.
  const isLeftOut = taken === width && (!isHero || smallest === room * 0.66);
  writeLine(ink, tournament, left, top + 42, { ...named, width: isLeftOut ? room + GAP : room - taken });
  if (!isLeftOut) writeLine(ink, subtitle, right, top + 42, { ...below, width, align: 'right' });
}

function paintFoot(ink: Ink, { address, invitation, state }: Picture, format: PictureFormat): void {
  const { code } = FORMATS[format];
  const top = footTop(format);
  paintCode(ink, address, { left: MARGIN + INNER - code, top, side: code });
  const width = INNER - code - 30;
  const part = code / 200;
  const line = (text: string, at: number, style: Omit<Parameters<typeof writeLine>[4], 'width'>) =>
    writeLine(ink, text, MARGIN, top + at * part, { ...style, width });
  line(invitation, 44, { face: STRONG, size: 44 * part, color: 'ink', least: 34 });
  line(new URL(address).host, 96, { face: PLAIN, size: 38 * part, color: 'gold' });
  const size = Math.max(34 * part, 30);
  for (const [index, text] of brokenLines(ink, state, PLAIN, size, width).slice(0, 2).entries()) {
    line(text, 146 + index * 44, { face: PLAIN, size, color: 'mist' });
  }
}

/** Readers of QR codes need a white frame of four modules. */
function paintCode(
  ink: Ink,
  address: string,
  { left, top, side: whole }: Readonly<Record<'left' | 'top' | 'side', number>>,
): void {
  const code = generate(address, { minCorrectionLevel: correction.L });
  const side = Math.floor(whole / (code.size + 8));
  const edge = Math.floor((whole - side * code.size) / 2);
  ink.fillStyle = '#fff';
  ink.fillRect(left, top, whole, whole);
  ink.fillStyle = '#000';
  for (let x = 0; x < code.size; x += 1) {
    for (let y = 0; y < code.size; y += 1) {
      if (code.get(x, y)) ink.fillRect(left + edge + x * side, top + edge + y * side, side, side);
    }
  }
}
