import { noRooms } from '@copa/domain/day/room';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  PROVISIONAL_MS,
  REPORT_REVISIONS_MAX,
  SENT_PER_STAGE_MAX,
} from '@copa/domain/limits';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { jpegOf, pngOf } from '../../site/image-samples.fixture.ts';
import {
  EVIDENCE,
  matchesOf,
  REGISTRATIONS,
  REPORTS,
  ROOMS,
  stagesOf,
  TOURNAMENTS,
} from '../../store/collections.ts';
import { deleteStage } from '../removal.ts';
import { sampleMatch, sampleStage } from '../samples/stage.fixture.ts';
import { eraseSent } from './report-ageing.ts';
import { decideReport, getOwnReports, getReportPicture, sendReport } from './reports.ts';

const at = (minutes: number) => new Date(SAMPLE_NOW.getTime() + minutes * MINUTE_MS);
const requestIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const matching = (text: RegExp): unknown => expect.stringMatching(text);
const SHOT = jpegOf(1280, 590);

const codes = createRegistrationCodes('a secret of the tests');

let services: Services;
let requests = 0;

const stored = (number: number, changes: Partial<StoredRegistration> = {}) =>
  services.store(
    REGISTRATIONS,
    sampleUnit(number, { id: `u${number}`, codeHashes: [codes.hashOf(`u${number}`)], ...changes }),
  );
const begin = (minutes: number) =>
  services.store(TOURNAMENTS, sampleTournament({ stage: 1, date: at(minutes) }));
const stage = (changes = {}) =>
  services.store(stagesOf('copa-1'), sampleStage({ reports: true, ...changes }));
const match = (number: number, changes = {}, placements: readonly number[] = [1, 2, 3, 4]) =>
  services.store(matchesOf('copa-1', 1), sampleMatch(number, placements, changes));

function send(line: string, sent: { match?: string; stage?: number; request?: number; image?: Buffer } = {}) {
  const [unit = '', placement, kills] = line.split(' ');
  requests += 1;
  const report = {
    stage: sent.stage ?? 1,
    match: sent.match ?? 'a-1',
    placement: Number(placement),
    kills: Number(kills),
    requestId: requestIdOf(sent.request ?? requests),
  };
  return sendReport(services.context, unit, report, async () => ({ bytes: sent.image ?? SHOT })).then(told);
}

const told = (all: Awaited<ReturnType<typeof getOwnReports>>) =>
  all.map((each) =>
    [
      each.match,
      ...(each.isOpen ? ['open'] : []),
      ...(each.report ? [`${each.report.placement}/${each.report.kills} ${each.report.state}`] : []),
    ].join(' '),
  );
const own = async (unit: string) => told(await getOwnReports(services.context, unit));
const reports = async () => (await services.stored(REPORTS)).map(({ id }) => id).toSorted();
const address = { id: 'copa-1', stage: 1, match: 'a-1', unit: 'u1' };
const ADMIN = { uid: 'admin-1', email: null, role: 'admin' as const };
const decide = (discarded: boolean, revision = 1) =>
  decideReport(services.context, ADMIN, address, { discarded, revision });

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await begin(-60);
  await stage();
  for (const number of [1, 2, 3, 4]) await stored(number);
});

