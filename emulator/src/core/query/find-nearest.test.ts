import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADMIN, LATEST, refusalOf, startFirestore } from '../../../test/start-firestore.ts';
import { DOCUMENTS, double, int, queryOf, set, vector, where } from '../../../test/value-builders.ts';
import type { FindNearest, StructuredQuery } from '../model.ts';

const MEASURES = {
  EUCLIDEAN: (x: number, y: number) => Math.hypot(x - 1, y),
  COSINE: (x: number, y: number) => 1 - x / Math.sqrt(x * x + y * y),
  DOT_PRODUCT: (x: number) => x,
};

describe('vector search', () => {
  const search = (parts: Partial<FindNearest>): FindNearest => ({
    vectorField: ['v'],
    queryVector: vector(1, 0),
    distanceMeasure: 'EUCLIDEAN',
    limit: 10,
    distanceResultField: ['d'],
    distanceThreshold: null,
    ...parts,
  });

  async function nearest(parts: Partial<FindNearest>, query: Partial<StructuredQuery> = {}) {
    const { service, commit } = startFirestore();
    await commit(
      set('c/far', { v: vector(-3, 0) }),
      set('c/near', { v: vector(2, 0) }),
      set('c/zero', { v: vector(0, 0), hidden: int(1) }),
      set('c/other', { v: vector(1, 0, 0) }),
      set('c/none', { v: int(1) }),
    );
    const request = queryOf('c', { ...query, findNearest: search(parts) });
    return service
      .runQuery(ADMIN, { parent: DOCUMENTS, query: request, consistency: LATEST })
      .documents.map((document) => [document.name.slice(DOCUMENTS.length + 3), document.fields.get('d')]);
  }

  it('orders by distance with ties in query order', async () => {
    expect(await nearest({})).toEqual([
      ['near', double(1)],
      ['zero', double(1)],
      ['far', double(4)],
    ]);
    expect(await nearest({ limit: 1 })).toEqual([['near', double(1)]]);
    expect(await nearest({ distanceThreshold: 2 })).toHaveLength(2);
    expect(await nearest({}, { where: where('hidden', 'EQUAL', int(1)) })).toEqual([['zero', double(1)]]);
  });

  it('gives a projection the distance only if it selects the distance', async () => {
    expect(await nearest({ limit: 1 }, { select: [['v']] })).toEqual([['near', undefined]]);
    expect(await nearest({ limit: 1 }, { select: [['d']] })).toEqual([['near', double(1)]]);
  });

  it('takes the largest dot product first, and a NaN distance last', async () => {
    expect((await nearest({ distanceMeasure: 'DOT_PRODUCT' })).map(([id]) => id)).toEqual([
      'near',
      'zero',
      'far',
    ]);
    expect(await nearest({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 1 })).toEqual([
      ['near', double(2)],
    ]);
    expect(await nearest({ distanceMeasure: 'COSINE' })).toEqual([
      ['near', double(0)],
      ['far', double(2)],
      ['zero', double(Number.NaN)],
    ]);
  });

  it('keeps what lies exactly at the threshold', async () => {
    const within = async (parts: Partial<FindNearest>) => (await nearest(parts)).map(([id]) => id);
    expect(await within({ distanceThreshold: 1 })).toEqual(['near', 'zero']);
    expect(await within({ distanceMeasure: 'DOT_PRODUCT', distanceThreshold: 0 })).toEqual(['near', 'zero']);
  });

  it('sorts by distance, and keeps equal and undefined distances in query order', async () => {
    const component = fc.constantFrom(-2, -1, 0, 1, 3);
    const vectors = fc.array(fc.tuple(component, component), { minLength: 2, maxLength: 8 });
    const measures = fc.constantFrom('EUCLIDEAN' as const, 'COSINE' as const, 'DOT_PRODUCT' as const);
    await fc.assert(
      fc.asyncProperty(vectors, measures, fc.integer({ min: 1, max: 9 }), async (all, measure, limit) => {
        const { service, commit } = startFirestore();
        await commit(...all.map(([x, y], i) => set(`c/${i}`, { v: vector(x, y) })));
        const query = queryOf('c', { findNearest: search({ distanceMeasure: measure, limit }) });
        const { documents } = service.runQuery(ADMIN, { parent: DOCUMENTS, query, consistency: LATEST });

        const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
        const distances = all.map(([x, y], i) => ({ i, apart: MEASURES[measure](x, y) }));
        const defined = distances.filter(({ apart }) => !Number.isNaN(apart));
        const undefinedOnes = distances.filter(({ apart }) => Number.isNaN(apart));
        defined.sort((a, b) => (a.apart === b.apart ? 0 : sign * (a.apart - b.apart)));
        const expected = [...defined, ...undefinedOnes].slice(0, limit).map(({ i }) => i);
        expect(documents.map(({ name }) => Number(name.slice(-1)))).toEqual(expected);
      }),
    );
  });

  it('accepts the largest limit', async () => {
    expect(await nearest({ limit: 1000 })).toHaveLength(3);
  });

  it.each<Partial<FindNearest>>([
    { limit: null },
    { limit: 0 },
    { limit: 1001 },
    { queryVector: int(1) },
    { queryVector: vector() },
    { distanceResultField: [''] },
    { distanceMeasure: 'DISTANCE_MEASURE_UNSPECIFIED' },
  ])('refuses %o', async (parts) => {
    expect((await refusalOf(() => nearest(parts)))[0]).toBe('INVALID_ARGUMENT');
  });
});
