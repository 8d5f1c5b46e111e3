import { ENDPOINTS } from '@copa/domain/api/all';
import { createQuestion } from '@copa/domain/questions/endpoints';
import * as api from '@copa/domain/registrations/endpoints';
import { getTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { sampleUnit } from '../../../functions/src/desk/samples.fixture.ts';
import { signUp } from '../support/accounts.ts';
import { call, refused, request } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';
import { startOwnProgram } from '../support/own-program.ts';

const { auth, firestore, token, email, open: openWith, register } = await openOrganiser();
const [name] = email.split('@');
const { token: mateo } = await signUp(auth, { claims: { admin: true } });
const open = (maxPlayers = 10) => openWith({ maxPlayers });

const decide = (id: string, status: string) => ({ token, params: { id }, body: { status } });

async function takenPlaces(id: string): Promise<number> {
  return (await call(getTournament, { params: { id } })).data.currentPlayers;
}

describe('lists', () => {
  it('go from the newest to the oldest in pages, by tournament and status', async () => {
    const id = await open();
    const players = [await register(id), await register(id), await register(id)];
    await call(api.setRegistrationStatus, decide(players[1]?.id ?? '', 'approved'));
    const firstPage = { token, params: { id }, query: { limit: '2' } };
    const { data: first } = await call(api.listTournamentRegistrations, firstPage);
    expect(first.registrations.map((one) => one.id)).toEqual([players[2]?.id, players[1]?.id]);
    const list = async (query: Readonly<Record<string, string>>) =>
      (await call(api.listRegistrations, { token, query })).data;
    const rest = await list({ tournamentId: id, limit: '2', cursor: first.nextCursor ?? '' });
    expect(rest).toMatchObject({ registrations: [{ id: players[0]?.id }], nextCursor: null });
    const approved = await list({ tournamentId: id, status: 'approved' });
    expect(approved.registrations.map((one) => one.id)).toEqual([players[1]?.id]);
    const anywhere = await list({ status: 'approved' });
    expect(anywhere.registrations.map((one) => one.id)).toContain(players[1]?.id);
  });

  it('refuse a cursor that they did not give, and ids that are not there', async () => {
    const cut = { token, query: { cursor: 'abc' } };
    expect((await refused(api.listRegistrations, 'validation-failed', cut)).error).toBe(
      'El cursor no es válido.',
    );
    await refused(api.getRegistration, 'not-found', { token, params: { id: 'no-such' } });
    await refused(api.listRegistrations, 'not-found', { token, query: { tournamentId: 'no-such' } });
    await refused(api.listTournamentRegistrations, 'not-found', { token, params: { id: 'no-such' } });
    await refused(api.setRegistrationStatus, 'not-found', decide('no-such', 'approved'));
    await refused(api.deleteRegistration, 'not-found', { token, params: { id: 'no-such' } });
  });
});

const TAKEN = { before: 'held', place: 'held', position: null, givenOnAt: null };
const KEPT = { ...TAKEN, givenOnAt: expect.any(Date) as unknown };

describe('batches', () => {
  it('answer for each id what happened and why not', async () => {
    const id = await open(2);
    const first = await register(id);
    const second = await register(id);
    const body = { ids: [first.id, second.id, first.id], reason: 'Cupo reservado' };
    const rejected = await call(api.rejectRegistrations, { token, body });
    expect(rejected.data.results).toEqual([
      { id: first.id, success: true, placeAfter: KEPT },
      { id: second.id, success: true, placeAfter: KEPT },
    ]);
    await expect(register(id)).rejects.toThrow('answered 409');
    const ids = [first.id, 'no-such', second.id];
    const { data } = await call(api.approveRegistrations, { token, body: { ids } });
    expect(data.results).toEqual([
      { id: first.id, success: true, placeAfter: TAKEN },
      { id: 'no-such', success: false, code: 'not-found', error: 'No encontramos esa inscripción.' },
      { id: second.id, success: true, placeAfter: TAKEN },
    ]);
    expect(await takenPlaces(id)).toBe(2);
  });

  it('leave alone what another admin has decided meanwhile, and say so in its row', async () => {
    const id = await open();
    const [waiting, decided] = [await register(id), await register(id)];
    await call(api.setRegistrationStatus, decide(decided.id, 'approved'));
    const body = { ids: [waiting.id, decided.id], expected: 'pending' };
    const { data } = await call(api.rejectRegistrations, { token: mateo, body });
    expect(data.results).toEqual([
      { id: waiting.id, success: true, placeAfter: KEPT },
      {
        id: decided.id,
        success: false,
        code: 'stale-write',
        error: `${name} ya decidió: la inscripción está en «Aprobado».`,
      },
    ]);
    const late = { ...decide(decided.id, 'rejected'), body: { status: 'rejected', expected: 'pending' } };
    expect((await refused(api.setRegistrationStatus, 'stale-write', late)).error).toBe(
      'Ya habías decidido: la inscripción está en «Aprobado».',
    );
    const { status } = (await call(api.getRegistration, { token, params: { id: decided.id } })).data;
    expect(status).toBe('approved');
  });
});

describe('the export', () => {
  /** Production allows twenty exports an hour; these instances allow a fifth. */
  const instances = [0, 1].map(() => startOwnProgram({ COPA_RATE_LIMIT_FACTOR: '0.2' }));

  it.each(ENDPOINTS.filter(({ produces }) => produces === 'csv').map((each) => [each.id, each] as const))(
    'is counted for each account over all instances: %s',
    async (_id, exporting) => {
      const [{ token: one }, { token: other }] = await Promise.all([
        signUp(auth, { claims: { admin: true } }),
        signUp(auth, { claims: { admin: true } }),
      ]);
      const ask = (by: string) => ({ token: by, params: { id: 'no-such', formId: 'no-such' } });
      for (const { api: instance } of [...instances, ...instances]) {
        await refused(exporting, 'not-found', ask(one), instance);
      }
      for (const { api: instance } of instances) {
        await refused(exporting, 'rate-limited', ask(one), instance);
      }
      await refused(exporting, 'not-found', ask(other), instances[0]?.api);
    },
  );

  it('is a CSV that spreadsheets open, with a column for each question and nothing that runs', async () => {
    const question = { text: '¿Tu "clan", si tienes?', type: 'text' };
    const questionId = (await call(createQuestion, { token, body: question })).data.id;
    const id = await open();
    const player = await register(id, { answers: { [questionId]: 'Línea 1\nLínea 2' } });
    const stored = firestore.doc(`registrations/${player.id}`);
    const [captain] = (await stored.get()).get('members') as readonly { answers: object }[];
    const answers = { ...captain?.answers, retirada: '@SUM(A1)' };
    const members = [{ ...captain, fullName: '=HYPERLINK("http://x")', answers }];
    await stored.update({ members, createdAt: new Date('2026-11-20T18:30:00.000Z') });

    const response = await request(api.exportRegistrations, { token, params: { id } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="inscripciones-${id}.csv"`,
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text).toBe(
      `\uFEFFInscripción,Equipo,Sigla,Rol,Nombre completo,Nick,ID de Free Fire,Correo,Teléfono,Estado,Cupo,Suspendido,Motivo,` +
        `Inscrito (hora en México),Decidido (hora en México),Aceptó las reglas (hora en México),Edad,Permiso,"¿Tu ""clan"", si tienes?",Otras respuestas\r\n` +
        `${player.id},,,,"'=HYPERLINK(""http://x"")",,${player.freeFireId},ana@correo.test,\u00A0+52 55 1234 5678,Pendiente,Con cupo,,,` +
        `2026-11-20 12:30,,No declarada,No declarada,,"Línea 1\nLínea 2",retirada: @SUM(A1)\r\n`,
    );
  });

  it('holds everybody, also beyond one page, oldest first', async () => {
    const id = await open(1000);
    const batch = firestore.batch();
    for (let index = 0; index < 350; index += 1) {
      const { id: _, ...unit } = sampleUnit(index + 1, {
        tournamentId: id,
        createdAt: new Date(1_700_000_000_000 + index * 1000),
      });
      batch.set(firestore.doc(`registrations/export-${String(index).padStart(3, '0')}`), unit);
    }
    await batch.commit();
    const response = await request(api.exportRegistrations, { token, params: { id } });
    const lines = (await response.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(351);
    expect(lines[1]).toContain('export-000');
    expect(lines[350]).toContain('export-349');
  });

  it('is recorded', async () => {
    const id = await open();
    await request(api.exportRegistrations, { token, params: { id } });
    const audit = await firestore.collection('audit').where('target', '==', `tournaments/${id}`).get();
    expect(audit.docs.map((entry): unknown => entry.get('action'))).toContain('registration.export');
  });
});
