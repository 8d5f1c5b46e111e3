import { ANY, unsupported } from '../builtins/overload.ts';
import type { BinaryOperator } from '../syntax/ast.ts';
import { compare, equals, includes, isNumber, segmentText } from './equality.ts';
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

export type ValueOperator = Exclude<BinaryOperator, '&&' | '||'>;

const DIVIDE_BY_ZERO = fail('Divide by zero error.');

const EXPECTED: Readonly<Record<Arithmetic, readonly string[]>> = {
  '+': ['number + number', 'string + string', 'list + list', 'timestamp + duration', 'duration + duration'],
  '-': ['number - number', 'timestamp - timestamp', 'timestamp - duration', 'duration - duration'],
  '*': ['number * number'],
  '/': ['number / number'],
  '%': ['int % int'],
};

const TYPE_KINDS: ReadonlyMap<string, readonly Kind[]> = new Map<string, readonly Kind[]>([
  ...ANY.filter((kind) => kind !== 'null').map((kind) => [kind, [kind]] as const),
  ['constraint', []],
  ['number', ['int', 'float']],
  // In the official emulator `is set` compiles, but it is false even for a set.
  ['set', []],
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
      return typeof order === 'number' ? bool(HOLDS[operator](order)) : order;
    }
    default:
      return arithmetic(operator, left, right);
  }
}

const HOLDS: Readonly<Record<ComparisonOperator, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

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
  if (left.kind === 'int' && right.kind === 'int') return INTEGERS[operator](left.value, right.value);
  if (isNumber(left) && isNumber(right) && operator !== '%') {
    return float(FLOATS[operator](Number(left.value), Number(right.value)));
  }
  const other = operator === '+' ? sum(left, right) : operator === '-' ? difference(left, right) : null;
  if (other !== null) return other;
  if (left.kind === 'null' || right.kind === 'null') return fail('Null value error.');
  return unsupported(`${left.kind} ${operator} ${right.kind}`, EXPECTED[operator]);
}

const INTEGERS: Readonly<Record<Arithmetic, (left: bigint, right: bigint) => Result>> = {
  '+': (left, right) => int(left + right),
  '-': (left, right) => int(left - right),
  '*': (left, right) => int(left * right),
  '/': (left, right) => (right === 0n ? DIVIDE_BY_ZERO : int(left / right)),
  '%': (left, right) => (right === 0n ? DIVIDE_BY_ZERO : int(left % right)),
};

const FLOATS: Readonly<Record<Exclude<Arithmetic, '%'>, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

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

const NULL_VALUE = 'Null value error.';

export function readMember(object: RulesValue, name: string): Result {
  if (object.kind === 'null') return fail(NULL_VALUE);
  if (object.kind === 'map') return object.entries.get(name) ?? undefinedProperty(name);
  if (object.kind === 'path') return undefinedProperty(name);
  return fail(`Type error. Received: [${object.kind}] Expected: [map,path].`);
}

export function undefinedProperty(name: string): ErrorValue {
  return fail(`Property ${name} is undefined on object.`);
}

export function readIndex(object: RulesValue, index: RulesValue): Result {
  if (object.kind === 'null') return fail(NULL_VALUE);
  if (object.kind === 'map' && index.kind === 'string') return readMember(object, index.value);
  if (object.kind === 'string') return readCharacter(object.value, index);
  if (object.kind !== 'list' && object.kind !== 'path') {
    if (object.kind === 'map') return fail(`Type error. Received: [${index.kind}] Expected: [string].`);
    return fail(`Type error. Received: [${object.kind}] Expected: [list,map,path,string].`);
  }
  if (index.kind !== 'int') return fail(`Type error. Received: [${index.kind}] Expected: [int].`);
  const position = Number(index.value);
  if (object.kind === 'list') return object.items[position] ?? outOfBound(index.value, object.items.length);
  const segment = object.segments[position];
  return segment === undefined
    ? outOfBound(index.value, object.segments.length)
    : string(segmentText(segment));
}

function readCharacter(text: string, index: RulesValue): Result {
  if (index.kind !== 'int') return fail(`Type error. Received: [${index.kind}] Expected: [int].`);
  const points = Array.from(text);
  const point = points[Number(index.value)];
  return point === undefined ? outOfBound(index.value, points.length) : string(point);
}

/** `from` and `to - 1` must be valid indexes, as in production. So `[0:0]` is always an error. */
export function readSlice(object: RulesValue, from: RulesValue | null, to: RulesValue | null): Result {
  if (object.kind === 'null') return fail(NULL_VALUE);
  if (object.kind !== 'list' && object.kind !== 'string') {
    return fail(`Type error. Received: [${object.kind}] Expected: [list,string].`);
  }
  const points = object.kind === 'string' ? Array.from(object.value) : [];
  const size = object.kind === 'list' ? object.items.length : points.length;
  for (const bound of [from, to]) {
    if (bound !== null && bound.kind !== 'int') {
      return fail(`Type error. Received: [${bound.kind}] Expected: [int].`);
    }
  }
  const start = from?.kind === 'int' ? from.value : 0n;
  const end = to?.kind === 'int' ? to.value : BigInt(size);
  if (start < 0n || start > end || start >= BigInt(size)) return outOfBound(start, size);
  if (end < 1n || end > BigInt(size)) return outOfBound(end - 1n, size);
  if (object.kind === 'list') return list(object.items.slice(Number(start), Number(end)));
  return string(points.slice(Number(start), Number(end)).join(''));
}

function outOfBound(index: bigint, size: number): ErrorValue {
  return fail(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}
