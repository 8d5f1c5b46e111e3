import { type CharTest, RegexFailure } from './syntax.ts';

const RANGES: ReadonlyMap<string, readonly (readonly [number, number])[]> = new Map([
  ['d', [[48, 57]]],
  [
    's',
    [
      [9, 10],
      [12, 13],
      [32, 32],
    ],
  ],
  [
    'w',
    [
      [48, 57],
      [65, 90],
      [95, 95],
      [97, 122],
    ],
  ],
]);

const POSIX: ReadonlyMap<string, RegExp> = new Map([
  ['alnum', /^[0-9A-Za-z]$/],
  ['alpha', /^[A-Za-z]$/],
  ['ascii', /^\p{ASCII}$/u],
  ['blank', /^[\t ]$/],
  ['cntrl', /^(?=\p{ASCII})\p{Cc}$/u],
  ['digit', /^[0-9]$/],
  ['graph', /^[!-~]$/],
  ['lower', /^[a-z]$/],
  ['print', /^[ -~]$/],
  ['punct', /^[!-/:-@[-`{-~]$/],
  ['space', /^[\t-\r ]$/],
  ['upper', /^[A-Z]$/],
  ['word', /^[0-9A-Za-z_]$/],
  ['xdigit', /^[0-9A-Fa-f]$/],
]);

export function not(test: CharTest): CharTest {
  return (point) => !test(point);
}

export function anyOf(tests: readonly CharTest[]): CharTest {
  return (point) => tests.some((test) => test(point));
}

export function range(low: number, high: number): CharTest {
  return (point) => point >= low && point <= high;
}

/** A test that also accepts the other case of a letter. */
export function ignoringCase(test: CharTest): CharTest {
  return (point) => {
    if (test(point)) return true;
    const text = String.fromCodePoint(point);
    return [text.toLowerCase(), text.toUpperCase()].some((other) => {
      const [first, ...rest] = other;
      return first !== undefined && rest.length === 0 && test(first.codePointAt(0) ?? 0);
    });
  };
}

/** `\d \s \w` and their capitals; ASCII only, as in RE2. */
export function perlClass(letter: string): CharTest | null {
  const ranges = RANGES.get(letter.toLowerCase());
  if (ranges === undefined) return null;
  const test = anyOf(ranges.map(([low, high]) => range(low, high)));
  return letter === letter.toLowerCase() ? test : not(test);
}

export const isWord: CharTest = perlClass('w') ?? (() => false);

export function posixClass(name: string): CharTest {
  const isNegated = name.startsWith('^');
  const pattern = POSIX.get(isNegated ? name.slice(1) : name);
  if (pattern === undefined) throw new RegexFailure(`invalid character class range: [:${name}:]`);
  const test: CharTest = (point) => pattern.test(String.fromCodePoint(point));
  return isNegated ? not(test) : test;
}

/** `\pL`, `\p{Greek}`: a general category or a script. */
export function unicodeClass(name: string): CharTest {
  if (!/^\w+$/.test(name)) throw new RegexFailure(`invalid character class range: \\p{${name}}`);
  for (const property of [name, `Script=${name}`]) {
    const pattern = unicodePattern(property);
    if (pattern !== null) return (point) => pattern.test(String.fromCodePoint(point));
  }
  throw new RegexFailure(`invalid character class range: \\p{${name}}`);
}

function unicodePattern(property: string): RegExp | null {
  try {
    return new RegExp(`^\\p{${property}}$`, 'u');
  } catch {
    // The engine knows no property of that name.
    return null;
  }
}
