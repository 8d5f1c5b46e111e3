/**
 * Firestore orders text by its UTF-8 bytes, which is code point order. UTF-16 code units agree
 * with that except that surrogates must come after U+E000..U+FFFF.
 */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

/** The order of two texts is that of the first code units in which they differ. */
export function compareUnits(a: number, b: number): number {
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
