import fc from 'fast-check';
import { expect } from 'vitest';
import { anyCharacter } from '../../../setup/property-text.ts';
import { caseNeeding, defineCase, listening, settled } from '../case.ts';
import { type ContractClient, type Fields, type Plain, type QuerySpec, tagged } from '../client.ts';

const text = fc.string({ unit: anyCharacter, maxLength: 12 }).map((value) => value.toWellFormed());
/**
 * Leaves out names such as `toString`, which fast-check often generates. When the web SDK compares two maps,
 * it mistakes inherited properties for fields, and then fails for good.
 */
const key = fc
  .oneof(text, fc.constantFrom('a', 'a.b', '`', '\\', 'ñ', '0'))
  .filter((name) => name !== '' && name !== '$' && !/^__.*__$/s.test(name) && !(name in Object.prototype));

function leaves(collection: string): fc.Arbitrary<Plain> {
  return fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger().map((value) => value + 0),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    fc.constantFrom('NaN' as const, 'Infinity' as const, '-Infinity' as const).map(tagged.double),
    text,
    fc
      .tuple(fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([seconds, micros]) => tagged.timestamp(seconds, micros * 1000)),
    fc.uint8Array({ maxLength: 9 }).map((value) => tagged.bytes(btoa(String.fromCodePoint(...value)))),
    fc
      .tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -1800, max: 1800 }))
      .map(([latitude, longitude]) => tagged.geoPoint(latitude / 10, longitude / 10)),
    fc.constantFrom('a', 'ñ b', '%2F').map((id) => tagged.reference(`${collection}/${id}`)),
    fc
      .array(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
        { minLength: 1, maxLength: 4 },
      )
      .map((components) => tagged.vector(...components)),
  );
}

function documents(collection: string): fc.Arbitrary<Fields> {
  const leaf = leaves(collection);
  const { map } = fc.letrec<{ value: Plain; map: Fields; list: Plain }>((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, leaf, tie('map'), tie('list')),
    map: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    list: fc.array(fc.oneof({ maxDepth: 3 }, leaf, tie('map')), { maxLength: 4 }),
  }));
  return map;
}

type Step =
  | { readonly kind: 'set'; readonly id: string; readonly n: number }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'toggle' };

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('set' as const), id, n: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), id }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'toggle' as const }) },
);

/** Never calls `goOnline` twice in a row: the web SDK would open a second stream and fail on its answers. */
async function toggle(client: ContractClient, online: boolean): Promise<boolean> {
  if (online) await client.goOffline();
  else await client.goOnline();
  return !online;
}

const listenCase = caseNeeding('listen');
const offlineCase = caseNeeding('listen', 'offline');

export const randomCases = [
  defineCase('any document comes back as it was written', async ({ client, collection }) => {
    let serial = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(documents(collection), { minLength: 10, maxLength: 10 }), async (all) => {
        const round = `${collection}/round/${serial++}`;
        const rows = all.map((data, index) => ({ path: `${round}/${index}`, data }));
        for (const { path, data } of rows) await client.set(path, data);
        for (const { path, data } of rows) expect(await client.get(path)).toEqual(data);
        expect(await client.query({ collection: round })).toEqual(rows);
      }),
      { numRuns: 3 },
    );
  }),
  listenCase('any document reaches a listener as it was written', async ({ client, other, collection }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(documents(collection), { minLength: 8, maxLength: 8 }), async (all) => {
        const path = `${collection}/one`;
        await other.set(path, { start: true });
        const listener = await listening(client, path);
        await listener.until(settled);
        for (const [serial, data] of all.entries()) {
          await other.set(path, { data, serial });
          const events = await listener.until(({ changes }) => changes[0]?.data.serial === serial);
          expect(events.at(-1)?.changes[0]?.data).toEqual({ data, serial });
        }
        await listener.stop();
      }),
      { numRuns: 3 },
    );
  }),
  offlineCase(
    'whatever happens, online or not, a listener ends where a query is',
    async ({ client, other, collection }) => {
      let serial = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
          const round = `${collection}/round/${serial++}`;
          const specs: readonly QuerySpec[] = [
            { collection: round },
            { collection: round, orderBy: [['n', 'desc']], limit: 2 },
            { collection: round, where: [['n', '>', 4]] },
          ];
          const listeners = await Promise.all(specs.map((spec) => listening(client, spec)));
          let online = true;
          for (const current of steps) {
            if (current.kind === 'set') await other.set(`${round}/${current.id}`, { n: current.n });
            else if (current.kind === 'remove') await other.remove(`${round}/${current.id}`);
            else online = await toggle(client, online);
          }
          if (!online) await toggle(client, online);
          for (const [index, spec] of specs.entries()) {
            const expected = (await other.query(spec)).map(({ path }) => path);
            await listeners[index]?.until(
              (snapshot) => settled(snapshot) && snapshot.paths.join() === expected.join(),
            );
            await listeners[index]?.stop();
          }
        }),
        { numRuns: 3 },
      );
    },
  ),
];
