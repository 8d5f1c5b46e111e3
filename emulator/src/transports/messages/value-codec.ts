import type {
  Document,
  FieldPath,
  FieldTransform,
  Micros,
  Precondition,
  Write,
  WriteResult,
} from '../../core/model.ts';
import { invalidArgument } from '../../core/status-error.ts';
import { parseFieldPath } from '../../core/values/field-path.ts';
import { byKind, type Fields, type Value } from '../../core/values/value.ts';
import type {
  FieldsWire,
  FieldTransformWire,
  LongBits,
  TimestampWire,
  ValueWire,
  Wire,
  WriteWire,
} from './wire.ts';

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

/** Truncates to microseconds, as the official emulator does. */
export function decodeTimestamp(wire: TimestampWire): Micros {
  const seconds = decodeLong(wire.seconds);
  const nanos = wire.nanos ?? 0;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS || nanos < 0 || nanos > 999_999_999) {
    throw invalidArgument('Timestamp is out of range.');
  }
  return seconds * MICROS_PER_SECOND + BigInt(Math.floor(nanos / 1000));
}

export function optional<Message, Result>(
  wire: Message | null | undefined,
  decode: (wire: Message) => Result,
): Result | null {
  return wire === null || wire === undefined ? null : decode(wire);
}

export function encodeTimestamp(micros: Micros): TimestampWire {
  const remainder = ((micros % MICROS_PER_SECOND) + MICROS_PER_SECOND) % MICROS_PER_SECOND;
  return {
    seconds: encodeLong((micros - remainder) / MICROS_PER_SECOND),
    nanos: Number(remainder) * 1000,
  };
}

/** Null for a missing mask, which means all fields. A mask without paths means no fields. */
export function decodeMask(wire: Wire<'DocumentMask'> | null | undefined): readonly FieldPath[] | null {
  return optional(wire, ({ fieldPaths }) => (fieldPaths ?? []).map(parseFieldPath));
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
      // Copies the bytes, because the decoded ones are a view that would keep the whole request in memory.
      return { kind: 'bytes', value: new Uint8Array(wire.bytesValue ?? []) };
    case 'referenceValue':
      return { kind: 'reference', name: wire.referenceValue ?? '' };
    case 'geoPointValue':
      return decodeGeoPoint(wire.geoPointValue?.latitude ?? 0, wire.geoPointValue?.longitude ?? 0);
    case 'arrayValue':
      return { kind: 'array', values: (wire.arrayValue?.values ?? []).map(decodeValue) };
    case 'mapValue':
      return { kind: 'map', fields: decodeFields(wire.mapValue?.fields) };
    default:
      // Field references, functions and pipelines are refused: only the enterprise edition has such values.
      throw invalidArgument('Cannot convert firestore.v1.Value with type unset');
  }
}

