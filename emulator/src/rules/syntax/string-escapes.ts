interface Escape {
  readonly text: string;
  /** Set by `\xHH` in a bytes literal. */
  readonly byte: number | null;
  /** The length in code points, backslash included. */
  readonly length: number;
}

const SIMPLE: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['/', '/'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The escape that starts at the backslash `points[start]`, or null when there is no such escape. */
export function stringEscape(points: readonly string[], start: number): Escape | null {
  const letter = points[start + 1] ?? '';
  const simple = SIMPLE.get(letter);
  if (simple !== undefined) return { text: simple, byte: null, length: 2 };
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0;
  const hex = points.slice(start + 2, start + 2 + digits).join('');
  if (digits === 0 || hex.length !== digits || !/^[0-9a-fA-F]+$/.test(hex)) return null;
  return { text: String.fromCharCode(Number.parseInt(hex, 16)), byte: null, length: digits + 2 };
}

export function bytesEscape(points: readonly string[], start: number): Escape | null {
  const escape = stringEscape(points, start);
  if (escape === null || points[start + 1] !== 'x') return escape;
  return { ...escape, byte: escape.text.charCodeAt(0) };
}

/** A string as a literal that reads back to itself. */
export function quoteString(value: string): string {
  const escaped = value.replace(/[\\'\p{Cc}\p{Cs}\u2028\u2029]/gu, (point) => {
    if (point === '\\' || point === "'") return `\\${point}`;
    return `\\u${point.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${escaped}'`;
}

export function quoteBytes(value: Uint8Array): string {
  const hex = Array.from(value, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  return `b'${hex.join('')}'`;
}
