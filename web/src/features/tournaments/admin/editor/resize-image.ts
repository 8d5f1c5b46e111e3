import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
import { squeezed } from '../../../../lib/squeezed.ts';

const WIDTH = 1200;
const HEIGHT = 630;

/** Cuts to the shape of a link preview and squeezes until the server takes it. Throws for what is no image. */
export async function resizeImage(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images');
  const scale = Math.max(WIDTH / bitmap.width, HEIGHT / bitmap.height);
  const [width, height] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  bitmap.close();
  return squeezed(canvas, IMAGE_MAX_BYTES);
}
