import type { FieldPath } from '../model.ts';
import { checkReference } from '../resource-name.ts';
import { invalidArgument, type StatusError } from '../status-error.ts';
import type { Fields, Value } from './value.ts';
import { VECTOR_TYPE } from './value-order.ts';

const MAX_NAME_BYTES = 1500;
const MAX_TEXT_BYTES = 1_048_487;
const MAX_DEPTH = 20;
const MAX_DIMENSIONS = 2048;
const RESERVED = /^__.*__$/s;

function invalidNested(property: string): StatusError {
  return invalidArgument(`Property ${property} contains an invalid nested entity.`);
}

function checkName(name: string): void {
  if (name === '') throw invalidArgument('The property.name is the empty string.');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`The property.name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

function checkTopLevelName(name: string): void {
  checkName(name);
  if (RESERVED.test(name)) throw invalidArgument(`field name ${name} is reserved`);
}

function checkNestedName(name: string): void {
  checkName(name);
  if (RESERVED.test(name)) throw invalidArgument(`field name '${name}' is reserved.`);
}

function validateVector(fields: Fields): void {
  const list = fields.get('value');
  if (list === undefined) throw invalidArgument("Vector map is missing key 'value'.");
  if (list.kind !== 'array') throw invalidArgument('Vector value type must be an array.');
  if (fields.size > 2) throw invalidArgument('Vector value map has extraneous entries.');
  if (list.values.length === 0) throw invalidArgument('Cannot have a zero length vector.');
  if (list.values.length > MAX_DIMENSIONS) {
    throw invalidArgument(`Vectors must be at most ${MAX_DIMENSIONS} dimensions.`);
  }
  for (const item of list.values) {
    if (item.kind !== 'double') throw invalidArgument("Vector must only contain values of type 'double'");
    if (Number.isNaN(item.value)) throw invalidArgument('Vector cannot contain NaN values.');
  }
}

const TYPE_NAMES: Record<Value['kind'], string> = {
  null: 'NULL',
  boolean: 'BOOLEAN',
  integer: 'LONG',
  double: 'DOUBLE',
  timestamp: 'TIMESTAMP',
  string: 'STRING',
  bytes: 'BYTES',
  reference: 'REFERENCE',
  geoPoint: 'GEO_POINT',
  array: 'ARRAY',
  map: 'MAP',
};

function validateMap(property: string, fields: Fields, depth: number): void {
  const type = fields.get('__type__');
  if (type !== undefined) {
    if (type.kind !== 'string') {
      throw invalidArgument(`Field __type__ must be a string; founds ${TYPE_NAMES[type.kind]}.`);
    }
    if (type.value !== VECTOR_TYPE) throw invalidNested(property);
    validateVector(fields);
    return;
  }
  for (const [name, value] of fields) {
    checkNestedName(name);
    validateWithin(property, name, value, depth);
  }
}

/** `property` is the top-level field; `label` is the innermost field, or `array` for an array element. */
function validateWithin(property: string, label: string, value: Value, depth: number): void {
  switch (value.kind) {
    case 'string':
      if (Buffer.byteLength(value.value) > MAX_TEXT_BYTES) throw tooLong(label);
      return;
    case 'bytes':
      if (value.value.length > MAX_TEXT_BYTES) throw tooLong(label);
      return;
    case 'reference':
      checkReference(value.name);
      return;
    case 'array':
      if (depth >= MAX_DEPTH) throw invalidNested(property);
      for (const item of value.values) {
        if (item.kind === 'array') throw invalidArgument('Nested arrays are not allowed');
        validateWithin(property, 'array', item, depth + 1);
      }
      return;
    case 'map':
      if (depth >= MAX_DEPTH) throw invalidNested(property);
      validateMap(property, value.fields, depth + 1);
      return;
    default:
      return;
  }
}

function tooLong(label: string): StatusError {
  return invalidArgument(`The value of property "${label}" is longer than ${MAX_TEXT_BYTES} bytes.`);
}

export function validateFields(fields: Fields): void {
  for (const [name, value] of fields) {
    checkTopLevelName(name);
    validateWithin(name, name, value, 0);
  }
}

/** An operand may be one level deeper than a stored value, because the operand of IN is a list of values. */
export function checkOperandDepth(label: string, value: Value, depth = 0): void {
  if (value.kind !== 'array' && value.kind !== 'map') return;
  if (depth > MAX_DEPTH) throw invalidNested(label);
  const children = value.kind === 'array' ? value.values : value.fields.values();
  for (const child of children) checkOperandDepth(label, child, depth + 1);
}

export function validateWritePath(path: FieldPath): void {
  if (path.length === 0) throw invalidArgument('Invalid empty property path string.');
  if (path.length > MAX_DEPTH + 1) throw invalidNested(path[0] ?? '');
  path.forEach((segment, i) => {
    if (i === 0) checkTopLevelName(segment);
    else checkNestedName(segment);
  });
}

export function validateElements(path: FieldPath, values: readonly Value[]): void {
  validateWithin(path[0] ?? '', 'array', { kind: 'array', values }, path.length - 1);
}
