import {
  ALLOW_METHODS,
  type Allow,
  type AllowMethod,
  type FunctionDeclaration,
  type Let,
  type Match,
  type Name,
  type PatternSegment,
  type RulesetAst,
  type Service,
} from './ast.ts';
import { parseExpression } from './expression-parser.ts';
import type { Issue } from './issue.ts';
import { SyntaxFailure } from './lexer.ts';
import { SourceText } from './source-text.ts';
import { TokenStream } from './token-stream.ts';

const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_MATCH_NESTING = 10;
const TOP_LEVEL = ["'function'", "'import'", "'service'", "'rules_version'"];

export interface ParseResult {
  /** Null when there is a syntax error. */
  readonly ast: RulesetAst | null;
  readonly issues: readonly Issue[];
}

export function parse(content: string): ParseResult {
  const issues: Issue[] = [];
  try {
    if (Buffer.byteLength(content) > MAX_SOURCE_BYTES) {
      throw new SyntaxFailure(
        'The size of the ruleset source exceeds the maximum of 256 KB.',
        new SourceText('').span(0, 0),
      );
    }
    return { ast: new DeclarationParser(new TokenStream(content), issues).file(), issues };
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
    issues.push({ severity: 'ERROR', message: error.message, span: error.span });
    return { ast: null, issues };
  }
}

class DeclarationParser {
  constructor(
    private readonly stream: TokenStream,
    private readonly issues: Issue[],
  ) {}

  file(): RulesetAst {
    const { stream } = this;
    const version = this.version();
    const functions: FunctionDeclaration[] = [];
    const services: Service[] = [];
    do {
      if (stream.is('function')) functions.push(this.function());
      else if (stream.is('service')) services.push(this.service());
      else if (stream.is('import')) throw stream.failure('Imports are not supported.');
      else throw stream.mismatch(TOP_LEVEL);
    } while (stream.token.kind !== 'eof');
    return { version, functions, services };
  }

  private version(): '1' | '2' {
    const { stream } = this;
    if (!stream.take('rules_version')) return '1';
    stream.expect('=');
    const { kind, string } = stream.token;
    if (kind !== 'string') throw stream.mismatch(['STRING']);
    if (string !== '1' && string !== '2') throw stream.failure(`Invalid rules_version: '${string}'.`);
    stream.advance();
    stream.expect(';');
    return string;
  }

  private service(): Service {
    const { stream } = this;
    const { span } = stream.expect('service');
    let name = stream.expectName().text;
    while (stream.take('.')) name += `.${stream.expectName().text}`;
    stream.expect('{');
    const functions: FunctionDeclaration[] = [];
    const matches: Match[] = [];
    while (!stream.take('}')) {
      if (stream.is('function')) functions.push(this.function());
      else if (stream.is('match')) matches.push(this.match(1));
      else throw this.notInBlock(["'function'", "'match'", "'}'"]);
    }
    return { name, functions, matches, span: stream.spanFrom(span) };
  }

  private match(nesting: number): Match {
    const { stream } = this;
    const { span } = stream.expect('match');
    if (nesting > MAX_MATCH_NESTING) {
      throw stream.failure('Match statements may be nested 10 levels deep at most.', span);
    }
    const pattern = this.pattern();
    stream.expect('{');
    const functions: FunctionDeclaration[] = [];
    const allows: Allow[] = [];
    const matches: Match[] = [];
    while (!stream.take('}')) {
      if (stream.is('function')) functions.push(this.function());
      else if (stream.is('match')) matches.push(this.match(nesting + 1));
      else if (stream.is('allow')) allows.push(this.allow());
      else throw this.notInBlock(["'function'", "'match'", "'allow'", "'}'"]);
    }
    return { pattern, functions, allows, matches, span: stream.spanFrom(span) };
  }

  private notInBlock(expected: readonly string[]): SyntaxFailure {
    const { stream } = this;
    if (stream.is('/')) return stream.failure("Missing 'match' keyword before path.");
    return stream.mismatch(expected);
  }

  private pattern(): readonly PatternSegment[] {
    const { stream } = this;
    const segments: PatternSegment[] = [];
    stream.expect('/');
    do {
      segments.push(this.patternSegment());
    } while (stream.take('/'));
    return segments;
  }

  private patternSegment(): PatternSegment {
    const { stream } = this;
    const text = stream.pathText();
    if (text !== null) return { kind: 'literal', text: text.text, span: text.span };
    const { span } = stream.expect('{');
    const name = stream.expectName().text;
    const isGlob = stream.take('=');
    if (isGlob) stream.expect('**');
    stream.expect('}');
    return { kind: isGlob ? 'glob' : 'capture', name, span: stream.spanFrom(span) };
  }

  private allow(): Allow {
    const { stream } = this;
    const { span } = stream.expect('allow');
    const methods: AllowMethod[] = [];
    do {
      const method = ALLOW_METHODS.find((candidate) => stream.take(candidate));
      if (method === undefined) throw stream.mismatch(ALLOW_METHODS.map((name) => `'${name}'`));
      methods.push(method);
    } while (stream.take(','));
    let condition: Allow['condition'] = null;
    if (stream.take(':')) {
      stream.expect('if');
      if (stream.is(';') || stream.is('}'))
        throw stream.failure("Missing conditional expression after 'if'.");
      condition = parseExpression(stream);
    }
    stream.expect(';');
    return { methods, condition, span: stream.spanFrom(span) };
  }

  private function(): FunctionDeclaration {
    const { stream } = this;
    const { span } = stream.expect('function');
    const name = this.name();
    stream.expect('(');
    const parameters: Name[] = [];
    while (!stream.is(')')) {
      parameters.push(this.name());
      if (!stream.take(',')) break;
    }
    stream.expect(')');
    stream.expect('{');
    const lets: Let[] = [];
    while (stream.take('let')) {
      const variable = this.name();
      stream.expect('=');
      lets.push({ name: variable, value: parseExpression(stream) });
      stream.expect(';');
    }
    stream.expect('return');
    const result = parseExpression(stream);
    if (!stream.take(';')) {
      if (!stream.is('}')) throw stream.mismatch(["';'"]);
      // Many hand-written rules leave this one out.
      const message = "Missing ';' after the 'return' expression.";
      this.issues.push({ severity: 'WARNING', message, span: stream.token.span });
    }
    stream.expect('}');
    return { name, parameters, lets, result, span: stream.spanFrom(span) };
  }

  private name(): Name {
    const { text, span } = this.stream.expectName();
    return { name: text, span };
  }
}
