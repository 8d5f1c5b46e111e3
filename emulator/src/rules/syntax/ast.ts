import type { ValueOf } from '../evaluation/values.ts';
import type { SourcePosition } from './lexer.ts';

/**
 * Binary operators by precedence, the loosest first. Every level is left-associative. `is` shares the level
 * of `in`.
 */
export const LEVELS = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type BinaryOperator = (typeof LEVELS)[number][number];

export type PathPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly expr: Expr }
  /** `{name}`, filled in by `bind()`. */
  | { readonly kind: 'placeholder'; readonly name: string };

/** An int is at most 2^63 - 1, or 2^63 directly after a unary minus. */
export type Literal = ValueOf<'null' | 'bool' | 'int' | 'float' | 'string' | 'bytes'>;

export type Expr = { readonly span: SourcePosition } & (
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'list'; readonly items: readonly Expr[] }
  | { readonly kind: 'map'; readonly entries: readonly { readonly key: Expr; readonly value: Expr }[] }
  | { readonly kind: 'path'; readonly parts: readonly PathPart[] }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: Expr; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expr; readonly index: Expr }
  | {
      readonly kind: 'slice';
      readonly object: Expr;
      readonly from: Expr | null;
      readonly to: Expr | null;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expr[] }
  /** A namespaced function such as `math.abs(x)` has the same form as a method. */
  | {
      readonly kind: 'methodCall';
      readonly object: Expr;
      readonly name: string;
      readonly args: readonly Expr[];
    }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expr }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expr;
      readonly right: Expr;
    }
  | { readonly kind: 'is'; readonly operand: Expr; readonly type: string }
  | { readonly kind: 'ternary'; readonly condition: Expr; readonly whenTrue: Expr; readonly whenFalse: Expr }
);

export type ExprOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>;

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string; readonly span: SourcePosition }
  | { readonly kind: 'capture' | 'glob'; readonly name: string; readonly span: SourcePosition };

export const ALLOW_METHODS = ['read', 'get', 'list', 'write', 'create', 'update', 'delete'] as const;
export type AllowMethod = (typeof ALLOW_METHODS)[number];

export interface Allow {
  readonly span: SourcePosition;
  readonly methods: readonly AllowMethod[];
  /** Null means that the statement always allows. */
  readonly condition: Expr | null;
}

export interface Name {
  readonly name: string;
  readonly span: SourcePosition;
}

export interface Let {
  readonly name: Name;
  readonly value: Expr;
}

export interface FunctionDeclaration {
  readonly span: SourcePosition;
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly lets: readonly Let[];
  readonly result: Expr;
}

export interface Match {
  readonly span: SourcePosition;
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

export interface Service {
  readonly span: SourcePosition;
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
}

export interface RulesetAst {
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}

export function childrenOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expr.items;
    case 'map':
      return expr.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expr.parts.flatMap((part) => (part.kind === 'value' ? [part.expr] : []));
    case 'member':
      return [expr.object];
    case 'index':
      return [expr.object, expr.index];
    case 'slice':
      return [expr.object, expr.from, expr.to].filter((child) => child !== null);
    case 'call':
      return expr.args;
    case 'methodCall':
      return [expr.object, ...expr.args];
    case 'unary':
    case 'is':
      return [expr.operand];
    case 'binary':
      return [expr.left, expr.right];
    case 'ternary':
      return [expr.condition, expr.whenTrue, expr.whenFalse];
  }
}

export interface Issue {
  readonly severity: 'ERROR' | 'WARNING';
  readonly message: string;
  readonly span: SourcePosition;
}

export function compileErrorText(issues: readonly Issue[], file?: string): string {
  const place = file === undefined ? 'L' : `${file}:`;
  const lines = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ message, span }) => `${place}${span.line}:${span.column} ${message}`);
  return ['Error compiling rules:', ...lines].join('\n');
}
