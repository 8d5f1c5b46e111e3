import type { Document } from '../../core/model.ts';
import { byKind, timestampText, type Value } from '../../core/values/value.ts';
import {
  bool,
  bytes,
  float,
  list,
  map,
  NULL,
  type Outcome,
  path,
  type RulesValue,
  string,
  timestamp,
} from './values.ts';

/**
 * A value nested deeper than this in a token becomes null, because recursion over it could exhaust the stack.
 */
const MAX_JSON_DEPTH = 100;
const MAX_EXACT_INT = 2 ** 63;

export const fromValue: (subject: Value) => RulesValue = byKind({
  null: () => NULL,
  boolean: ({ value }) => bool(value),
  integer: ({ value }) => ({ kind: 'int', value }),
  double: ({ value }) => float(value),
  timestamp: ({ micros }) => {
    const instant = timestamp(micros * 1000n);
    return instant.kind === 'error' ? NULL : instant;
  },
  string: ({ value }) => string(value),
  bytes: ({ value }) => bytes(value),
  reference: ({ name }) => documentPath(name),
  geoPoint: ({ latitude, longitude }) => ({ kind: 'latlng', latitude, longitude }),
  array: ({ values }) => list(values.map(fromValue)),
  map: ({ fields }) => fromFields(fields),
});

function fromFields(fields: ReadonlyMap<string, Value>): RulesValue {
  return map([...fields].map(([name, value]) => [name, fromValue(value)]));
}

/** Converts `projects/{p}/databases/{d}/documents/…` into a path without the project. */
export function documentPath(name: string): RulesValue {
  return path(name.split('/').slice(2));
}

export function fromDocument(document: Document): RulesValue {
  return map([
    ['data', fromFields(document.fields)],
    ['id', string(document.name.slice(document.name.lastIndexOf('/') + 1))],
    ['__name__', documentPath(document.name)],
  ]);
}

export function fromJson(json: unknown, depth = 0): RulesValue {
  if (depth > MAX_JSON_DEPTH) return NULL;
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'string') return string(json);
  if (typeof json === 'number') {
    const isInt = Number.isInteger(json) && Math.abs(json) < MAX_EXACT_INT;
    return isInt ? { kind: 'int', value: BigInt(json) } : float(json);
  }
  if (Array.isArray(json)) return list(json.map((item) => fromJson(item, depth + 1)));
  if (typeof json === 'object' && json !== null) {
    return map(Object.entries(json).map(([name, value]) => [name, fromJson(value, depth + 1)]));
  }
  return NULL;
}

export interface JsonObject {
  readonly [key: string]: unknown;
}

const NANOS_PER_SECOND = 1_000_000_000n;

export const toJson: (subject: Outcome) => JsonObject = byKind({
  error: ({ position, message }) => ({
    undefined: { ...(position === null ? {} : { sourcePosition: position }), causeMessage: message },
  }),
  unknown: () => ({ undefined: {} }),
  null: () => ({ nullValue: null }),
  bool: ({ value }) => ({ boolValue: value }),
  int: ({ value }) => ({ intValue: String(value) }),
  float: ({ value }) => ({ floatValue: Number.isFinite(value) ? value : String(value) }),
  string: ({ value }) => ({ stringValue: value }),
  bytes: ({ value }) => ({ bytesValue: Buffer.from(value).toString('base64') }),
  timestamp: ({ nanos }) => ({ timestampValue: timestampText(nanos) }),
  duration: ({ nanos }) => ({ durationValue: durationText(nanos) }),
  latlng: ({ latitude, longitude }) => ({ latlngValue: { latitude, longitude } }),
  list: ({ items }) => ({ listValue: { values: items.map(toJson) } }),
  set: ({ items }) => ({ setValue: { values: items.map(toJson) } }),
  map: ({ entries }) => ({ mapValue: { fields: fieldsJson(entries) } }),
  map_diff: ({ keys }) => ({ mapDiffValue: keys }),
  path: ({ segments }) => ({
    pathValue: {
      segments: segments.map((segment) =>
        typeof segment === 'string' ? { simple: segment } : { capture: segment.placeholder },
      ),
    },
  }),
});

function fieldsJson(entries: ReadonlyMap<string, Outcome>): JsonObject {
  return Object.fromEntries([...entries].map(([name, value]) => [name, toJson(value)]));
}

function durationText(nanos: bigint): string {
  const sign = nanos < 0n ? '-' : '';
  const total = nanos < 0n ? -nanos : nanos;
  const digits = String(total % NANOS_PER_SECOND)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return `${sign}${total / NANOS_PER_SECOND}${digits === '' ? '' : `.${digits}`}s`;
}
