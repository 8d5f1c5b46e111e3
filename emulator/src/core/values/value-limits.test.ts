import { describe, expect, it } from 'vitest';
import {
  bytes,
  DOCUMENTS,
  double,
  fields,
  geo,
  int,
  list,
  map,
  nullValue,
  reference,
  text,
  timestamp,
  vector,
} from '../../../test/value-builders.ts';
import { documentSize } from './document-size.ts';
import type { Value } from './value.ts';
import { validateFields, validateWritePath } from './value-limits.ts';

function nest(depth: number, innermost: Value = int(1)): Value {
  let value = innermost;
  for (let i = 0; i < depth; i++) value = map({ m: value });
  return value;
}

const vectorMap = (entries: Record<string, Value>) => map({ __type__: text('__vector__'), ...entries });

describe('limits of fields and values', () => {
  it.each<[string, Record<string, Value>, string]>([
    ['reserved name', { __x__: int(1) }, 'field name __x__ is reserved'],
    ['shortest reserved name', { ____: int(1) }, 'field name ____ is reserved'],
    ['nested reserved name', { a: map({ __x__: int(1) }) }, "field name '__x__' is reserved."],
    ['long name', { ['é'.repeat(751)]: int(1) }, 'The property.name is longer than 1500 bytes.'],
    ['empty name', { '': int(1) }, 'The property.name is the empty string.'],
    [
      'long string',
      { x: text('a'.repeat(1_048_488)) },
      'The value of property "x" is longer than 1048487 bytes.',
    ],
    [
      'long bytes',
      { x: { kind: 'bytes', value: new Uint8Array(1_048_488) } },
      'The value of property "x" is longer than 1048487 bytes.',
    ],
    [
      'long element',
      { x: list(text('a'.repeat(1_048_488))) },
      'The value of property "array" is longer than 1048487 bytes.',
    ],
    ['depth 21', { x: nest(21) }, 'Property x contains an invalid nested entity.'],
    ['list at depth 21', { x: nest(20, list()) }, 'Property x contains an invalid nested entity.'],
    ['array in array', { x: list(list()) }, 'Nested arrays are not allowed'],
    [
      'reference to a path',
      { x: map({ y: list({ kind: 'reference', name: 'c/a' }) }) },
      'Document name "c/a" lacks "projects" at index 0.',
    ],
    [
      'reference to a collection',
      { x: { kind: 'reference', name: `${DOCUMENTS}/c` } },
      `Document name "${DOCUMENTS}/c" lacks "/" at index ${DOCUMENTS.length + 2}.`,
    ],
    [
      'reference to all documents',
      { x: { kind: 'reference', name: DOCUMENTS } },
      `Document name "${DOCUMENTS}" lacks "/" at index ${DOCUMENTS.length}.`,
    ],
    ['vector without value', { x: vectorMap({}) }, "Vector map is missing key 'value'."],
    ['vector of text', { x: vectorMap({ value: text('a') }) }, 'Vector value type must be an array.'],
    [
      'vector with more',
      { x: vectorMap({ value: list(double(1)), y: int(1) }) },
      'Vector value map has extraneous entries.',
    ],
    ['empty vector', { x: vector() }, 'Cannot have a zero length vector.'],
    [
      'huge vector',
      { x: vector(...Array.from({ length: 2049 }, () => 1)) },
      'Vectors must be at most 2048 dimensions.',
    ],
    [
      'integer vector',
      { x: vectorMap({ value: list(int(1)) }) },
      "Vector must only contain values of type 'double'",
    ],
    ['NaN vector', { x: vector(Number.NaN) }, 'Vector cannot contain NaN values.'],
    ['other type', { x: map({ __type__: text('y') }) }, 'Property x contains an invalid nested entity.'],
    ['numeric type', { x: map({ __type__: int(1) }) }, 'Field __type__ must be a string; founds LONG.'],
  ])('refuses %s', (_case, entries, message) => {
    expect(() => validateFields(fields(entries))).toThrow(message);
  });

  it('refuses a path that would nest too deep', () => {
    const path = (length: number) => Array.from({ length }, () => 'm');
    expect(() => validateWritePath(path(22))).toThrow('Property m contains an invalid nested entity.');
    expect(() => validateWritePath(path(21))).not.toThrow();
    expect(() => validateWritePath([])).toThrow('Invalid empty property path string.');
  });

  it('accepts what is just inside', () => {
    const longest = 'a'.repeat(1_048_487);
    expect(() =>
      validateFields(
        fields({
          x: nest(20),
          y: text(longest),
          z: list(map({ a: list(int(1)) })),
          ___: int(1),
          b: { kind: 'bytes', value: new Uint8Array(1_048_487) },
          l: nest(19, list(int(1))),
          ['é'.repeat(750)]: int(1),
          v: vector(1),
          w: vector(...Array.from({ length: 2048 }, () => 1)),
        }),
      ),
    ).not.toThrow();
  });
});

describe('document size', () => {
  it('follows the documented example', () => {
    const name = `${DOCUMENTS}/users/jeff/tasks/my_task_id`;
    const content = fields({
      type: text('Personal'),
      done: { kind: 'boolean', value: false },
      priority: int(1),
      description: text('Learn Cloud Firestore'),
    });
    expect(documentSize({ name, fields: new Map() })).toBe(44 + 32);
    expect(documentSize({ name, fields: content })).toBe(44 + 71 + 32);
  });

  it('counts every type', () => {
    const size = (value: Value) =>
      documentSize({ name: `${DOCUMENTS}/c/d`, fields: fields({ f: value }) }) -
      documentSize({ name: `${DOCUMENTS}/c/d`, fields: fields({ f: nullValue }) }) +
      1;
    expect(size(timestamp(1n))).toBe(8);
    expect(size(double(1))).toBe(8);
    expect(size(geo(1, 2))).toBe(16);
    expect(size(bytes(1, 2, 3))).toBe(3);
    expect(size(text('é'))).toBe(3);
    expect(size(reference('c/d'))).toBe(20);
    expect(size(list(int(1), int(2)))).toBe(16);
    expect(size(map({ ab: int(1) }))).toBe(32 + 3 + 8);
  });
});
