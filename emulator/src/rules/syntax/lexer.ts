/** 1-based line and column, 0-based inclusive offsets; everything counted in code points. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** A source addressed by code point, because that is how positions are reported. */
export class SourceText {
  readonly points: readonly string[];
  private readonly lineStarts: readonly number[];

  constructor(content: string) {
    this.points = Array.from(content);
    const starts = [0];
    for (const [offset, point] of this.points.entries()) if (point === '\n') starts.push(offset + 1);
    this.lineStarts = starts;
  }

  /** The span from `start` to `end`, both inclusive. */
  span(start: number, end: number): SourcePosition {
    const line = this.lineOf(start);
    return {
      line: line + 1,
      column: start - (this.lineStarts[line] ?? 0) + 1,
      currentOffset: start,
      endOffset: Math.max(start, end),
    };
  }

  private lineOf(offset: number): number {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export function join(first: SourcePosition, last: SourcePosition): SourcePosition {
  return { ...first, endOffset: Math.max(first.endOffset, last.endOffset) };
}

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
function stringEscape(points: readonly string[], start: number): Escape | null {
  const letter = points[start + 1] ?? '';
  const simple = SIMPLE.get(letter);
  if (simple !== undefined) return { text: simple, byte: null, length: 2 };
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0;
  const hex = points.slice(start + 2, start + 2 + digits).join('');
  if (digits === 0 || hex.length !== digits || !/^[0-9a-fA-F]+$/.test(hex)) return null;
  return { text: String.fromCharCode(Number.parseInt(hex, 16)), byte: null, length: digits + 2 };
}

function bytesEscape(points: readonly string[], start: number): Escape | null {
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

type TokenKind = 'word' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'eof';

export interface Token {
  readonly kind: TokenKind;
  /** The text as written. */
  readonly text: string;
  /** Decoded content of a string. */
  readonly string: string;
  /** Decoded content of a bytes literal. */
  readonly bytes: Uint8Array;
  readonly span: SourcePosition;
  /** Offset just behind the token. */
  readonly next: number;
}

/** Leaves what is being parsed; the nearest block turns it into an issue and goes on. */
export class SyntaxFailure extends Error {
  constructor(
    message: string,
    readonly span: SourcePosition,
    /** The offset at which to continue when there was no token. */
    readonly resumeAt: number = span.endOffset + 1,
  ) {
    super(message);
  }
}

const SYMBOLS = ['&&', '||', '==', '!=', '<=', '>=', '**', ...Array.from('{}()[]<>+-*/%!?:;,.=$')];
const WORD_START = /[A-Za-z_]/;
const WORD_PART = /[A-Za-z0-9_]/;
const DIGIT = /[0-9]/;
const SPACE = /\s|\uFEFF/;
const PATH_TEXT = /[\p{L}\p{N}\p{M}_\-.@%~]/u;
const NO_BYTES = new Uint8Array();

/**
 * Reads one token at a given offset. It runs on demand because the same characters are an operator
 * or a path segment depending on where the parser is.
 */
export class Lexer {
  readonly source: SourceText;

  constructor(content: string) {
    this.source = new SourceText(content);
  }

  token(offset: number): Token {
    const start = this.skipSpace(offset);
    const first = this.at(start);
    if (first === '') return this.finish('eof', start, start, '<EOF>');
    if (first === "'" || first === '"') return this.string(start, start, false);
    const second = this.at(start + 1);
    if (first === 'b' && (second === "'" || second === '"')) return this.string(start, start + 1, true);
    if (WORD_START.test(first)) return this.finish('word', start, this.while(start, WORD_PART));
    if (DIGIT.test(first)) return this.number(start);
    const symbol = SYMBOLS.find((candidate) =>
      candidate.length === 2 ? candidate === first + second : candidate === first,
    );
    if (symbol === undefined) throw this.unrecognised(start, start + 1);
    return this.finish('symbol', start, start + symbol.length);
  }

  /** The text of a path segment, balanced parentheses included; empty when there is none. */
  pathText(offset: number): Token {
    const start = this.skipSpace(offset);
    let end = start;
    let open = 0;
    for (let point = this.at(end); point !== ''; point = this.at(end)) {
      if (point === '(') open += 1;
      else if (point === ')' && open > 0) open -= 1;
      else if (!PATH_TEXT.test(point)) break;
      end += 1;
    }
    if (open > 0) throw this.unrecognised(start, end);
    return this.finish('word', start, end);
  }

  private at(offset: number): string {
    return this.source.points[offset] ?? '';
  }

  private while(start: number, pattern: RegExp): number {
    let end = start;
    while (this.at(end) !== '' && pattern.test(this.at(end))) end += 1;
    return end;
  }

  private finish(kind: TokenKind, start: number, next: number, text?: string): Token {
    return {
      kind,
      text: text ?? this.source.points.slice(start, next).join(''),
      string: '',
      bytes: NO_BYTES,
      span: this.source.span(start, next - 1),
      next,
    };
  }

  private unrecognised(start: number, end: number, resumeAt = end): SyntaxFailure {
    const text = this.source.points.slice(start, end).join('');
    return new SyntaxFailure(
      `token recognition error at: '${text}'`,
      this.source.span(start, end - 1),
      Math.max(resumeAt, start + 1),
    );
  }

  private skipSpace(offset: number): number {
    let position = offset;
    for (;;) {
      const pair = this.at(position) + this.at(position + 1);
      if (pair === '//') {
        while (this.at(position) !== '' && this.at(position) !== '\n') position += 1;
      } else if (pair === '/*') {
        position = this.endOfComment(position);
      } else if (this.at(position) !== '' && SPACE.test(this.at(position))) {
        position += 1;
      } else {
        return position;
      }
    }
  }

  private endOfComment(start: number): number {
    let end = start + 2;
    while (this.at(end) + this.at(end + 1) !== '*/') {
      if (this.at(end) === '') throw this.unrecognised(start, start + 2, end);
      end += 1;
    }
    return end + 2;
  }

  private number(start: number): Token {
    let end = this.while(start, DIGIT);
    let kind: TokenKind = 'int';
    if (this.at(end) === '.' && DIGIT.test(this.at(end + 1))) {
      kind = 'float';
      end = this.while(end + 1, DIGIT);
    }
    if (this.at(end) === 'e' || this.at(end) === 'E') {
      const digits = this.at(end + 1) === '+' || this.at(end + 1) === '-' ? end + 2 : end + 1;
      if (DIGIT.test(this.at(digits))) {
        kind = 'float';
        end = this.while(digits, DIGIT);
      }
    }
    if (WORD_PART.test(this.at(end))) throw this.unrecognised(start, this.while(end, WORD_PART));
    return this.finish(kind, start, end);
  }

  private endOfString(start: number, quote: string): number {
    let end = start;
    for (let point = this.at(end); point !== '' && point !== '\n'; point = this.at(end)) {
      end += point === '\\' ? 2 : 1;
      if (point === quote) break;
    }
    return end;
  }

  private string(start: number, quoteAt: number, isBytes: boolean): Token {
    const quote = this.at(quoteAt);
    const parts: string[] = [];
    const bytes: number[] = [];
    let end = quoteAt + 1;
    while (this.at(end) !== quote) {
      const point = this.at(end);
      if (point === '' || point === '\n') throw this.unrecognised(start, end);
      let text = point;
      let length = 1;
      if (point === '\\') {
        const escape = isBytes ? bytesEscape(this.source.points, end) : stringEscape(this.source.points, end);
        if (escape === null) {
          const endOfEscape = Math.min(end + 2, this.source.points.length);
          throw this.unrecognised(end, endOfEscape, this.endOfString(endOfEscape, quote));
        }
        length = escape.length;
        text = escape.text;
        if (isBytes && escape.byte !== null) {
          bytes.push(escape.byte);
          text = '';
        }
      }
      if (isBytes) bytes.push(...new TextEncoder().encode(text));
      else parts.push(text);
      end += length;
    }
    const token = this.finish(isBytes ? 'bytes' : 'string', start, end + 1);
    return { ...token, string: parts.join(''), bytes: Uint8Array.from(bytes) };
  }
}
