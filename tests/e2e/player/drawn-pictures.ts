import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';

interface DrawnPicture {
  readonly file: string;
  readonly hash: string;
  /** The address in its code. */
  readonly address: string | null;
}

/** Draws with a button, downloads each picture, reads its code, and closes the dialog. */
export async function drawnPictures(page: Page, button: Locator): Promise<readonly DrawnPicture[]> {
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').first().waitFor();
  const pictures: DrawnPicture[] = [];
  for (const item of await dialog.getByRole('listitem').all()) {
    const downloading = page.waitForEvent('download');
    await item.getByRole('button', { name: /^Descargar/ }).click();
    const download = await downloading;
    const hash = createHash('sha256')
      .update(await readFile(await download.path()))
      .digest('hex');
    pictures.push({ file: download.suggestedFilename(), hash, address: await addressIn(item) });
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  return pictures;
}

/** The lower right quarter of a picture has its code. */
async function addressIn(item: Locator): Promise<string | null> {
  const { width, height, pixels } = await item.getByRole('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const ink = Object.assign(document.createElement('canvas'), { width: 540, height: 400 }).getContext('2d');
    if (ink === null) throw new Error('no canvas');
    ink.drawImage(image, -540, -950);
    const { data } = ink.getImageData(0, 0, 540, 400);
    return { width: 540, height: 400, pixels: Array.from(data) };
  });
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data ?? null;
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
