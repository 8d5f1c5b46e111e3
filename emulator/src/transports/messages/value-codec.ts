import type { Document, FieldPath, Micros } from '../../core/model.ts';
import { invalidArgument } from '../../core/status-error.ts';
import { parseFieldPath } from '../../core/values/field-path.ts';
import type { Fields, Value } from '../../core/values/value.ts';
import type { DocumentWire, FieldsWire, LongBits, MaskWire, TimestampWire, ValueWire } from './wire.ts';

const MICROS_PER_SECOND = 1_000_000n;
/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of a protobuf Timestamp. */
const MIN_SECONDS = -62_135_596_800n;
const MAX_SECONDS = 253_402_300_799n;

export function decodeLong(bits: LongBits | null | undefined): bigint {
  if (bits === null || bits === undefined) return 0n;
  return (BigInt(bits.high) << 32n) | BigInt(bits.low >>> 0);
}

export function encodeLong(value: bigint): LongBits {
  return {
    low: Number(BigInt.asIntN(32, value)),
    high: Number(BigInt.asIntN(32, value >> 32n)),
    unsigned: false,
  };
}

/** Nanoseconds are cut, not rounded, as the official emulator does. */
export function decodeTimestamp(wire: TimestampWire): Micros {
  const seconds = decodeLong(wire.seconds);
  const nanos = wire.nanos ?? 0;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp is out of range.');
  }
  return seconds * MICROS_PER_SECOND + BigInt(Math.floor(nanos / 1000));
}

export function decodeOptionalTimestamp(wire: TimestampWire | null | undefined): Micros | null {
  return wire === null || wire === undefined ? null : decodeTimestamp(wire);
}

export function encodeTimestamp(micros: Micros): TimestampWire {
  const remainder = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  return {
    seconds: encodeLong((micros - remainder) / MICROS_PER_SECOND),
    nanos: Number(remainder) * 1000,
  };
}

/** No mask at all differs from an empty one, which touches nothing. */
export function decodeMask(wire: MaskWire | null | undefined): readonly FieldPath[] | null {
  if (wire === null || wire === undefined) return null;
  return (wire.fieldPaths ?? []).map(parseFieldPath);
}

export function decodeValue(wire: ValueWire | null | undefined): Value {
  switch (wire?.valueType) {
    case 'nullValue':
      return { kind: 'null' };
    case 'booleanValue':
      return { kind: 'boolean', value: wire.booleanValue ?? false };
    case 'integerValue':
      return { kind: 'integer', value: decodeLong(wire.integerValue) };
    case 'doubleValue':
      return { kind: 'double', value: wire.doubleValue ?? 0 };
    case 'timestampValue':
      return { kind: 'timestamp', micros: decodeTimestamp(wire.timestampValue ?? {}) };
    case 'stringValue':
      return { kind: 'string', value: wire.stringValue ?? '' };
    case 'bytesValue':
      return { kind: 'bytes', value: wire.bytesValue ?? new Uint8Array() };
    case 'referenceValue':
      return { kind: 'reference', name: wire.referenceValue ?? '' };
    case 'geoPointValue':
      return decodeGeoPoint(wire.geoPointValue?.latitude ?? 0, wire.geoPointValue?.longitude ?? 0);
    case 'arrayValue':
      return { kind: 'array', values: (wire.arrayValue?.values ?? []).map(decodeValue) };
    case 'mapValue':
      return { kind: 'map', fields: decodeFields(wire.mapValue?.fields) };
    default:
      // Field references, functions and pipelines belong to the enterprise edition's pipelines only.
      throw invalidArgument('Cannot convert firestore.v1.Value with type unset');
  }
}

function decodeGeoPoint(latitude: number, longitude: number): Value {
  if (!(Math.abs(latitude) <= 90)) {
    throw invalidArgument(`Latitude ${latitude} is outside of [-90, 90].`);
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw invalidArgument(`Longitude ${longitude} is outside of [-180, 180].`);
  }
  return { kind: 'geoPoint', latitude, longitude };
}

export function decodeFields(wire: FieldsWire | null | undefined): Fields {
  const fields = new Map<string, Value>();
  for (const [name, value] of Object.entries(wire ?? {})) fields.set(name, decodeValue(value));
  return fields;
}

export function encodeValue(value: Value): ValueWire {
  switch (value.kind) {
    case 'null':
      return { nullValue: 0 };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: encodeLong(value.value) };
    case 'double':
      return { doubleValue: value.value };
    case 'timestamp':
      return { timestampValue: encodeTimestamp(value.micros) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: value.value };
    case 'reference':
      return { referenceValue: value.name };
    case 'geoPoint':
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'array':
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case 'map':
      return { mapValue: { fields: encodeFields(value.fields) } };
  }
}

export function encodeFields(fields: Fields): FieldsWire {
  // The object has no prototype, because a field may be called `__proto__` or `constructor`.
  const wire: Record<string, ValueWire> = Object.create(null) as Record<string, ValueWire>;
  for (const [name, value] of fields) wire[name] = encodeValue(value);
  return wire;
}

export function encodeDocument(document: Document): DocumentWire {
  return {
    name: document.name,
    fields: encodeFields(document.fields),
    createTime: encodeTimestamp(document.createTime),
    updateTime: encodeTimestamp(document.updateTime),
  };
}
