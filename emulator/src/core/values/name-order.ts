import { MAX_INT64, MIN_INT64 } from './value.ts';

/**
 * Refuses leading zeros and `-0`, because `compareSegments` would otherwise treat `__id01__` and `__id1__` as
 * equal.
 */
const NUMERIC_ID = /^__id(0|-?[1-9]\d{0,18})__$/;

export function numericId(segment: string): bigint | null {
  const digits = NUMERIC_ID.exec(segment)?.[1];
  if (digits === undefined) return null;
  const id = BigInt(digits);
  return id >= MIN_INT64 && id <= MAX_INT64 ? id : null;
}

function compareSegments(a: string, b: string): number {
  const x = numericId(a);
  const y = numericId(b);
  if (x !== null && y !== null) return x < y ? -1 : Number(x > y);
  if (x !== null) return -1;
  if (y !== null) return 1;
  return compareUtf8(a, b);
}

function segmentAt(name: string, start: number): string {
  const end = name.indexOf('/', start);
  return end === -1 ? name.slice(start) : name.slice(start, end);
}

export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  const start = i === 0 ? 0 : a.lastIndexOf('/', i - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    return compareSegments(segmentAt(a, start), segmentAt(b, start)) || a.length - b.length;
  }
  if (i === length) return a.length - b.length;
  // The segment that ends here comes first, because it is a prefix of the other segment.
  if (a[i] === '/') return -1;
  if (b[i] === '/') return 1;
  return compareUnits(a.charCodeAt(i), b.charCodeAt(i));
}

/**
 * Ranks UTF-16 code units by their order in UTF-8, because Firestore orders strings by UTF-8 bytes. Only
 * surrogates differ: they must come after U+E000..U+FFFF.
 */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

function compareUnits(a: number, b: number): number {
  return rank(a) - rank(b);
}

export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return compareUnits(x, y);
  }
  return a.length - b.length;
}
