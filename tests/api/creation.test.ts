import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@copa/domain/api/endpoint';
import { createForm } from '@copa/domain/forms/endpoints';
import { documentIdOf } from '@copa/domain/ids';
import { createQuestion, toggleQuestion } from '@copa/domain/questions/endpoints';
import { createTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { call, refused } from './support/api-client.ts';
import { openAdmin } from './support/organiser.ts';
import { formBody, inHours, questionBody, tournamentBody } from './support/samples.ts';

const { firestore, token } = await openAdmin();

const scheduled = tournamentBody({ status: 'scheduled', publishDate: inHours(1) });

describe.each<[string, Endpoint, object]>([
  ['form', createForm, formBody()],
  ['question', createQuestion, questionBody()],
  ['tournament', createTournament, scheduled],
])('a %s whose answer was lost', (name, endpoint, body) => {
  it('is there once when it is sent many times at once', async () => {
    const sent = { token, body: { ...body, requestId: randomUUID() } };
    const id = documentIdOf(sent.body.requestId);
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => call(endpoint, sent)));
    expect(first?.data).toMatchObject({ id });
    for (const { data } of others) expect(data).toEqual(first?.data);
    const entries = await firestore.collection('audit').where('target', '==', `${name}s/${id}`).get();
    expect(entries.docs.map((entry): unknown => entry.get('action'))).toEqual([`${name}.create`]);
  });

  it.each(['forms/x', 7])('is refused under %j, which is no id of a request', async (requestId) => {
    const { fields } = await refused(endpoint, 'validation-failed', { token, body: { ...body, requestId } });
    expect(Object.keys(fields ?? {})).toEqual(['requestId']);
  });
});

it('what another admin changed since is not taken for what was sent', async () => {
  const body = { ...questionBody(), requestId: randomUUID() };
  const { data } = await call(createQuestion, { token, body });
  await call(toggleQuestion, { token, params: { id: data.id } });
  await refused(createQuestion, 'request-reused', { token, body });
});

it('a tournament that was published by the hour meanwhile is still the one that was sent', async () => {
  const body = { ...scheduled, requestId: randomUUID() };
  const { id } = (await call(createTournament, { token, body })).data;
  const publishDate = inHours(-1);
  await firestore.doc(`tournaments/${id}`).update({ publishDate: new Date(publishDate) });
  const { data } = await call(createTournament, { token, body: { ...body, publishDate } });
  expect(data).toMatchObject({ id, status: 'published' });
});
