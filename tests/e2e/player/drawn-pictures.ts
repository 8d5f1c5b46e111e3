import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';

interface DrawnPicture {
  readonly file: string;
  readonly hash: string;
  readonly address: string | null;
}

/** The size of each form, by its name in the dialog. */
const SIZES = { Historia: { width: 1080, height: 1920 }, Cuadrada: { width: 1080, height: 1080 } } as const;

export async function drawnPictures(
  page: Page,
  button: Locator,
  format: keyof typeof SIZES = 'Historia',
): Promise<readonly DrawnPicture[]> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: format }).click();
  await dialog.locator(`img[height="${SIZES[format].height}"]`).first().waitFor();
  const pictures: DrawnPicture[] = [];
  for (const item of await dialog.getByRole('listitem').all()) {
    const downloading = page.waitForEvent('download');
    await item.getByRole('button', { name: /^Descargar/ }).click();
    const download = await downloading;
    const hash = createHash('sha256')
      .update(await readFile(await download.path()))
      .digest('hex');
    const size = await item.getByRole('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    });
    if (size.height !== SIZES[format].height || size.width !== SIZES[format].width) {
      throw new Error(`A picture «${format}» has ${size.width}x${size.height} pixels`);
    }
    pictures.push({ file: download.suggestedFilename(), hash, address: await addressIn(item) });
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  return pictures;
}

/** The code stands in the lower right corner of a picture. */
async function addressIn(item: Locator): Promise<string | null> {
  const side = 340;
  // One number for each pixel, as text: a list of numbers takes a browser's driver seconds.
  const grey = await item.getByRole('img').evaluate(async (image: HTMLImageElement, size) => {
    await image.decode();
    const ink = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext(
      '2d',
    );
    if (ink === null) throw new Error('no canvas');
    ink.drawImage(image, size - image.naturalWidth, size - image.naturalHeight);
    const { data } = ink.getImageData(0, 0, size, size);
    let text = '';
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
    return btoa(text);
  }, side);
  const pixels = Uint8ClampedArray.from(
    [...Buffer.from(grey, 'base64')].flatMap((light) => [light, light, light, 255]),
  );
  return jsQR(pixels, side, side)?.data ?? null;
}

/** Gives a browser that has no share sheet one that takes every file. */
export async function takeShares(page: Page): Promise<void> {
  await page.addInitScript({
    content: `window.shares = [];
      navigator.canShare = ({ files }) => files.length > 0;
      navigator.share = async ({ files }) => {
        window.shares.push(...files.map(({ name, type }) => name + ' ' + type));
      };`,
  });
}

export function sharesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate('window.shares');
}
