import { randomUUID } from 'node:crypto';
import * as api from '@copa/domain/forms/endpoints';
import { FORM_ANSWERS_PER_NETWORK, FORM_RESPONSES_DEFAULT } from '@copa/domain/limits';
import { createTournament, getTournament, updateTournament } from '@copa/domain/tournaments/endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { call, refused, request } from './support/api-client.ts';
import { startOwnProgram } from './support/own-program.ts';
import { formBody, inHours, tournamentBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

const { auth, firestore } = openSuite();
let token = '';
beforeAll(async () => {
  token = (await signUp(auth, { claims: { admin: true } })).token;
});

async function create(changes: Parameters<typeof formBody>[0] = {}) {
  return (await call(api.createForm, { token, body: formBody(changes) })).data;
}

function responseBody(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    requestId: randomUUID(),
    answers: { apodo: 'Fénix' },
    ...changes,
  };
}

describe('a form', () => {
  it('is created, listed, changed and deleted', async () => {
    const form = await create();
    const params = { formId: form.id };
    expect((await call(api.getForm, { params, token })).data).toEqual(form);
    const { responseCount, ...shown } = form;
    expect(responseCount).toBe(0);
    expect((await call(api.getForm, { params })).data).toEqual(shown);
    expect((await call(api.listForms, { token })).data.forms).toContainEqual(form);
    const updated = await call(api.updateForm, { token, params, body: formBody({ title: 'Otra' }) });
    expect(updated.data.title).toBe('Otra');
    const body = { ...formBody(), expectedUpdatedAt: form.updatedAt?.toISOString() };
    await refused(api.updateForm, 'stale-write', { token, params, body });
    await call(api.deleteForm, { token, params });
    const failure = await refused(api.getForm, 'not-found', { params });
    expect(failure.error).toBe('El formulario que buscas no existe o ha sido desactivado');
  });

  it('says no more than that it is there while it is inactive, except to admins', async () => {
    const form = await create({ isActive: false, description: 'Interno' });
    const params = { formId: form.id };
    const { data } = await call(api.getForm, { params });
    expect(data).toMatchObject({ isActive: false, fields: [], description: '' });
    expect((await call(api.getForm, { params, token })).data.fields).toHaveLength(1);
  });

  it.each([
    ['title', { title: '' }],
    ['fields', { fields: [0, 1].map(() => ({ id: 'a', type: 'text', label: 'A' })) }],
    ['fields.0.type', { fields: [{ id: 'a', type: 'magic', label: 'A' }] }],
    ['fields.0.options', { fields: [{ id: 'a', type: 'select', label: 'A' }] }],
    ['fields.0.id', { fields: [{ id: 'a b', type: 'text', label: 'A' }] }],
    ['maxResponses', { maxResponses: 0 }],
    ['responseCount', { responseCount: 5 }],
  ])('is refused for its %s', async (field, changes) => {
    const body = { ...formBody(), ...changes };
    const { fields } = await refused(api.createForm, 'validation-failed', { token, body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('an answer', () => {
  /** The suite starts a process for each call at once; what is in question here is the database. */
  const program = startOwnProgram({});
  const appCheck = {
    verify: (proof: string) => (proof === 'ours' ? Promise.resolve() : Promise.reject(new Error())),
  };
  const proving = startOwnProgram({ COPA_APP_CHECK: 'report' }, { appCheck });

  it('is stored once however often it is sent', async () => {
    const { id: formId } = await create();
    const body = responseBody();
    const first = await call(api.createFormResponse, { params: { formId }, body });
    const again = await call(api.createFormResponse, { params: { formId }, body });
    expect(again.data).toEqual(first.data);
    // Not the answers: whoever guesses an id learns nothing from it.
    expect(first.envelope['data']).toEqual({
      id: body.requestId,
      submittedAt: first.data.submittedAt.toISOString(),
    });
    await refused(api.createFormResponse, 'request-reused', {
      params: { formId },
      body: { ...body, answers: { apodo: 'Otro' } },
    });
    const { data } = await call(api.listFormResponses, { token, params: { formId } });
    expect(data.responses).toEqual([{ ...first.data, formId, answers: body.answers }]);
    expect((await call(api.getForm, { token, params: { formId } })).data.responseCount).toBe(1);
  });

  it('is stored once when it is sent many times at once', async () => {
    const { id: formId } = await create();
    const body = responseBody();
    const sent = Array.from({ length: 8 }, () =>
      call(api.createFormResponse, { params: { formId }, body }, program.api),
    );
    const ids = new Set((await Promise.all(sent)).map(({ data }) => data.id));
    expect([...ids]).toEqual([body.requestId]);
    expect((await call(api.getForm, { token, params: { formId } })).data.responseCount).toBe(1);
  });

  it('is checked by the form', async () => {
    const { id: formId } = await create();
    const body = responseBody({ answers: { apodo: ' ', otro: 'x' } });
    const { fields } = await refused(api.createFormResponse, 'validation-failed', {
      params: { formId },
      body,
    });
    expect(fields).toEqual({
      'answers.apodo': 'Este campo es obligatorio',
      'answers.otro': 'Esta pregunta ya no existe',
    });
  });

  it.each([
    ['form-inactive', { isActive: false }],
    ['form-closed', { closesAt: inHours(-1) }],
  ] as const)('is refused: %s', async (code, changes) => {
    const { id: formId } = await create(changes);
    await refused(api.createFormResponse, code, { params: { formId }, body: responseBody() });
  });

  it('is refused beyond the maximum, also when all come at once', async () => {
    const { id: formId } = await create({ maxResponses: 3 });
    const sent = Array.from({ length: 10 }, () =>
      request(api.createFormResponse, { params: { formId }, body: responseBody() }, program.api),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    await refused(api.createFormResponse, 'form-full', { params: { formId }, body: responseBody() });
  });

  it('of more than 16 KB is refused in words, and one of 16 KB is stored', async () => {
    const fields = Array.from({ length: 5 }, (_, index) => ({
      id: `f${index}`,
      type: 'textarea' as const,
      label: 'Cuenta',
    }));
    const { id: formId } = await create({ fields });
    const answersOf = (last: number) =>
      Object.fromEntries(fields.map(({ id }, index) => [id, 'ñ'.repeat(index < 4 ? 2000 : last)]));
    const params = { formId };
    const heavy = await refused(api.createFormResponse, 'payload-too-large', {
      params,
      body: responseBody({ answers: answersOf(200) }),
    });
    expect(heavy.error).toBe('Tus respuestas son demasiado largas. Acórtalas un poco y vuelve a enviarlas.');
    await call(api.createFormResponse, { params, body: responseBody({ answers: answersOf(150) }) });
    expect((await call(api.getForm, { token, params })).data.responseCount).toBe(1);
  });

  it('is one of a thousand where the organiser says no number, who may raise it', async () => {
    const { id: formId } = await create();
    const params = { formId };
    await firestore.doc(`formCounts/${formId}`).set({ responses: FORM_RESPONSES_DEFAULT - 1 });
    await call(api.createFormResponse, { params, body: responseBody() });
    await refused(api.createFormResponse, 'form-full', { params, body: responseBody() });
    await call(api.updateForm, { token, params, body: { maxResponses: FORM_RESPONSES_DEFAULT + 1 } });
    await call(api.createFormResponse, { params, body: responseBody() });
    await refused(api.createFormResponse, 'form-full', { params, body: responseBody() });
  });

  it('comes from one network two hundred times in ten minutes, from our site and from elsewhere without end', async () => {
    const { id: formId } = await create({ maxResponses: 2000 });
    const flood = async (count: number, headers: Readonly<Record<string, string>>) => {
      const told: Record<string, number> = {};
      const sent = Array.from({ length: count }, () =>
        request(api.createFormResponse, { params: { formId }, body: responseBody(), headers }, proving.api),
      );
      for (const response of await Promise.all(sent)) {
        const { code = 'stored' } = (await response.json()) as { code?: string };
        told[code] = (told[code] ?? 0) + 1;
      }
      return told;
    };
    const here = { 'X-Forwarded-For': '203.0.113.90' };
    expect(await flood(FORM_ANSWERS_PER_NETWORK + 30, here)).toEqual({
      stored: FORM_ANSWERS_PER_NETWORK,
      'network-limited': 30,
    });
    const response = await request(
      api.createFormResponse,
      { params: { formId }, body: responseBody(), headers: here },
      proving.api,
    );
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(9 * 60);
    expect(((await response.json()) as { error: string }).error).toMatch(/^Desde tu red llegaron muchas/);
    expect(await flood(5, { 'X-Forwarded-For': '203.0.113.91' })).toEqual({ stored: 5 });
    expect(await flood(30, { ...here, 'X-Firebase-AppCheck': 'ours' })).toEqual({ stored: 30 });
    const small = { params: { formId: (await create({ maxResponses: 4 })).id }, headers: here };
    for (let number = 0; number < 2; number += 1) {
      await call(api.createFormResponse, { ...small, body: responseBody() }, proving.api);
    }
    await refused(api.createFormResponse, 'network-limited', { ...small, body: responseBody() }, proving.api);
    const traces = JSON.stringify(
      (await firestore.collection('traces').get()).docs.map((each) => [each.id, each.data()]),
    );
    expect(traces).not.toContain('203.0.113');
  });

  it('is taken once from each device where the form says so', async () => {
    const { id: formId } = await create({ onePerDevice: true });
    const deviceId = randomUUID();
    const params = { formId };
    await refused(api.createFormResponse, 'validation-failed', { params, body: responseBody() });
    await call(api.createFormResponse, { params, body: responseBody({ deviceId }) });
    await refused(api.createFormResponse, 'already-answered', { params, body: responseBody({ deviceId }) });
    const inCapitals = responseBody({ deviceId: deviceId.toUpperCase() });
    await refused(api.createFormResponse, 'already-answered', { params, body: inCapitals });
    await call(api.createFormResponse, { params, body: responseBody({ deviceId: randomUUID() }) });
  });

  it('is taken once from a device that sends many at once', async () => {
    const { id: formId } = await create({ onePerDevice: true });
    const deviceId = randomUUID();
    const sent = Array.from({ length: 6 }, () =>
      request(api.createFormResponse, { params: { formId }, body: responseBody({ deviceId }) }, program.api),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  });

  it('to a form that a tournament registers with is none: the page leads to the tournament', async () => {
    const { id: formId } = await create({ description: 'Datos' });
    const params = { formId };
    const body = tournamentBody({ linkedFormId: formId });
    const { id } = (await call(createTournament, { token, body })).data;
    const failure = await refused(api.createFormResponse, 'form-inactive', { params, body: responseBody() });
    expect(failure.error).toBe('Este formulario no está disponible');
    const { data } = await call(api.getForm, { params });
    expect(data).toMatchObject({ registersFor: id, fields: [], description: '' });
    expect((await call(api.getForm, { params, token })).data.fields).toHaveLength(1);

    await call(updateTournament, { token, params: { id }, body: { ...body, status: 'draft' } });
    await refused(api.createFormResponse, 'form-inactive', { params, body: responseBody() });
    expect((await call(api.getForm, { params })).data.registersFor).toBeNull();
    await call(updateTournament, { token, params: { id }, body: { ...body, linkedFormId: null } });
    await call(api.createFormResponse, { params, body: responseBody() });
    expect((await call(api.getForm, { params })).data.registersFor).toBeUndefined();
  });
});

describe('what strangers read of a form and a tournament', () => {
  it('says neither who wrote it, nor when it was made, nor how many answered', async () => {
    const { id: formId } = await create();
    const { id } = (await call(createTournament, { token, body: tournamentBody() })).data;
    for (const document of [firestore.doc(`forms/${formId}`), firestore.doc(`tournaments/${id}`)]) {
      expect(Object.keys((await document.get()).data() ?? {}).join()).not.toMatch(
        /updatedBy|createdAt|responseCount/,
      );
    }
  });
});

describe('the answers as CSV', () => {
  it('have the questions as their head, and no formula', async () => {
    const { id: formId } = await create();
    await call(api.createFormResponse, {
      params: { formId },
      body: responseBody({ answers: { apodo: '=1+1' } }),
    });
    const answer = responseBody({ answers: { apodo: 'Ana, "la Fénix"' } });
    await call(api.createFormResponse, { params: { formId }, body: answer });
    const response = await request(api.exportFormResponses, { token, params: { formId } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(`respuestas-${formId}.csv`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, newest, oldest, end] = bytes.toString('utf8', 3).split('\r\n');
    expect(head).toBe('Fecha,¿Cuál es tu apodo?,Otras respuestas');
    expect(newest).toMatch(/Z,"Ana, ""la Fénix""",$/);
    expect(oldest).toMatch(/Z,'=1\+1,$/);
    expect(end).toBe('');
    await refused(api.exportFormResponses, 'not-found', { token, params: { formId: 'nothing' } });
  });
});

describe('an answer to a field that is gone', () => {
  it('stays in the export', async () => {
    const { id: formId } = await create();
    const params = { formId };
    await call(api.createFormResponse, { params, body: responseBody({ answers: { apodo: 'Fénix' } }) });
    const fields = [{ id: 'nivel', type: 'number', label: '¿Nivel?' }];
    await call(api.updateForm, { token, params, body: { fields } });
    const csv = await (await request(api.exportFormResponses, { token, params })).text();
    const [head, answer] = csv.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('Fecha,¿Nivel?,Otras respuestas');
    expect(answer).toMatch(/Z,,apodo: Fénix$/);
  });
});

describe('deleting', () => {
  it('is refused while a tournament or an answer needs the form, and unlinks when forced', async () => {
    const { id: formId } = await create();
    const params = { formId };
    await call(api.createFormResponse, { params, body: responseBody() });
    const body = tournamentBody({ name: 'Copa enlazada', linkedFormId: formId });
    const { id } = (await call(createTournament, { token, body })).data;
    const failure = await refused(api.deleteForm, 'in-use', { token, params });
    expect(failure.error).toContain('Copa enlazada');

    const { data } = await call(api.deleteForm, { token, params, query: { force: 'true' } });
    expect(data).toEqual({ id: formId, deletedResponses: 1 });
    expect((await call(getTournament, { params: { id } })).data.linkedFormId).toBeNull();
    expect((await firestore.collection(`forms/${formId}/responses`).get()).size).toBe(0);
  });

  it('leaves nothing of a form that hundreds answered and hundreds of tournaments used', async () => {
    const { id: formId, updatedAt } = await create();
    const params = { formId };
    const answer = { answers: { apodo: 'Fénix' }, submittedAt: new Date() };
    const tournament = { ...tournamentBody(), date: new Date(), linkedFormId: formId };
    const many = firestore.batch();
    for (let each = 0; each < 201; each += 1) {
      many.create(firestore.doc(`forms/${formId}/responses/${randomUUID()}`), answer);
      many.create(firestore.collection('tournaments').doc(), tournament);
    }
    await many.commit();

    const { data } = await call(api.deleteForm, { token, params, query: { force: 'true' } });
    expect(data).toEqual({ id: formId, deletedResponses: 201 });
    expect((await firestore.collection(`forms/${formId}/responses`).get()).size).toBe(0);
    const linked = firestore.collection('tournaments').where('linkedFormId', '==', formId);
    expect((await linked.get()).size).toBe(0);
    const entries = await firestore.collection('audit').where('target', '==', `forms/${formId}`).get();
    const removal = entries.docs.find((entry) => entry.get('action') === 'form.delete');
    expect(removal?.get('after.unlinked')).toHaveLength(201);
    // Somebody who still edits the form saw an earlier version.
    expect(removal?.get('before.updatedAt')).not.toEqual(Timestamp.fromDate(updatedAt ?? new Date(0)));
  });
});
