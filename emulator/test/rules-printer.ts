import type {
  Allow,
  Expr,
  ExprOf,
  FunctionDeclaration,
  Literal,
  Match,
  PatternSegment,
  RulesetAst,
  Service,
} from '../src/rules/syntax/ast.ts';

const TERNARY = 0;
/**
 * This rank is below those of `/` and `POSTFIX`, so that a path gets parentheses before a `/`, a dot or a
 * bracket. Without parentheses, these would continue the path.
 */
const PATH = 6.5;
const UNARY = 8;
const POSTFIX = 9;
const PRIMARY = 10;

const BINARY_RANK = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  in: 4,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '+': 6,
  '-': 6,
  '*': 7,
  '/': 7,
  '%': 7,
} as const satisfies Record<ExprOf<'binary'>['operator'], number>;

export function print(ast: RulesetAst): string {
  const lines = [`rules_version = '${ast.version}';`];
  for (const declaration of ast.functions) lines.push(...printFunction(declaration));
  for (const service of ast.services) lines.push(...printService(service));
  return `${lines.join('\n')}\n`;
}

export function printExpression(expr: Expr): string {
  switch (expr.kind) {
    case 'literal':
      return printLiteral(expr.literal);
    case 'name':
      return expr.name;
    case 'list':
      return `[${printAll(expr.items)}]`;
    case 'map': {
      const entries = expr.entries.map(({ key, value }) => `${printKey(key)}: ${printExpression(value)}`);
      return `{${entries.join(', ')}}`;
    }
    case 'path':
      return printPath(expr);
    case 'member':
      return `${atLeast(expr.object, POSTFIX)}.${expr.name}`;
    case 'index':
      return `${atLeast(expr.object, POSTFIX)}[${printExpression(expr.index)}]`;
    case 'slice': {
      const from = expr.from === null ? '' : atLeast(expr.from, 1);
      const to = expr.to === null ? '' : printExpression(expr.to);
      return `${atLeast(expr.object, POSTFIX)}[${from}:${to}]`;
    }
    case 'call':
      return `${expr.name}(${printAll(expr.args)})`;
    case 'methodCall':
      return `${atLeast(expr.object, POSTFIX)}.${expr.name}(${printAll(expr.args)})`;
    case 'unary':
      return `${expr.operator}${atLeast(expr.operand, UNARY)}`;
    case 'binary': {
      const rank = BINARY_RANK[expr.operator];
      return `${atLeast(expr.left, rank)} ${expr.operator} ${atLeast(expr.right, rank + 1)}`;
    }
    case 'is':
      return `${atLeast(expr.operand, BINARY_RANK.in)} is ${expr.type}`;
    case 'ternary':
      return `${atLeast(expr.condition, 1)} ? ${printExpression(expr.whenTrue)} : ${printExpression(expr.whenFalse)}`;
  }
}

function printAll(exprs: readonly Expr[]): string {
  return exprs.map(printExpression).join(', ');
}

/** Puts a bare word in parentheses, because a bare word before the colon would be read as a string. */
function printKey(key: Expr): string {
  const text = atLeast(key, 1);
  return /^\w+$/.test(text) && !/^\d/.test(text) ? `(${text})` : text;
}

function atLeast(expr: Expr, rank: number): string {
  const text = printExpression(expr);
  return rankOf(expr) < rank ? `(${text})` : text;
}

function rankOf(expr: Expr): number {
  switch (expr.kind) {
    case 'ternary':
      return TERNARY;
    case 'binary':
      return BINARY_RANK[expr.operator];
    case 'is':
      return BINARY_RANK.in;
    case 'unary':
      return UNARY;
    case 'path':
      return PATH;
    default:
      return expr.kind === 'literal' || expr.kind === 'name' ? PRIMARY : POSTFIX;
  }
}

function printLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(literal.value);
    case 'float':
      return printFloat(literal.value);
    case 'string':
      return quoteString(literal.value);
    case 'bytes':
      return quoteBytes(literal.value);
  }
}

function printFloat(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '1e999';
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

function printPath(path: ExprOf<'path'>): string {
  const parts = path.parts.map((part) => {
    if (part.kind === 'text') return part.text;
    return part.kind === 'value' ? `$(${printExpression(part.expr)})` : `{${part.name}}`;
  });
  return `/${parts.join('/')}`;
}

function printSegment(segment: PatternSegment): string {
  if (segment.kind === 'literal') return segment.text;
  return segment.kind === 'glob' ? `{${segment.name}=**}` : `{${segment.name}}`;
}

function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => `  ${line}`);
}

function printService(service: Service): readonly string[] {
  const body = [...service.functions.flatMap(printFunction), ...service.matches.flatMap(printMatch)];
  return [`service ${service.name} {`, ...indent(body), '}'];
}

function printMatch(match: Match): readonly string[] {
  const body = [
    ...match.functions.flatMap(printFunction),
    ...match.allows.map(printAllow),
    ...match.matches.flatMap(printMatch),
  ];
  return [`match /${match.pattern.map(printSegment).join('/')} {`, ...indent(body), '}'];
}

function printAllow(allow: Allow): string {
  const condition = allow.condition === null ? '' : `: if ${printExpression(allow.condition)}`;
  return `allow ${allow.methods.join(', ')}${condition};`;
}

function printFunction(declaration: FunctionDeclaration): readonly string[] {
  const parameters = declaration.parameters.map(({ name }) => name).join(', ');
  const lets = declaration.lets.map(({ name, value }) => `let ${name.name} = ${printExpression(value)};`);
  return [
    `function ${declaration.name.name}(${parameters}) {`,
    ...indent([...lets, `return ${printExpression(declaration.result)};`]),
    '}',
  ];
}

function quoteString(value: string): string {
  const escaped = value.replace(/[\\'\p{Cc}\p{Cs}\u2028\u2029]/gu, (point) => {
    if (point === '\\' || point === "'") return `\\${point}`;
    return `\\u${point.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${escaped}'`;
}

function quoteBytes(value: Uint8Array): string {
  const hex = Array.from(value, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`);
  return `b'${hex.join('')}'`;
}
