import { drawnCover } from '@copa/domain/tournaments/cover/cover';
import { colorOf, type Ink } from './pen.ts';
import type { Motif, Scene } from './picture.ts';

/** Pictures that lie behind and beside the letters. */
export interface Art {
  readonly mark: HTMLImageElement;
  readonly land: HTMLImageElement;
  readonly cup: HTMLImageElement | null;
  readonly motif: Motif | null;
}

const LAND = { width: 1200, height: 630 } as const;
const UNKNOWN = { modality: 'squad', mapSelection: '', prizePool: '', prize: '' } as const;

export async function loadArt({ motif, ...scene }: Scene): Promise<Art> {
  const drawn = drawnCover({ ...UNKNOWN, ...scene }, 'p');
  const sized = drawn.replace('<svg ', `<svg width="${LAND.width}" height="${LAND.height}" `);
  const [mark, land, cup] = await Promise.all([
    loaded('/art/mark.svg', 96, 96),
    loaded(`data:image/svg+xml,${encodeURIComponent(sized)}`, LAND.width, LAND.height),
    motif === 'cup' ? loaded('/art/victory.svg', 240, 180) : null,
  ]);
  return { mark, land, cup, motif: motif ?? null };
}

async function loaded(source: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  return image;
}

interface Ground {
  readonly lettersFrom: number;
  readonly nightFrom: number;
}

export function drawScene(
  ink: Ink,
  { land, cup, motif }: Art,
  { lettersFrom: letters, nightFrom: night }: Ground,
): void {
  const { width, height } = ink.canvas;
  ink.fillStyle = colorOf('night');
  ink.fillRect(0, 0, width, height);
  const shown = Math.min(LAND.width, (width / night) * LAND.height);
  ink.drawImage(land, (LAND.width - shown) / 2, 0, shown, LAND.height, 0, 0, width, night);
  const hasRoom = letters > SMALLEST;
  if (hasRoom && motif !== null && motif !== 'arrows') drawRays(ink, letters);
  ink.fillStyle = colorOf('night');
  ink.fillRect(0, night, width, height - night);
  shade(ink, 0, Math.min(240, letters), 0.75, 0);
  const dim = Math.max(letters - 190, 0);
  shade(ink, dim, letters + 20, 0, DIM);
  shade(ink, letters + 20, night + 1, DIM, 1);
  glow(ink);
  if (hasRoom && motif === 'arrows') drawArrows(ink, letters);
  if (hasRoom && cup !== null) drawCup(ink, cup, letters);
}

/** Letters read on any sky. */
const DIM = 0.66;

function glow(ink: Ink): void {
  const { width, height } = ink.canvas;
  const rising = ink.createLinearGradient(0, height * 0.75, 0, height);
  rising.addColorStop(0, seen(colorOf('flame'), 0));
  rising.addColorStop(1, seen(colorOf('flame'), 0.3));
  ink.fillStyle = rising;
  ink.fillRect(0, height * 0.75, width, height * 0.25);
}

/** A list in a square leaves no room above it. */
const SMALLEST = 130;

/** The brand stands beside a small cup, and above a large one. */
function middleOf({ canvas: { width } }: Ink, letters: number): readonly [x: number, y: number] {
  return [letters < 500 ? width * 0.66 : width / 2, letters * 0.54];
}

function drawRays(ink: Ink, letters: number): void {
  const [x, y] = middleOf(ink, letters);
  const rays = 18;
  const far = ink.canvas.width * 1.2;
  ink.fillStyle = colorOf('gold');
  ink.globalAlpha = 0.22;
  ink.beginPath();
  for (let ray = 0; ray < rays; ray += 1) {
    const from = (ray / rays) * 2 * Math.PI;
    const to = from + Math.PI / rays;
    ink.moveTo(x, y);
    ink.lineTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
    ink.lineTo(x + Math.cos(to) * far, y + Math.sin(to) * far);
  }
  ink.fill();
  ink.globalAlpha = 1;
}

function drawCup(ink: Ink, cup: HTMLImageElement, letters: number): void {
  const [x, y] = middleOf(ink, letters);
  const high = Math.min(letters * 0.92, 760);
  const wide = (high * 240) / 180;
  ink.drawImage(cup, x - wide / 2, y - high / 2, wide, high);
}

/** Three arrows that burn brighter upwards, over whatever flies there. */
function drawArrows(ink: Ink, letters: number): void {
  const [x] = middleOf(ink, letters);
  const half = Math.min(letters * 0.42, 300);
  const thick = half * 0.36;
  const top = letters * 0.24;
  for (const [at, color] of ['gold', 'ember', 'flame'].entries()) {
    const y = top + at * thick * 1.5;
    ink.fillStyle = colorOf(color);
    ink.beginPath();
    ink.moveTo(x, y);
    ink.lineTo(x + half, y + half * 0.7);
    ink.lineTo(x + half, y + half * 0.7 + thick);
    ink.lineTo(x, y + thick);
    ink.lineTo(x - half, y + half * 0.7 + thick);
    ink.lineTo(x - half, y + half * 0.7);
    ink.fill();
  }
}

function shade(ink: Ink, from: number, to: number, first: number, last: number): void {
  const fading = ink.createLinearGradient(0, from, 0, to);
  const night = colorOf('night');
  fading.addColorStop(0, seen(night, first));
  fading.addColorStop(1, seen(night, last));
  ink.fillStyle = fading;
  ink.fillRect(0, from, ink.canvas.width, to - from);
}

const seen = (color: string, share: number) =>
  `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
