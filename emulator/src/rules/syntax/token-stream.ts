import { childrenOf, type Expr, type Issue } from './ast.ts';
import { join, Lexer, type SourcePosition, START, SyntaxFailure, type Token } from './lexer.ts';

const RESERVED = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
]);

const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';
/** Brackets, ternaries and unary operators may nest this deep. */
const MAX_NESTING = 97;

/**
 * Limits the depth of an expression tree, because recursion over the tree must not exhaust the stack.
 * Chains such as `a && b && c` deepen the tree without nesting.
 */
const MAX_DEPTH = 500;

export class TokenStream {
  private readonly lexer: Lexer;
  private readonly depths = new WeakMap<Expr, number>();
  private offset = 0;
  private cached: Token | null = null;
  private previous = START;
  private nesting = 0;
  private braces = 0;

  constructor(content: string) {
    this.lexer = new Lexer(content);
  }

  get token(): Token {
    this.cached ??= this.lexer.token(this.offset);
    return this.cached;
  }

  get position(): number {
    return this.offset;
  }

  get openBraces(): number {
    return this.braces;
  }

  is(text: string): boolean {
    const { kind } = this.token;
    return (kind === 'symbol' || kind === 'word') && this.token.text === text;
  }

  peek(): Token {
    return this.lexer.token(this.token.next);
  }

  advance(): Token {
    return this.moveBehind(this.token);
  }

  take(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  expect(text: string): Token {
    if (!this.is(text)) throw this.mismatch([`'${text}'`]);
    return this.advance();
  }

  expectName(): Token {
    if (!this.isName()) throw this.mismatch(['IDENTIFIER']);
    return this.advance();
  }

  isName(): boolean {
    return this.token.kind === 'word' && !RESERVED.has(this.token.text);
  }

  pathText(): Token | null {
    const token = this.lexer.pathText(this.offset);
    return token.text === '' ? null : this.moveBehind(token);
  }

  mismatch(expected: readonly string[]): SyntaxFailure {
    const wanted = expected.length === 1 ? expected.join('') : `{${expected.join(', ')}}`;
    return this.failure(`mismatched input '${this.token.text}' expecting ${wanted}`);
  }

  unexpected(): SyntaxFailure {
    return this.failure(`Unexpected '${this.token.text}'.`);
  }

  failure(message: string, span: SourcePosition = this.token.span): SyntaxFailure {
    return new SyntaxFailure(message, span);
  }

  spanFrom(start: SourcePosition): SourcePosition {
    return join(start, this.previous);
  }

  nested<T>(read: () => T): T {
    if (this.nesting >= MAX_NESTING) throw this.failure(TOO_COMPLEX);
    this.nesting += 1;
    const result = read();
    this.nesting -= 1;
    return result;
  }

  /**
   * Records and limits the depth of an expression. Children must be finished before their parent, because the
   * parent's depth is computed from theirs.
   */
  finish<E extends Expr>(expr: E): E {
    const depth =
      childrenOf(expr).reduce((deepest, child) => Math.max(deepest, this.depths.get(child) ?? 0), 0) + 1;
    if (depth > MAX_DEPTH) throw this.failure(TOO_COMPLEX, expr.span);
    this.depths.set(expr, depth);
    return expr;
  }

  tokenOrNull(): Token | null {
    try {
      return this.token;
    } catch (error) {
      if (error instanceof SyntaxFailure) return null;
      throw error;
    }
  }

  skip(): void {
    try {
      this.advance();
    } catch (error) {
      if (!(error instanceof SyntaxFailure)) throw error;
      this.offset = error.resumeAt;
    }
  }

  recover(openBraces: number): void {
    this.nesting = 0;
    this.braces = openBraces;
  }

  private moveBehind(token: Token): Token {
    if (token.kind === 'symbol' && token.text === '{') this.braces += 1;
    if (token.kind === 'symbol' && token.text === '}') this.braces -= 1;
    this.previous = token.span;
    this.offset = token.next;
    this.cached = null;
    return token;
  }
}

const MAX_ERRORS = 100;

/** Thrown when the parser gives up: the source ends after an error, or has too many errors. */
export class Abandoned extends Error {}

export class Recovery {
  private lastOffset = -1;
  private errors = 0;

  constructor(
    private readonly stream: TokenStream,
    private readonly issues: Issue[],
  ) {}

  report(error: unknown): void {
    if (!(error instanceof SyntaxFailure)) throw error;
    const { message, span } = error;
    if (span.currentOffset === this.lastOffset) return;
    this.lastOffset = span.currentOffset;
    this.issues.push({ severity: 'ERROR', message, span });
    this.errors += 1;
    if (this.errors >= MAX_ERRORS) throw new Abandoned();
  }

  /** Skips to the end of the statement, even if the statement left a brace open. */
  toEndOfStatement(level: number, borders: readonly string[]): void {
    this.skipUntil((token, depth) => {
      if (token.text === '}') return depth <= level;
      return token.text === ';' || borders.includes(token.text);
    });
    this.goOn(level);
  }

  toEndOfDeclaration(level: number, borders: readonly string[]): void {
    this.skipUntil((token, depth) => {
      if (depth > level) return false;
      return token.text === ';' || token.text === '}' || borders.includes(token.text);
    });
    this.goOn(level);
  }

  private goOn(level: number): void {
    this.stream.recover(level);
    this.stream.take(';');
    this.requireMore();
  }

  toBlock(level: number, borders: readonly string[]): boolean {
    this.skipUntil((token, depth, previous) => {
      if (depth > level) return false;
      // After a `/`, the brace opens a wildcard, not a block.
      if (token.text === '{') return previous !== '/';
      return token.text === ';' || token.text === '}' || borders.includes(token.text);
    });
    this.stream.recover(level);
    return this.stream.is('{');
  }

  /** Skips one token, so that a caller that read nothing still advances. */
  pass(): void {
    this.stream.skip();
    this.requireMore();
  }

  private skipUntil(isBorder: (token: Token, depth: number, previous: string) => boolean): void {
    const { stream } = this;
    let previous = '';
    for (;;) {
      const token = stream.tokenOrNull();
      if (token?.kind === 'eof') throw new Abandoned();
      const isPartOfName = previous === '.' || (previous === '/' && token?.kind === 'word');
      const isCode = token !== null && (token.kind === 'symbol' || token.kind === 'word') && !isPartOfName;
      if (isCode && isBorder(token, stream.openBraces, previous)) return;
      previous = token?.text ?? '';
      stream.skip();
    }
  }

  private requireMore(): void {
    if (this.stream.tokenOrNull()?.kind === 'eof') throw new Abandoned();
  }
}
