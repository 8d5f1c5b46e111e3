import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@copa/domain/limits';
import * as protests from '@copa/domain/play/protest/endpoints';
import {
  getOwnProtests,
  sendProtest,
  sendProtestPicture,
  withdrawProtest,
} from '@copa/domain/play/protest/own-endpoints';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { IMAGE_TYPES } from '../../../functions/src/site/image-store.ts';
import { barePicture } from '../../../functions/src/site/picture/bare-picture.ts';
import { photoWithPlace, SECRETS } from '../../../functions/src/site/picture/photo.fixture.ts';
import { signUp } from '../support/accounts.ts';
import { call, readFailure, refused, request, urlOf } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { startOwnProgram } from '../support/own-program.ts';
import { NAMES, type Opened, openPlay } from '../support/played.ts';
import { pictureForm } from '../support/samples.ts';

const { auth, token, firestore, opened, at, putStage, drawn, played, boardOf } = await openPlay();

const limited = startOwnProgram({ COPA_RATE_LIMIT_FACTOR: '0.01' });

const four = NAMES.slice(0, 4);
const SHOT = jpegOf(1280, 590);
const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const FORGED = [
  PAGE,
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.concat([pngOf(10, 10).subarray(0, 33), PAGE]),
  Buffer.concat([Buffer.from('GIF89a'), PAGE]),
];
const REASON = 'La captura muestra otra cosa.';

const ready = async () => {
  const of = await opened(four);
  await putStage(of, { lobbySize: 12, advance: { perLobby: 0, byTable: 0 } });
  await drawn(of, { a: four });
  await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 0', 'Rayo 3 0', 'Tigres 4 0']);
  return of;
};

const by = (of: Opened, name: string) => ({ 'Private-Code': of.codes[name] ?? '' });
const mine = (of: Opened, name: string, match = 'a-1') => ({
  headers: by(of, name),
  params: { stage: '1', match },
});
const content = (changes: object = {}) => ({
  requestId: randomUUID(),
  kind: 'kills',
  against: null,
  text: 'Tenemos 5 bajas.',
  ...changes,
});
const send = async (of: Opened, name: string, changes: object = {}) =>
  (await call(sendProtest, { ...mine(of, name), body: content(changes) })).data;

function addPicture(
  of: Opened,
  name: string,
  picture: number,
  image: Buffer | null = SHOT,
  api = suiteEnvironment().api,
) {
  const params = { stage: '1', match: 'a-1', picture: String(picture) };
  const url = urlOf(api, sendProtestPicture, { params });
  const body = image === null ? new FormData() : pictureForm(image);
  return fetch(url, { method: 'PUT', headers: by(of, name), body });
}

const about = (of: Opened, name: string) => ({
  token,
  params: { ...at(of, 1, 'a-1').params, match: 'a-1', unit: of.units[name] ?? '' },
});
const pictureOf = (of: Opened, name: string, picture = '1') => ({
  ...about(of, name),
  params: { ...about(of, name).params, picture },
});
const numberOf = async (of: Opened, name: string) =>
  (await boardOf(of))?.rows.find((row) => row.name === name)?.number ?? 0;
const states = async (of: Opened) =>
  (await firestore.collection('protests').where('tournamentId', '==', of.id).get()).docs.map(
    (each): unknown => each.get('state'),
  );

