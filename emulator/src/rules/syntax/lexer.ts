/**
 * Lines and columns start at 1, offsets at 0; columns and offsets count code points. `endOffset` is the
 * offset of the last character itself.
 */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

export const START: SourcePosition = { line: 1, column: 1, currentOffset: 0, endOffset: 0 };

export function join(first: SourcePosition, last: SourcePosition): SourcePosition {
  return { ...first, endOffset: Math.max(first.endOffset, last.endOffset) };
}

type TokenKind = 'word' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'eof';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly string: string;
  readonly bytes: Uint8Array;
  readonly span: SourcePosition;
  /** The offset after the token, in code units. */
  readonly next: number;
}

export class SyntaxFailure extends Error {
  constructor(
    message: string,
    readonly span: SourcePosition,
    readonly resumeAt = 0,
  ) {
    super(message);
  }
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const QUOTE = /b?(['"])/y;
const WORD = /[A-Za-z_]\w*/y;
const NUMBER = /(\d+(\.\d+)?([eE][+-]?\d+)?)\w*/y;
const SYMBOL = /&&|\|\||[=!<>]=|\*\*|[{}()[\]<>+\-*/%!?:;,.=$]/y;
const PATH_PART = /[\p{L}\p{N}\p{M}_\-.@%~]+|[()]/uy;
const BROKEN_ESCAPE = /\\[^]?/uy;
const ESCAPE = String.raw`\\(?:[\\'"/nrt]|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2})`;
/**
 * In a string or bytes literal, CONTENT matches the longest valid beginning of the content. REST matches the
 * remainder, even with invalid escapes.
 */
const CONTENT = literalPatterns((quote) => `(?:[^\\\\\\n${quote}]+|${ESCAPE})*`);
const REST = literalPatterns((quote) => `(?:[^\\\\\\n${quote}]+|\\\\[^]?)*${quote}?`);
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function literalPatterns(source: (quote: string) => string): Readonly<Record<string, RegExp>> {
  return { "'": new RegExp(source("'"), 'y'), '"': new RegExp(source('"'), 'y') };
}

function unescaped(text: string): string {
  return text.replace(/\\(?:x(..)|u(....)|(.))/gs, (_, byte?: string, unit?: string, letter: string = '') => {
    const hex = byte ?? unit;
    return hex === undefined ? (CONTROLS[letter] ?? letter) : String.fromCharCode(Number.parseInt(hex, 16));
  });
}

function bytesOf(content: string): Uint8Array {
  const pieces = content.match(/\\x..|\\u....|\\.|[^\\]+/gs) ?? [];
  return Uint8Array.from(
    pieces.flatMap((piece) => [
      ...Buffer.from(unescaped(piece), piece.startsWith('\\x') ? 'latin1' : 'utf8'),
    ]),
  );
}

/**
 * Tokens are read on demand, because only the parser knows whether characters are an operator or a path
 * segment.
 */
export class Lexer {
  /** Maps each offset in code units, including the end of `content`, to its position in code points. */
  private readonly places: Omit<SourcePosition, 'endOffset'>[] = [];

  constructor(private readonly content: string) {
    let { line, column, currentOffset } = START;
    for (const point of content) {
      const place = { line, column, currentOffset };
      this.places.push(...Array.from({ length: point.length }, () => place));
      column = point === '\n' ? 1 : column + 1;
      if (point === '\n') line += 1;
      currentOffset += 1;
    }
    this.places.push({ line, column, currentOffset });
  }

  token(offset: number): Token {
    const start = this.skipSpace(offset);
    if (start === this.content.length) return this.finish('eof', start, start, { text: '<EOF>' });
    const quote = this.match(QUOTE, start);
    if (quote !== null) return this.literal(start, start + quote[0].length, quote[1] ?? '');
    const word = this.match(WORD, start);
    if (word !== null) return this.finish('word', start, start + word[0].length);
    const number = this.match(NUMBER, start);
    if (number !== null) {
      const [text, valid, fraction, exponent] = number;
      if (text !== valid) throw this.unrecognised(start, start + text.length);
      const kind = fraction === undefined && exponent === undefined ? 'int' : 'float';
      return this.finish(kind, start, start + text.length);
    }
    const symbol = this.match(SYMBOL, start);
    if (symbol !== null) return this.finish('symbol', start, start + symbol[0].length);
    throw this.unrecognised(start, start + String.fromCodePoint(this.content.codePointAt(start) ?? 0).length);
  }

  /** A path segment may contain balanced parentheses. The token is empty if no segment follows. */
  pathText(offset: number): Token {
    const start = this.skipSpace(offset);
    let end = start;
    let open = 0;
    for (let part = this.match(PATH_PART, end); part !== null; part = this.match(PATH_PART, end)) {
      if (part[0] === ')' && open === 0) break;
      if (part[0] === '(') open += 1;
      if (part[0] === ')') open -= 1;
      end += part[0].length;
    }
    if (open > 0) throw this.unrecognised(start, end);
    return this.finish('word', start, end);
  }

  private match(pattern: RegExp, offset: number): RegExpExecArray | null {
    pattern.lastIndex = offset;
    return pattern.exec(this.content);
  }

  private endOf(pattern: RegExp | undefined, offset: number): number {
    return offset + (pattern === undefined ? 0 : (this.match(pattern, offset)?.[0].length ?? 0));
  }

  private skipSpace(offset: number): number {
    const start = this.endOf(SPACE, offset);
    if (!this.content.startsWith('/*', start)) return start;
    throw this.unrecognised(start, start + 2, this.content.length);
  }

  private literal(start: number, from: number, quote: string): Token {
    const end = this.endOf(CONTENT[quote], from);
    if (this.content[end] === '\\') {
      const behind = this.endOf(BROKEN_ESCAPE, end);
      throw this.unrecognised(end, behind, this.endOf(REST[quote], behind));
    }
    if (this.content[end] !== quote) throw this.unrecognised(start, end);
    const content = this.content.slice(from, end);
    return this.content[start] === 'b'
      ? this.finish('bytes', start, end + 1, { bytes: bytesOf(content) })
      : this.finish('string', start, end + 1, { string: unescaped(content) });
  }

  private finish(kind: TokenKind, start: number, next: number, decoded: Partial<Token> = {}): Token {
    const text = this.content.slice(start, next);
    return {
      kind,
      text,
      string: '',
      bytes: new Uint8Array(),
      span: this.span(start, next),
      next,
      ...decoded,
    };
  }

  private span(start: number, next: number): SourcePosition {
    const place = this.places[start] ?? START;
    const end = this.places[next] ?? START;
    return { ...place, endOffset: Math.max(place.currentOffset, end.currentOffset - 1) };
  }

  private unrecognised(start: number, end: number, resumeAt = end): SyntaxFailure {
    const message = `token recognition error at: '${this.content.slice(start, end)}'`;
    return new SyntaxFailure(message, this.span(start, end), Math.max(resumeAt, start + 1));
  }
}
