import { graphemes } from '@copa/domain/text';

export type Ink = CanvasRenderingContext2D;

export const DISPLAY = 'italic 800 {}px "Barlow Condensed", sans-serif';
export const PLAIN = '400 {}px Barlow, sans-serif';
export const STRONG = '600 {}px Barlow, sans-serif';

export type Face = typeof DISPLAY | typeof PLAIN | typeof STRONG;

export async function loadFaces(): Promise<void> {
  await Promise.all([DISPLAY, PLAIN, STRONG].map((face) => document.fonts.load(face.replace('{}', '40'))));
}

export function newInk(width: number, height: number): Ink {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('This browser cannot draw pictures');
  return ink;
}

const colors = new Map<string, string>();

/** Throws if the styles lack the color, because the build removes colors that no style uses. */
export function colorOf(name: string): string {
  const known = colors.get(name);
  if (known !== undefined) return known;
  const color = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();
  if (color === '') throw new Error(`The styles of the site lack the color ${name}`);
  colors.set(name, color);
  return color;
}

interface Line {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
  readonly width: number;
  readonly align?: CanvasTextAlign;
  readonly least?: number;
}

/** Also sets `ink.font` to the returned size. */
export function fittingSize(
  ink: Ink,
  text: string,
  { face, size, width, least = size }: Pick<Line, 'face' | 'size' | 'width' | 'least'>,
): number {
  let fitting = size;
  const measure = () => {
    ink.font = face.replace('{}', String(fitting));
    return ink.measureText(text).width;
  };
  const taken = measure();
  if (taken <= width) return fitting;
  fitting = Math.max(least, size - 2 * Math.floor((size * (1 - width / taken)) / 2));
  while (measure() > width && fitting > least) fitting -= 2;
  return fitting;
}

export function writeLine(ink: Ink, text: string, x: number, y: number, line: Line): void {
  const { color, width, align = 'left' } = line;
  const size = fittingSize(ink, text, line);
  ink.fillStyle = color === 'fire' ? fire(ink, y, size) : colorOf(color);
  ink.textAlign = align;
  ink.fillText(shortened(ink, text, width), x, y);
}

function fire(ink: Ink, base: number, size: number): CanvasGradient {
  const flame = ink.createLinearGradient(0, base - size * 0.72, 0, base);
  for (const [at, color] of ['ink', 'gold', 'ember'].entries()) flame.addColorStop(at / 2, colorOf(color));
  return flame;
}

function shortened(ink: Ink, text: string, width: number): string {
  if (ink.measureText(text).width <= width) return text;
  const letters = graphemes(text);
  while (letters.length > 0 && ink.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The lines are about equally long, so that the last one is not a single word. None ends with a dot between parts. */
export function brokenLines(ink: Ink, text: string, face: Face, size: number, width: number): string[] {
  ink.font = face.replace('{}', String(size));
  let lines = filledLines(ink, text, width);
  for (let narrower = width - size; narrower > width / 2; narrower -= size) {
    const balanced = filledLines(ink, text, narrower);
    if (balanced.length > lines.length) break;
    if (balanced.every((line) => ink.measureText(line).width <= width)) lines = balanced;
  }
  return lines.map((line, index) => (index < lines.length - 1 ? line.replace(/ ·$/, '') : line));
}

function filledLines(ink: Ink, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ (?!·)/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && ink.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The room that the accents of capitals need above a line. */
export function accentRise(line: string, size: number): number {
  return /\p{M}/u.test(line.normalize('NFD')) ? size * 0.14 : 0;
}
