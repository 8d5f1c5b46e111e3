import { describe, expect, it } from 'vitest';
import { refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import { DATABASE, DOCUMENTS, double, fields, int, set } from '../../../test/value-builders.ts';

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
    expect(service.allDocuments(DATABASE)).toEqual([]);
    expect(service.allDocuments(OTHER)).toHaveLength(1);
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
    expect(pathsOf(service.allDocuments(DATABASE))).toEqual(['c/a-b', 'c/b', 'c/b/s/y', 'cc/a']);
    service.deleteRecursively(`${DOCUMENTS}/c/b/s`);
    expect(pathsOf(service.allDocuments(DATABASE))).toEqual(['c/a-b', 'c/b', 'cc/a']);
    service.deleteRecursively(`${DOCUMENTS}/c`);
    expect(pathsOf(service.allDocuments(DATABASE))).toEqual(['cc/a']);
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
    expect(service.allDocuments(DATABASE)).toEqual([]);
  });
});

describe('reset', () => {
  it('drops everything and seeds again at the next use', async () => {
    const { service, commit, read } = startFirestore({
      seed: (database) => [{ name: `${database}/documents/c/seeded`, fields: fields({ n: int(1) }) }],
    });
    await commit(set('c/seeded', { n: int(2) }), set('c/a', {}));
    service.reset();
    expect(read('c/seeded')?.fields.get('n')).toEqual(int(1));
    expect(read('c/a')).toBeNull();
  });
});

describe('a listener to commits', () => {
  it('hears of all databases, in order, until it is unsubscribed', async () => {
    const { service, commit } = startFirestore();
    const seen: string[] = [];
    const stop = service.onCommit(({ database, changes }) =>
      seen.push(`${database.split('/')[3]} ${changes.length}`),
    );
    await commit(set('c/a', {}), set('c/b', {}));
    service.importDocuments(OTHER, [{ name: `${OTHER}/documents/c/a`, fields: fields({}) }]);
    stop();
    await commit(set('c/c', {}));
    expect(seen).toEqual(['(default) 2', 'other 1']);
  });
});
