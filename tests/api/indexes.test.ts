import { ENDPOINTS } from '@copa/domain/api/all';
import type { Endpoint } from '@copa/domain/api/endpoint';
import { callRoll, confirmPlace, dropPhone, putRoom } from '@copa/domain/day/endpoints';
import { described } from '@copa/domain/described';
import { createForm, createFormResponse, deleteForm, getForm } from '@copa/domain/forms/endpoints';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { setAdminClaim } from '@copa/domain/people/endpoints';
import { deleteStage, drawLobbies, getMatches, putPlan, putStage } from '@copa/domain/play/endpoints';
import { sendProtest, withdrawProtest } from '@copa/domain/play/protest/own-endpoints';
import { sendReport } from '@copa/domain/play/report/own-endpoints';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { createQuestion, reorderQuestions } from '@copa/domain/questions/endpoints';
import { getConsent } from '@copa/domain/registrations/consent/consent-endpoints';
import {
  createRegistration,
  setRegistrationStatus,
  withdrawRegistration,
} from '@copa/domain/registrations/endpoints';
import { getSameTeam } from '@copa/domain/registrations/member-endpoints';
import { AUDIT_KINDS } from '@copa/domain/site/audit';
import { uploadImage } from '@copa/domain/site/endpoints';
import { InstantSchema, nullish } from '@copa/domain/time/instant';
import {
  createTournament,
  deleteTournament,
  setTournamentCancellation,
  updateTournament,
} from '@copa/domain/tournaments/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DAY_NOTICES } from '../../functions/src/day/notices/day-notices.ts';
import { eraseRooms } from '../../functions/src/day/rooms/rooms.ts';
import { eraseAgedEntries } from '../../functions/src/fairness/ageing.ts';
import { freeMatches } from '../../functions/src/play/protests/protested-matches.ts';
import { eraseSent } from '../../functions/src/play/reports/report-ageing.ts';
import { tellResults } from '../../functions/src/play/result-notices.ts';
import { sampleMatch } from '../../functions/src/play/samples/stage.fixture.ts';
import { eraseContacts } from '../../functions/src/registrations/consent/contact-ageing.ts';
import { eraseExpiredPlayers } from '../../functions/src/registrations/erasure.ts';
import { eraseAged } from '../../functions/src/site/ageing.ts';
import { pngOf } from '../../functions/src/site/image-samples.fixture.ts';
import { eraseUnused } from '../../functions/src/site/unused-images.ts';
import { removeProtest } from '../../functions/src/store/report-removal.ts';
import { sendChangeNotices } from '../../functions/src/tournaments/change-notices.ts';
import { continueSeries } from '../../functions/src/tournaments/repetition.ts';
import { mendAgenda } from '../../functions/src/wiring/agenda.ts';
import { openDesk } from '../../functions/src/wiring/open-desk.ts';
import { signUp } from './support/accounts.ts';
import { byCode, call, refused, request, urlOf } from './support/api-client.ts';
import { readDeclared } from './support/declared-indexes.ts';
import { forgetNobody } from './support/forget-nobody.ts';
import { growingFields } from './support/growing-fields.ts';
import { moveDeadlines } from './support/move-deadlines.ts';
import type { NeededIndex } from './support/needed-index.ts';
import { stageBody } from './support/played.ts';
import { type RecordedProgram, startRecordedProgram } from './support/recorded-program.ts';
import { formBody, pictureForm, playerBody, questionBody, tournamentBody } from './support/samples.ts';
import { countASeason } from './support/season.ts';
import { sourceFiles } from './support/source-files.ts';
import { DECLARING, storedCollections } from './support/stored-collections.ts';
import { openSuite } from './support/suite.ts';
import { tellOfATable } from './support/table-news.ts';

const { auth } = await openSuite();

