import { expect } from 'vitest';
import { caseNeeding, ids, listening, settled } from '../case.ts';
import { tagged } from '../client.ts';

const listenCase = caseNeeding('listen');
const listenCaseWithRules = caseNeeding('listen', 'rules');
const offlineCase = caseNeeding('listen', 'offline');

export const listenerCases = [
  listenCase('a listener sees what is added, changed and removed', async ({ client, other, collection }) => {
    await client.set(`${collection}/a`, { n: 1 });
    const listener = await listening(client, { collection, where: [['n', '>', 0]], orderBy: [['n', 'asc']] });
    const [first] = (await listener.until(settled)).slice(-1);
    expect(first?.paths).toEqual([`${collection}/a`]);
    await other.set(`${collection}/b`, { n: 2 });
    const added = await listener.until((snapshot) => snapshot.paths.length === 2);
    expect(added.at(-1)?.changes).toMatchObject([{ type: 'added', path: `${collection}/b`, data: { n: 2 } }]);
    await other.update(`${collection}/b`, { n: 3 });
    const changed = await listener.until(({ changes }) => changes.length > 0);
    expect(changed.at(-1)?.changes).toMatchObject([{ type: 'modified', data: { n: 3 } }]);
    await other.update(`${collection}/a`, { n: 0 });
    const left = await listener.until(({ paths }) => paths.length === 1);
    expect(left.at(-1)?.changes).toMatchObject([{ type: 'removed', path: `${collection}/a` }]);
    await other.remove(`${collection}/b`);
    await listener.until(({ paths }) => paths.length === 0);
  }),
  listenCase(
    'a listener sees no document for the null or NaN in it',
    async ({ client, other, collection }) => {
      const listener = await listening(client, {
        collection,
        where: [['tags', 'array-contains-any', [null, tagged.double('NaN'), 'green']]],
      });
      await listener.until(settled);
      await other.set(`${collection}/a`, { tags: [null] });
      await other.set(`${collection}/b`, { tags: [tagged.double('NaN')] });
      await other.set(`${collection}/c`, { tags: [null, 'green'] });
      const seen = await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length > 0);
      expect(seen.flatMap(({ paths }) => paths)).not.toContain(`${collection}/a`);
      expect(seen.at(-1)?.paths).toEqual([`${collection}/c`]);
    },
  ),
  // The requirement `rules` excludes firebase-admin, because its error for a refused listener has no `code`.
  listenCaseWithRules(
    'a listener of a query that is refused says so',
    async ({ client, collection, invalidArgument }) => {
      const listener = await listening(client, {
        collection,
        where: [
          ['__name__', '==', 'a'],
          ['n', '>', 1],
        ],
      });
      expect(await listener.error()).toBe(invalidArgument);
    },
  ),
  listenCase(
    'a document listener sees nothing, something, nothing',
    async ({ client, other, collection }) => {
      const path = `${collection}/one`;
      const listener = await listening(client, path);
      await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length === 0);
      await other.set(path, { v: 1 });
      const there = await listener.until(({ paths }) => paths.length === 1);
      expect(there.at(-1)?.changes[0]?.data).toEqual({ v: 1 });
      await other.remove(path);
      await listener.until(({ paths }) => paths.length === 0);
    },
  ),
  listenCase('a limit query pulls the next document in', async ({ client, other, collection }) => {
    for (const n of [1, 2, 3, 4]) await client.set(`${collection}/${n}`, { n });
    const listener = await listening(client, { collection, orderBy: [['n', 'asc']], limit: 2 });
    const initial = await listener.until(settled);
    expect(ids(initial.at(-1)?.paths ?? [])).toEqual(['1', '2']);
    await other.remove(`${collection}/1`);
    await listener.until(({ paths }) => paths.join() === `${collection}/2,${collection}/3`);
    await other.set(`${collection}/0`, { n: 0 });
    await listener.until(({ paths }) => paths.join() === `${collection}/0,${collection}/2`);
    await other.update(`${collection}/0`, { n: 9 });
    await listener.until(({ paths }) => paths.join() === `${collection}/2,${collection}/3`);
  }),
  listenCase('a limitToLast query keeps the end of the list', async ({ client, other, collection }) => {
    for (const n of [1, 2, 3]) await client.set(`${collection}/${n}`, { n });
    const listener = await listening(client, { collection, orderBy: [['n', 'asc']], limitToLast: 2 });
    await listener.until(({ paths }) => paths.join() === `${collection}/2,${collection}/3`);
    await other.set(`${collection}/4`, { n: 4 });
    await listener.until(({ paths }) => paths.join() === `${collection}/3,${collection}/4`);
  }),
  listenCase('all writes of a batch arrive in one snapshot', async ({ client, other, collection }) => {
    const listener = await listening(client, { collection });
    await listener.until(settled);
    await other.batch(
      ['a', 'b', 'c'].map((id) => ({ op: 'set', path: `${collection}/${id}`, data: { id } })),
    );
    const events = await listener.until(({ paths }) => paths.length > 0);
    expect(events.at(-1)?.paths).toHaveLength(3);
  }),
  listenCase('several listeners of one client agree', async ({ client, other, collection }) => {
    const all = await listening(client, { collection });
    const some = await listening(client, { collection, where: [['n', '>=', 10]] });
    const one = await listening(client, `${collection}/x`);
    await Promise.all([all.until(settled), some.until(settled), one.until(settled)]);
    await other.set(`${collection}/x`, { n: 10 });
    await all.until(({ paths }) => paths.length === 1);
    await some.until(({ paths }) => paths.length === 1);
    await one.until(({ paths }) => paths.length === 1);
    await other.update(`${collection}/x`, { n: 9 });
    await some.until(({ paths }) => paths.length === 0);
    const changed = await all.until(({ changes }) => changes[0]?.data.n === 9);
    expect(changed.at(-1)?.paths).toHaveLength(1);
  }),
  listenCase('own writes show at once and then settle', async ({ client, collection }) => {
    const listener = await listening(client, { collection });
    await listener.until(settled);
    await client.set(`${collection}/mine`, { v: 1 });
    const events = await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length === 1);
    expect(events.at(-1)?.paths).toEqual([`${collection}/mine`]);
  }),
  offlineCase(
    'a listener that was offline catches up, deletions included',
    async ({ client, other, collection }) => {
      for (const id of ['a', 'b', 'c']) await other.set(`${collection}/${id}`, { v: 1 });
      const listener = await listening(client, { collection });
      await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length === 3);
      await client.goOffline();
      await listener.until(({ fromCache }) => fromCache);
      await other.remove(`${collection}/a`);
      await other.set(`${collection}/b`, { v: 2 });
      await other.set(`${collection}/d`, { v: 1 });
      await client.goOnline();
      const events = await listener.until(settled);
      expect(ids(events.at(-1)?.paths ?? [])).toEqual(['b', 'c', 'd']);
    },
  ),
  offlineCase(
    'what was written offline is sent once, in order, when the client is back',
    async ({ client, other, collection }) => {
      const listener = await listening(client, { collection });
      await listener.until(settled);
      await client.goOffline();
      const pending = [
        client.set(`${collection}/x`, { v: 1 }),
        client.update(`${collection}/x`, { v: 2 }),
        client.set(`${collection}/y`, { v: 1 }),
      ];
      await listener.until(({ paths, hasPendingWrites }) => paths.length === 2 && hasPendingWrites);
      expect(await other.get(`${collection}/x`)).toBeNull();
      await client.goOnline();
      await Promise.all(pending);
      await listener.until(settled);
      expect(await other.get(`${collection}/x`)).toEqual({ v: 2 });
      expect(await other.get(`${collection}/y`)).toEqual({ v: 1 });
    },
  ),
];
