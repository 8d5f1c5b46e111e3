import { unsupported } from '../builtins/overload.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { compare, equals, includes } from './equality.ts';
import {
  bool,
  duration,
  type ErrorValue,
  FALSE,
  fail,
  float,
  int,
  type Kind,
  list,
  type RulesValue,
  string,
  timestamp,
} from './values.ts';

type Result = RulesValue | ErrorValue;
type Arithmetic = '+' | '-' | '*' | '/' | '%';
export type ComparisonOperator = '<' | '<=' | '>' | '>=';
/** `&&` and `||` decide what to evaluate, so they belong to the evaluator. */
export type ValueOperator = Exclude<BinaryOperator, '&&' | '||'>;

const EXPECTED: Readonly<Record<Arithmetic, readonly string[]>> = {
  '+': ['number + number', 'string + string', 'list + list', 'timestamp + duration', 'duration + duration'],
  '-': ['number - number', 'timestamp - timestamp', 'timestamp - duration', 'duration - duration'],
  '*': ['number * number'],
  '/': ['number / number'],
  '%': ['int % int'],
};

const TYPE_KINDS: ReadonlyMap<string, readonly Kind[]> = new Map<string, readonly Kind[]>([
  ['bool', ['bool']],
  ['bytes', ['bytes']],
  ['constraint', []],
  ['duration', ['duration']],
  ['float', ['float']],
  ['int', ['int']],
  ['latlng', ['latlng']],
  ['list', ['list']],
  ['map', ['map']],
  ['map_diff', ['map_diff']],
  ['number', ['int', 'float']],
  ['path', ['path']],
  // Recorded: the name is known, and no set is one.
  ['set', []],
  ['string', ['string']],
  ['timestamp', ['timestamp']],
]);

export function isTypeName(name: string): boolean {
  return TYPE_KINDS.has(name);
}

export function isOfType(value: RulesValue, type: string): Result {
  const kinds = TYPE_KINDS.get(type);
  return kinds === undefined ? fail(`Invalid type name: ${type}.`) : bool(kinds.includes(value.kind));
}

export function applyBinary(operator: ValueOperator, left: RulesValue, right: RulesValue): Result {
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case 'in':
      return isMember(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const order = compare(left, right);
      if (order === null) return FALSE;
      return typeof order === 'number' ? bool(holds(operator, order)) : order;
    }
    default:
      return arithmetic(operator, left, right);
  }
}

function holds(operator: ComparisonOperator, order: number): boolean {
  switch (operator) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

export function negate(value: RulesValue): Result {
  if (value.kind === 'int') return int(-value.value);
  if (value.kind === 'float') return float(-value.value);
  return unsupported(`-${value.kind}`, ['-int', '-float']);
}

function isMember(value: RulesValue, container: RulesValue): Result {
  if (container.kind === 'list' || container.kind === 'set') return bool(includes(container.items, value));
  if (container.kind === 'map') return bool(value.kind === 'string' && container.entries.has(value.value));
  if (container.kind === 'null') return fail('Null value error.');
  return unsupported(`${value.kind} in ${container.kind}`, ['any in list', 'any in set', 'string in map']);
}

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): Result {
  if (left.kind === 'int' && right.kind === 'int') return integers(operator, left.value, right.value);
  if (isNumber(left) && isNumber(right) && operator !== '%') {
    return float(floats(operator, Number(left.value), Number(right.value)));
  }
  const other = operator === '+' ? sum(left, right) : operator === '-' ? difference(left, right) : null;
  if (other !== null) return other;
  if (left.kind === 'null' || right.kind === 'null') return fail('Null value error.');
  return unsupported(`${left.kind} ${operator} ${right.kind}`, EXPECTED[operator]);
}

function isNumber(value: RulesValue): value is Extract<RulesValue, { kind: 'int' | 'float' }> {
  return value.kind === 'int' || value.kind === 'float';
}

/** 64-bit: what does not fit is an error, division truncates toward zero. */
function integers(operator: Arithmetic, left: bigint, right: bigint): Result {
  if ((operator === '/' || operator === '%') && right === 0n) return fail('Divide by zero error.');
  switch (operator) {
    case '+':
      return int(left + right);
    case '-':
      return int(left - right);
    case '*':
      return int(left * right);
    case '/':
      return int(left / right);
    case '%':
      return int(left % right);
  }
}

function floats(operator: Exclude<Arithmetic, '%'>, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}

function sum(left: RulesValue, right: RulesValue): Result | null {
  if (left.kind === 'string' && right.kind === 'string') return string(left.value + right.value);
  if (left.kind === 'list' && right.kind === 'list') return list([...left.items, ...right.items]);
  if (left.kind === 'duration' && right.kind === 'duration') return duration(left.nanos + right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'duration') return timestamp(left.nanos + right.nanos);
  if (left.kind === 'duration' && right.kind === 'timestamp') return timestamp(left.nanos + right.nanos);
  return null;
}

function difference(left: RulesValue, right: RulesValue): Result | null {
  if (left.kind === 'duration' && right.kind === 'duration') return duration(left.nanos - right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'timestamp') return duration(left.nanos - right.nanos);
  if (left.kind === 'timestamp' && right.kind === 'duration') return timestamp(left.nanos - right.nanos);
  return null;
}
