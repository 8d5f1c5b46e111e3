import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
import { squeezed } from '../../lib/squeezed.ts';
import { podium as title } from '../words/pictures.ts';
import { heightOf, INNER, MARGIN, paintBlock } from './paint-block.ts';
import { DISPLAY, loadFaces, newInk, STRONG, writeLine } from './pen.ts';
import { type PodiumFacts, podiumBlocks } from './podium-picture.ts';
import { loadArt, paintScene } from './scene.ts';

export async function paintCover(podium: PodiumFacts): Promise<Blob> {
  const [art] = await Promise.all([loadArt(podium), loadFaces()]);
  const ink = newInk(1200, 630);
  paintScene(ink, art, { airFrom: 0, lettersFrom: 0, nightFrom: 630 });
  writeLine(ink, podium.name, MARGIN, 62, { face: STRONG, size: 40, color: 'gold', width: INNER });
  writeLine(ink, title.toUpperCase(), MARGIN, 136, { face: DISPLAY, size: 76, color: 'ink', width: INNER });
  let y = 160;
  for (const block of podiumBlocks(podium, 3)) {
    paintBlock(ink, block, y);
    y += heightOf(ink, block);
  }
  return await squeezed(ink.canvas, IMAGE_MAX_BYTES);
}