function decodeGeoPoint(latitude: number, longitude: number): Value {
  if (!(Math.abs(latitude) <= 90)) throw invalidArgument(`Latitude ${latitude} is outside of [-90, 90].`);
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

export const encodeValue: (subject: Value) => ValueWire = byKind({
  null: () => ({ nullValue: 0 }),
  boolean: ({ value }) => ({ booleanValue: value }),
  integer: ({ value }) => ({ integerValue: encodeLong(value) }),
  double: ({ value }) => ({ doubleValue: value }),
  timestamp: ({ micros }) => ({ timestampValue: encodeTimestamp(micros) }),
  string: ({ value }) => ({ stringValue: value }),
  bytes: ({ value }) => ({ bytesValue: value }),
  reference: ({ name }) => ({ referenceValue: name }),
  geoPoint: ({ latitude, longitude }) => ({ geoPointValue: { latitude, longitude } }),
  array: ({ values }) => ({ arrayValue: { values: values.map(encodeValue) } }),
  map: ({ fields }) => ({ mapValue: { fields: encodeFields(fields) } }),
});

export function encodeFields(fields: Fields): FieldsWire {
  // The object has no prototype, because a field may be called `__proto__` or `constructor`.
  const wire: Record<string, ValueWire> = Object.create(null) as Record<string, ValueWire>;
  for (const [name, value] of fields) wire[name] = encodeValue(value);
  return wire;
}

export function encodeDocument(document: Document): Wire<'Document'> {
  return {
    name: document.name,
    fields: encodeFields(document.fields),
    createTime: encodeTimestamp(document.createTime),
    updateTime: encodeTimestamp(document.updateTime),
  };
}

const REQUEST_TIME = 1;

function decodeWrite(wire: WriteWire): Write {
  const precondition = decodePrecondition(wire.currentDocument);
  switch (wire.operation) {
    case 'update':
      return {
        kind: 'update',
        precondition,
        name: wire.update?.name ?? '',
        fields: decodeFields(wire.update?.fields),
        mask: decodeMask(wire.updateMask),
        transforms: decodeTransforms(wire.updateTransforms),
      };
    case 'delete':
      return { kind: 'delete', precondition, name: wire.delete ?? '' };
    case 'verify':
      return {
        kind: 'verify',
        precondition,
        name: wire.verify ?? '',
        hasMask: wire.updateMask !== null && wire.updateMask !== undefined,
        hasTransforms: (wire.updateTransforms ?? []).length > 0,
      };
    case 'transform':
      return {
        kind: 'transform',
        precondition,
        name: wire.transform?.document ?? '',
        transforms: decodeTransforms(wire.transform?.fieldTransforms),
      };
    default:
      throw invalidArgument('write must contain an operation.');
  }
}

export function decodeWrites(wire: readonly WriteWire[] | null | undefined): readonly Write[] {
  return (wire ?? []).map(decodeWrite);
}

export function decodePrecondition(wire: Wire<'Precondition'> | null | undefined): Precondition | null {
  switch (wire?.conditionType) {
    case 'exists':
      return { exists: wire.exists ?? false };
    case 'updateTime':
      return { updateTime: decodeTimestamp(wire.updateTime ?? {}) };
    default:
      return null;
  }
}

function decodeTransforms(wire: readonly FieldTransformWire[] | null | undefined): readonly FieldTransform[] {
  return (wire ?? []).map(decodeTransform);
}

function decodeTransform(wire: FieldTransformWire): FieldTransform {
  const fieldPath = parseFieldPath(wire.fieldPath ?? '');
  switch (wire.transformType) {
    case 'setToServerValue':
      if (wire.setToServerValue !== REQUEST_TIME) break;
      return { kind: 'serverTimestamp', fieldPath };
    case 'increment':
      return { kind: 'increment', fieldPath, operand: decodeValue(wire.increment) };
    case 'maximum':
      return { kind: 'maximum', fieldPath, operand: decodeValue(wire.maximum) };
    case 'minimum':
      return { kind: 'minimum', fieldPath, operand: decodeValue(wire.minimum) };
    case 'appendMissingElements':
      return { kind: 'appendMissingElements', fieldPath, values: decodeElements(wire.appendMissingElements) };
    case 'removeAllFromArray':
      return { kind: 'removeAllFromArray', fieldPath, values: decodeElements(wire.removeAllFromArray) };
    default:
      break;
  }
  throw invalidArgument('a field transform must contain a transform type.');
}

function decodeElements(wire: Wire<'ArrayValue'> | null | undefined): readonly Value[] {
  return (wire?.values ?? []).map(decodeValue);
}

interface WriteResultWire {
  readonly updateTime?: TimestampWire;
  readonly transformResults: readonly ValueWire[];
}

export function encodeWriteResult(result: WriteResult): WriteResultWire {
  const transformResults = result.transformResults.map(encodeValue);
  return result.updateTime === null
    ? { transformResults }
    : { updateTime: encodeTimestamp(result.updateTime), transformResults };
}
