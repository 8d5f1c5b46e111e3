import { segmentText } from './equality.ts';
import { type ErrorValue, fail, list, type RulesValue, string } from './values.ts';

type Result = RulesValue | ErrorValue;

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

/**
 * `[from:to]`, a missing bound being the respective end. The first and the last element wanted must both be there,
 * also when nothing is: `[1:1]` is empty, `[0:0]` is an error, as recorded.
 */
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
