import { ENDPOINTS } from '@copa/domain/api/all';
import { type Endpoint, headerName } from '@copa/domain/api/endpoint';
import { DAY_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSchema } from '../../functions/src/http/documentation/json-schema.ts';
import { casesOf } from '../setup/property-cases.ts';
import { anyCharacter } from '../setup/property-text.ts';
import { signUp } from './support/accounts.ts';
import { readFailure, request } from './support/api-client.ts';
import { suiteEnvironment } from './support/environment.ts';
import { formBody, playerBody, questionBody, tournamentBody } from './support/samples.ts';
import { openSuite } from './support/suite.ts';

const RUNS = casesOf(8);
const FORM = 'fuzz-form';
const TOURNAMENT = 'fuzz-copa';
const QUESTION = 'fuzz-question';

const { auth, firestore } = await openSuite();
const form = { title: 'Ficha', isActive: true, fields: [{ id: 'a', type: 'text', label: 'A' }] };
const date = new Date(Date.now() + DAY_MS);
await firestore.doc(`forms/${FORM}`).set({ ...form, updatedAt: date });
await firestore.doc(`questions/${QUESTION}`).set({ text: '¿?', type: 'text', active: true, order: 0 });
await firestore
  .doc(`tournaments/${TOURNAMENT}`)
  .set({ name: 'Copa', date, maxPlayers: 9000, status: 'published', linkedFormId: FORM });
const { token } = await signUp(auth, { claims: { admin: true, owner: true } });

const hostileText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom(
    '',
    '../..',
    '__proto__',
    'constructor',
    '\u0000',
    '\ud800',
    '=cmd|1',
    '9'.repeat(400),
    '/',
    '%',
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -1, 1e308, 0.1, [], {}),
  fc
    .date({ noInvalidDate: false })
    .map((date) => (Number.isNaN(date.getTime()) ? 'NaN' : date.toISOString())),
);

const { updatedAt: _at, ...site } = DEFAULT_SITE;

const RIGHT_BODIES: Readonly<Record<string, () => object>> = {
  createTournament: tournamentBody,
  updateTournament: tournamentBody,
  createQuestion: questionBody,
  updateQuestion: questionBody,
  createForm: formBody,
  updateForm: formBody,
  updateSettings: () => site,
  createRegistration: () => playerBody(TOURNAMENT, { answers: { a: 'x' } }),
  createFormResponse: () => ({ requestId: crypto.randomUUID(), answers: { a: 'x' } }),
  validateAnswers: () => ({ answers: {} }),
};

function nearlyRight({ id }: Endpoint): fc.Arbitrary<unknown> {
  const body = RIGHT_BODIES[id];
  if (body === undefined) return fc.constant({});
  return fc
    .tuple(fc.constantFrom(...Object.keys(body())), hostileValue)
    .map(([field, value]) => ({ ...body(), [field]: value }));
}

function bodies(endpoint: Endpoint): fc.Arbitrary<unknown> {
  const names = Object.keys(jsonSchema(endpoint.body, 'input').properties ?? {});
  const named = fc.record(Object.fromEntries(names.map((name) => [name, hostileValue])), {
    requiredKeys: [],
  });
  return fc.oneof(
    { weight: 4, arbitrary: nearlyRight(endpoint) },
    { weight: 3, arbitrary: named },
    { weight: 1, arbitrary: hostileValue },
  );
}

function records(
  names: readonly string[],
  value: fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, string>> {
  return fc.record(Object.fromEntries(names.map((name) => [name, value])));
}

/** Leaves out segments of only dots, because `fetch` would resolve `.` and `..` before sending. */
const segment = fc
  .oneof(fc.constantFrom('nothing', '12345678', 'a@b.test', FORM, TOURNAMENT, QUESTION), hostileText)
  .filter((text) => text !== '' && !/^\.+$/.test(text) && text.isWellFormed());

/** These texts are ASCII, because `fetch` refuses most other characters in a header. */
const headerText = fc.oneof(
  fc.constantFrom('', '0'.repeat(26), 'a, b', '9'.repeat(400)),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
);

describe('whatever is sent', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s never fails on its side',
    async (id, endpoint) => {
      // `revokeSessions` accepts an empty body and ends the caller's sessions, so it is called with an
      // account of its own.
      const caller = id === 'revokeSessions' ? (await signUp(auth)).token : token;
      const params = records(
        [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
        segment,
      );
      const query = records(Object.keys(jsonSchema(endpoint.query, 'input').properties ?? {}), segment);
      const headers = records(Object.keys(endpoint.headers.shape).map(headerName), headerText);
      const sent = fc.record({
        params,
        query: fc.option(query, { nil: {} }),
        headers: fc.option(headers, { nil: {} }),
        body: bodies(endpoint),
      });
      await fc.assert(
        fc.asyncProperty(sent, async (options) => {
          const { functionUrl } = suiteEnvironment();
          const response = await request(endpoint, { ...options, token: caller }, functionUrl);
          expect(response.status, `${endpoint.method} ${endpoint.path}`).toBeLessThan(500);
          if (response.status >= 400) await readFailure(response);
          else await response.arrayBuffer();
        }),
        { numRuns: RUNS },
      );
    },
  );
});
