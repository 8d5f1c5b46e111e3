import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@copa/domain/api/endpoint';
import { createForm } from '@copa/domain/forms/endpoints';
import { documentIdOf } from '@copa/domain/ids';
import { createQuestion, toggleQuestion } from '@copa/domain/questions/endpoints';
import { createTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { signUp } from './support/accounts.ts';
import { call, refused } from './support/api-client.ts';
import { startOwnProgram } from './support/own-program.ts';
import { formBody, inHours, questionBody, tournamentBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

const { auth, firestore } = await openSuite();
const { token } = await signUp(auth, { claims: { admin: true } });

interface Case {
  readonly endpoint: Endpoint;
  readonly collection: string;
  readonly body: object;
  readonly otherwise: object;
}

const scheduled = tournamentBody({ status: 'scheduled', publishDate: inHours(1) });

const CASES: readonly (readonly [string, Case])[] = [
  [
    'form',
    { endpoint: createForm, collection: 'forms', body: formBody(), otherwise: { ...formBody(), fields: [] } },
  ],
  [
    'question',
    {
      endpoint: createQuestion,
      collection: 'questions',
      body: questionBody(),
      otherwise: questionBody({ required: true }),
    },
  ],
  [
    'tournament',
    {
      endpoint: createTournament,
      collection: 'tournaments',
      body: scheduled,
      otherwise: { ...scheduled, date: inHours(500) },
    },
  ],
];

async function timesCreated(collection: string, id: string): Promise<number> {
  const entries = await firestore.collection('audit').where('target', '==', `${collection}/${id}`).get();
  return entries.docs.filter((entry) => String(entry.get('action')).endsWith('.create')).length;
}

/** The suite starts a process for each call at once; what is in question here is the database. */
const program = startOwnProgram({});

describe.each(CASES)('a %s whose answer was lost', (_name, { endpoint, collection, body, otherwise }) => {
  it('is there once, and sending it again answers the same', async () => {
    const requestId = randomUUID();
    const first = await call(endpoint, { token, body: { ...body, requestId } });
    expect(first.data).toMatchObject({ id: documentIdOf(requestId) });
    const again = await call(endpoint, { token, body: { ...body, requestId } });
    expect(again.data).toEqual(first.data);
    expect(await timesCreated(collection, documentIdOf(requestId))).toBe(1);
  });

  it('is there once when it is sent many times at once', async () => {
    const requestId = randomUUID();
    const sent = Array.from({ length: 8 }, () =>
      call(endpoint, { token, body: { ...body, requestId } }, program.api),
    );
    const [first, ...others] = await Promise.all(sent);
    expect(first?.data).toMatchObject({ id: documentIdOf(requestId) });
    for (const { data } of others) expect(data).toEqual(first?.data);
    expect(await timesCreated(collection, documentIdOf(requestId))).toBe(1);
  });

  it('is not replaced by another content under the same id', async () => {
    const requestId = randomUUID();
    const { data } = await call(endpoint, { token, body: { ...body, requestId } });
    const failure = await refused(endpoint, 'request-reused', { token, body: { ...otherwise, requestId } });
    expect(failure.error).toBe('Esta solicitud ya se envió con otros datos.');
    const again = await call(endpoint, { token, body: { ...body, requestId } });
    expect(again.data).toEqual(data);
  });

  it('is another one under another id, and under none', async () => {
    const ids = new Set<unknown>();
    for (const requestId of [randomUUID(), randomUUID(), undefined, undefined, null]) {
      const { data } = await call(endpoint, { token, body: { ...body, requestId } });
      ids.add((data as { id: string }).id);
    }
    expect(ids.size).toBe(5);
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
