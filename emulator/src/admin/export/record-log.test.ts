import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../../core/status-error.ts';
import { decodeRecordLog, encodeRecordLog } from './record-log.ts';

const SIZES = [0, 1, 6, 7, 100, 32_753, 32_754, 32_755, 32_760, 32_761, 32_762, 65_536, 100_000];

function record(size: number, seed: number): Uint8Array {
  return Buffer.alloc(
    size,
    Uint8Array.from({ length: 256 }, (_, index) => (index * 31 + seed) & 0xff),
  );
}

/** A comparison of whole arrays would take most of the time of these tests. */
const told = (records: readonly Uint8Array[]) =>
  records.map((bytes) => `${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`);

describe('record log', () => {
  it('gives back records of every size around the block borders', () => {
    const records = SIZES.flatMap((size, seed) => [record(size, seed), record(3, seed)]);
    expect(told(decodeRecordLog(encodeRecordLog(records)))).toEqual(told(records));
  });

  it.each([7, 8, 6, 0])('gives back a record that begins %i bytes before the end of a block', (left) => {
    const records = [record(32_768 - 7 - left, 1), record(300, 2), record(40_000, 3)];
    expect(told(decodeRecordLog(encodeRecordLog(records)))).toEqual(told(records));
  });

  it('gives back any list of records', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 8 }), (sizes) => {
        const records = sizes.map(record);
        expect(told(decodeRecordLog(encodeRecordLog(records)))).toEqual(told(records));
      }),
      { numRuns: 40 },
    );
  });

  it('refuses every single flipped bit', () => {
    const log = encodeRecordLog([record(5, 1), record(0, 0), record(20, 2)]);
    for (let bit = 0; bit < log.length * 8; bit++) {
      const damaged = Uint8Array.from(log);
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => decodeRecordLog(damaged)).toThrow(StatusError);
    }
  });

  it('says that a checksum is wrong', () => {
    const log = encodeRecordLog([record(5, 1)]);
    log[0] = (log[0] ?? 0) ^ 1;
    expect(() => decodeRecordLog(log)).toThrow("Checksum doesn't validate.");
  });

  it('refuses padding that is not zero', () => {
    const log = encodeRecordLog([record(32_757, 1), record(2, 1)]);
    log[32_766] = 1;
    expect(() => decodeRecordLog(log)).toThrow('Invalid record');
  });

  it('refuses a log cut anywhere but after a record', () => {
    const log = encodeRecordLog([record(5, 1), record(40_000, 2)]);
    const lengths = [...Array(40).keys(), 32_767, 32_768, 32_770, log.length - 1];
    expect(lengths.filter((length) => !isRefused(log.subarray(0, length)))).toEqual([0, 12]);
  });
});

function isRefused(log: Uint8Array): boolean {
  try {
    decodeRecordLog(log);
    return false;
  } catch (error) {
    if (error instanceof StatusError && error.message === 'Invalid record') return true;
    throw error;
  }
}
