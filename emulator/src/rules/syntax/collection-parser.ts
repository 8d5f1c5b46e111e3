import type { Expr } from './ast.ts';
import type { TokenStream } from './token-stream.ts';

/** Handed in, because expressions contain collections and collections expressions. */
type Read = (stream: TokenStream) => Expr;

export function parseArguments(stream: TokenStream, read: Read): readonly Expr[] {
  return parseItems(stream, '(', ')', () => read(stream));
}

export function parseList(stream: TokenStream, read: Read): Expr {
  const { span } = stream.token;
  const items = parseItems(stream, '[', ']', () => read(stream));
  return stream.finish({ kind: 'list', items, span: stream.spanFrom(span) });
}

export function parseMap(stream: TokenStream, read: Read): Expr {
  const { span } = stream.token;
  const entries = parseItems(stream, '{', '}', () => {
    const key = parseKey(stream, read);
    stream.expect(':');
    return { key, value: read(stream) };
  });
  return stream.finish({ kind: 'map', entries, span: stream.spanFrom(span) });
}

/** A bare name before the colon is a string; anything else is an expression. */
function parseKey(stream: TokenStream, read: Read): Expr {
  const { token } = stream;
  if (token.kind !== 'word' || stream.peek().text !== ':') return read(stream);
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
