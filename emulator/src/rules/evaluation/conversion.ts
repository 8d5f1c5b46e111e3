import type { Document } from '../../core/model.ts';
import type { Value } from '../../core/values/value.ts';
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

export interface JsonObject {
  readonly [key: string]: unknown;
}

const NANOS_PER_SECOND = 1_000_000_000n;

/** The form of values in coverage reports and in the requests monitor. */
export function toJson(outcome: Outcome): JsonObject {
  switch (outcome.kind) {
    case 'error':
      return {
        undefined: {
          ...(outcome.position === null ? {} : { sourcePosition: outcome.position }),
          causeMessage: outcome.message,
        },
      };
    case 'unknown':
      return { undefined: {} };
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: outcome.value };
    case 'int':
      return { intValue: String(outcome.value) };
    case 'float':
      return { floatValue: Number.isFinite(outcome.value) ? outcome.value : String(outcome.value) };
    case 'string':
      return { stringValue: outcome.value };
    case 'bytes':
      return { bytesValue: Buffer.from(outcome.value).toString('base64') };
    case 'timestamp':
      return { timestampValue: timestampText(outcome.nanos) };
    case 'duration':
      return { durationValue: durationText(outcome.nanos) };
    case 'latlng':
      return { latlngValue: { latitude: outcome.latitude, longitude: outcome.longitude } };
    case 'list':
      return { listValue: { values: outcome.items.map(toJson) } };
    case 'set':
      return { setValue: { values: outcome.items.map(toJson) } };
    case 'map':
      return { mapValue: { fields: fieldsJson(outcome.entries) } };
    case 'map_diff':
      return { mapDiffValue: outcome.keys };
    case 'path':
      return {
        pathValue: {
          segments: outcome.segments.map((segment) =>
            typeof segment === 'string' ? { simple: segment } : { capture: segment.placeholder },
          ),
        },
      };
  }
}

function fieldsJson(entries: ReadonlyMap<string, Outcome>): JsonObject {
  return Object.fromEntries([...entries].map(([name, value]) => [name, toJson(value)]));
}

/** RFC 3339 with as many groups of three decimals as the instant needs. */
export function timestampText(nanos: bigint): string {
  const fraction = ((nanos % NANOS_PER_SECOND) + NANOS_PER_SECOND) % NANOS_PER_SECOND;
  const seconds = (nanos - fraction) / NANOS_PER_SECOND;
  const date = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  const digits = String(fraction)
    .padStart(9, '0')
    .replace(/(000)+$/, '');
  return `${date}${digits === '' ? '' : `.${digits}`}Z`;
}

function durationText(nanos: bigint): string {
  const sign = nanos < 0n ? '-' : '';
  const total = nanos < 0n ? -nanos : nanos;
  const digits = String(total % NANOS_PER_SECOND)
    .padStart(9, '0')
    .replace(/0+$/, '');
  return `${sign}${total / NANOS_PER_SECOND}${digits === '' ? '' : `.${digits}`}s`;
}
