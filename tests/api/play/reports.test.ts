import { randomUUID } from 'node:crypto';
import { IMAGE_MAX_BYTES, MINUTE_MS } from '@copa/domain/limits';
import * as play from '@copa/domain/play/endpoints';
import * as reports from '@copa/domain/play/report/endpoints';
import { getOwnReports, sendReport } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import * as api from '@copa/domain/registrations/endpoints';
import { describe, expect, it } from 'vitest';
import { jpegOf, pngOf } from '../../../functions/src/site/image-samples.fixture.ts';
import { IMAGE_TYPES } from '../../../functions/src/site/image-store.ts';
import { barePicture } from '../../../functions/src/site/picture/bare-picture.ts';
import { photoOf, photoWithPlace, SECRETS } from '../../../functions/src/site/picture/photo.fixture.ts';
import { byCode, call, readFailure, refused, request, urlOf } from '../support/api-client.ts';
import { suiteEnvironment } from '../support/environment.ts';
import { NAMES, type Opened, openPlay } from '../support/played.ts';
import { pictureForm } from '../support/samples.ts';

const { token, firestore, opened, at, putStage, drawn, write } = await openPlay();

const four = NAMES.slice(0, 4);
const SHOT = jpegOf(1280, 590);

const ready = async () => {
  const of = await opened(four);
  await putStage(of, { lobbySize: 12, advance: { perLobby: 2, byTable: 0 }, reports: true });
  await drawn(of, { a: four });
  await begin(of, -60);
  return of;
};

const begin = (of: Opened, minutes: number) =>
  firestore.doc(`tournaments/${of.id}`).update({ date: new Date(Date.now() + minutes * MINUTE_MS) });

interface Sent {
  readonly image?: Buffer | null;
  readonly code?: string;
}

function attempt(of: Opened, line: string, sent: Sent = {}): Promise<Response> {
  const { image = SHOT } = sent;
  const [name = '', placement = '', kills = ''] = line.split(' ');
  const query = { requestId: randomUUID(), placement, kills };
  const options = { params: { stage: '1', match: 'a-1' }, query };
  return fetch(urlOf(suiteEnvironment().api, sendReport, options), {
    method: 'PUT',
    headers: { 'Private-Code': sent.code ?? of.codes[name] ?? '' },
    body: image === null ? new FormData() : pictureForm(image),
  });
}

async function send(of: Opened, line: string, sent: Sent = {}): Promise<readonly string[]> {
  const response = await attempt(of, line, sent);
  const { data } = (await response.json()) as { data: { matches: OwnReport[] } };
  expect(response.status).toBe(200);
  return data.matches.map(told);
}

async function refusedWith(of: Opened, line: string, sent: Sent = {}) {
  return readFailure(await attempt(of, line, sent));
}

const told = ({ match, isOpen, report }: OwnReport) =>
  [
    match,
    ...(isOpen ? ['open'] : []),
    ...(report ? [`${report.placement}/${report.kills} ${report.state}`] : []),
  ].join(' ');

const own = async (of: Opened, name: string) =>
  (await call(getOwnReports, byCode(of.codes[name] ?? ''))).data.matches.map(told);

const about = (of: Opened, name: string, match = 'a-1') => ({
  token,
  params: { ...at(of, 1, match).params, match, unit: of.units[name] ?? '' },
});
const decide = async (of: Opened, name: string, discarded: boolean) =>
  (await call(reports.discardReport, { ...about(of, name), body: { discarded, revision: 1 } })).data;

const stored = async (of: Opened) => {
  const found = await firestore.collection('reports').where('tournamentId', '==', of.id).get();
  const pictures = await Promise.all(found.docs.map(({ id }) => firestore.doc(`evidence/${id}`).get()));
  expect(pictures.every(({ exists }) => exists)).toBe(true);
  return found.docs
    .map((each) => `${each.get('match')} ${each.get('placement')}/${each.get('kills')}`)
    .toSorted();
};

