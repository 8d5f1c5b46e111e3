import fc from 'fast-check';
import {
  ALLOW_METHODS,
  type BinaryOperator,
  type Expr,
  type FunctionDeclaration,
  type Literal,
  type Match,
  type PathPart,
  type PatternSegment,
  type RulesetAst,
} from '../src/rules/syntax/ast.ts';

const span = { line: 0, column: 0, currentOffset: 0, endOffset: 0 };
const RESERVED = /^(true|false|null|in|is|if|let|return|function|match|allow|service|b)$/;

const word = fc.stringMatching(/^[a-z_][a-zA-Z0-9_]{0,5}$/).filter((name) => !RESERVED.test(name));
const name = word.map((text) => ({ name: text, span }));
const pathText = fc.oneof(word, fc.constantFrom('(default)', 'a-b', 'x.y', '1a', 'ñ', '@%~', '(a(b))c'));

const literal: fc.Arbitrary<Literal> = fc.oneof(
  fc.constant({ kind: 'null' as const }),
  fc.boolean().map((value) => ({ kind: 'bool' as const, value })),
  fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map((value) => ({ kind: 'int' as const, value })),
  fc
    .double({ min: 0, noNaN: true })
    .map((value) => ({ kind: 'float' as const, value: value === 0 ? 0 : value })),
  fc.string({ unit: 'binary' }).map((value) => ({ kind: 'string' as const, value })),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => ({ kind: 'bytes' as const, value: Uint8Array.from(bytes) })),
);

const OPERATORS: readonly BinaryOperator[] = [
  '||',
  '&&',
  '==',
  '!=',
  'in',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
];

export const expressions: fc.Arbitrary<Expr> = fc.letrec<{ expr: Expr }>((tie) => {
  const expr = tie('expr');
  const exprs = fc.array(expr, { maxLength: 3 });
  const part: fc.Arbitrary<PathPart> = fc.oneof(
    pathText.map((text) => ({ kind: 'text' as const, text })),
    expr.map((value) => ({ kind: 'value' as const, expr: value })),
    word.map((text) => ({ kind: 'placeholder' as const, name: text })),
  );
  const option = fc.option(expr);
  return {
    expr: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      literal.map((value): Expr => ({ kind: 'literal', literal: value, span })),
      word.map((text): Expr => ({ kind: 'name', name: text, span })),
      exprs.map((items): Expr => ({ kind: 'list', items, span })),
      fc
        .array(fc.record({ key: expr, value: expr }), { maxLength: 3 })
        .map((entries): Expr => ({ kind: 'map', entries, span })),
      fc.array(part, { minLength: 1, maxLength: 4 }).map((parts): Expr => ({ kind: 'path', parts, span })),
      fc.tuple(expr, word).map(([object, text]): Expr => ({ kind: 'member', object, name: text, span })),
      fc.tuple(expr, expr).map(([object, index]): Expr => ({ kind: 'index', object, index, span })),
      fc
        .tuple(expr, option, option)
        .map(([object, from, to]): Expr => ({ kind: 'slice', object, from, to, span })),
      fc.tuple(word, exprs).map(([text, args]): Expr => ({ kind: 'call', name: text, args, span })),
      fc
        .tuple(expr, word, exprs)
        .map(([object, text, args]): Expr => ({ kind: 'methodCall', object, name: text, args, span })),
      fc
        .tuple(fc.constantFrom('!' as const, '-' as const), expr)
        .map(([operator, operand]): Expr => ({ kind: 'unary', operator, operand, span })),
      fc
        .tuple(fc.constantFrom(...OPERATORS), expr, expr)
        .map(([operator, left, right]): Expr => ({ kind: 'binary', operator, left, right, span })),
      fc.tuple(expr, word).map(([operand, type]): Expr => ({ kind: 'is', operand, type, span })),
      fc.tuple(expr, expr, expr).map(
        ([condition, whenTrue, whenFalse]): Expr => ({
          kind: 'ternary',
          condition,
          whenTrue,
          whenFalse,
          span,
        }),
      ),
    ),
  };
}).expr;

const functions: fc.Arbitrary<readonly FunctionDeclaration[]> = fc.array(
  fc.record({
    span: fc.constant(span),
    name,
    parameters: fc.array(name, { maxLength: 3 }),
    lets: fc.array(fc.record({ name, value: expressions }), { maxLength: 2 }),
    result: expressions,
  }),
  { maxLength: 2 },
);

const segment: fc.Arbitrary<PatternSegment> = fc.oneof(
  pathText.map((text) => ({ kind: 'literal' as const, text, span })),
  word.map((text) => ({ kind: 'capture' as const, name: text, span })),
  word.map((text) => ({ kind: 'glob' as const, name: text, span })),
);

const matches: fc.Arbitrary<readonly Match[]> = fc.letrec<{ matches: Match[] }>((tie) => ({
  matches: fc.array(
    fc.record({
      span: fc.constant(span),
      pattern: fc.array(segment, { minLength: 1, maxLength: 4 }),
      functions,
      allows: fc.array(
        fc.record({
          span: fc.constant(span),
          methods: fc.array(fc.constantFrom(...ALLOW_METHODS), { minLength: 1, maxLength: 3 }),
          condition: fc.option(expressions),
        }),
        { maxLength: 2 },
      ),
      matches: fc.oneof({ maxDepth: 2 }, fc.constant([]), tie('matches')),
    }),
    { maxLength: 2 },
  ),
})).matches;

export const rulesets: fc.Arbitrary<RulesetAst> = fc.record({
  version: fc.constantFrom('1' as const, '2' as const),
  functions,
  services: fc.array(
    fc.record({
      span: fc.constant(span),
      name: fc.constantFrom('cloud.firestore', 'firebase.storage'),
      functions,
      matches,
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

export function withoutSpans(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutSpans);
  if (node instanceof Uint8Array || typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, key === 'span' ? span : withoutSpans(value)]),
  );
}
