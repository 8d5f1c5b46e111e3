import { describe, expect, it } from 'vitest';
import { LATEST, refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import { DATABASE, DOCUMENTS, fields, int, queryOf, set } from '../../../test/value-builders.ts';
import {
  type AuthorizationContext,
  type AuthorizedWrite,
  type Authorizer,
  allowAll,
  type Caller,
} from '../authorizer.ts';
import type { Write } from '../model.ts';
import { StatusError } from '../status-error.ts';

const AUTH = { uid: 'ana', token: { sub: 'ana' } };
const ANA: Caller = { kind: 'user', auth: AUTH };
const denied = () => {
  throw new StatusError('PERMISSION_DENIED', 'No matching allow statements');
};
const denyAll: Authorizer = {
  ...allowAll,
  authorizeGets: denied,
  authorizeList: denied,
  authorizeWrites: denied,
};
const DENIED = ['PERMISSION_DENIED', 'No matching allow statements'];

describe('denied requests', () => {
  it('learn nothing, not even whether a document exists or a precondition holds', async () => {
    const { service, commit, read } = startFirestore({ authorizer: denyAll });
    await commit(set('c/a', {}));
    const parent = DOCUMENTS;
    const query = queryOf('c');
    const failing: Write = { ...set('c/z', {}), precondition: { exists: true } };
    const requests: (() => unknown)[] = [
      () => service.getDocument(ANA, { name: `${DOCUMENTS}/c/none`, mask: null, consistency: LATEST }),
      () =>
        service.batchGetDocuments(ANA, {
          database: DATABASE,
          documents: [`${DOCUMENTS}/c/a`],
          mask: null,
          consistency: LATEST,
        }),
      () => service.runQuery(ANA, { parent, query, consistency: LATEST }),
      () =>
        service.runAggregationQuery(ANA, {
          parent,
          query,
          aggregations: [{ kind: 'count', alias: '', upTo: null }],
          consistency: LATEST,
        }),
      () =>
        service.listDocuments(ANA, {
          parent,
          collectionId: 'c',
          pageSize: 0,
          pageToken: '',
          orderBy: '',
          mask: null,
          showMissing: false,
          consistency: LATEST,
        }),
      () => service.commit(ANA, { database: DATABASE, writes: [failing], transaction: null }),
      () =>
        service.createDocument(ANA, {
          parent,
          collectionId: 'c',
          documentId: 'a',
          fields: new Map(),
          mask: null,
        }),
      () =>
        service.updateDocument(ANA, {
          name: `${DOCUMENTS}/c/a`,
          fields: fields({ n: int(1) }),
          updateMask: null,
          mask: null,
          precondition: null,
        }),
      () => service.deleteDocument(ANA, { name: `${DOCUMENTS}/c/a`, precondition: null }),
    ];
    for (const request of requests) expect(await refusalOf(request)).toEqual(DENIED);
    expect(read('c/a')?.fields.size).toBe(0);
  });

  it('are told about malformed writes first, and a denied transaction is over', async () => {
    const { service, begin } = startFirestore({ authorizer: denyAll });
    const transaction = begin();
    const commit = (write: Write) =>
      service.commit(ANA, { database: DATABASE, writes: [write], transaction });
    expect((await refusalOf(() => commit(set('c/a', { __x__: int(1) }))))[0]).toBe('INVALID_ARGUMENT');
    expect(await refusalOf(() => commit(set('c/a', {})))).toEqual(DENIED);
    expect((await refusalOf(() => commit(set('c/a', {}))))[0]).toBe('ABORTED');
  });
});

describe('what the rules get to see', () => {
  function recording() {
    const writes: AuthorizedWrite[] = [];
    const seen: { context: AuthorizationContext; after: (name: string) => unknown }[] = [];
    const gets: string[] = [];
    const authorizer: Authorizer = {
      ...allowAll,
      authorizeGets: (_context, targets) => {
        gets.push(...targets.map((target) => target.name));
      },
      authorizeWrites: (context, authorized) => {
        writes.push(...authorized);
        const after = (name: string) => context.lookupAfter(name)?.fields;
        seen.push({ context, after });
      },
    };
    return { ...startFirestore({ authorizer }), writes, seen, gets };
  }

  it('the state before the commit, and each write with masks and transforms applied', async () => {
    const { service, commit, writes, seen, read } = recording();
    await commit(set('c/a', { x: int(1), y: int(1) }));
    const before = read('c/a');
    const masked: Write = {
      ...set('c/a', { x: int(5) }),
      mask: [['x']],
      transforms: [{ kind: 'increment', fieldPath: ['y'], operand: int(2) }],
    };
    const second: Write = {
      kind: 'transform',
      name: `${DOCUMENTS}/c/b`,
      precondition: null,
      transforms: [{ kind: 'serverTimestamp', fieldPath: ['t'] }],
    };
    const third: Write = { kind: 'delete', name: `${DOCUMENTS}/c/a`, precondition: null };
    await service.commit(ANA, { database: DATABASE, writes: [masked, second, third], transaction: null });
    expect(writes.map(({ method, name }) => `${method} ${name.slice(-1)}`)).toEqual([
      'update a',
      'create b',
      'delete a',
    ]);
    expect(writes.map((write) => write.before)).toEqual([before, null, before]);
    expect(writes[0]?.after?.fields).toEqual(fields({ x: int(5), y: int(3) }));
    expect([writes[0]?.writeFields, writes[0]?.transformFields]).toEqual([[['x'], ['y']], [['y']]]);
    expect([writes[1]?.writeFields, writes[1]?.transformFields]).toEqual([[['t']], [['t']]]);
    expect(writes[2]?.after).toBeNull();
    const time = seen[0]?.context.time ?? 0n;
    expect(writes[1]?.after?.fields.get('t')).toEqual({ kind: 'timestamp', micros: time });
    expect(seen[0]?.context).toMatchObject({
      project: 'demo',
      database: DATABASE,
      auth: AUTH,
      inTransaction: true,
    });
    expect(seen[0]?.after(`${DOCUMENTS}/c/b`)).toEqual(fields({ t: { kind: 'timestamp', micros: time } }));
    expect(seen[0]?.after(`${DOCUMENTS}/c/a`)).toBeUndefined();
  });

  it('a set has no written fields of its own, and a verify is a get', async () => {
    const { service, writes, gets } = recording();
    const verify: Write = {
      kind: 'verify',
      name: `${DOCUMENTS}/c/v`,
      precondition: { exists: false },
      hasMask: false,
      hasTransforms: false,
    };
    await service.commit(ANA, { database: DATABASE, writes: [set('c/a', {}), verify], transaction: null });
    expect(writes.map((write) => [write.name, write.writeFields])).toEqual([[`${DOCUMENTS}/c/a`, null]]);
    expect(gets).toEqual([`${DOCUMENTS}/c/v`]);
  });

  it('the time of the request, also when the read is of an earlier time', async () => {
    const times: bigint[] = [];
    const authorizer: Authorizer = {
      ...allowAll,
      authorizeGets: ({ time }) => void times.push(time),
      authorizeList: ({ time }) => void times.push(time),
    };
    const { service, commit, clock } = startFirestore({ authorizer });
    const { commitTime } = await commit(set('c/a', {}));
    clock.advance(60_000);
    const consistency = { kind: 'readTime', readTime: commitTime ?? 0n } as const;
    service.getDocument(ANA, { name: `${DOCUMENTS}/c/a`, mask: null, consistency });
    service.runQuery(ANA, { parent: DOCUMENTS, query: queryOf('c'), consistency });
    expect(times).toEqual([clock.now(), clock.now()]);
  });

  it('the limit of a listing', () => {
    const limits: (number | null)[] = [];
    const authorizer: Authorizer = {
      ...allowAll,
      authorizeList: (_context, _parent, query) => void limits.push(query.limit),
    };
    const { service } = startFirestore({ authorizer });
    const request = {
      parent: DOCUMENTS,
      collectionId: 'c',
      pageToken: '',
      orderBy: '',
      mask: null,
      showMissing: false,
      consistency: LATEST,
    };
    service.listDocuments(ANA, { ...request, pageSize: 12 });
    expect(limits).toEqual([12]);
  });
});
