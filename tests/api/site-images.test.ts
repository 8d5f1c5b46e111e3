import { ENDPOINTS } from '@copa/domain/api/all';
import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
import { getImage, uploadImage } from '@copa/domain/site/endpoints';
import {
  createTournament,
  deleteTournament,
  getTournamentCover,
  updateTournament,
} from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../functions/src/site/image-samples.fixture.ts';
import { IMAGE_TYPES } from '../../functions/src/site/image-store.ts';
import { barePicture } from '../../functions/src/site/picture/bare-picture.ts';
import { photoWithPlace, SECRETS } from '../../functions/src/site/picture/photo.fixture.ts';
import { call, readFailure, refused, request, urlOf } from './support/api-client.ts';
import { suiteEnvironment } from './support/environment.ts';
import { openAdmin } from './support/organiser.ts';
import { pictureForm, tournamentBody } from './support/samples.ts';

const { firestore, token } = await openAdmin();

const upload = (bytes: Buffer, name = 'image') => send(pictureForm(bytes, name));

function send(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(urlOf(suiteEnvironment().api, uploadImage), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...headers },
    body,
  });
}

async function codeOf(response: Response): Promise<string> {
  return (await readFailure(response)).code;
}

describe('a cover', () => {
  it('is drawn for a tournament without a picture, and is missing for one that is not public', async () => {
    const coverOf = (id: string) => request(getTournamentCover, { params: { id, version: '00000000' } });
    const add = async (status: 'published' | 'draft') =>
      (await call(createTournament, { token, body: tournamentBody({ name: 'Copa Ñandú 🔥 <&>', status }) }))
        .data.id;
    const id = await add('published');
    const response = await coverOf(id);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // WhatsApp may leave a larger picture out of its preview.
    expect(bytes.length).toBeLessThan(300_000);
    expect((await coverOf(await add('draft'))).status).toBe(404);
  });
});

describe('an image', () => {
  it.each(IMAGE_TYPES)('is stored and served as what it is: %s', async (type) => {
    const sent = photoWithPlace(type, 6);
    const response = await upload(sent);
    expect(response.status).toBe(201);
    const { data } = (await response.json()) as { data: { imageId: string; url: string } };
    expect(data.url).toBe(`/api/images/${data.imageId}`);

    const served = await fetch(`${suiteEnvironment().site}${data.url}`);
    expect(served.headers.get('content-type')).toBe(type);
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await served.arrayBuffer());
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
    expect(bytes).toEqual(barePicture(type, sent));
    const stored = (await firestore.doc(`images/${data.imageId}`).get()).get('bytes') as Buffer;
    expect(Buffer.from(stored)).toEqual(bytes);
  });

  it('of a podium is kept by caches for five minutes only, because it has names that may be erased', async () => {
    const response = await fetch(urlOf(suiteEnvironment().api, uploadImage, { query: { podium: 'true' } }), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: pictureForm(pngOf(1, 1)),
    });
    const { data } = (await response.json()) as { data: { url: string } };
    const served = await fetch(`${suiteEnvironment().site}${data.url}`);
    expect(served.headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('is taken by three calls, each of which is tried with a picture that says where it was made', () => {
    const calls = ENDPOINTS.filter(({ consumes }) => consumes === 'multipart').map(({ id }) => id);
    expect(calls.toSorted()).toEqual(['sendProtestPicture', 'sendReport', 'uploadImage']);
  });

  it('is refused when it is something else, whatever it is called', async () => {
    const drawing = await upload(Buffer.from('<svg onload="alert(1)"/>'));
    expect(await codeOf(drawing)).toBe('unsupported-media-type');
  });

  it('is refused when it is too heavy or too wide', async () => {
    const heavy = Buffer.concat([pngOf(10, 10), Buffer.alloc(IMAGE_MAX_BYTES)]);
    expect(await codeOf(await upload(heavy))).toBe('payload-too-large');
    expect(await codeOf(await upload(Buffer.concat([heavy, heavy])))).toBe('payload-too-large');
    expect(await codeOf(await upload(pngOf(2401, 10)))).toBe('validation-failed');
  });

  it('is the one part of its form', async () => {
    const two = pictureForm(pngOf(1, 1));
    two.append('image', new Blob(), 'b.png');
    expect(await codeOf(await send(two))).toBe('bad-request');
    expect(await codeOf(await send(new FormData()))).toBe('bad-request');
    expect(await codeOf(await upload(pngOf(1, 1), 'photo'))).toBe('bad-request');
  });

  it.each([
    ['unsupported-media-type', 'application/json', '{}'],
    ['unsupported-media-type', 'image/png', 'x'],
    ['unsupported-media-type', 'multipart/form-data', 'x'],
    [
      'bad-request',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="image"; fi',
    ],
    ['bad-request', 'multipart/form-data; boundary=x', ''],
    ['bad-request', 'multipart/form-data; border=x', 'x'],
  ])('is refused with %s in a body of %s', async (code, contentType, body) => {
    expect(await codeOf(await send(body, { 'Content-Type': contentType }))).toBe(code);
  });

  it('that is not there is not found', async () => {
    await refused(getImage, 'not-found', { params: { id: 'nothing' } });
    expect((await request(getImage, { params: { id: 'a'.repeat(129) } })).status).toBe(400);
  });

  it('goes with the last tournament that shows it', async () => {
    const stored = (await (await upload(pngOf(10, 10))).json()) as { data: { imageId: string } };
    const { imageId } = stored.data;
    const body = tournamentBody({ imageId });
    const first = (await call(createTournament, { token, body })).data;
    const second = (await call(createTournament, { token, body })).data;
    await call(updateTournament, { token, params: { id: first.id }, body: { imageId: null } });
    expect((await request(getImage, { params: { id: imageId } })).status).toBe(200);
    await call(deleteTournament, { token, params: { id: second.id } });
    await refused(getImage, 'not-found', { params: { id: imageId } });
  });
});
