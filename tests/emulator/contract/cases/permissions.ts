import { expect } from 'vitest';
import { caseNeeding, listening, settled } from '../case.ts';

const denied = { code: 'permission-denied' };

const listenCaseWithRules = caseNeeding('rules', 'listen');
const rulesCase = caseNeeding('rules');

export const permissionCases = [
  rulesCase('a closed collection can neither be read nor written', async ({ client, collection, closed }) => {
    await closed.close(collection);
    await expect(client.get(`${collection}/a`)).rejects.toMatchObject(denied);
    await expect(client.query({ collection })).rejects.toMatchObject(denied);
    await expect(client.set(`${collection}/a`, { x: 1 })).rejects.toMatchObject(denied);
    await expect(client.aggregate({ collection }, 'x')).rejects.toMatchObject(denied);
    await expect(
      client.batch([
        { op: 'set', path: `${collection}-open/a`, data: {} },
        { op: 'delete', path: `${collection}/a` },
      ]),
    ).rejects.toMatchObject(denied);
    expect(await client.get(`${collection}-open/a`)).toBeNull();
  }),
  rulesCase('a write after a refused one goes through', async ({ client, collection, closed }) => {
    await closed.close(collection);
    await expect(client.set(`${collection}/a`, { x: 1 })).rejects.toMatchObject(denied);
    await client.set(`${collection}-open/a`, { x: 1 });
    expect(await client.get(`${collection}-open/a`)).toEqual({ x: 1 });
  }),
  listenCaseWithRules(
    'a listener is refused, and its neighbours go on',
    async ({ client, other, collection, closed }) => {
      await closed.close(collection);
      const refused = await listening(client, { collection });
      expect(await refused.error()).toBe('permission-denied');
      const open = await listening(client, { collection: `${collection}-open` });
      await open.until(settled);
      await other.set(`${collection}-open/a`, {});
      await open.until(({ paths }) => paths.length === 1);
    },
  ),
  listenCaseWithRules(
    'a listener is taken away when the rules change under it',
    async ({ client, collection, closed }) => {
      await client.set(`${collection}/a`, {});
      const listener = await listening(client, { collection });
      await listener.until(settled);
      await closed.close(collection);
      expect(await listener.error()).toBe('permission-denied');
    },
  ),
];
