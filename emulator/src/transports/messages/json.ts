import protobuf from 'protobufjs/light.js';
import { invalidArgument, type StatusError } from '../../core/status-error.ts';
import { obtain } from '../../core/store/recent-map.ts';
import { MAX_INT64, MIN_INT64, timestampText } from '../../core/values/value.ts';
import { type MessageType, messageType } from './descriptor.ts';
import { decodeLong, encodeLong } from './value-codec.ts';
import type { LongBits, TimestampWire } from './wire.ts';

const byName = new WeakMap<MessageType, ReadonlyMap<string, protobuf.Field>>();

export function fieldsByName(type: MessageType): ReadonlyMap<string, protobuf.Field> {
  return obtain(byName, type, () => {
    const fields = type.fieldsArray.map((field) => field.resolve());
    return new Map(
      fields.flatMap((field) => [field.name, snakeCase(field.name)].map((name) => [name, field])),
    );
  });
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function isMessage(type: protobuf.ReflectionObject | null): type is protobuf.Type {
  return type instanceof protobuf.Type;
}

const NULL_VALUE = '.google.protobuf.NullValue';
const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-]\d\d):(\d\d))$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
/** Allows at most 19 digits after leading zeros, because BigInt is slow on millions of digits. */
const INTEGER = /^-?0*(?:0|[1-9]\d{0,18})$/;

function parseTimestamp(text: string): TimestampWire {
  const [, local = '', fraction = '', hours = '+0', minutes = '0'] = RFC3339.exec(text.toUpperCase()) ?? [];
  const millis = Date.parse(`${local}Z`);
  // `Date.parse` reads February 31 as a day in March, so the result is formatted again and compared.
  if (Number.isNaN(millis) || !new Date(millis).toISOString().startsWith(local)) {
    throw payloadError(`not a timestamp: ${text}`);
  }
  const offset = Number(hours) * 3600 + Number(`${hours[0]}${minutes}`) * 60;
  return { seconds: encodeLong(BigInt(millis / 1000 - offset)), nanos: Number(fraction.padEnd(9, '0')) };
}

function readInt64(json: unknown): bigint | undefined {
  const isInteger = typeof json === 'string' ? INTEGER.test(json) : Number.isInteger(json);
  const value = isInteger ? BigInt(json as string | number) : undefined;
  return value === undefined || value < MIN_INT64 || value > MAX_INT64 ? undefined : value;
}

function readDouble(json: unknown): number | undefined {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return Number.NaN;
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : Number.NaN;
  return Number.isNaN(value) ? undefined : value;
}

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
]);

const READERS: Readonly<Record<string, (json: unknown) => unknown>> = {
  string: (json) => (typeof json === 'string' ? json : undefined),
  bool: (json) => BOOLEANS.get(json),
  bytes: (json) => (typeof json === 'string' && BASE64.test(json) ? Buffer.from(json, 'base64') : undefined),
  double: readDouble,
  int32: (json) => {
    const value = Number(readInt64(json));
    return value === (value | 0) ? value : undefined;
  },
  int64: (json) => {
    const value = readInt64(json);
    return value === undefined ? undefined : encodeLong(value);
  },
};

const WRITERS: Readonly<Record<string, (value: never) => unknown>> = {
  int64: (value: LongBits) => decodeLong(value).toString(),
  double: (value: number) => (Number.isFinite(value) ? value : String(value)),
  bytes: (value: Uint8Array) =>
    Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64'),
};

/**
 * Deeper messages could exhaust the stack. No legal document is so deep: 20 levels of maps are about 40
 * levels of messages.
 */
const MAX_DEPTH = 200;
const WRAPPERS = new Set(['Int32Value', 'Int64Value', 'DoubleValue']);

/** Decodes lenient ProtoJSON into a message object like the one that protobufjs decodes from bytes. */
export function decodeJson(typeName: string, json: unknown): object {
  return decodeMessage(messageType(typeName), json, 0);
}

