import { describe, expect, it } from 'vitest';
import { ADMIN, refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import {
  DATABASE,
  DOCUMENTS,
  double,
  fields,
  int,
  list,
  map,
  nullValue,
  set,
  text,
  timestamp,
} from '../../../test/value-builders.ts';
import type { FieldTransform, Precondition, Write } from '../model.ts';
import type { Value } from '../values/value.ts';

const remove = (path: string, precondition: Precondition | null = null): Write => ({
  kind: 'delete',
  name: `${DOCUMENTS}/${path}`,
  precondition,
});
const verify = (path: string, precondition: Precondition | null): Extract<Write, { kind: 'verify' }> => ({
  kind: 'verify',
  name: `${DOCUMENTS}/${path}`,
  precondition,
  hasMask: false,
  hasTransforms: false,
});
const transform = (path: string, ...transforms: FieldTransform[]): Write => ({
  kind: 'transform',
  name: `${DOCUMENTS}/${path}`,
  transforms,
  precondition: null,
});
const merge = (path: string, entries: Record<string, Value>, ...mask: string[]): Write => ({
  ...set(path, entries),
  mask: mask.map((item) => item.split('.')),
});

describe('commit', () => {
  it('stores a document with microsecond times that grow with every commit', async () => {
    const { commit, read } = startFirestore();
    const first = await commit(set('c/a', { x: int(1) }));
    const second = await commit(set('c/a', { x: int(2) }), set('c/b', {}));
    expect(second.commitTime).toBeGreaterThan(first.commitTime ?? 0n);
    expect(read('c/a')).toEqual({
      name: `${DOCUMENTS}/c/a`,
      fields: fields({ x: int(2) }),
      createTime: first.commitTime,
      updateTime: second.commitTime,
    });
    expect(read('c/b')?.createTime).toBe(second.commitTime);
  });

  it('keeps the update time when nothing changes, and tells nobody', async () => {
    const { commit, read, commits } = startFirestore();
    const first = await commit(set('c/a', { x: int(1), y: map({ z: double(0) }) }));
    const again = await commit(set('c/a', { y: map({ z: double(0) }), x: int(1) }));
    expect(again.results[0]?.updateTime).toBe(first.commitTime);
    expect(again.commitTime).toBeGreaterThan(first.commitTime ?? 0n);
    expect(commits).toHaveLength(1);
    await commit(set('c/a', { x: double(1), y: map({ z: double(0) }) }));
    expect(read('c/a')?.fields.get('x')).toEqual(double(1));
    expect(commits).toHaveLength(2);
  });

  it('answers an empty commit with nothing', async () => {
    expect(await startFirestore().commit()).toEqual({ commitTime: null, results: [] });
  });

  it('is all or nothing', async () => {
    const { commit, read, commits } = startFirestore();
    const failing = { ...set('c/b', {}), precondition: { exists: true } };
    expect(await refusalOf(() => commit(set('c/a', {}), failing))).toEqual([
      'NOT_FOUND',
      `No document to update: ${DOCUMENTS}/c/b`,
    ]);
    expect(read('c/a')).toBeNull();
    expect(commits).toEqual([]);
  });

  it('applies writes of one document in order', async () => {
    const { commit, read, commits } = startFirestore();
    const first = await commit(set('c/a', { x: int(1) }));
    const second = await commit(
      remove('c/a'),
      merge('c/a', { y: int(2) }, 'y'),
      transform('c/a', { kind: 'increment', fieldPath: ['y'], operand: int(3) }),
    );
    expect(read('c/a')?.fields).toEqual(fields({ y: int(5) }));
    expect(read('c/a')?.createTime).toBe(second.commitTime);
    expect(second.results.map((result) => result.updateTime)).toEqual([
      null,
      second.commitTime,
      second.commitTime,
    ]);
    expect(commits.at(-1)?.changes).toHaveLength(1);
    expect(commits.at(-1)?.changes[0]?.before?.updateTime).toBe(first.commitTime);
  });

  it('refuses a name outside of the database, but reports every other error of the writes first', async () => {
    const { commit } = startFirestore();
    const foreign = { ...set('c/a', {}), name: 'projects/other/databases/(default)/documents/c/a' };
    expect(await refusalOf(() => commit(foreign))).toEqual([
      'INVALID_ARGUMENT',
      `Document "${foreign.name}" is not in database "${DATABASE}".`,
    ]);
    expect((await refusalOf(() => commit(foreign, set('c/b', { __x__: int(1) }))))[1]).toBe(
      'field name __x__ is reserved',
    );
  });

  it('refuses a document beyond 1 MiB, transforms included', async () => {
    const { commit, read } = startFirestore();
    const half = text('x'.repeat(524_000));
    expect(
      await refusalOf(() => commit(set('c/a', { a: half, b: half, c: int(1), d: text('x'.repeat(1000)) }))),
    ).toEqual(['INVALID_ARGUMENT', 'maximum entity size is 1048576 bytes']);
    await commit(set('c/a', { a: half }));
    const growing = transform('c/a', {
      kind: 'appendMissingElements',
      fieldPath: ['b'],
      values: [text('y'.repeat(600_000))],
    });
    expect((await refusalOf(() => commit(growing)))[1]).toBe('maximum entity size is 1048576 bytes');
    expect(read('c/a')?.fields.size).toBe(1);
  });
});

describe('masks', () => {
  it('refuse reserved names, also of what they would delete', async () => {
    const { commit } = startFirestore();
    expect(await refusalOf(() => commit(merge('c/a', {}, '__a__')))).toEqual([
      'INVALID_ARGUMENT',
      'field name __a__ is reserved',
    ]);
  });

  it('set and delete what they list and ignore other input', async () => {
    const { commit, read } = startFirestore();
    await commit(set('c/a', { a: int(1), b: map({ x: int(1), y: int(2) }), c: int(3) }));
    await commit(
      merge('c/a', { a: int(9), b: map({ x: int(8), y: int(7) }), z: int(6) }, 'b.x', 'c', 'a.deep'),
    );
    expect(read('c/a')?.fields).toEqual(fields({ a: int(1), b: map({ x: int(8), y: int(2) }) }));
  });

  it('replace what is no map on the way, and create missing documents', async () => {
    const { commit, read } = startFirestore();
    await commit(set('c/a', { a: int(1) }), merge('c/b', { a: int(1), b: int(2) }, 'b'));
    await commit(merge('c/a', { a: map({ x: int(2) }) }, 'a.x'));
    expect(read('c/a')?.fields).toEqual(fields({ a: map({ x: int(2) }) }));
    expect(read('c/b')?.fields).toEqual(fields({ b: int(2) }));
  });

  it('of as many fields as production indexes take a moment, not minutes', { timeout: 10_000 }, async () => {
    const { commit, read } = startFirestore();
    const names = Array.from({ length: 20_000 }, (_, i) => `f${i}`);
    const numbered = (start: number) =>
      Object.fromEntries(names.map((name, i) => [name, int(start + i)] as const));
    await commit(set('c/a', numbered(0)));
    await commit(merge('c/a', numbered(1), ...names));
    expect(read('c/a')?.fields).toEqual(fields(numbered(1)));
    const one: Value = int(1);
    const transformed = names.slice(0, 500);
    await commit(
      transform(
        'c/a',
        ...transformed.map((name) => ({ fieldPath: [name], kind: 'increment', operand: one }) as const),
      ),
    );
    expect(transformed.map((name) => read('c/a')?.fields.get(name))).toEqual(
      transformed.map((_, i) => int(i + 2)),
    );
  });

  it('touch nothing when empty, but create the document', async () => {
    const { commit, read } = startFirestore();
    await commit(set('c/a', { a: int(1) }));
    const { results } = await commit({
      ...merge('c/a', { b: int(2) }),
      kind: 'update',
      transforms: [],
    } as Write);
    expect(read('c/a')?.fields).toEqual(fields({ a: int(1) }));
    expect(results[0]?.updateTime).toBe(read('c/a')?.updateTime);
    await commit(merge('c/b', { b: int(2) }));
    expect(read('c/b')?.fields.size).toBe(0);
  });
});

describe('transforms', () => {
  it('run after the update, in order, one result each, with the request time in milliseconds', async () => {
    const { commit, read } = startFirestore();
    await commit(set('c/x', {}));
    const write: Write = {
      ...set('c/a', { n: int(1), t: list(int(1)) }),
      transforms: [
        { kind: 'increment', fieldPath: ['n'], operand: int(2) },
        { kind: 'maximum', fieldPath: ['n'], operand: int(10) },
        { kind: 'appendMissingElements', fieldPath: ['t'], values: [int(2)] },
        { kind: 'serverTimestamp', fieldPath: ['m', 'at'] },
      ],
    };
    const { commitTime, results } = await commit(write);
    const at = timestamp(((commitTime ?? 0n) / 1000n) * 1000n);
    expect(results[0]?.transformResults).toEqual([int(3), int(10), nullValue, at]);
    expect(read('c/a')?.fields).toEqual(fields({ n: int(10), t: list(int(1), int(2)), m: map({ at }) }));
  });

  it('keep the update time when they change nothing, and create a missing document', async () => {
    const { commit, read } = startFirestore();
    const union = transform('c/a', { kind: 'appendMissingElements', fieldPath: ['t'], values: [int(1)] });
    const first = await commit(union);
    expect(read('c/a')?.fields).toEqual(fields({ t: list(int(1)) }));
    expect((await commit(union)).results[0]?.updateTime).toBe(first.commitTime);
  });

  it.each<[FieldTransform, string]>([
    [{ kind: 'increment', fieldPath: ['a'], operand: text('x') }, 'Input must be int64 or double.'],
    [{ kind: 'minimum', fieldPath: ['a'], operand: nullValue }, 'Input must be int64 or double.'],
    [{ kind: 'serverTimestamp', fieldPath: ['__a__'] }, 'field name __a__ is reserved'],
    [{ kind: 'appendMissingElements', fieldPath: ['a'], values: [list()] }, 'Nested arrays are not allowed'],
  ])('refuse %o', async (item, message) => {
    const { commit } = startFirestore();
    expect(await refusalOf(() => commit(transform('c/a', item)))).toEqual(['INVALID_ARGUMENT', message]);
  });
});

describe('preconditions', () => {
  it('hold or refuse by existence', async () => {
    const { commit } = startFirestore();
    await commit({ ...set('c/a', {}), precondition: { exists: false } });
    expect(await refusalOf(() => commit({ ...set('c/a', {}), precondition: { exists: false } }))).toEqual([
      'ALREADY_EXISTS',
      `Document already exists: ${DOCUMENTS}/c/a`,
    ]);
    expect(await refusalOf(() => commit(remove('c/b', { exists: true })))).toEqual([
      'NOT_FOUND',
      `No document to update: ${DOCUMENTS}/c/b`,
    ]);
    await commit(remove('c/b'));
  });

  it('compare the update time in microseconds, 0 for a missing document', async () => {
    const { commit } = startFirestore();
    const { commitTime } = await commit(set('c/a', {}));
    const version = commitTime ?? 0n;
    expect(await refusalOf(() => commit(remove('c/a', { updateTime: version - 1n })))).toEqual([
      'FAILED_PRECONDITION',
      `the stored version (${version}) does not match the required base version (${version - 1n})`,
    ]);
    expect((await refusalOf(() => commit(remove('c/b', { updateTime: 5n }))))[1]).toBe(
      'the stored version (0) does not match the required base version (5)',
    );
    expect(await commit(remove('c/a', { updateTime: version }))).toMatchObject({
      results: [{ updateTime: null }],
    });
  });
});

describe('verify', () => {
  it('checks and reports the stored version', async () => {
    const { commit, commits } = startFirestore();
    const { commitTime } = await commit(set('c/a', {}));
    const { results } = await commit(verify('c/a', { exists: true }), verify('c/b', { exists: false }));
    expect(results.map((result) => result.updateTime)).toEqual([commitTime, null]);
    expect((await refusalOf(() => commit(verify('c/a', { updateTime: 1n }))))[0]).toBe('FAILED_PRECONDITION');
    expect(commits).toHaveLength(1);
  });

  it.each<[Write[], string]>([
    [[verify('c/a', null)], 'a verify must contain a precondition'],
    [[{ ...verify('c/a', { exists: true }), hasMask: true }], 'a verify must not specify a document mask.'],
    [
      [{ ...verify('c/a', { exists: true }), hasTransforms: true }],
      'a verify must not specify a update transform.',
    ],
    [
      [verify('c/a', { exists: true }), verify('c/a', { exists: true })],
      'the same document cannot be verified more than once in a single request',
    ],
    [
      [verify('c/a', { exists: true }), set('c/a', {})],
      'the same document cannot be verified and then written in a single request',
    ],
    [
      [set('c/a', {}), verify('c/a', { exists: true })],
      'the same document cannot be written and then verified in a single request',
    ],
  ])('refuses %#', async (writes, message) => {
    const { commit } = startFirestore();
    expect(await refusalOf(() => commit(...writes))).toEqual(['INVALID_ARGUMENT', message]);
  });
});

describe('single-document operations', () => {
  it('create, with a generated id too, and project the answer', async () => {
    const { service, read } = startFirestore();
    const request = {
      parent: DOCUMENTS,
      collectionId: 'c',
      fields: fields({ a: int(1), b: int(2) }),
      mask: [['a']],
    };
    const document = await service.createDocument(ADMIN, { ...request, documentId: '' });
    expect(document.name).toBe(`${DOCUMENTS}/c/generated-1`);
    expect(document.fields).toEqual(fields({ a: int(1) }));
    expect(read('c/generated-1')?.fields.size).toBe(2);
    expect(
      await refusalOf(() => service.createDocument(ADMIN, { ...request, documentId: 'generated-1' })),
    ).toEqual(['ALREADY_EXISTS', `Document already exists: ${DOCUMENTS}/c/generated-1`]);
    expect(
      (await refusalOf(() => service.createDocument(ADMIN, { ...request, documentId: '__x__' })))[1],
    ).toBe('Resource id "__x__" is invalid because it is reserved.');
  });

  it('update as an upsert with mask and precondition, and delete', async () => {
    const { service, read } = startFirestore();
    const request = { name: `${DOCUMENTS}/c/a`, fields: fields({ a: int(1), b: int(2) }), mask: null };
    const document = await service.updateDocument(ADMIN, {
      ...request,
      updateMask: [['a']],
      precondition: null,
    });
    expect(document).toEqual(read('c/a'));
    expect(document.fields).toEqual(fields({ a: int(1) }));
    const precondition = { exists: false };
    expect(
      (
        await refusalOf(() => service.updateDocument(ADMIN, { ...request, updateMask: null, precondition }))
      )[0],
    ).toBe('ALREADY_EXISTS');
    await service.deleteDocument(ADMIN, { name: request.name, precondition: null });
    expect(read('c/a')).toBeNull();
  });
});

describe('batchWrite', () => {
  const user = { kind: 'user', auth: null } as const;

  it('commits every write by itself', async () => {
    const { service, read, commits } = startFirestore();
    const writes = [set('c/a', {}), { ...set('c/b', {}), precondition: { exists: true } }, set('c/d', {})];
    const outcomes = await service.batchWrite(ADMIN, { database: DATABASE, writes });
    expect(outcomes.map((outcome) => ('ok' in outcome ? 'OK' : outcome.error.status))).toEqual([
      'OK',
      'NOT_FOUND',
      'OK',
    ]);
    expect(read('c/d')?.updateTime).toBeGreaterThan(read('c/a')?.updateTime ?? 0n);
    expect(commits).toHaveLength(2);
  });

  it('is for admins, without repeated or malformed writes', async () => {
    const { service, commits } = startFirestore();
    const batch = (writes: Write[]) => service.batchWrite(ADMIN, { database: DATABASE, writes });
    expect(await refusalOf(() => service.batchWrite(user, { database: DATABASE, writes: [] }))).toEqual([
      'PERMISSION_DENIED',
      'Batch writes require admin authentication.',
    ]);
    expect(await refusalOf(() => batch([set('c/a', {}), remove('c/a')]))).toEqual([
      'INVALID_ARGUMENT',
      'the same document cannot be written more than once in a single request',
    ]);
    expect((await refusalOf(() => batch([set('c/a', {}), set('c/b', { __x__: int(1) })])))[0]).toBe(
      'INVALID_ARGUMENT',
    );
    expect(commits).toEqual([]);
  });
});
