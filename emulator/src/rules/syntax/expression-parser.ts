import { MAX_INT64 } from '../../core/values/value.ts';
import { type BinaryOperator, type Expr, LEVELS, type Literal, type PathPart } from './ast.ts';
import type { SourcePosition } from './lexer.ts';
import type { TokenStream } from './token-stream.ts';

export function parseExpression(stream: TokenStream): Expr {
  const condition = parseBinary(stream, 0);
  if (!stream.take('?')) return condition;
  const whenTrue = stream.nested(() => parseExpression(stream));
  stream.expect(':');
  const whenFalse = stream.nested(() => parseExpression(stream));
  return stream.finish({
    kind: 'ternary',
    condition,
    whenTrue,
    whenFalse,
    span: stream.spanFrom(condition.span),
  });
}

function parseBinary(stream: TokenStream, level: number): Expr {
  const operators: readonly BinaryOperator[] | undefined = LEVELS[level];
  if (operators === undefined) return parseUnary(stream);
  let left = parseBinary(stream, level + 1);
  for (;;) {
    if (operators.includes('in') && stream.take('is')) {
      const type = stream.token;
      if (type.kind !== 'word') throw stream.mismatch(['IDENTIFIER']);
      stream.advance();
      left = stream.finish({ kind: 'is', operand: left, type: type.text, span: stream.spanFrom(left.span) });
      continue;
    }
    const operator = operators.find((candidate) => stream.take(candidate));
    if (operator === undefined) return left;
    const right = parseBinary(stream, level + 1);
    left = stream.finish({ kind: 'binary', operator, left, right, span: stream.spanFrom(left.span) });
  }
}

function parseUnary(stream: TokenStream): Expr {
  const { span } = stream.token;
  const operator = stream.take('!') ? '!' : stream.take('-') ? '-' : null;
  if (operator === null) return parsePostfix(stream, parsePrimary(stream, MAX_INT64));
  const operand = stream.nested(() =>
    operator === '-' && stream.token.kind === 'int'
      ? parsePostfix(stream, parsePrimary(stream, MAX_INT64 + 1n))
      : parseUnary(stream),
  );
  return stream.finish({ kind: 'unary', operator, operand, span: stream.spanFrom(span) });
}

function parsePostfix(stream: TokenStream, start: Expr): Expr {
  let object = start;
  for (;;) {
    if (stream.take('.')) {
      const name = stream.token;
      if (name.kind !== 'word') throw stream.mismatch(['IDENTIFIER']);
      stream.advance();
      if (stream.is('(')) {
        const args = parseItems(stream, '(', ')', () => parseExpression(stream));
        object = { kind: 'methodCall', object, name: name.text, args, span: stream.spanFrom(start.span) };
      } else {
        object = { kind: 'member', object, name: name.text, span: stream.spanFrom(start.span) };
      }
    } else if (stream.take('[')) {
      object = stream.nested(() => parseBrackets(stream, object, start.span));
    } else {
      return object;
    }
    stream.finish(object);
  }
}

function parseBrackets(stream: TokenStream, object: Expr, start: SourcePosition): Expr {
  const from = stream.is(':') ? null : parseExpression(stream);
  if (stream.take(':')) {
    const to = stream.is(']') ? null : parseExpression(stream);
    stream.expect(']');
    return { kind: 'slice', object, from, to, span: stream.spanFrom(start) };
  }
  stream.expect(']');
  if (from === null) throw stream.unexpected();
  return { kind: 'index', object, index: from, span: stream.spanFrom(start) };
}

function parsePrimary(stream: TokenStream, maxInt: bigint): Expr {
  const { token } = stream;
  if (stream.is('(')) {
    stream.advance();
    const inner = stream.nested(() => parseExpression(stream));
    stream.expect(')');
    return inner;
  }
  if (stream.is('/')) return parsePath(stream);
  if (stream.is('[')) return parseList(stream);
  if (stream.is('{')) return parseMap(stream);
  const literal = literalOf(stream, maxInt);
  if (literal !== null) {
    stream.advance();
    return stream.finish({ kind: 'literal', literal, span: token.span });
  }
  if (!stream.isName()) throw stream.unexpected();
  stream.advance();
  if (!stream.is('(')) return stream.finish({ kind: 'name', name: token.text, span: token.span });
  const args = parseItems(stream, '(', ')', () => parseExpression(stream));
  return stream.finish({ kind: 'call', name: token.text, args, span: stream.spanFrom(token.span) });
}

function literalOf(stream: TokenStream, maxInt: bigint): Literal | null {
  const { kind, text, string, bytes } = stream.token;
  if (kind === 'string') return { kind: 'string', value: string };
  if (kind === 'bytes') return { kind: 'bytes', value: bytes };
  if (kind === 'float') return { kind: 'float', value: Number(text) };
  if (kind === 'int') {
    // Checks the length first, because `BigInt` is slow on millions of digits. 2^63 has 19 digits.
    const value = text.replace(/^0+(?=.)/, '').length > 19 ? maxInt + 1n : BigInt(text);
    if (value > maxInt) throw stream.failure(`Integer literal out of range: ${text.slice(0, 40)}.`);
    return { kind: 'int', value };
  }
  if (stream.is('null')) return { kind: 'null' };
  if (stream.is('true') || stream.is('false')) return { kind: 'bool', value: text === 'true' };
  return null;
}

function parsePath(stream: TokenStream): Expr {
  const { span } = stream.token;
  const parts: PathPart[] = [];
  while (stream.take('/')) parts.push(parsePathPart(stream));
  return stream.finish({ kind: 'path', parts, span: stream.spanFrom(span) });
}

function parsePathPart(stream: TokenStream): PathPart {
  const text = stream.pathText();
  if (text !== null) return { kind: 'text', text: text.text };
  if (stream.take('$')) {
    stream.expect('(');
    const expr = stream.nested(() => parseExpression(stream));
    stream.expect(')');
    return { kind: 'value', expr };
  }
  stream.expect('{');
  const name = stream.expectName().text;
  stream.expect('}');
  return { kind: 'placeholder', name };
}

function parseList(stream: TokenStream): Expr {
  const { span } = stream.token;
  const items = parseItems(stream, '[', ']', () => parseExpression(stream));
  return stream.finish({ kind: 'list', items, span: stream.spanFrom(span) });
}

function parseMap(stream: TokenStream): Expr {
  const { span } = stream.token;
  const entries = parseItems(stream, '{', '}', () => {
    const key = parseKey(stream);
    stream.expect(':');
    return { key, value: parseExpression(stream) };
  });
  return stream.finish({ kind: 'map', entries, span: stream.spanFrom(span) });
}

/** In a map literal, a bare word before the colon is a string. Any other key is an expression. */
function parseKey(stream: TokenStream): Expr {
  const { token } = stream;
  if (token.kind !== 'word' || stream.peek().text !== ':') return parseExpression(stream);
  stream.advance();
  return stream.finish({
    kind: 'literal',
    literal: { kind: 'string', value: token.text },
    span: token.span,
  });
}

function parseItems<T>(stream: TokenStream, open: string, close: string, read: () => T): readonly T[] {
  stream.expect(open);
  const items: T[] = [];
  stream.nested(() => {
    while (!stream.is(close)) {
      items.push(read());
      if (!stream.take(',')) break;
    }
  });
  stream.expect(close);
  return items;
}
