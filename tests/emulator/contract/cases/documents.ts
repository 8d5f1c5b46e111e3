import { expect } from 'vitest';
import { defineCase } from '../case.ts';
import { type Fields, type Plain, tagged } from '../client.ts';

const everyType: Fields = {
  null: null,
  yes: true,
  no: false,
  zero: 0,
  integer: 9007199254740991,
  negative: -42,
  double: 1.5,
  tiny: 5e-324,
  nan: tagged.double('NaN'),
  infinity: tagged.double('Infinity'),
  minusInfinity: tagged.double('-Infinity'),
  timestamp: tagged.timestamp(1_700_000_000, 123_456_000),
  ancient: tagged.timestamp(-62_135_596_800, 0),
  text: 'añadir',
  empty: '',
  bytes: tagged.bytes('AAEC/w=='),
  geoPoint: tagged.geoPoint(-34.6, -58.4),
  origin: tagged.geoPoint(0, 0),
  list: [1, 'two', { three: 3 }, null],
  emptyList: [],
  map: { nested: { deeper: [true] } },
  emptyMap: {},
  vector: tagged.vector(1, 2.5, -3),
};

function nested(depth: number): Plain {
  return depth === 0 ? 'bottom' : { down: nested(depth - 1) };
}

export const documentCases = [
  defineCase('every type of value comes back as it was written', async ({ client, collection }) => {
    const data = { ...everyType, reference: tagged.reference(`${collection}/other`) };
    await client.set(`${collection}/all`, data);
    expect(await client.get(`${collection}/all`)).toEqual(data);
  }),
  defineCase('a missing document is not there, and deleting it is fine', async ({ client, collection }) => {
    expect(await client.get(`${collection}/none`)).toBeNull();
    await client.remove(`${collection}/none`);
  }),
  defineCase('an empty document exists', async ({ client, collection }) => {
    await client.set(`${collection}/empty`, {});
    expect(await client.get(`${collection}/empty`)).toEqual({});
  }),
  defineCase(
    'set replaces, merge keeps, mergeFields takes only what it names',
    async ({ client, collection }) => {
      const path = `${collection}/a`;
      await client.set(path, { keep: 1, map: { x: 1, y: 1 } });
      await client.set(path, { map: { x: 2 } }, { merge: true });
      expect(await client.get(path)).toEqual({ keep: 1, map: { x: 2, y: 1 } });
      await client.set(path, { keep: 3, map: { y: 9 } }, { mergeFields: ['map.y'] });
      expect(await client.get(path)).toEqual({ keep: 1, map: { x: 2, y: 9 } });
      await client.set(path, { only: true });
      expect(await client.get(path)).toEqual({ only: true });
    },
  ),
  defineCase(
    'update changes nested fields, deletes fields, and needs the document',
    async ({ client, collection }) => {
      const path = `${collection}/a`;
      await client.set(path, { a: { b: 1, c: 2 }, gone: 1 });
      await client.update(path, { 'a.b': 5, gone: tagged.deleted, added: 'x' });
      expect(await client.get(path)).toEqual({ a: { b: 5, c: 2 }, added: 'x' });
      await expect(client.update(`${collection}/none`, { a: 1 })).rejects.toMatchObject({
        code: 'not-found',
      });
      expect(await client.get(`${collection}/none`)).toBeNull();
    },
  ),
  defineCase('ids and fields may be any Unicode', async ({ client, collection }) => {
    const path = `${collection}/ñandú 🦩 %20 a:b (x) "q" #?&=+`;
    const data = {
      'campo con espacio': 1,
      'dot.and`tick': '𝄞 \u{10FFFF} \u0000 \n',
      '🎮': { constructor: 'plain' },
    };
    await client.set(path, data);
    expect(await client.get(path)).toEqual(data);
    const rows = await client.query({ collection });
    expect(rows).toEqual([{ path, data }]);
  }),
  defineCase('maps may be twenty levels deep, and no deeper', async ({ client, collection }) => {
    await client.set(`${collection}/deep`, { map: nested(19) });
    expect(await client.get(`${collection}/deep`)).toEqual({ map: nested(19) });
    // firebase-admin itself refuses this write, with a text of its own.
    await expect(client.set(`${collection}/deeper`, { map: nested(25) })).rejects.toThrow(/valid/i);
  }),
  defineCase('subcollections live without their parents', async ({ client, collection }) => {
    const path = `${collection}/ghost/inner/doc/deep/leaf`;
    await client.set(path, { here: true });
    expect(await client.get(`${collection}/ghost`)).toBeNull();
    expect(await client.query({ collection: `${collection}/ghost/inner/doc/deep` })).toEqual([
      { path, data: { here: true } },
    ]);
  }),
];
