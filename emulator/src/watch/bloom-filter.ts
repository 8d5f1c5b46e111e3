import { createHash } from 'node:crypto';

/** Has the shape of `google.firestore.v1.BloomFilter`; all three parts are empty when nothing is in it. */
export interface BloomFilter {
  readonly bitmap: Uint8Array;
  /** Unused bits at the end of the last byte. */
  readonly padding: number;
  readonly hashCount: number;
}

const FALSE_POSITIVE_RATE = 0.0001;

/**
 * The names, each set for certain and others taken for set seldom. Bit for bit what production makes,
 * as far as its recordings show: the number of bits is a prime.
 */
export function bloomFilterOf(
  names: readonly string[],
  falsePositiveRate = FALSE_POSITIVE_RATE,
): BloomFilter {
  if (names.length === 0) return { bitmap: new Uint8Array(), padding: 0, hashCount: 0 };
  const bitCount = primeFrom(Math.ceil((-names.length * Math.log(falsePositiveRate)) / Math.LN2 ** 2));
  const hashCount = Math.round((bitCount / names.length) * Math.LN2);
  const bitmap = new Uint8Array(Math.ceil(bitCount / 8));
  for (const name of names) {
    for (const index of bitsOf(name, bitCount, hashCount)) {
      bitmap[index >> 3] = (bitmap[index >> 3] ?? 0) | (1 << (index & 7));
    }
  }
  return { bitmap, padding: bitmap.length * 8 - bitCount, hashCount };
}

/** Double hashing in unsigned 64-bit arithmetic with the two halves of the name's MD5. */
function* bitsOf(name: string, bitCount: number, hashCount: number): Iterable<number> {
  const digest = createHash('md5').update(name).digest();
  const step = digest.readBigUInt64LE(8);
  const modulus = BigInt(bitCount);
  let hash = digest.readBigUInt64LE(0);
  for (let count = 0; count < hashCount; count++) {
    yield Number(hash % modulus);
    hash = BigInt.asUintN(64, hash + step);
  }
}

function primeFrom(least: number): number {
  let candidate = Math.max(2, least);
  while (!isPrime(candidate)) candidate++;
  return candidate;
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
    if (candidate % divisor === 0) return false;
  }
  return true;
}