/** The composite indexes that the queries in each file of `web/src` need. */
const OF_THE_SITE: Readonly<Record<string, readonly NeededIndex[]>> = {
  'features/day/admin/use-day.ts': [index('registrations', 'tournamentId', '-createdAt')],
  'features/people/public/access-request.ts': [],
  'features/registrations/admin/inbox/pending/use-oldest-pending.ts': [
    index('registrations', 'status', 'createdAt'),
    index('registrations', 'status', 'tournamentId', 'createdAt'),
  ],
  'features/registrations/admin/inbox/use-inbox-list.ts': [
    index('registrations', 'tournamentId', '-createdAt'),
  ],
  'features/registrations/public/open-form.tsx': [index('questions', 'active', 'order')],
  'features/seasons/admin/season-list.tsx': [],
  'features/tournaments/public/list/history.ts': [
    index('tournaments', 'status', '-date'),
    index('tournaments', 'date', 'status', '-endedAt'),
  ],
  'features/tournaments/public/next-of-season.ts': [
    index('tournaments', 'cancelledAt', 'season.id', 'status', 'date'),
    index('tournaments', 'cancelledAt', 'reserved.seasonId', 'status', '-date'),
  ],
  // The callers give the filters, and `newestBy` the order.
  'lib/live/live-query.ts': [],
  'lib/live/use-latest-figures.ts': [],
  'lib/network/public-firestore.ts': [
    index('tournaments', 'status', 'date'),
    index('tournaments', 'endedAt', 'status', 'date'),
    index('tournaments', 'cancelledAt', 'status', 'date'),
  ],
};