describe('what a team sends of its own match', () => {
  it('is one document with its picture, which the next one replaces', async () => {
    expect(await own('u1')).toEqual(['a-1 open']);
    expect(await send('u1 1 5', { request: 1 })).toEqual(['a-1 open 1/5 sent', 'a-2 open']);
    const first = { id: 'u1_1_a-1', registrationId: 'u1', placement: 1, kills: 5, revision: 1 };
    expect(await services.stored(REPORTS)).toMatchObject([
      { ...first, sentAt: SAMPLE_NOW, width: 1280, height: 590, discardedAt: null },
    ]);
    expect(await getReportPicture(services.context, address)).toMatchObject({ type: 'image/jpeg' });
    await match(1);
    expect(await send('u1 1 5', { request: 1 })).toEqual(['a-1 1/5 other', 'a-2 open']);
    await expect(send('u1 1 6', { request: 1 })).rejects.toMatchObject({ code: 'request-reused' });
    await match(1, { state: 'draft', rows: {} });
    await send('u1 2 5', { image: pngOf(10, 10) });
    expect(await services.stored(REPORTS)).toMatchObject([
      { ...first, placement: 2, revision: 2, width: 10 },
    ]);
    expect(await getReportPicture(services.context, address)).toMatchObject({ type: 'image/png' });
    expect((await services.stored(REGISTRATIONS))[0]?.reports).toEqual(['u1_1_a-1']);
    await send('u2 2 5');
    expect(await reports()).toEqual(['u1_1_a-1', 'u2_1_a-1']);
  });

  it('is stored once though it comes twice at the same time', async () => {
    const twice = () => send('u1 1 5', { request: 1 });
    const sent = ['a-1 open 1/5 sent', 'a-2 open'];
    expect(await Promise.all([twice(), twice()])).toEqual([sent, sent]);
    expect((await services.stored(REPORTS)).map(({ revision }) => revision)).toEqual([1]);
  });

  it('is accepted once its row says the same', async () => {
    await send('u1 1 0');
    await match(1, { state: 'draft' });
    expect(await own('u1')).toEqual(['a-1 open 1/0 accepted', 'a-2 open']);
    await match(1, {}, [2, 1, 3, 4]);
    expect(await own('u1')).toEqual(['a-1 1/0 other', 'a-2 open']);
    await match(1, { state: 'void' });
    expect(await own('u1')).toEqual(['a-2 open']);
  });

  it.each([
    ['of an unknown code', 'x 1 5', {}, 'not-found', /./],
    ['of another stage', 'u1 1 5', { stage: 2 }, 'conflict', /ya no recibe/],
    ['of another lobby', 'u1 1 5', { match: 'b-1' }, 'conflict', /ya no recibe/],
    ['of an extra match', 'u1 1 5', { match: 'a-x1' }, 'conflict', /ya no recibe/],
    ['of the match after the next', 'u1 1 5', { match: 'a-2' }, 'conflict', /todavía no empezó/],
    ['of a match too many', 'u1 1 5', { match: 'a-4' }, 'conflict', /ya no recibe/],
    [
      'with a picture that is none',
      'u1 1 5',
      { image: Buffer.from('<svg/>') },
      'unsupported-media-type',
      /./,
    ],
  ])('is refused %s', async (_, line, sent, code, message) => {
    await expect(send(line, sent)).rejects.toMatchObject({
      code,
      message: matching(message),
    });
    expect(await reports()).toEqual([]);
  });

  it('has a place that its lobby has', async () => {
    await expect(send('u1 5 0')).rejects.toMatchObject({
      fields: { placement: 'En tu lobby juegan 4: el puesto va de 1 a 4.' },
    });
    await send('u1 4 0');
  });

  it('is refused of a match that is public or void', async () => {
    for (const state of ['published', 'void']) {
      await match(1, { state });
      await expect(send('u1 1 5')).rejects.toMatchObject({
        code: 'conflict',
        message: matching(/ya no recibe/),
      });
    }
    expect(await send('u1 1 5', { match: 'a-2' })).toEqual(['a-2 open 1/5 sent', 'a-3 open']);
  });

  it.each<[string, Partial<StoredRegistration>, readonly string[]]>([
    ['is rejected', { status: 'rejected' }, ['a-1 1/5 sent']],
    ['waits for a decision', { status: 'pending' }, ['a-1 1/5 sent']],
    ['lost its place', { place: 'released' }, ['a-1 1/5 sent']],
  ])('is refused of a team that %s', async (_, changes, shown) => {
    await send('u1 1 5');
    await stored(1, { reports: ['u1_1_a-1'], ...changes });
    await expect(send('u1 1 6')).rejects.toMatchObject({
      message: matching(/no está aprobada o ya no tiene cupo/),
    });
    expect(await own('u1')).toEqual(shown);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['takes none', () => stage({ reports: false })],
    ['has not begun', () => services.store(TOURNAMENTS, sampleTournament({ stage: 0, date: at(-60) }))],
    ['plays without the team', () => stage({ lobbies: [{ id: 'a', units: ['u2', 'u3'] }] })],
  ])('is refused by a stage that %s', async (_, change) => {
    await change();
    expect(await own('u1')).toEqual([]);
    await expect(send('u1 1 5')).rejects.toMatchObject({
      message: matching(/No juegas en un lobby que reciba/),
    });
  });

  it('is refused in a closed stage, and in a cancelled tournament', async () => {
    await stage({ state: 'closed' });
    await expect(send('u1 1 5')).rejects.toMatchObject({ message: matching(/ya no recibe/) });
    await stage();
    await services.store(TOURNAMENTS, sampleTournament({ stage: 1, date: at(-60), cancelledAt: at(-1) }));
    expect(await own('u1')).toEqual([]);
    await expect(send('u1 1 5')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('comes only for matches that have begun: by the hour, or by the room of the lobby', async () => {
    const room = (minutes: number, lobby: string | null = 'a', number = 1) =>
      services.store(ROOMS, {
        ...noRooms('copa-1'),
        stage: number,
        rooms: [{ lobby, match: 1, revision: 1, roomId: '12345', password: '', openAt: at(minutes) }],
      });
    await begin(5);
    await expect(send('u1 1 5')).rejects.toMatchObject({ message: matching(/todavía no empezó/) });
    await room(-1, 'b');
    expect(await own('u1')).toEqual([]);
    await room(-1, 'a', 2);
    expect(await own('u1')).toEqual([]);
    await room(-1, null);
    expect(await own('u1')).toEqual(['a-1 open']);
    await begin(-60);
    await room(10);
    expect(await own('u1')).toEqual([]);
    await room(-1);
    expect(await send('u1 1 5')).toEqual(['a-1 open 1/5 sent']);
  });

  it('is sent a limited number of times, and a stage keeps a limited number', async () => {
    await send('u1 1 5');
    const [report] = await services.stored(REPORTS);
    if (report === undefined) throw new Error('nothing is stored');
    await services.store(REPORTS, { ...report, revision: REPORT_REVISIONS_MAX - 1 });
    await send('u1 2 5');
    await expect(send('u1 3 5')).rejects.toMatchObject({
      code: 'conflict',
      message: matching(/demasiadas veces/),
    });
    const fill = async (count: number, number = 1) => {
      for (let from = 0; from < count; from += 400) {
        const batch = Array.from({ length: Math.min(400, count - from) }, (_, index) => ({
          ...report,
          id: `s${number}-${from + index}`,
          stage: number,
        }));
        await services.store(REPORTS, ...batch);
      }
    };
    await fill(5, 2);
    await fill(SENT_PER_STAGE_MAX - 2);
    await send('u2 2 5');
    await expect(send('u3 2 5')).rejects.toMatchObject({ message: matching(/ya no guarda más/) });
    await send('u2 3 5');
  });
});

describe('an organiser', () => {
  it('discards the version that they saw, once, and undoes that', async () => {
    await send('u1 1 5');
    expect((await decide(true)).discardedAt).toEqual(SAMPLE_NOW);
    expect(await own('u1')).toEqual(['a-1 open 1/5 discarded', 'a-2 open']);
    services.now = at(1);
    expect((await decide(true)).discardedAt).toEqual(SAMPLE_NOW);
    expect((await decide(false)).discardedAt).toBeNull();
    await decide(true);
    await send('u1 2 5');
    expect(await own('u1')).toEqual(['a-1 open 2/5 sent', 'a-2 open']);
    await expect(decide(true, 1)).rejects.toMatchObject({ code: 'stale-write' });
    await decide(true, 2);
  });

  it.each([{ id: 'copa-2' }, { unit: 'u2' }, { match: 'a-2' }, { stage: 2 }])(
    'finds it at its own address alone: not %j',
    async (other) => {
      await send('u1 1 5');
      await expect(getReportPicture(services.context, { ...address, ...other })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Ese equipo no envió esta partida.',
      });
    },
  );
});

it('a report is forgotten a month after its match became official, or after it was sent', async () => {
  await send('u1 1 5');
  await send('u2 2 3');
  await match(1, { officialAt: new Date(SAMPLE_NOW.getTime() + PROVISIONAL_MS) });
  await send('u1 1 1', { match: 'a-2' });
  const left = async (ms: number) => {
    await eraseSent(services.context, new Date(SAMPLE_NOW.getTime() + 30 * DAY_MS + ms));
    expect((await services.stored(EVIDENCE)).map(({ id }) => id).toSorted()).toEqual(await reports());
    return reports();
  };
  expect(await left(0)).toEqual(['u1_1_a-1', 'u1_1_a-2', 'u2_1_a-1']);
  expect(await left(1)).toEqual(['u1_1_a-1', 'u2_1_a-1']);
  expect(await left(PROVISIONAL_MS)).toEqual(['u1_1_a-1', 'u2_1_a-1']);
  expect(await left(PROVISIONAL_MS + HOUR_MS)).toEqual([]);
  expect((await services.stored(REGISTRATIONS)).map((unit) => unit.reports)).toHaveLength(4);
});

it('a stage that is deleted takes its reports, and keeps those of another stage and of another tournament', async () => {
  await send('u1 1 5');
  const [report] = await services.stored(REPORTS);
  const [picture] = await services.stored(EVIDENCE);
  if (report === undefined || picture === undefined) throw new Error('nothing was sent');
  const others = [
    { id: 'u1_2_a-1', stage: 2 },
    { id: 'u9_2_a-1', stage: 2, tournamentId: 'copa-2', registrationId: 'u9' },
  ];
  await services.store(REPORTS, ...others.map((other) => ({ ...report, ...other })));
  await services.store(EVIDENCE, ...others.map(({ id }) => ({ ...picture, id })));
  await services.store(stagesOf('copa-1'), sampleStage({ id: '2', number: 2 }));
  await deleteStage(services.context, ADMIN, { id: 'copa-1', stage: 2 });
  expect(await reports()).toEqual(['u1_1_a-1', 'u9_2_a-1']);
  expect((await services.stored(EVIDENCE)).map(({ id }) => id).toSorted()).toEqual(await reports());
});
