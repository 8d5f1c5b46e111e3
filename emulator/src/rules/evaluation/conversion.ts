import type { Document } from '../../core/model.ts';
import type { Value } from '../../core/values/value.ts';
import { bool, bytes, float, list, map, NULL, path, type RulesValue, string, timestamp } from './values.ts';

/** Deeper JSON than this in a token reads as null; stored documents are never that deep. */
const MAX_JSON_DEPTH = 100;
const MAX_EXACT_INT = 2 ** 63;

export function fromValue(value: Value): RulesValue {
  switch (value.kind) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return { kind: 'int', value: value.value };
    case 'double':
      return float(value.value);
    case 'timestamp': {
      // A document can hold no other than years 1 to 9999; calendar arithmetic ends not far beyond.
      const instant = timestamp(value.micros * 1000n);
      return instant.kind === 'error' ? NULL : instant;
    }
    case 'string':
      return string(value.value);
    case 'bytes':
      return bytes(value.value);
    case 'reference':
      return documentPath(value.name);
    case 'geoPoint':
      return { kind: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return list(value.values.map(fromValue));
    case 'map':
      return fromFields(value.fields);
  }
}

function fromFields(fields: ReadonlyMap<string, Value>): RulesValue {
  return map([...fields].map(([name, value]) => [name, fromValue(value)]));
}

/** `projects/{p}/databases/{d}/documents/…` without the project. */
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

/** A claim of a token. Whole numbers are integers. */
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