export function parseJson(typeName: string, text: string): object {
  let json: unknown;
  try {
    json = text.trim() === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw payloadError(cause instanceof Error ? cause.message : 'malformed JSON');
  }
  return decodeJson(typeName, json);
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function decodeMessage(type: MessageType, json: unknown, depth: number): object {
  if (depth > MAX_DEPTH) throw payloadError('nested too deep');
  if (type.fullName === '.google.protobuf.Timestamp' && typeof json === 'string') {
    return type.create({ ...parseTimestamp(json) });
  }
  // ProtoJSON encodes a wrapper as a bare value; the message `{ value: … }` is accepted too.
  if (WRAPPERS.has(type.name) && !isRecord(json)) return decodeMessage(type, { value: json }, depth);
  if (!isRecord(json)) throw payloadError(`${type.name} must be an object`);
  const fields = fieldsByName(type);
  const message: Record<string, unknown> = {};
  const seenOneofs = new Set<protobuf.OneOf>();
  for (const [name, value] of Object.entries(json)) {
    const field = fields.get(name);
    if (field === undefined) throw payloadError(`${type.name} has no field ${name}`);
    if (value === undefined || (value === null && !acceptsNull(field))) continue;
    if (field.name in message) throw payloadError(`${type.name}.${field.name} is given twice`);
    if (field.partOf !== null) {
      if (seenOneofs.has(field.partOf))
        throw payloadError(`${type.name}.${field.partOf.name} is given twice`);
      seenOneofs.add(field.partOf);
    }
    message[field.name] = convertField(field, value, (item) => decodeSingle(field, item, depth + 1));
  }
  return type.create(message);
}

function acceptsNull(field: protobuf.Field): boolean {
  return field.resolvedType?.fullName === NULL_VALUE;
}

function convertField(field: protobuf.Field, value: unknown, convert: (item: unknown) => unknown): unknown {
  if (field.map) {
    if (!isRecord(value)) throw payloadError(`${field.name} must be an object`);
    const map = emptyRecord();
    for (const [key, item] of Object.entries(value)) map[key] = convert(item);
    return map;
  }
  if (!field.repeated) return convert(value);
  if (!Array.isArray(value)) throw payloadError(`${field.name} must be an array`);
  return value.map((item) => convert(item));
}

/** The object has no prototype, because a field of a document may be called `__proto__`. */
function emptyRecord(): Record<string, unknown> {
  return Object.create(null) as Record<string, unknown>;
}

function decodeSingle(field: protobuf.Field, json: unknown, depth: number): unknown {
  const { resolvedType } = field;
  if (isMessage(resolvedType)) return decodeMessage(resolvedType, json, depth);
  if (resolvedType !== null) return decodeEnum(resolvedType, json);
  const value = READERS[field.type]?.(json);
  if (value === undefined) throw payloadError(`${field.name} is not a ${field.type}`);
  return value;
}

function decodeEnum(type: protobuf.Enum, json: unknown): number {
  if (type.fullName === NULL_VALUE && json === null) return 0;
  if (typeof json === 'number' && Number.isInteger(json)) return json;
  const number = typeof json === 'string' && Object.hasOwn(type.values, json) ? type.values[json] : undefined;
  if (number === undefined) throw payloadError(`${type.name} has no member ${String(json)}`);
  return number;
}

export function payloadError(detail: string): StatusError {
  return invalidArgument("Payload isn't valid for request.", { cause: new Error(detail) });
}

type Message = Readonly<Record<string, unknown>>;

/**
 * Encodes to ProtoJSON as protobuf-java does: fields in the type's order, and default values only for fields
 * of a oneof.
 */
export function encodeJson(typeName: string, message: object): unknown {
  return encodeMessage(messageType(typeName), message as Message);
}

function encodeMessage(type: MessageType, message: Message): unknown {
  if (type.fullName === '.google.protobuf.Timestamp') {
    const { seconds, nanos } = message as TimestampWire;
    return timestampText(decodeLong(seconds) * 1_000_000_000n + BigInt(nanos ?? 0));
  }
  const json = emptyRecord();
  for (const field of type.fieldsArray) {
    const value = Object.hasOwn(message, field.name) ? message[field.name] : undefined;
    if (value === undefined || value === null) continue;
    field.resolve();
    if (field.partOf === null && isDefault(field, value)) continue;
    json[field.name] = convertField(field, value, (item) => encodeSingle(field, item));
  }
  return json;
}

function isDefault(field: protobuf.Field, value: unknown): boolean {
  if (field.map) return Object.keys(value as object).length === 0;
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length === 0;
  return value === 0 || value === false || value === '';
}

function encodeSingle(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field;
  if (isMessage(resolvedType)) return encodeMessage(resolvedType, value as Message);
  if (resolvedType === null) return WRITERS[field.type]?.(value as never) ?? value;
  return resolvedType.fullName === NULL_VALUE ? null : (resolvedType.valuesById[value as number] ?? value);
}
