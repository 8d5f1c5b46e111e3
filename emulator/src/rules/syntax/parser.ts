import {
  ALLOW_METHODS,
  type Allow,
  type AllowMethod,
  type Expr,
  type FunctionDeclaration,
  type Issue,
  type Let,
  type Match,
  type Name,
  type PatternSegment,
  type RulesetAst,
  type Service,
} from './ast.ts';
import { parseExpression } from './expression-parser.ts';
import { START, type SyntaxFailure } from './lexer.ts';
import { Abandoned, Recovery, TokenStream } from './token-stream.ts';

const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_MATCH_NESTING = 10;
const IN_FILE = ['function', 'import', 'service'];
const IN_SERVICE = ['function', 'match'];
const IN_MATCH = ['function', 'match', 'allow'];
const IN_FUNCTION = ['let', 'return'];

export interface ParseResult {
  readonly ast: RulesetAst | null;
  readonly issues: readonly Issue[];
}

export function parse(content: string): ParseResult {
  const issues: Issue[] = [];
  if (Buffer.byteLength(content) > MAX_SOURCE_BYTES) {
    const message = 'The size of the ruleset source exceeds the maximum of 256 KB.';
    issues.push({ severity: 'ERROR', message, span: START });
    return { ast: null, issues };
  }
  const stream = new TokenStream(content);
  try {
    const ast = new DeclarationParser(stream, new Recovery(stream, issues), issues).file();
    const isWhole = issues.every(({ severity }) => severity !== 'ERROR');
    return { ast: isWhole ? ast : null, issues };
  } catch (error) {
    if (!(error instanceof Abandoned)) throw error;
    return { ast: null, issues };
  }
}

class DeclarationParser {
  constructor(
    private readonly stream: TokenStream,
    private readonly recovery: Recovery,
    private readonly issues: Issue[],
  ) {}

  file(): RulesetAst {
    const { stream } = this;
    const version = this.statement(0, IN_FILE, () => this.version()) ?? '1';
    const functions: FunctionDeclaration[] = [];
    const services: Service[] = [];
    do {
      this.declaration(0, IN_FILE, () => {
        if (stream.is('function')) this.function(functions);
        else if (stream.is('service')) services.push(this.service());
        else if (stream.is('import')) throw stream.failure('Imports are not supported.');
        else throw stream.mismatch(quoted([...IN_FILE, 'rules_version']));
      });
    } while (stream.tokenOrNull()?.kind !== 'eof');
    return { version, functions, services };
  }

  private block(borders: readonly string[], read: () => void): void {
    const { stream } = this;
    stream.expect('{');
    const level = stream.openBraces;
    while (stream.tokenOrNull()?.text !== '}') this.declaration(level, borders, read);
    stream.expect('}');
  }

  private declaration(level: number, borders: readonly string[], read: () => void): void {
    const { stream, recovery } = this;
    const start = stream.position;
    try {
      read();
    } catch (error) {
      recovery.report(error);
      if (stream.position === start) recovery.pass();
      recovery.toEndOfDeclaration(level, borders);
    }
  }

  private statement<T>(level: number, borders: readonly string[], read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      this.recovery.report(error);
      this.recovery.toEndOfStatement(level, borders);
      return null;
    }
  }

  private header<T>(read: () => T): T | null {
    const level = this.stream.openBraces;
    try {
      return read();
    } catch (error) {
      this.recovery.report(error);
      if (!this.recovery.toBlock(level, IN_MATCH)) throw error;
      return null;
    }
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
    const functions: FunctionDeclaration[] = [];
    const matches: Match[] = [];
    this.block(IN_SERVICE, () => {
      if (stream.is('function')) this.function(functions);
      else if (stream.is('match')) matches.push(this.match(1));
      else throw this.notInBlock(IN_SERVICE);
    });
    return { name, functions, matches, span: stream.spanFrom(span) };
  }

  private match(nesting: number): Match {
    const { stream } = this;
    const { span } = stream.expect('match');
    if (nesting > MAX_MATCH_NESTING) {
      throw stream.failure('Match statements may be nested 10 levels deep at most.', span);
    }
    const pattern = this.header(() => this.pattern()) ?? [];
    const functions: FunctionDeclaration[] = [];
    const allows: Allow[] = [];
    const matches: Match[] = [];
    this.block(IN_MATCH, () => {
      if (stream.is('function')) this.function(functions);
      else if (stream.is('match')) matches.push(this.match(nesting + 1));
      else if (stream.is('allow'))
        this.statement(stream.openBraces, IN_MATCH, () => allows.push(this.allow()));
      else throw this.notInBlock(IN_MATCH);
    });
    return { pattern, functions, allows, matches, span: stream.spanFrom(span) };
  }

  private notInBlock(expected: readonly string[]): SyntaxFailure {
    const { stream } = this;
    if (stream.is('/')) return stream.failure("Missing 'match' keyword before path.");
    return stream.mismatch(quoted([...expected, '}']));
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
      if (method === undefined) throw stream.mismatch(quoted(ALLOW_METHODS));
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

  private function(functions: FunctionDeclaration[]): void {
    const { stream } = this;
    const { span } = stream.expect('function');
    const signature = this.header(() => this.signature());
    stream.expect('{');
    const level = stream.openBraces;
    const lets: Let[] = [];
    while (stream.tokenOrNull()?.text === 'let') {
      this.statement(level, IN_FUNCTION, () => lets.push(this.let()));
    }
    const result = this.statement(level, IN_FUNCTION, () => this.result());
    stream.expect('}');
    if (signature === null || result === null) return;
    functions.push({ ...signature, lets, result, span: stream.spanFrom(span) });
  }

  private signature(): Pick<FunctionDeclaration, 'name' | 'parameters'> {
    const { stream } = this;
    const name = this.name();
    stream.expect('(');
    const parameters: Name[] = [];
    while (!stream.is(')')) {
      parameters.push(this.name());
      if (!stream.take(',')) break;
    }
    stream.expect(')');
    return { name, parameters };
  }

  private let(): Let {
    const { stream } = this;
    stream.expect('let');
    const name = this.name();
    stream.expect('=');
    const value = parseExpression(stream);
    stream.expect(';');
    return { name, value };
  }

  private result(): Expr {
    const { stream } = this;
    stream.expect('return');
    const result = parseExpression(stream);
    if (!stream.take(';')) {
      if (!stream.is('}')) throw stream.mismatch(["';'"]);
      // A missing semicolon is only a warning here, so that rules without it still load.
      const message = "Missing ';' after the 'return' expression.";
      this.issues.push({ severity: 'WARNING', message, span: stream.token.span });
    }
    return result;
  }

  private name(): Name {
    const { text, span } = this.stream.expectName();
    return { name: text, span };
  }
}

function quoted(words: readonly string[]): readonly string[] {
  return words.map((word) => `'${word}'`);
}
