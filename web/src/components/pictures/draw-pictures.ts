import { correction, generate } from 'lean-qr/nano';
import * as words from '../words/pictures.ts';
import { drawBlock, heightOf, INNER, MARGIN } from './draw-block.ts';
import { brokenLines, colorOf, DISPLAY, type Ink, loadFaces, PLAIN, STRONG, writeLine } from './pen.ts';
import type { Block, Picture } from './picture.ts';

const WIDTH = 1080;
const HEIGHT = 1350;
const BODY = { top: 390, bottom: 1095 } as const;
const CODE = 200;

/** Draws a picture in as many pages as it needs. The same picture has the same bytes in one browser. */
export async function drawPicture(picture: Picture): Promise<readonly File[]> {
  const [mark] = await Promise.all([loadMark(), loadFaces()]);
  const pages = pagesOf(newInk(), picture.blocks);
  return await Promise.all(
    pages.map(async (blocks, index) => {
      const isOne = pages.length === 1;
      const state = isOne ? picture.state : `${picture.state} · ${words.pageOf(index + 1, pages.length)}`;
      const page = drawPage({ ...picture, blocks, state }, mark);
      const name = isOne ? `${picture.file}.jpg` : `${picture.file}-${index + 1}.jpg`;
      return new File([await toJpeg(page)], name, { type: 'image/jpeg' });
    }),
  );
}

/** Draws on a surface of the given size, for what is no page to share. */
export function newInk(width = WIDTH, height = HEIGHT): Ink {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('This browser cannot draw pictures');
  return ink;
}

async function loadMark(): Promise<HTMLImageElement> {
  const mark = new Image(96, 96);
  mark.src = '/art/mark.svg';
  await mark.decode();
  return mark;
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

/** The names of columns begin a page. */
function pagesOf(ink: Ink, blocks: readonly Block[]): readonly (readonly Block[])[] {
  const pages: Block[][] = [];
  let free = 0;
  for (const block of blocks) {
    const height = heightOf(ink, block);
    if (height > free || block.kind === 'columns' || pages.length === 0) {
      pages.push([]);
      free = BODY.bottom - BODY.top;
    }
    pages.at(-1)?.push(block);
    free -= height;
  }
  return pages;
}

function drawPage(picture: Picture, mark: HTMLImageElement): HTMLCanvasElement {
  const ink = newInk();
  drawGround(ink);
  ink.globalAlpha = 0.08;
  ink.drawImage(mark, 470, 520, 640, 640);
  ink.globalAlpha = 1;
  drawHead(ink, picture, mark);
  drawBody(ink, picture.blocks);
  drawFoot(ink, picture);
  return ink.canvas;
}

/** A table begins at the top; everything else stands a little above the middle. */
function drawBody(ink: Ink, blocks: readonly Block[]): void {
  const height = blocks.reduce((sum, block) => sum + heightOf(ink, block), 0);
  const free = BODY.bottom - BODY.top - height;
  let y: number = BODY.top + (blocks[0]?.kind === 'columns' ? 0 : Math.max(0, free / 3));
  for (const block of blocks) {
    drawBlock(ink, block, y);
    y += heightOf(ink, block);
  }
}

export function drawGround(ink: Ink): void {
  const { width, height } = ink.canvas;
  ink.fillStyle = colorOf('night');
  ink.fillRect(0, 0, width, height);
  const glow = ink.createRadialGradient(width, 0, 0, width, 0, width);
  glow.addColorStop(0, colorOf('flame'));
  glow.addColorStop(1, colorOf('night'));
  ink.globalAlpha = 0.45;
  ink.fillStyle = glow;
  ink.fillRect(0, 0, width, height);
  ink.globalAlpha = 1;
  ink.fillStyle = colorOf('flame');
  ink.fillRect(0, height - 12, width, 12);
}

function drawHead(ink: Ink, { brand, tournament, title, subtitle }: Picture, mark: HTMLImageElement): void {
  ink.drawImage(mark, MARGIN, 48, 76, 76);
  const width = INNER - 100;
  writeLine(ink, brand.toUpperCase(), MARGIN + 96, 102, { face: DISPLAY, size: 46, color: 'mist', width });
  writeLine(ink, tournament, MARGIN, 196, { face: STRONG, size: 46, color: 'gold', width: INNER, least: 36 });
  writeLine(ink, title.toUpperCase(), MARGIN, 300, {
    face: DISPLAY,
    size: 108,
    color: 'ink',
    width: INNER,
    least: 56,
  });
  writeLine(ink, subtitle, MARGIN, 358, { face: PLAIN, size: 38, color: 'mist', width: INNER, least: 32 });
}

function drawFoot(ink: Ink, { address, invitation, state }: Picture): void {
  const top = HEIGHT - CODE - 36;
  drawCode(ink, address, WIDTH - MARGIN - CODE, top);
  const width = INNER - CODE - 30;
  writeLine(ink, invitation, MARGIN, top + 40, { face: STRONG, size: 40, color: 'ink', width, least: 32 });
  writeLine(ink, new URL(address).host, MARGIN, top + 88, { face: PLAIN, size: 34, color: 'mist', width });
  for (const [index, line] of brokenLines(ink, state, PLAIN, 32, width).entries()) {
    writeLine(ink, line, MARGIN, top + 146 + index * 42, { face: PLAIN, size: 32, color: 'dim', width });
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
