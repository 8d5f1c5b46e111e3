import type { Issue } from './issue.ts';
import { SyntaxFailure, type Token } from './lexer.ts';
import type { TokenStream } from './token-stream.ts';

/** Beyond so many errors a source is something else than rules. */
const MAX_ERRORS = 100;

/** Thrown when the end of the source was reached on the way from an error to the next border. */
export class Abandoned extends Error {}

/**
 * Goes on behind a syntax error, so that all errors of a source are found in one go. It stops at the borders
 * of statements and blocks, and counts braces to know which block it is in.
 */
export class Recovery {
  private lastOffset = -1;
  private errors = 0;

  constructor(
    private readonly stream: TokenStream,
    private readonly issues: Issue[],
  ) {}

  /** Other errors are not about the source and are rethrown. */
  report(error: unknown): void {
    if (!(error instanceof SyntaxFailure)) throw error;
    const { message, span } = error;
    // A second complaint about the same place says nothing new.
    if (span.currentOffset === this.lastOffset) return;
    this.lastOffset = span.currentOffset;
    this.issues.push({ severity: 'ERROR', message, span });
    this.errors += 1;
    if (this.errors >= MAX_ERRORS) throw new Abandoned();
  }

  /** Behind the statement, or before what ends or follows it; a brace that it left open is forgotten. */
  toEndOfStatement(level: number, borders: readonly string[]): void {
    this.skipUntil((token, depth) => {
      if (token.text === '}') return depth <= level;
      return token.text === ';' || borders.includes(token.text);
    });
    this.stream.recover(level);
    this.stream.take(';');
    this.requireMore();
  }

  /** Behind the declaration with all that is in its braces, or before what ends or follows it. */
  toEndOfDeclaration(level: number, borders: readonly string[]): void {
    this.skipUntil((token, depth) => {
      if (depth > level) return false;
      return token.text === ';' || token.text === '}' || borders.includes(token.text);
    });
    this.stream.recover(level);
    this.stream.take(';');
    this.requireMore();
  }

  /** Moves before the brace that opens the block of a declaration; false when there is none. */
  toBlock(level: number, borders: readonly string[]): boolean {
    this.skipUntil((token, depth, previous) => {
      if (depth > level) return false;
      // Behind a `/` it belongs to the path.
      if (token.text === '{') return previous !== '/';
      return token.text === ';' || token.text === '}' || borders.includes(token.text);
    });
    this.stream.recover(level);
    return this.stream.is('{');
  }

  /** One token, for whoever would otherwise stand still. */
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