describe('what a team sends of its own match', () => {
  it('waits for an organiser, who sees its picture; the table has it once its row says the same', async () => {
    const of = await ready();
    expect(await own(of, 'Fénix')).toEqual(['a-1 open']);
    expect(await send(of, 'Fénix 1 5')).toEqual(['a-1 open 1/5 sent', 'a-2 open']);
    const picture = await request(reports.getReportPicture, about(of, 'Fénix'));
    const headers = ['content-type', 'cache-control', 'x-content-type-options'];
    const answered = [picture.status, ...headers.map((name) => picture.headers.get(name))];
    expect(answered).toEqual([200, 'image/jpeg', 'no-store', 'nosniff']);
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(SHOT);
    await refused(reports.getReportPicture, 'not-found', about(of, 'Lobos'));
    expect((await decide(of, 'Fénix', true)).discardedAt).not.toBeNull();
    expect(await own(of, 'Fénix')).toEqual(['a-1 open 1/5 discarded', 'a-2 open']);
    expect((await decide(of, 'Fénix', false)).discardedAt).toBeNull();
    const [match] = (await call(play.getMatches, at(of))).data.matches;
    expect(match).toBeUndefined();

    await write(of, 'a-1', ['Fénix 1 5']);
    expect(await own(of, 'Fénix')).toEqual(['a-1 open 1/5 accepted', 'a-2 open']);
    await write(of, 'a-1', ['Lobos 2 0', 'Rayo 3 0', 'Tigres 4 0']);
    await send(of, 'Lobos 1 7');
    await call(play.publishMatch, at(of, 1, 'a-1'));
    expect(await own(of, 'Fénix')).toEqual(['a-1 1/5 accepted', 'a-2 open']);
    expect(await own(of, 'Lobos')).toEqual(['a-1 1/7 other', 'a-2 open']);
  });

  it.each(IMAGE_TYPES)(
    'keeps of a picture nothing but the picture, and how it is turned: %s',
    async (type) => {
      const of = await ready();
      await send(of, 'Fénix 1 5', { image: photoWithPlace(type, 6) });
      const picture = await request(reports.getReportPicture, about(of, 'Fénix'));
      const shown = Buffer.from(await picture.arrayBuffer());
      for (const secret of SECRETS) expect(shown.includes(secret)).toBe(false);
      expect(shown).toEqual(barePicture(type, photoWithPlace(type, 6)));
      expect(shown).not.toEqual(barePicture(type, photoOf(type)));
    },
  );

  it('needs a real picture and possible figures', async () => {
    const of = await ready();
    const codeOf = async (image: Buffer | null) => (await refusedWith(of, 'Fénix 1 5', { image })).code;
    expect(await codeOf(null)).toBe('bad-request');
    expect(await codeOf(Buffer.from('<svg onload="alert(1)"/>'))).toBe('unsupported-media-type');
    expect(await codeOf(pngOf(2401, 10))).toBe('validation-failed');
    expect(await codeOf(SHOT.subarray(0, -2))).toBe('unsupported-media-type');
    expect(await codeOf(Buffer.concat([SHOT, Buffer.alloc(IMAGE_MAX_BYTES)]))).toBe('payload-too-large');
    for (const line of ['Fénix 0 5', 'Fénix 1 -5']) {
      expect((await refusedWith(of, line)).code).toBe('validation-failed');
    }
    expect((await refusedWith(of, 'Fénix 1 5', { code: '0'.repeat(26) })).code).toBe('not-found');
    expect(await stored(of)).toEqual([]);
  });

  it('goes with its team', async () => {
    const of = await ready();
    for (const line of ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0']) await send(of, line);
    await call(api.withdrawRegistration, byCode(of.codes['Fénix'] ?? ''));
    expect(await stored(of)).toEqual(['a-1 2/3', 'a-1 3/0']);
    await call(api.deleteRegistration, { token, params: { id: of.units['Lobos'] ?? '' } });
    expect(await stored(of)).toEqual(['a-1 3/0']);
  });
});
