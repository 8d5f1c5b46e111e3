import { BACKDROP_SUN, drawnBackdrop } from '@copa/domain/tournaments/cover/backdrop';
import { CUP, LAND, type Layout, layoutOf, type Point, type Spot } from './layout.ts';
import { colorOf, type Ink } from './pen.ts';
import type { Motif, Scene } from './picture.ts';

export interface Art {
  readonly mark: HTMLImageElement;
  readonly land: HTMLImageElement;
  readonly jumper: HTMLImageElement;
  readonly jumpers: number;
  readonly cup: HTMLImageElement | null;
  readonly motif: Motif | null;
}

const UNKNOWN = { modality: 'squad', mapSelection: '', prizePool: '', prize: '' } as const;

export async function loadArt({ motif, ...scene }: Scene): Promise<Art> {
  const backdrop = drawnBackdrop({ ...UNKNOWN, ...scene });
  const [mark, land, jumper, cup] = await Promise.all([
    loaded('/art/mark.svg', 96, 96),
    drawn(backdrop.land, LAND.width, LAND.height),
    drawn(backdrop.jumper, 96, 140),
    motif === 'cup' ? loaded('/art/victory.svg', 240, 180) : null,
  ]);
  return { mark, land, jumper, jumpers: backdrop.jumpers, cup, motif: motif ?? null };
}

function drawn(picture: string, width: number, height: number): Promise<HTMLImageElement> {
  const sized = picture.replace('<svg ', `<svg width="${width}" height="${height}" `);
  return loaded(`data:image/svg+xml,${encodeURIComponent(sized)}`, width, height);
}

async function loaded(source: string, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = source;
  await image.decode();
  return image;
}

interface Ground {
  readonly airFrom: number;
  readonly lettersFrom: number;
  readonly nightFrom: number;
}

export function paintScene(ink: Ink, art: Art, { airFrom, lettersFrom: letters, nightFrom }: Ground): void {
  const { width, height } = ink.canvas;
  const air = { width, top: airFrom, bottom: letters };
  const layout = layoutOf(air, art.motif, art.jumpers);
  ink.fillStyle = colorOf('night');
  ink.fillRect(0, 0, width, height);
  const landEnd = paintLand(ink, art.land, layout);
  const night = Math.min(nightFrom, landEnd);
  if (layout.sun.y > 0 && (art.motif === 'cup' || art.motif === 'rays')) paintRays(ink, layout.sun);
  ink.fillStyle = colorOf('night');
  ink.fillRect(0, night, width, height - night);
  const dim = Math.max(letters - 60, 0);
  shade(ink, dim, letters + 20, 0, DIM);
  shade(ink, letters + 20, night + 1, DIM, 1);
  glow(ink);
  for (const spot of layout.jumpers) paintSpot(ink, art.jumper, spot);
  if (layout.motif === null) return;
  if (art.cup === null) paintArrows(ink, layout.motif);
  else paintCup(ink, art.cup, layout.motif);
}

const DIM = 0.66;

function paintLand(ink: Ink, land: HTMLImageElement, { sun, scale }: Layout): number {
  const [x, y] = [sun.x - BACKDROP_SUN.x * scale, sun.y - BACKDROP_SUN.y * scale];
  ink.drawImage(land, x, y, LAND.width * scale, LAND.height * scale);
  return Math.floor(y + LAND.height * scale);
}

function paintSpot(ink: Ink, image: HTMLImageElement, { x, y, width, height }: Spot): void {
  ink.drawImage(image, x - width / 2, y - height / 2, width, height);
}

function paintCup(ink: Ink, cup: HTMLImageElement, { x, y, width, height }: Spot): void {
  const scale = height / CUP.height;
  const left = x - width / 2 - CUP.left * scale;
  ink.drawImage(cup, left, y - height / 2 - CUP.top * scale, cup.width * scale, cup.height * scale);
}

function glow(ink: Ink): void {
  const { width, height } = ink.canvas;
  const rising = ink.createLinearGradient(0, height * 0.75, 0, height);
  rising.addColorStop(0, seen(colorOf('flame'), 0));
  rising.addColorStop(1, seen(colorOf('flame'), 0.3));
  ink.fillStyle = rising;
  ink.fillRect(0, height * 0.75, width, height * 0.25);
}

function paintRays(ink: Ink, { x, y }: Point): void {
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

function paintArrows(ink: Ink, { x, y: middle, width, height }: Spot): void {
  const half = width / 2;
  const thick = half * 0.36;
  const top = middle - height / 2;
  const step = (height - half * 0.7 - thick) / 2;
  for (const [at, color] of ['gold', 'ember', 'flame'].entries()) {
    const y = top + at * step;
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
