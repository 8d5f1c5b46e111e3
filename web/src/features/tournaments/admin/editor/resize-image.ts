import { IMAGE_MAX_BYTES } from '@copa/domain/limits';

const WIDTH = 1200;
const HEIGHT = 630;
const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.35] as const;

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

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
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, 'image/jpeg', quality);
    if (blob !== null && blob.size <= IMAGE_MAX_BYTES) return blob;
  }
  throw new Error('The image stays too large');
}
