import { DAY_MS, IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGES_PER_DAY_MAX } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { codeOf } from '../desk/tournament.fixture.ts';
import { AUDIT } from '../store/collections.ts';
import { pngOf, webpChunk } from './image-samples.fixture.ts';
import { IMAGES } from './image-store.ts';
import { getImage, storeImage, takePicture } from './images.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };

let services: Services;
const upload = (picture: Buffer) => storeImage(services.context, ACTOR, picture);

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
});

describe('a picture', () => {
  it('is stored for everybody, and its upload is on record', async () => {
    const picture = pngOf(8, 4);
    const id = await upload(picture);
    const { bytes, ...stored } = await getImage(services.context, id);
    expect(stored).toMatchObject({ type: 'image/png', width: 8, height: 4, createdBy: 'admin-1' });
    expect(await services.stored(AUDIT)).toMatchObject([
      {
        action: 'image.upload',
        target: `images/${id}`,
        after: { type: 'image/png', width: 8, height: 4, size: bytes.length },
      },
    ]);
  });

  it.each([
    ['payload-too-large', 'too heavy', pngOf(1, 1, IMAGE_MAX_BYTES + 1)],
    ['unsupported-media-type', 'a drawing', Buffer.from('<svg/>')],
    ['unsupported-media-type', 'cut off', pngOf(1, 1).subarray(0, 40)],
    ['validation-failed', 'too wide', pngOf(IMAGE_MAX_PIXELS + 1, 1)],
    ['validation-failed', 'without a line', pngOf(1, 0)],
  ])('is refused with %s if it is %s', async (code, _, picture) => {
    expect(await codeOf(upload(picture))).toBe(code);
  });

  it('is refused if it moves', () => {
    const head = webpChunk('VP8X', Buffer.from([0x02, 0, 0, 0, 7, 0, 0, 7, 0, 0]));
    const moving = webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), head]));
    expect(() => takePicture(moving)).toThrow('La imagen no puede tener movimiento. Elige una fija.');
  });

  it('may have the largest size and the most bytes', () => {
    const largest = pngOf(IMAGE_MAX_PIXELS, IMAGE_MAX_PIXELS, IMAGE_MAX_BYTES);
    expect(takePicture(largest)).toMatchObject({ width: IMAGE_MAX_PIXELS, height: IMAGE_MAX_PIXELS });
  });

  it('is refused after the most of one day, and taken as that day passes', async () => {
    const stored = { type: 'image/png', width: 1, height: 1, ofPodium: false, createdBy: 'admin-2' } as const;
    const room = 3;
    const ids = Array.from({ length: IMAGES_PER_DAY_MAX - room }, (_, index) => `image-${index}`);
    const createdAt = SAMPLE_NOW;
    const bytes = Buffer.from('1');
    await services.store(IMAGES, ...ids.map((id) => ({ id, bytes, createdAt, ...stored })));
    services.now = new Date(SAMPLE_NOW.getTime() + DAY_MS - 1);
    const together = await Promise.allSettled(Array.from({ length: 2 * room }, () => upload(pngOf(1, 1))));
    expect(together.filter(({ status }) => status === 'fulfilled')).toHaveLength(room);
    await expect(upload(pngOf(1, 1))).rejects.toMatchObject({
      code: 'rate-limited',
      message: 'Ya se guardaron 200 imágenes en un día. Inténtalo de nuevo más tarde.',
      retryAfterMs: DAY_MS,
    });
    services.now = new Date(SAMPLE_NOW.getTime() + DAY_MS);
    expect(await upload(pngOf(1, 1))).not.toBe('');
  });
});
