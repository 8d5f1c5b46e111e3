import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AccountIdSchema, StoredIdSchema } from '../ids.ts';
import { can, isNamed, ROLES } from '../people/roles.ts';
import { listTournaments } from '../tournaments/endpoints.ts';
import { ENDPOINTS } from './all.ts';
import { isPermission, tournamentParameter } from './endpoint.ts';
import { partsOf } from './schema-parts.fixture.ts';

const UNCHECKED_IDS = new Set<z.ZodMiniType>([StoredIdSchema, AccountIdSchema]);

describe('the table of endpoints', () => {
  it('names each call once', () => {
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(ENDPOINTS.length);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s declares its path parameters',
    (_, endpoint) => {
      const named = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const schema = z.toJSONSchema(endpoint.params, { unrepresentable: 'any', io: 'input' });
      expect(Object.keys(schema.properties ?? {})).toEqual(named);
    },
  );

  it.each(ENDPOINTS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses unknown keys',
    (_, endpoint) => {
      for (const schema of [endpoint.query, endpoint.body]) {
        const result = z.safeParse(schema, { unknownKey: 'x' });
        expect(result.error?.issues.some((issue) => issue.code === 'unrecognized_keys')).toBe(true);
      }
    },
  );

  it.each(ROLES.filter((role) => isNamed({ role })))(
    'names the tournament of each call whose permission a %s holds: the server refuses the others',
    (role) => {
      const held = ENDPOINTS.filter(({ access }) => isPermission(access) && can({ role }, access));
      expect(held.filter((endpoint) => tournamentParameter(endpoint) === null)).toEqual([]);
    },
  );

  it('finds the tournament in a path', () => {
    const found = (...paths: `/${string}`[]) => paths.map((path) => tournamentParameter({ path }));
    expect(found('/tournaments/:id', '/tournaments/:id/roll')).toEqual(['id', 'id']);
    expect(found('/seasons/:id/tournaments/:tournamentId')).toEqual(['tournamentId']);
    expect(found('/tournaments', '/tournaments/with-registrations', '/questions/:id')).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('takes no id that is only described, because the store cannot look up an id such as `a/b`', () => {
    const schemasIn = (schema: z.ZodMiniType): readonly z.ZodMiniType[] => {
      const { fields, inside } = partsOf(schema);
      return [schema, ...[...fields.map(([, field]) => field), ...inside].flatMap(schemasIn)];
    };
    const unchecked = ENDPOINTS.filter(({ params, query, headers, body }) =>
      [params, query, headers, body].flatMap(schemasIn).some((schema) => UNCHECKED_IDS.has(schema)),
    );
    // This call only compares the stored ids that its caller saw.
    expect(unchecked.map(({ id }) => id)).toEqual(['setAdminClaim']);
  });

  it('lets strangers write only where calls are limited', () => {
    const open = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && access === 'public');
    expect(open.every(({ limited }) => limited !== null)).toBe(true);
  });

  const WHOLE = ['listQuestionTypes'];

  it.each(
    ENDPOINTS.filter(({ id }) => id.startsWith('list') && !WHOLE.includes(id)).map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )('%s is a list like all others: limit and cursor in, one page and nextCursor out', (_, endpoint) => {
    const names = (schema: z.ZodMiniType, io: 'input' | 'output') =>
      z.toJSONSchema(schema, { unrepresentable: 'any', io }).properties ?? {};
    expect(names(endpoint.query, 'input')).toMatchObject({
      limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      cursor: { type: 'string' },
    });
    const { nextCursor, stats: _stats, ...pages } = names(endpoint.data, 'output');
    expect(nextCursor).toBeDefined();
    expect(Object.values(pages)).toEqual([expect.objectContaining({ type: 'array', maxItems: 200 })]);
  });

  it('has pages for exactly the calls that are named as lists', () => {
    const paged = ENDPOINTS.filter(({ query }) => z.safeParse(query, { cursor: 'x' }).success);
    const named = ENDPOINTS.filter(({ id }) => id.startsWith('list') && !WHOLE.includes(id));
    expect(paged).toEqual(named);
    expect(named.length).toBeGreaterThan(8);
  });

  const WITHOUT_REQUEST_ID = [
    'createTournament',
    'createQuestion',
    'createForm',
    'createRegistration',
    'addRegistration',
  ];

  it.each(
    ENDPOINTS.filter(({ status, id }) => status === 201 && id !== 'uploadImage').map(
      (endpoint) => [endpoint.id, endpoint] as const,
    ),
  )('%s takes a requestId, which only calls of the specification may leave out', (_, { id, body }) => {
    const { properties = {}, required = [] } = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' });
    expect(Object.keys(properties)).toContain('requestId');
    expect(required.includes('requestId')).toBe(!WITHOUT_REQUEST_ID.includes(id));
  });

  it('names in its answer what a call deletes', () => {
    const deleting = ENDPOINTS.filter(({ id, method }) => id.startsWith('delete') && method === 'DELETE');
    const alone = deleting.filter(({ id }) => id !== 'deleteRoom');
    expect(alone.length).toBeGreaterThan(4);
    for (const { id, data } of alone) {
      const { properties = {} } = z.toJSONSchema(data, { unrepresentable: 'any', io: 'output' });
      expect([id, Object.keys(properties)[0]]).toEqual([id, 'id']);
    }
  });

  it('reads list parameters from a query string', () => {
    const parse = (query: unknown) => listTournaments.query.safeParse(query);
    expect(parse({}).data).toEqual({ limit: 50, includeStats: false });
    expect(parse({ limit: '200', includeStats: 'true', cursor: 'abc' }).data).toMatchObject({
      limit: 200,
      includeStats: true,
    });
    for (const limit of ['0', '201', 'x', '1.5', '', '0x1F', '1e2', ' 5', '+5', '-5', '٥'])
      expect(parse({ limit }).success).toBe(false);
  });
});
