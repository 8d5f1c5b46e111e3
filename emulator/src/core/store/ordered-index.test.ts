import { describe, expect, it } from 'vitest';
import { ascending, DOCUMENTS, double, fields, int, list, text } from '../../../test/value-builders.ts';
import type { Document } from '../model.ts';
import type { Value } from '../values/value.ts';
import { indexSpecKey, OrderedIndex, partitionKey } from './ordered-index.ts';

const document = (id: string, entries: Record<string, Value>): Document => ({
  name: `${DOCUMENTS}/c/${id}`,
  fields: fields(entries),
  createTime: 1n,
  updateTime: 1n,
});

const spec = { equalities: [['a']], contains: ['t'], orders: [ascending('n'), ascending('__name__')] };
const idsOf = (index: OrderedIndex, key: string) =>
  [...(index.partition(key)?.ascending() ?? [])].map((item) => item.name.slice(-1));

describe('OrderedIndex', () => {
  it('partitions by equal values and elements, and leaves out what lacks a field', () => {
    const index = new OrderedIndex(spec, [
      document('x', { a: int(1), n: int(2), t: list(text('p'), text('q'), text('p')) }),
      document('y', { a: double(1), n: int(1), t: list(text('p')) }),
      document('z', { a: int(1), t: list(text('p')) }),
      document('w', { a: int(1), n: int(0), t: text('p') }),
    ]);
    expect(idsOf(index, partitionKey([int(1)], text('p')))).toEqual(['y', 'x']);
    expect(idsOf(index, partitionKey([int(1)], text('q')))).toEqual(['x']);
  });

  it('keeps no partition that became empty', () => {
    const only = document('x', { a: int(1), n: int(2), t: list(text('p')) });
    const index = new OrderedIndex(spec, [only]);
    index.remove(only);
    expect(index.partition(partitionKey([int(1)], text('p')))).toBeUndefined();
    index.add(only);
    expect(idsOf(index, partitionKey([int(1)], text('p')))).toEqual(['x']);
  });

  it('moves a document by what it is now', () => {
    const before = document('x', { a: int(1), n: int(2), t: list(text('p'), text('q')) });
    const other = document('y', { a: int(1), n: int(3), t: list(text('p')) });
    const index = new OrderedIndex(spec, [before, other]);
    const [p, q] = [partitionKey([int(1)], text('p')), partitionKey([int(1)], text('q'))];

    const elsewhere = document('x', { a: int(1), n: int(2), t: list(text('p')) });
    index.replace(before, elsewhere);
    expect([idsOf(index, p), idsOf(index, q)]).toEqual([['x', 'y'], []]);
    expect([...(index.partition(p)?.ascending() ?? [])][0]).toBe(elsewhere);

    const later = document('x', { a: int(1), n: int(4), t: list(text('p')) });
    index.replace(elsewhere, later);
    expect(idsOf(index, p)).toEqual(['y', 'x']);

    const out = document('x', { a: int(1), t: list(text('p')) });
    index.replace(later, out);
    expect(idsOf(index, p)).toEqual(['y']);
    index.replace(out, later);
    expect(idsOf(index, p)).toEqual(['y', 'x']);
  });

  it('keeps keys short whatever the values', () => {
    const long = text('x'.repeat(100_000));
    expect(partitionKey([long], null).length).toBeLessThan(100);
    expect(partitionKey([long], null)).not.toBe(partitionKey([text('x'.repeat(100_001))], null));
  });

  it('has a key of its own for every shape', () => {
    const shapes = [
      spec,
      { ...spec, contains: null },
      { ...spec, equalities: [] },
      { ...spec, orders: spec.orders.slice(1) },
      { ...spec, equalities: [['a.b']] },
      { ...spec, equalities: [['a', 'b']] },
    ];
    expect(new Set(shapes.map(indexSpecKey)).size).toBe(shapes.length);
  });
});
