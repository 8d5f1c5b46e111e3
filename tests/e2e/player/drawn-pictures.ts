import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';

interface DrawnPicture {
  readonly file: string;
  readonly hash: string;
  readonly address: string | null;
}

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

/**
 * The QR code lies within the lower right 340 × 640 pixels. In a story it is above the lower 250 pixels,
 * because apps cover them.
 */
async function addressIn(item: Locator): Promise<string | null> {
  const part = { width: 340, height: 640 };
  // Sends one byte for each pixel as base64, because a list of numbers would take seconds to arrive.
  const grey = await item.getByRole('img').evaluate(async (image: HTMLImageElement, { width, height }) => {
    await image.decode();
    const ink = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (ink === null) throw new Error('no canvas');
    ink.drawImage(image, width - image.naturalWidth, height - image.naturalHeight);
    const { data } = ink.getImageData(0, 0, width, height);
    let text = '';
    for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at] ?? 0);
    return btoa(text);
  }, part);
  const pixels = Uint8ClampedArray.from(
    [...Buffer.from(grey, 'base64')].flatMap((light) => [light, light, light, 255]),
  );
  return jsQR(pixels, part.width, part.height)?.data ?? null;
}

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

const SLOWER = 4;
const ROUNDS = 9;

interface DrawingTime {
  /** The shortest time from a tap until the picture is decoded, in milliseconds. */
  readonly fromTap: number;
  /** The smallest ratio of the picture and the blank one in the same round. */
  readonly ratio: number;
}

/**
 * Other work on this machine slows single rounds, so it measures until the best of them are within `limit`. The
 * two pictures of a round are compared, because other work slows both.
 */
export async function drawingTime(page: Page, button: Locator, limit: DrawingTime): Promise<DrawingTime> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let best: DrawingTime = { fromTap: Infinity, ratio: Infinity };
  const isWithin = () => best.fromTap < limit.fromTap && best.ratio < limit.ratio;
  for (let round = 0; round < ROUNDS && !isWithin(); round++) {
    const blank = await page.evaluate(drawBlank, SIZES.Historia);
    const fromTap = await button.evaluate(drawAtTap, SIZES.Historia.height);
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
    best = { fromTap: Math.min(best.fromTap, fromTap), ratio: Math.min(best.ratio, fromTap / blank) };
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return best;
}

function drawBlank(size: { readonly width: number; readonly height: number }): number {
  const began = performance.now();
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.fillRect(0, 0, size.width, size.height);
  // `toBlob` would wait for an idle moment, for up to a second.
  canvas.toDataURL('image/jpeg');
  return performance.now() - began;
}

async function drawAtTap(button: Element, height: number): Promise<number> {
  const began = performance.now();
  if (button instanceof HTMLElement) button.click();
  const image = await new Promise<HTMLImageElement>((resolve) => {
    const look = () => {
      const found = document.querySelector<HTMLImageElement>(`dialog[open] img[height="${height}"]`);
      if (found === null) requestAnimationFrame(look);
      else resolve(found);
    };
    look();
  });
  await image.decode();
  return performance.now() - began;
}