function index(collectionGroup: string, ...fields: readonly string[]): NeededIndex {
  return {
    collectionGroup,
    fields: fields.map((field) => ({
      fieldPath: field.replace('-', ''),
      order: field.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  };
}

function textOf({ collectionGroup, fields }: NeededIndex): string {
  return `${collectionGroup}: ${fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ')}`;
}

const declared = () => readDeclared().indexes.map(textOf);

function exempt(): readonly string[] {
  return readDeclared()
    .fieldOverrides.filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`);
}

/** Lists `field` and the maps around it, because an index exemption of a map covers the fields in it. */
function parentsOf(field: string): readonly string[] {
  const names = field.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

describe('firestore.indexes.json', () => {
  let recorded: RecordedProgram;

  beforeAll(async () => {
    recorded = await startRecordedProgram();
    await makeEveryQuery(recorded.url);
  });
  afterAll(async () => {
    await recorded.close();
  });

  async function playTheDay(base: string, token: string, linkedFormId: string): Promise<void> {
    const body = tournamentBody({ linkedFormId, maxPlayers: 1, waitlist: { max: 5 } });
    const { id } = (await call(createTournament, { token, body }, base)).data;
    for (const number of [1, 2]) {
      const player = { body: playerBody(id, { freeFireId: `1000000${number}` }) };
      const { id: unitId, ticketId, privateCode } = (await call(createRegistration, player, base)).data;
      const played = { token, params: { id, match: '1' } };
      if (number === 1) {
        const approval = { token, params: { id: unitId }, body: { status: 'approved' } };
        await call(setRegistrationStatus, approval, base);
        await call(getSameTeam, byCode(privateCode), base);
        const room = { roomId: '401', openAt: new Date(Date.now() - HOUR_MS) };
        await call(putRoom, { ...played, body: room }, base);
        for (const mark of ['out', null] as const)
          await call(callRoll, { ...played, body: { marks: { [unitId]: mark } } }, base);
      }
      const confirmation = { headers: { 'Ticket-Id': ticketId }, body: { window: 'entry' } };
      await refused(confirmPlace, 'confirmation-closed', confirmation, base);
      await refused(getConsent, 'not-found', { headers: { 'Consent-Code': '9'.repeat(26) } }, base);
      await call(dropPhone, { headers: confirmation.headers, query: { phone: 'x'.repeat(43) } }, base);
    }
    await openDesk(recorded.dependencies).desk.reconsiderWaiting();
    const closesAt = new Date(Date.now() - HOUR_MS);
    const windows = [
      { kind: 'entry', opensAt: new Date(closesAt.getTime() - HOUR_MS), closesAt },
      { kind: 'match', opensAt: closesAt, closesAt: new Date(Date.now() + HOUR_MS / 2) },
    ];
    // `updateTournament` refuses a new closing time in the past, so the windows are stored directly.
    const told = { windows, closings: { entry: { toldAt: closesAt } } };
    await recorded.dependencies.firestore.doc(`tournaments/${id}`).update(told);
    const later = { maxPlayers: 2, date: '2099-12-01T20:00:00Z' };
    await call(updateTournament, { token, params: { id }, body: later }, base);
    const soon = (await call(createTournament, { token, body: tournamentBody() }, base)).data.id;
    const fromNow = (ms: number) => new Date(Date.now() + ms);
    const begins = { date: fromNow(2 * HOUR_MS), publishedAt: fromNow(-DAY_MS), windows: [] };
    await recorded.dependencies.firestore.doc(`tournaments/${soon}`).update(begins);
    for (const { tell } of DAY_NOTICES) await tell(recorded.dependencies, soon);
    await mendAgenda(recorded.dependencies, new Date());
    await tellOfATable(recorded.dependencies, soon);
    const { desk } = openDesk(recorded.dependencies);
    await desk.endAllReviews(new Date());
    await desk.tellAllDue(new Date());
    await desk.tellAllDue(new Date(Date.now() + HOUR_MS / 3));
    await recorded.dependencies.firestore.doc(`tournaments/${id}`).update({ windows: [] });
    const room = { roomId: '123456789', openAt: new Date().toISOString() };
    await call(putRoom, { token, params: { id, match: '1' }, body: room }, base);
    await desk.tellAllRooms(new Date());
    await desk.deliverAllRooms();
    await eraseRooms(recorded.dependencies, new Date());
    const stage = { token, params: { id, stage: '1' } };
    await call(putStage, { ...stage, body: stageBody() }, base);
    await call(putStage, { token, params: { id, stage: '2' }, body: stageBody() }, base);
    await call(getMatches, stage, base);
    const { revision: _, ...only } = stageBody({ advance: { perLobby: 0, byTable: 0 } });
    await call(putPlan, { token, params: { id }, body: { seen: [1, 1], stages: [only] } }, base);
    await call(deleteStage, stage, base);
    await call(putStage, { ...stage, body: stageBody() }, base);
    await reportAMatch(base, id, token);
    const erased = { playersErasedAt: new Date(), stage: 0 };
    await recorded.dependencies.firestore.doc(`tournaments/${id}`).update(erased);
    const again = { token, params: { id }, body: { date: '2100-01-01T20:00:00Z' } };
    await refused(updateTournament, 'conflict', again, base);
    for (let twice = 0; twice < 2; twice += 1)
      await call(deleteTournament, { token, params: { id }, query: { force: 'true' } }, base);
  }

  async function reportAMatch(base: string, id: string, token: string): Promise<void> {
    const { firestore } = recorded.dependencies;
    const receipt = (await call(createRegistration, { body: playerBody(id, { nick: 'Rayo' }) }, base)).data;
    const other = (await call(createRegistration, { body: playerBody(id, { nick: 'Nova' }) }, base)).data;
    const approved = { status: 'approved', place: 'held' };
    for (const unit of [receipt, other]) await firestore.doc(`registrations/${unit.id}`).update(approved);
    const date = new Date(Date.now() - HOUR_MS);
    await firestore.doc(`tournaments/${id}`).update({ stage: 1, date, windows: [] });
    const draw = { token, params: { id, stage: '1' }, body: { kind: 'seed', revision: 1 } } as const;
    await call(drawLobbies, draw, base);
    await firestore.doc(`tournaments/${id}/stages/1`).update({ reports: true });
    const query = { requestId: crypto.randomUUID(), placement: '1', kills: '0' };
    const url = urlOf(base, sendReport, { params: { stage: '1', match: 'a-1' }, query });
    const sent = { method: 'PUT', ...byCode(receipt.privateCode), body: pictureForm(pngOf(1, 1)) };
    expect((await fetch(url, sent)).status).toBe(200);
    await protestIt(base, id, receipt);
    for (const cancelled of [true, false])
      await call(setTournamentCancellation, { token, params: { id }, body: { cancelled } }, base);
    await forgetNobody(recorded.dependencies, id);
    await moveDeadlines(recorded.dependencies, id);
    await firestore.doc(`boards/${id}_1`).set({ listed: true });
    await eraseSent(recorded.dependencies, new Date(Date.now() + 40 * DAY_MS));
  }

  async function protestIt(base: string, id: string, own: Record<'id' | 'privateCode', string>) {
    const { id: unit, privateCode } = own;
    const { firestore, database } = recorded.dependencies;
    const row = { ...NO_RESULT, placement: 1, revision: 1, by: 'ana', byName: 'Ana', at: new Date() };
    const match = { ...sampleMatch(1, []), tournamentId: id, rows: { [unit]: row } };
    const scoresUntil = new Date(Date.now() + HOUR_MS);
    const { id: name, ...fields } = { ...match, publishedAt: new Date(), scoresUntil };
    await firestore.doc(`tournaments/${id}/stages/1/matches/${name}`).set(fields);
    const options = { ...byCode(privateCode), params: { stage: '1', match: name } };
    const content = { requestId: crypto.randomUUID(), kind: 'other', against: null, text: 'No fue así.' };
    await call(sendProtest, { ...options, body: content }, base);
    await call(withdrawProtest, options, base);
    await database.transaction(async (writer) => removeProtest(writer, id, `${unit}_1_${name}`));
    await freeMatches(recorded.dependencies, new Date());
    await firestore.doc(`tournaments/${id}/stages/1/matches/${name}`).delete();
  }

  async function makeEveryQuery(base: string): Promise<void> {
    const { token } = await signUp(auth, { claims: { admin: true, owner: true } });
    const { email } = await signUp(auth);
    await call(setAdminClaim, { token, body: { email, role: 'admin' } }, base);
    const form = (await call(createForm, { token, body: formBody({ fields: [] }) }, base)).data;
    const question = (await call(createQuestion, { token, body: questionBody() }, base)).data;
    const imageId = await storePicture(base, token);
    const tournamentOptions = { token, body: tournamentBody({ linkedFormId: form.id, imageId }) };
    const tournament = (await call(createTournament, tournamentOptions, base)).data;
    const player = playerBody(tournament.id);
    const receipt = (await call(createRegistration, { body: player }, base)).data;
    const response = { requestId: crypto.randomUUID(), answers: {}, deviceId: crypto.randomUUID() };
    const open = (await call(createForm, { token, body: formBody({ fields: [] }) }, base)).data;
    await call(createFormResponse, { params: { formId: open.id }, body: response }, base);
    await call(getForm, { params: { formId: form.id } }, base);
    await call(reorderQuestions, { token, body: { questions: [question.id] } }, base);
    const headers = { 'Private-Code': receipt.privateCode };
    const idsOf = (endpoint: Endpoint) => ({
      formId: form.id,
      tournamentId: tournament.id,
      freeFireId: player.freeFireId,
      ticketId: receipt.ticketId,
      email: 'nadie@correo.test',
      stage: '1',
      match: 'a-1',
      unit: receipt.id,
      memberId: receipt.id,
      picture: '1',
      version: '00000000',
      id: /tournament|export/.test(endpoint.path) ? tournament.id : receipt.id,
    });
    const filters = [
      {},
      { status: 'published' },
      { status: 'pending' },
      { status: 'approved' },
      { includeStats: 'true' },
    ];
    const everywhere = { tournamentId: tournament.id };
    const actor = { actor: 'somebody' };
    const everyAudit = [{}, ...AUDIT_KINDS.map((each) => ({ kind: each }))].flatMap((kind) =>
      [{}, actor, everywhere, { ...actor, ...everywhere }].map((rest) => ({ ...kind, ...rest })),
    );
    for (const endpoint of ENDPOINTS.filter(({ method }) => method === 'GET')) {
      const own = endpoint.id === 'listAudit' ? everyAudit : [];
      for (const query of [...filters, ...own, everywhere, { ...everywhere, status: 'pending' }]) {
        const codes = { ...headers, 'Invitation-Code': '0'.repeat(26) };
        const options = { token, headers: codes, params: idsOf(endpoint), query: { ...query } };
        const answer = await request(endpoint, options, base);
        await answer.arrayBuffer();
        expect(answer.status, `${endpoint.id} ${JSON.stringify(query)}`).toBeLessThan(500);
      }
    }
    const force = { query: { force: 'true' }, token };
    await playTheDay(base, token, form.id);
    await countASeason(recorded, token, tournament.id);
    await call(withdrawRegistration, { headers }, base);
    const about = { token, params: { id: tournament.id } };
    await call(setTournamentCancellation, { ...about, body: { cancelled: true } }, base);
    await openDesk(recorded.dependencies).desk.releaseOverdue(new Date(Date.now() + DAY_MS));
    await sendChangeNotices(recorded.dependencies, new Date(Date.now() + DAY_MS));
    await tellResults(recorded.dependencies, new Date());
    await call(deleteTournament, { ...force, params: { id: tournament.id } }, base);
    const inYears = new Date(Date.now() + 4000 * DAY_MS);
    for (const run of [eraseContacts, eraseExpiredPlayers, continueSeries, eraseAged, eraseUnused])
      await run(recorded.dependencies, inYears);
    await eraseAgedEntries(recorded.dependencies, inYears);
    await call(deleteForm, { ...force, params: { formId: form.id } }, base);
  }

  async function storePicture(base: string, token: string): Promise<string> {
    const headers = { Authorization: `Bearer ${token}` };
    const sent = { method: 'POST', headers, body: pictureForm(pngOf(1, 1)) };
    const response = await fetch(urlOf(base, uploadImage), sent);
    const { data } = (await response.json()) as { readonly data: { readonly imageId: string } };
    return data.imageId;
  }

  it('declares every composite index that a query of the API or the site needs', () => {
    const known = declared();
    const needed = [...recorded.needed.values(), ...Object.values(OF_THE_SITE).flat()].map(textOf);
    expect([...new Set(needed)].filter((text) => !known.includes(text))).toEqual([]);
  });

  it('knows every file of the site that sorts or filters documents', () => {
    const asking = /\brunQuery\(\{|\b(?:newest|oldest)By: '|\bwhere\(/;
    const files = sourceFiles('web').filter(({ text }) => asking.test(text));
    expect(files.map(({ file }) => file).toSorted()).toEqual(Object.keys(OF_THE_SITE));
  });

  it('declares none that no query needs', () => {
    const needed = [...recorded.needed.values(), ...Object.values(OF_THE_SITE).flat()].map(textOf);
    expect(declared().filter((text) => !needed.includes(text))).toEqual([]);
  });

  it('declares an index for each field by which all collections of a name are asked at once', () => {
    // Organisers ask for `openings` of all tickets by `room`.
    const needed = ['openings room', ...recorded.askedOfGroups].filter((each) => !each.endsWith(' __name__'));
    const declaredOfGroups = readDeclared().fieldOverrides.flatMap(
      ({ collectionGroup, fieldPath, indexes }) =>
        indexes.length === 0 ? [] : [`${collectionGroup} ${fieldPath}`],
    );
    expect(new Set(needed)).toEqual(new Set(declaredOfGroups));
  });

  it('exempts every map, list, long text and picture that no query asks for', () => {
    const growing = storedCollections().flatMap(({ path, schema }) => {
      const group = path.split('/').at(-1) ?? '';
      return growingFields(schema).map((field) => ({ group, field }));
    });
    const missing = growing
      .filter(({ group, field }) => !recorded.asked.has(`${group} ${field}`))
      .filter(({ group, field }) => !parentsOf(field).some((name) => exempt().includes(`${group} ${name}`)));
    expect(missing).toEqual([]);
  });

  it('exempts no field that a query asks for', () => {
    expect(exempt().filter((field) => recorded.asked.has(field))).toEqual([]);
  });

  it('knows every collection that the API declares', () => {
    const declaring = sourceFiles().filter(({ text }) => /= collection\(|=>\s+collection\(/.test(text));
    expect(declaring.map(({ file }) => file).toSorted()).toEqual(DECLARING);
  });

  it('was compared with the queries of every service that makes any', () => {
    const asking = /\b(database|reader|transaction)\.(find|page|stream|count|sum)\(/;
    const services = sourceFiles()
      .filter(({ file, text }) => /^(?!store\/|http\/)/.test(file) && asking.test(text))
      .map(({ file }) => file);
    expect(services.filter((file) => !recorded.askers.has(file))).toEqual([]);
  });
});

describe('a collection of which nothing is exempt', () => {
  it('tells all that grows in it, however its schema hides it', () => {
    const schema = z.pipe(
      z.transform((raw) => raw),
      z.object({
        id: z.string(),
        count: z.int(),
        name: z.string().check(z.maxLength(100)),
        rules: z._default(z.string().check(z.trim(), z.maxLength(20_000)), ''),
        told: described(z.string(), { maxLength: 4000 }),
        at: nullish(InstantSchema),
        rows: z.optional(z.nullable(z.record(z.string(), z.int()))),
        draw: nullish(z.object({ seed: z.string(), order: z.array(z.string()) })),
        member: z.discriminatedUnion('state', [
          z.object({ state: z.literal('open') }),
          z.object({ state: z.literal('taken'), mails: z.array(z.string()) }),
        ]),
        picture: z.custom<Buffer>((value) => value instanceof Uint8Array),
      }),
    );
    expect(growingFields(schema)).toEqual(['draw.order', 'member.mails', 'picture', 'rows', 'rules', 'told']);
  });
});
