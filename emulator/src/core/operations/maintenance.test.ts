import { describe, expect, it } from 'vitest';
import { compileQuery } from '../query/compile-query.ts';
import { refusalOf, startFirestore } from '../testing/start-firestore.ts';
import { DATABASE, DOCUMENTS, double, fields, int, queryOf, set } from '../testing/value-builders.ts';

const OTHER = 'projects/demo/databases/other';

function pathsOf(documents: readonly { name: string }[]): string[] {
  return documents.map((document) => document.name.slice(DOCUMENTS.length + 1));
}

describe('clearing', () => {
  it('deletes one database and shows listeners every document go', async () => {
    const { service, commit, commits } = startFirestore();
    await commit(set('c/a', {}), set('c/a/s/b', {}));
    service.importDocuments(OTHER, [{ name: `${OTHER}/documents/c/a`, fields: fields({}) }]);
    service.clearDatabase(DATABASE);
    expect(service.allDocuments(DATABASE).documents).toEqual([]);
    expect(service.allDocuments(OTHER).documents).toHaveLength(1);
    expect(commits.at(-1)?.changes.map((change) => [change.name, change.after])).toEqual([
      [`${DOCUMENTS}/c/a`, null],
      [`${DOCUMENTS}/c/a/s/b`, null],
    ]);
    const before = commits.length;
    service.clearDatabase(DATABASE);
    expect(commits).toHaveLength(before);
  });

  it('deletes a document or a collection with everything below', async () => {
    const { service, commit } = startFirestore();
    const paths = ['c/a', 'c/a/s/x', 'c/a-b', 'c/b', 'c/b/s/y', 'cc/a'];
    await commit(...paths.map((path) => set(path, {})));
    service.deleteRecursively(`${DOCUMENTS}/c/a`);
    expect(pathsOf(service.allDocuments(DATABASE).documents)).toEqual(['c/a-b', 'c/b', 'c/b/s/y', 'cc/a']);
    service.deleteRecursively(`${DOCUMENTS}/c/b/s`);
    expect(pathsOf(service.allDocuments(DATABASE).documents)).toEqual(['c/a-b', 'c/b', 'cc/a']);
    service.deleteRecursively(`${DOCUMENTS}/c`);
    expect(pathsOf(service.allDocuments(DATABASE).documents)).toEqual(['cc/a']);
  });

  it.each([DOCUMENTS, `${DOCUMENTS}/`, `${DOCUMENTS}/c/a/`, `${DOCUMENTS}/__x__`, 'nonsense', ''])(
    'refuses to delete below %s',
    async (name) => {
      const { service } = startFirestore();
      expect((await refusalOf(() => service.deleteRecursively(name)))[0]).toBe('INVALID_ARGUMENT');
    },
  );
});

describe('import', () => {
  it('is one commit that leaves identical documents alone', async () => {
    const { service, commit, commits, read } = startFirestore();
    const { commitTime } = await commit(set('c/a', { n: int(1) }), set('c/b', { n: int(1) }), set('c/d', {}));
    service.importDocuments(DATABASE, [
      { name: `${DOCUMENTS}/c/a`, fields: fields({ n: int(1) }) },
      { name: `${DOCUMENTS}/c/b`, fields: fields({ n: double(1) }) },
    ]);
    expect(read('c/a')?.updateTime).toBe(commitTime);
    expect(read('c/b')?.updateTime).toBeGreaterThan(commitTime ?? 0n);
    expect(read('c/d')).not.toBeNull();
    expect(commits.at(-1)?.changes.map((change) => change.name)).toEqual([`${DOCUMENTS}/c/b`]);
  });

  it('changes nothing when one document is bad', async () => {
    const { service } = startFirestore();
    const good = { name: `${DOCUMENTS}/c/a`, fields: fields({}) };
    for (const bad of [
      { name: `${DOCUMENTS}/c`, fields: fields({}) },
      { name: `${OTHER}/documents/c/a`, fields: fields({}) },
      { name: `${DOCUMENTS}/c/b`, fields: fields({ __x__: int(1) }) },
    ]) {
      expect((await refusalOf(() => service.importDocuments(DATABASE, [good, bad])))[0]).toBe(
        'INVALID_ARGUMENT',
      );
    }
    expect(service.allDocuments(DATABASE).documents).toEqual([]);
  });
});

describe('reset', () => {
  it('drops everything and seeds again at the next use', async () => {
    const { service, commit, read } = startFirestore({
      seed: (database) => [{ name: `${database}/documents/c/seeded`, fields: fields({ n: int(1) }) }],
    });
    await commit(set('c/seeded', { n: int(2) }), set('c/a', {}));
    expect(service.databases()).toEqual([DATABASE]);
    service.reset();
    expect(service.databases()).toEqual([]);
    expect(read('c/seeded')?.fields.get('n')).toEqual(int(1));
    expect(read('c/a')).toBeNull();
    expect(service.databases()).toEqual([DATABASE]);
  });
});

describe('what listeners use', () => {
  it('commits arrive in order, for one database or for all, until unsubscribed', async () => {
    const { service, commit } = startFirestore();
    const seen: string[] = [];
    const stop = service.onCommit(DATABASE, ({ changes }) => seen.push(`one ${changes.length}`));
    service.onCommit(null, ({ database }) => seen.push(`all ${database.split('/')[3]}`));
    await commit(set('c/a', {}), set('c/b', {}));
    service.importDocuments(OTHER, [{ name: `${OTHER}/documents/c/a`, fields: fields({}) }]);
    stop();
    await commit(set('c/c', {}));
    expect(seen).toEqual(['one 2', 'all (default)', 'all other', 'all (default)']);
  });

  it('changes since a version are known for an hour', async () => {
    const { service, commit, clock } = startFirestore();
    const first = (await commit(set('c/a', {}))).commitTime ?? 0n;
    const second = (await commit(set('c/b', {}))).commitTime ?? 0n;
    expect(service.changesSince(DATABASE, first)?.map((change) => change.commitTime)).toEqual([second]);
    expect(service.changesSince(DATABASE, second)).toEqual([]);
    clock.advance(3_600_001);
    await commit(set('c/c', {}));
    expect(service.changesSince(DATABASE, first)).toBeNull();
    expect(service.changesSince(DATABASE, second)).toHaveLength(1);
  });

  it('compiled queries run at the current version', async () => {
    const { service, commit } = startFirestore();
    const { commitTime } = await commit(set('c/a', {}), set('c/b', {}));
    const result = service.execute(DATABASE, compileQuery(DOCUMENTS, queryOf('c', { offset: 1 })));
    expect(pathsOf(result.documents)).toEqual(['c/b']);
    expect(result.readTime).toBe(commitTime);
    expect(service.lookup(`${DOCUMENTS}/c/a`)?.updateTime).toBe(commitTime);
  });
});
