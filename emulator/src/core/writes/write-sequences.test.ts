import { describe, expect, it } from 'vitest';
import { ADMIN, refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import {
  DATABASE,
  DOCUMENTS,
  double,
  fields,
  int,
  list,
  set,
  text,
  vector,
} from '../../../test/value-builders.ts';
import type { FieldTransform, Write } from '../model.ts';

const A = `${DOCUMENTS}/c/a`;
const exists = { exists: true };
const remove: Write = { kind: 'delete', name: A, precondition: null };
const setTwo: Write = set('c/a', { n: int(2) });
const create: Write = { ...setTwo, precondition: { exists: false } };
const merge: Write = { ...set('c/a', { n: int(2) }), mask: [['n']] };
const update: Write = { ...merge, precondition: exists };
const count: FieldTransform = { kind: 'increment', fieldPath: ['n'], operand: int(1) };
const transform: Write = { kind: 'transform', name: A, transforms: [count, count], precondition: null };

async function eachStart(
  check: (firestore: ReturnType<typeof startFirestore>) => Promise<void>,
): Promise<void> {
  await check(startFirestore());
  const withDocument = startFirestore();
  await withDocument.commit(set('c/a', { n: int(0), old: int(0) }));
  await check(withDocument);
}

describe('writes of one document in one commit', () => {
  it.each<[string, Write[]]>([
    ['delete, update', [remove, update]],
    ['delete, transform of what exists', [remove, { ...transform, precondition: exists }]],
    ['set, delete, update', [setTwo, remove, update]],
    ['delete, write of another, update', [remove, set('c/b', {}), update]],
  ])('refuse %s', async (_case, writes) => {
    await eachStart(async ({ commit, read }) => {
      const before = read('c/a');
      expect(await refusalOf(() => commit(...writes))).toEqual([
        'INVALID_ARGUMENT',
        'the same document cannot be deleted and then updated in a single request',
      ]);
      expect(read('c/a')).toEqual(before);
      expect(read('c/b')).toBeNull();
    });
  });

  it.each<[string, Write[]]>([
    ['delete, set', [remove, setTwo]],
    ['delete, merge', [remove, merge]],
    ['delete, create', [remove, create]],
    ['delete, transform', [remove, transform]],
    ['delete, set, update', [remove, set('c/a', {}), update]],
    ['set, update', [set('c/a', {}), update]],
  ])('store the last of %s', async (_case, writes) => {
    await eachStart(async ({ commit, read }) => {
      await commit(...writes);
      expect(read('c/a')?.fields).toEqual(fields({ n: int(2) }));
    });
  });

  it.each<[string, Write[]]>([
    ['delete, delete', [remove, remove]],
    ['set, delete', [setTwo, remove]],
    ['set, update, delete', [setTwo, update, remove]],
  ])('leave nothing after %s', async (_case, writes) => {
    await eachStart(async ({ commit, read }) => {
      await commit(...writes);
      expect(read('c/a')).toBeNull();
    });
  });

  it.each<[string, Write]>([
    ['delete', remove],
    ['set', setTwo],
    ['update', update],
  ])('find a missing document missing when it is updated first, then %s', async (_case, next) => {
    const { commit } = startFirestore();
    expect((await refusalOf(() => commit(update, next)))[0]).toBe('NOT_FOUND');
  });

  it('leave a transaction open when their order is refused', async () => {
    const { service } = startFirestore();
    const transaction = service.beginTransaction(ADMIN, {
      database: DATABASE,
      options: { kind: 'readWrite' },
    });
    const attempt = (...writes: Write[]) =>
      service.commit(ADMIN, { database: DATABASE, writes, transaction });
    expect((await refusalOf(() => attempt(remove, update)))[0]).toBe('INVALID_ARGUMENT');
    await expect(attempt(setTwo)).resolves.toMatchObject({ results: [{}] });
  });
});

describe('a write of a path into a vector', () => {
  const into = (path: string, value: ReturnType<typeof int>): Write => {
    const inner = { kind: 'map', fields: fields({ [path]: value }) } as const;
    return { ...set('c/a', { v: inner }), mask: [['v', path]] };
  };
  const append: FieldTransform = {
    kind: 'appendMissingElements',
    fieldPath: ['v', 'value'],
    values: [text('x')],
  };

  it.each<[string, Write, string]>([
    ['another type', into('value', text('x')), 'Vector value type must be an array.'],
    ['a further entry', into('extra', int(1)), 'Vector value map has extraneous entries.'],
    [
      'a text among its numbers',
      { ...transform, transforms: [append] },
      "Vector must only contain values of type 'double'",
    ],
  ])('refuses %s, because no import would take it', async (_what, write, text) => {
    const { commit, read } = startFirestore();
    await commit(set('c/a', { v: vector(1, 2) }));
    const before = read('c/a');
    expect(await refusalOf(() => commit(write))).toEqual(['INVALID_ARGUMENT', text]);
    expect(read('c/a')).toEqual(before);
    await commit(into('value', list(double(3))));
    expect(read('c/a')?.fields).toEqual(fields({ v: vector(3) }));
  });
});