describe('a protest', () => {
  it('is offered to each team of an extra match, whichever lobby it is from', async () => {
    const of = await opened();
    await putStage(of, { advance: { perLobby: 0, byTable: 1 } });
    await drawn(of, { a: ['Fénix', 'Lobos', 'Rayo'], b: ['Tigres', 'Nova', 'Furia'] });
    await played(of, 'a-1', ['Fénix 1 5', 'Lobos 2 4', 'Rayo 3 0']);
    await played(of, 'b-1', ['Tigres 1 5', 'Nova 2 2', 'Furia 3 0']);
    await played(of, 'a-x1', ['Tigres 1 0', 'Fénix 2 9']);
    const offered = async (name: string) =>
      (await call(getOwnProtests, { headers: by(of, name) })).data.matches.map(({ match }) => match);
    expect(await offered('Fénix')).toEqual(['a-1', 'a-x1']);
    expect(await offered('Lobos')).toEqual(['a-1']);
    expect(await offered('Tigres')).toEqual(['b-1', 'a-x1']);
    await call(sendProtest, { ...mine(of, 'Tigres', 'a-x1'), body: content() });
    expect(await offered('Tigres')).toEqual(['b-1', 'a-x1']);
  });

  it.each(IMAGE_TYPES)('keeps of a picture nothing but the picture: %s', async (type) => {
    const of = await ready();
    await send(of, 'Fénix');
    const sent = Buffer.concat([photoWithPlace(type, 6), PAGE]);
    expect((await addPicture(of, 'Fénix', 1, sent)).status).toBe(200);
    const picture = await request(protests.getProtestPicture, pictureOf(of, 'Fénix'));
    const headers = ['content-type', 'cache-control', 'x-content-type-options'];
    expect(headers.map((name) => picture.headers.get(name))).toEqual([type, 'no-store', 'nosniff']);
    const shown = Buffer.from(await picture.arrayBuffer());
    expect(shown.includes(PAGE)).toBe(false);
    for (const secret of SECRETS) expect(shown.includes(secret)).toBe(false);
    expect(shown).toEqual(barePicture(type, sent));
  });

  it('is nothing to another team of its match, nor to an account without a role', async () => {
    const of = await ready();
    await send(of, 'Fénix', { against: await numberOf(of, 'Lobos') });
    expect((await addPicture(of, 'Fénix', 1)).status).toBe(200);
    for (const other of ['Lobos', 'Rayo']) {
      expect((await readFailure(await addPicture(of, other, 2))).code).toBe('not-found');
      await refused(withdrawProtest, 'not-found', mine(of, other));
      const told = JSON.stringify((await call(getOwnProtests, { headers: by(of, other) })).data);
      for (const secret of ['Tenemos', 'pictures']) expect(told).not.toContain(secret);
    }
    const player = await signUp(auth, {});
    const decision = { decision: 'dismissed', reason: REASON };
    const byPlayer = { ...pictureOf(of, 'Fénix'), token: player.token };
    await refused(protests.decideProtest, 'permission-denied', { ...byPlayer, body: decision });
    await refused(protests.getProtestPicture, 'permission-denied', byPlayer);
    const { token: _, ...anonymous } = pictureOf(of, 'Fénix');
    const coded = { ...anonymous, headers: by(of, 'Fénix') };
    expect((await request(protests.getProtestPicture, coded)).status).toBe(401);
    expect(await states(of)).toEqual(['open']);
  });

  it('is sent by one code, and its pictures read by one account, a limited number of times', async () => {
    const of = await ready();
    const options = { ...mine(of, 'Fénix'), body: content() };
    await call(sendProtest, options, limited.api);
    await refused(sendProtest, 'rate-limited', options, limited.api);
    const add = async (name: string, picture: number, image = SHOT) =>
      (await addPicture(of, name, picture, image, limited.api)).status;
    expect([await add('Fénix', 1), await add('Fénix', 2)]).toEqual([200, 429]);
    await send(of, 'Lobos');
    expect([await add('Lobos', 1, Buffer.from('no picture')), await add('Lobos', 1)]).toEqual([415, 429]);

    const reader = await signUp(auth, { claims: { referee: true } });
    await firestore.doc(`referees/${reader.uid}`).set({ tournaments: 'all' });
    const read = async (asked: object) => {
      const response = await request(protests.getProtestPicture, asked, limited.api);
      await response.arrayBuffer();
      return response.status;
    };
    const { token: _, ...anonymous } = pictureOf(of, 'Fénix');
    for (let reads = 0; reads < 12; reads += 1) {
      expect(await read({ ...anonymous, token: reader.token })).toBe(200);
      expect(await read(anonymous)).toBe(401);
    }
    expect(await read({ ...anonymous, token: reader.token })).toBe(429);
    expect(await read(pictureOf(of, 'Fénix'))).toBe(200);
  });

  it('has at most three pictures, each of them a real one', async () => {
    const of = await ready();
    const failure = async (picture: number, image: Buffer | null) =>
      (await readFailure(await addPicture(of, 'Fénix', picture, image))).code;
    expect(await failure(1, SHOT)).toBe('not-found');
    await send(of, 'Fénix');
    expect(await failure(1, null)).toBe('bad-request');
    for (const forged of FORGED) expect(await failure(1, forged)).toBe('unsupported-media-type');
    expect(await failure(1, pngOf(2401, 10))).toBe('validation-failed');
    expect(await failure(1, Buffer.concat([SHOT, Buffer.alloc(IMAGE_MAX_BYTES)]))).toBe('payload-too-large');
    expect(await failure(4, SHOT)).toBe('validation-failed');
    for (const picture of [3, 1, 2]) expect((await addPicture(of, 'Fénix', picture)).status).toBe(200);
    await refused(protests.getProtestPicture, 'not-found', pictureOf(of, 'Lobos'));
  });
});
