import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortedSet } from './sorted-set.ts';

interface Item {
  readonly key: number;
  readonly tag: number;
}

const byKey = (a: Item, b: Item) => a.key - b.key;

describe('SortedSet', { timeout: 60_000 }, () => {
  it('agrees with a sorted list through random additions and deletions', () => {
    const step = fc.record({ add: fc.boolean(), key: fc.integer({ min: 0, max: 400 }), tag: fc.nat() });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 2000, size: 'max' }),
        fc.integer({ min: -1, max: 401 }),
        (steps, bound) => {
          const set = new SortedSet<Item>(byKey);
          const model = new Map<number, Item>();
          let disagreements = 0;
          for (const { add, key, tag } of steps) {
            if (add) {
              set.add({ key, tag });
              model.set(key, { key, tag });
            } else {
              disagreements += Number(set.delete({ key, tag }) !== model.delete(key));
            }
          }
          const sorted = [...model.values()].sort(byKey);
          expect(disagreements).toBe(0);
          expect(set.size).toBe(sorted.length);
          expect([...set.ascending()]).toEqual(sorted);
          expect([...set.descending()]).toEqual([...sorted].reverse());
          expect([...set.ascending((item) => item.key < bound)]).toEqual(
            sorted.filter((item) => item.key >= bound),
          );
          expect([...set.descending((item) => item.key > bound)]).toEqual(
            sorted.filter((item) => item.key <= bound).reverse(),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is built from unsorted items and goes on from there', () => {
    const items = Array.from({ length: 5000 }, (_, i) => ({ key: (i * 7919) % 5000, tag: i }));
    const set = SortedSet.from(items, byKey);
    for (let key = 0; key < 5000; key += 2) set.delete({ key, tag: 0 });
    expect([...set.ascending()].map((item) => item.key)).toEqual(
      Array.from({ length: 2500 }, (_, i) => 2 * i + 1),
    );
  });

  it('touches few items to find one among many', () => {
    let comparisons = 0;
    const set = new SortedSet<Item>((a, b) => {
      comparisons++;
      return a.key - b.key;
    });
    for (let key = 0; key < 100_000; key++) set.add({ key, tag: 0 });
    comparisons = 0;
    set.add({ key: 50_000.5, tag: 0 });
    set.delete({ key: 77_777, tag: 0 });
    expect(comparisons).toBeLessThan(60);
  });
});
