import { not, perlClass, unicodeClass } from './char-class.ts';
import { type Assertion, type CharTest, RegexFailure } from './syntax.ts';

type Escape = { readonly length: number } & (
  | { readonly kind: 'assert'; readonly assertion: Assertion }
  /** `codePoint` when it is a single character, which may begin or end a range. */
  | { readonly kind: 'char'; readonly test: CharTest; readonly codePoint: number | null }
);

const ASSERTIONS: ReadonlyMap<string, Assertion> = new Map([
  ['A', 'textStart'],
  ['z', 'textEnd'],
  ['b', 'wordBoundary'],
  ['B', 'notWordBoundary'],
]);

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['f', 12],
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['v', 11],
]);

/** The escape whose letter is `points[start]`; the backslash stands before it. */
export function readEscape(points: readonly string[], start: number): Escape {
  const letter = points[start] ?? '';
  if (letter === '') throw new RegexFailure('trailing \\');
  const assertion = ASSERTIONS.get(letter);
  if (assertion !== undefined) return { kind: 'assert', assertion, length: 1 };
  const test = perlClass(letter);
  if (test !== null) return { kind: 'char', test, codePoint: null, length: 1 };
  const rest = points.slice(start, start + 40).join('');
  if (letter === 'p' || letter === 'P') return unicodeEscape(rest);
  return codePointEscape(letter, rest);
}

function unicodeEscape(rest: string): Escape {
  const found = /^[pP](?:\{(\^?)(\w+)\}|([A-Z]))/.exec(rest);
  if (found === null) throw new RegexFailure('invalid character class range: \\p');
  const test = unicodeClass(found[2] ?? found[3] ?? '');
  const isNegated = rest.startsWith('P') !== (found[1] === '^');
  return { kind: 'char', test: isNegated ? not(test) : test, codePoint: null, length: found[0].length };
}

function codePointEscape(letter: string, rest: string): Escape {
  const control = CONTROLS.get(letter);
  if (control !== undefined) return single(control, 1);
  const hex = /^x(?:([0-9a-fA-F]{2})|\{([0-9a-fA-F]{1,6})\})/.exec(rest);
  if (hex !== null) {
    const codePoint = Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
    if (codePoint <= 0x10ffff) return single(codePoint, hex[0].length);
  }
  const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{2})/.exec(rest);
  if (octal !== null) return single(Number.parseInt(octal[0], 8), octal[0].length);
  // A digit that is no octal code would be a back-reference, which RE2 has not.
  if (/^[0-9A-Za-z]/.test(letter)) throw new RegexFailure(`invalid escape sequence: \\${letter}`);
  const codePoint = letter.codePointAt(0) ?? 0;
  return single(codePoint, 1);
}

function single(codePoint: number, length: number): Escape {
  return { kind: 'char', test: (point) => point === codePoint, codePoint, length };
}
