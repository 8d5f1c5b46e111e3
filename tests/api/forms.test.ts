import { randomUUID } from 'node:crypto';
import * as api from '@copa/domain/forms/endpoints';
import { createTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused, request } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { appCheck, startOwnProgram } from './support/own-program.ts';
import { formBody, tournamentBody } from './support/samples.ts';

const { firestore, token } = await openAdmin();

async function create(changes: Parameters<typeof formBody>[0] = {}) {
  return (await call(api.createForm, { token, body: formBody(changes) })).data;
}

function responseBody(changes: Readonly<Record<string, unknown>> = {}) {
  return { requestId: randomUUID(), answers: { apodo: 'Fénix' }, ...changes };
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
    const removed = await call(api.deleteForm, { token, params, query: { force: 'true' } });
    expect(removed.data).toEqual({ id: form.id, deletedResponses: 0 });
    const failure = await refused(api.getForm, 'not-found', { params });
    expect(failure.error).toBe('El formulario que buscas no existe o ha sido desactivado');
  });

  it.each([
    ['title', { title: '' }],
    ['fields', { fields: [0, 1].map(() => ({ id: 'a', type: 'text', label: 'A' })) }],
    ['fields.0.options', { fields: [{ id: 'a', type: 'select', label: 'A' }] }],
    ['maxResponses', { maxResponses: 0 }],
    ['responseCount', { responseCount: 5 }],
  ])('is refused for its %s', async (field, changes) => {
    const body = { ...formBody(), ...changes };
    const { fields } = await refused(api.createForm, 'validation-failed', { token, body });
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('an answer', () => {
  const proving = startOwnProgram({ COPA_APP_CHECK: 'report' }, { appCheck });

  it('is one of a limited number of its network in minutes, unless our site has sent it', async () => {
    const params = { formId: (await create({ maxResponses: 4 })).id };
    const answer = (more: Readonly<Record<string, string>> = {}) => {
      const headers = { 'X-Forwarded-For': '203.0.113.90', ...more };
      return request(api.createFormResponse, { params, body: responseBody(), headers }, proving.api);
    };
    expect([(await answer()).status, (await answer()).status]).toEqual([201, 201]);
    const response = await answer();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(9 * 60);
    expect(((await response.json()) as { error: string }).error).toMatch(/^Desde tu red llegaron muchas/);
    expect((await answer({ 'X-Forwarded-For': '203.0.113.91' })).status).toBe(201);
    expect((await answer({ 'X-Firebase-AppCheck': 'ours' })).status).toBe(201);
    const traces = await firestore.collection('traces').get();
    expect(JSON.stringify(traces.docs.map((each) => [each.id, each.data()]))).not.toContain('203.0.113');
  });
});

describe('what strangers read of a form and a tournament', () => {
  it('says neither who wrote it, nor when it was made, nor how many answered', async () => {
    const { id: formId } = await create();
    const { id } = (await call(createTournament, { token, body: tournamentBody() })).data;
    for (const document of [firestore.doc(`forms/${formId}`), firestore.doc(`tournaments/${id}`)]) {
      const fields = Object.keys((await document.get()).data() ?? {}).join();
      expect(fields).not.toMatch(/updatedBy|createdAt|responseCount/);
    }
  });
});

describe('the answers as CSV', () => {
  it('are a file that spreadsheets open, and no formula', async () => {
    const params = { formId: (await create()).id };
    const body = responseBody({ answers: { apodo: '=1+1' } });
    await call(api.createFormResponse, { params, body });
    const response = await request(api.exportFormResponses, { token, params });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(`respuestas-${params.formId}.csv`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8', 3)).toMatch(
      /^Fecha,¿Cuál es tu apodo\?,Otras respuestas\r\n.*Z,'=1\+1,\r\n$/,
    );
    await refused(api.exportFormResponses, 'not-found', { token, params: { formId: 'nothing' } });
  });
});
