import { expect } from 'vitest';
import { defineCase } from '../case.ts';
import { tagged } from '../client.ts';

const CONTENDERS = 8;

export const writeCases = [
  defineCase('a batch is all or nothing', async ({ client, collection }) => {
    await client.set(`${collection}/old`, { x: 1 });
    await client.batch([
      { op: 'set', path: `${collection}/new`, data: { x: 1 } },
      { op: 'update', path: `${collection}/old`, data: { y: 2 } },
      { op: 'set', path: `${collection}/old`, data: { z: 3 }, merge: true },
      { op: 'delete', path: `${collection}/missing` },
    ]);
    expect(await client.get(`${collection}/old`)).toEqual({ x: 1, y: 2, z: 3 });
    const failing = client.batch([
      { op: 'delete', path: `${collection}/new` },
      { op: 'update', path: `${collection}/missing`, data: { y: 2 } },
    ]);
    await expect(failing).rejects.toMatchObject({ code: 'not-found' });
    expect(await client.get(`${collection}/new`)).toEqual({ x: 1 });
  }),
  defineCase(
    'what a batch deletes it cannot update, but set again',
    async ({ client, collection, invalidArgument }) => {
      const path = `${collection}/a`;
      const missing = `${collection}/b`;
      await client.set(path, { x: 1 });
      for (const target of [path, missing]) {
        const failing = client.batch([
          { op: 'set', path: `${collection}/other`, data: {} },
          { op: 'delete', path: target },
          { op: 'update', path: target, data: { x: 2 } },
        ]);
        await expect(failing).rejects.toMatchObject({ code: invalidArgument });
      }
      const first = client.batch([
        { op: 'update', path: missing, data: { x: 2 } },
        { op: 'delete', path: missing },
      ]);
      await expect(first).rejects.toMatchObject({ code: 'not-found' });
      expect(await client.get(path)).toEqual({ x: 1 });
      expect(await client.get(`${collection}/other`)).toBeNull();
      await client.batch([
        { op: 'delete', path },
        { op: 'set', path, data: { y: 1 } },
        { op: 'update', path, data: { z: 2 } },
      ]);
      expect(await client.get(path)).toEqual({ y: 1, z: 2 });
    },
  ),
  defineCase('transforms count, unite, remove and date', async ({ client, collection }) => {
    const path = `${collection}/a`;
    await client.set(path, { n: 1, text: 'x', list: [1, 2, 2, { a: 1 }] });
    await client.update(path, {
      n: tagged.increment(2),
      text: tagged.increment(5),
      half: tagged.increment(0.5),
      list: tagged.union(2, 3, { a: 1 }),
      fresh: tagged.union('a', 'a'),
      'nested.at': tagged.serverTimestamp,
    });
    const { nested, ...rest } = (await client.get(path)) as { nested: { at: { $: string } } };
    expect(rest).toEqual({ n: 3, text: 5, half: 0.5, list: [1, 2, 2, { a: 1 }, 3], fresh: ['a'] });
    expect(nested.at.$).toBe('timestamp');
    await client.update(path, { list: tagged.remove(2, { a: 1 }), text: tagged.remove('x') });
    expect(await client.get(path)).toMatchObject({ list: [1, 3], text: [] });
  }),
  defineCase('contending transactions all succeed, one after the other', async ({ client, collection }) => {
    const path = `${collection}/counter`;
    await client.set(path, { n: 0 });
    await Promise.all(Array.from({ length: CONTENDERS }, () => client.incrementInTransaction(path, 'n')));
    expect(await client.get(path)).toEqual({ n: CONTENDERS });
  }),
  defineCase('clients that contend with each other lose no update', async ({ client, other, collection }) => {
    const path = `${collection}/counter`;
    await Promise.all([
      client.incrementInTransaction(path, 'n'),
      other.incrementInTransaction(path, 'n'),
      client.incrementInTransaction(path, 'n'),
      other.incrementInTransaction(path, 'n'),
    ]);
    expect(await client.get(path)).toEqual({ n: 4 });
  }),
  defineCase('a transaction may read one document and write another', async ({ client, collection }) => {
    await client.set(`${collection}/from`, { value: [1, { two: 2 }] });
    await client.copyInTransaction(`${collection}/from`, `${collection}/to`);
    await client.copyInTransaction(`${collection}/missing`, `${collection}/none`);
    expect(await client.get(`${collection}/to`)).toEqual({ value: [1, { two: 2 }] });
    expect(await client.get(`${collection}/none`)).toEqual({});
  }),
];
