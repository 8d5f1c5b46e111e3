import { describe, expect, it } from 'vitest';
import { refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import { DOCUMENTS, set, text } from '../../../test/value-builders.ts';
import type { Write } from '../model.ts';

const large = (path: string) => set(path, { text: text('x'.repeat(1_000_000)) });
const remove = (path: string): Write => ({
  kind: 'delete',
  name: `${DOCUMENTS}/${path}`,
  precondition: null,
});
const paths = (count: number) => Array.from({ length: count }, (_, index) => `c/${index}`);
const tooBig = ['INVALID_ARGUMENT', 'Transaction too big. Decrease transaction size.'];

describe('a commit of more than 10 MiB is refused', () => {
  it('if it writes them', async () => {
    const { commit, read } = startFirestore();
    await commit(...paths(10).map(large));
    expect(await refusalOf(() => commit(...paths(11).map(large)))).toEqual(tooBig);
    expect(read('c/10')).toBeNull();
  });

  it('if it deletes them, although its request is small', async () => {
    const { commit, read } = startFirestore();
    for (const path of paths(11)) await commit(large(path));
    expect(await refusalOf(() => commit(...paths(11).map(remove)))).toEqual(tooBig);
    await commit(...paths(10).map(remove));
    expect([read('c/0'), read('c/10')]).toMatchObject([null, { name: `${DOCUMENTS}/c/10` }]);
  });
});

it('a commit that transforms more than 500 fields of a document is refused', async () => {
  const { commit } = startFirestore();
  const transforming = (path: string, count: number): Write => ({
    kind: 'transform',
    name: `${DOCUMENTS}/${path}`,
    precondition: null,
    transforms: Array.from({ length: count }, (_, index) => ({
      kind: 'serverTimestamp',
      fieldPath: [`f${index}`],
    })),
  });
  await commit(transforming('c/a', 500), transforming('c/b', 1));
  expect(await refusalOf(() => commit(transforming('c/a', 500), transforming('c/a', 1)))).toEqual([
    'INVALID_ARGUMENT',
    'a commit may transform at most 500 fields of a document',
  ]);
});
