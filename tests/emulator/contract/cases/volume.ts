import { expect } from 'vitest';
import { caseNeeding, defineCase, listening, settled } from '../case.ts';

const DOCUMENTS = 10;
const BYTES_EACH = 512 * 1024;

const listenCase = caseNeeding('listen');

export const volumeCases = [
  defineCase('five megabytes are written and read back', async ({ client, collection }) => {
    for (let index = 0; index < DOCUMENTS; index++) {
      await client.set(`${collection}/${index}`, { index, text: 'ñ'.repeat(BYTES_EACH / 2) });
    }
    const rows = await client.query({ collection, orderBy: [['index', 'asc']] });
    expect(rows.map(({ data }) => data.index)).toEqual(
      Array.from({ length: DOCUMENTS }, (_, index) => index),
    );
    for (const { data } of rows) expect((data.text as string).length).toBe(BYTES_EACH / 2);
  }),
  listenCase('a listener receives five megabytes at once', async ({ client, other, collection }) => {
    for (let index = 0; index < DOCUMENTS; index++) {
      await other.set(`${collection}/${index}`, { text: 'x'.repeat(BYTES_EACH) });
    }
    const listener = await listening(client, { collection });
    await listener.until((snapshot) => settled(snapshot) && snapshot.paths.length === DOCUMENTS);
  }),
];
