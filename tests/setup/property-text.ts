import fc from 'fast-check';

const SURROGATES_FROM = 0xd800;
const SURROGATES = 0x800;

/**
 * Draws what the unit `binary` of fast-check draws: every character of Unicode. That unit fills a map with a
 * million characters first, which takes most of a second.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES })
  .map((at) => String.fromCodePoint(at < SURROGATES_FROM ? at : at + SURROGATES), placeOf);

/** fast-check needs this inverse to draw texts such as `__proto__`, as it does with its own units. */
function placeOf(character: unknown): number {
  if (typeof character !== 'string') throw new Error('this is no character');
  const [first, ...others] = Array.from(character, (each) => each.codePointAt(0) ?? 0);
  if (first === undefined || others.length > 0) throw new Error('this is not one character');
  return first < SURROGATES_FROM ? first : first - SURROGATES;
}
