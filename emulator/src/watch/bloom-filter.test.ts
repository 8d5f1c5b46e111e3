import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bloomFilterOf } from './bloom-filter.ts';

/** The names in the recordings that the published SDKs test their side with. */
const recordedNames = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `projects/project-1/databases/database-1/documents/coll/doc${index}`,
  );

describe('bloomFilterOf', () => {
  it.each([
    [1, 0.01, 2, 5, 8, '222e2f677d3c742ab6451781da4ab6e090deffff3a8ac0414b3f68aa4d9008d9'],
    [500, 0.01, 600, 7, 7, '09a28c7d7a56cb7089c24c1c6ac7a303d5b5d4db7f2e04583a3ecd502dfb1fb1'],
    [500, 0.0001, 1199, 5, 13, 'b650865069cc7e8bd9dc0a80236e4cb131a88bc5823a3c487ef636682031c92f'],
  ])(
    'makes of %i names at a rate of %f the bits that production made',
    (count, rate, bytes, padding, hashCount, sha256) => {
      const filter = bloomFilterOf(recordedNames(count), rate);
      expect(filter).toMatchObject({ padding, hashCount });
      expect(filter.bitmap).toHaveLength(bytes);
      expect(createHash('sha256').update(filter.bitmap).digest('hex')).toBe(sha256);
    },
  );

  it('is empty in all parts for no names, as clients require', () => {
    expect(bloomFilterOf([])).toEqual({ bitmap: new Uint8Array(), padding: 0, hashCount: 0 });
  });
});
