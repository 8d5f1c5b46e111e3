import protobuf from 'protobufjs/light.js';
import { invalidArgument, type StatusError } from '../../core/status-error.ts';
import { MAX_INT64, MIN_INT64, timestampText } from '../../core/values/value.ts';
import type { MessageType } from './descriptor.ts';
import { decodeLong, encodeLong } from './value-codec.ts';
import type { LongBits, TimestampWire } from './wire.ts';

const byName = new WeakMap<MessageType, ReadonlyMap<string, protobuf.Field>>();

/** Fields under both spellings that ProtoJSON allows, lowerCamelCase and the proto's snake_case. */
export function fieldsByName(type: MessageType): ReadonlyMap<string, protobuf.Field> {
  const known = byName.get(type);
  if (known !== undefined) return known;
  const fields = new Map<string, protobuf.Field>();
  for (const field of type.fieldsArray) {
    field.resolve();
    fields.set(field.name, field);
    fields.set(
      field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      field,
    );
  }
  byName.set(type, fields);
  return fields;
}

export function isMessage(type: protobuf.ReflectionObject | null): type is protobuf.Type {
  return type instanceof protobuf.Type;
}

function isEnum(type: protobuf.ReflectionObject | null): type is protobuf.Enum {
  return type instanceof protobuf.Enum;
}

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(?:Z|([+-]\d\d):(\d\d))$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;
const INTEGER = /^-?\d+$/;

/** ISO text to the second, plus up to nine digits. */
function parseTimestamp(text: string): TimestampWire {
  const [, local = '', fraction = '', hours = '+0', minutes = '0'] = RFC3339.exec(text.toUpperCase()) ?? [];
  const millis = Date.parse(`${local}Z`);
  // A day that a month does not have would be one of the next.
  if (Number.isNaN(millis) || !new Date(millis).toISOString().startsWith(local)) {
    throw payloadError(`not a timestamp: ${text}`);
  }
  const offset = Number(hours) * 3600 + Number(`${hours[0]}${minutes}`) * 60;
  return { seconds: encodeLong(BigInt(millis / 1000 - offset)), nanos: Number(fraction.padEnd(9, '0')) };
}

function parseInt64(json: unknown): bigint {
  let value: bigint;
  if (typeof json === 'string' && INTEGER.test(json)) value = BigInt(json);
  else if (typeof json === 'number' && Number.isInteger(json)) value = BigInt(json);
  else throw payloadError(`not an int64: ${String(json)}`);
  if (value < MIN_INT64 || value > MAX_INT64) throw payloadError(`int64 out of range: ${value}`);
  return value;
}

function parseInt32(json: unknown): number {
  const value = Number(parseInt64(json));
  if (value !== (value | 0)) throw payloadError(`int32 out of range: ${value}`);
  return value;
}

function parseDouble(json: unknown): number {
  if (typeof json === 'number') return json;
  if (json === 'NaN') return Number.NaN;
  if (json === 'Infinity') return Number.POSITIVE_INFINITY;
  if (json === '-Infinity') return Number.NEGATIVE_INFINITY;
  const value = typeof json === 'string' && json.trim() !== '' ? Number(json) : Number.NaN;
  if (Number.isNaN(value)) throw payloadError(`not a double: ${String(json)}`);
  return value;
}

function formatDouble(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

/** Both alphabets, padded or not. */
function parseBytes(json: unknown): Uint8Array {
  if (typeof json !== 'string' || !BASE64.test(json)) throw payloadError('not base64');
  return Buffer.from(json, 'base64');
}

function formatBytes(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Deeper than any legal document (20 levels of maps are about 60 of JSON), shallower than the stack. */
const MAX_DEPTH = 200;
const WRAPPERS = new Set(['Int32Value', 'Int64Value', 'DoubleValue']);

/**
 * Reads lenient ProtoJSON into the same message object that protobufjs decodes from bytes, so that
 * everything behind the transports sees one shape.
 */
export function decodeJson<T>(type: MessageType, json: unknown): T {
  return decodeMessage(type, json, 0) as T;
}

export function parseJson<T>(type: MessageType, text: string): T {
  let json: unknown;
  try {
    json = text.trim() === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw payloadError(cause instanceof Error ? cause.message : 'malformed JSON');
  }
  return decodeJson<T>(type, json);
}

function isRecord(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function decodeMessage(type: MessageType, json: unknown, depth: number): object {
  if (depth > MAX_DEPTH) throw payloadError('nested too deep');
  if (type.fullName === '.google.protobuf.Timestamp' && typeof json === 'string') {
    return type.create({ ...parseTimestamp(json) });
  }
  // Wrappers are bare values in ProtoJSON; the message form is what the web SDK itself may send.
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
    message[field.name] = decodeField(field, value, depth + 1);
  }
  return type.create(message);
}

function acceptsNull(field: protobuf.Field): boolean {
  return field.resolvedType?.fullName === '.google.protobuf.NullValue';
}

function decodeField(field: protobuf.Field, json: unknown, depth: number): unknown {
  if (field.map) {
    if (!isRecord(json)) throw payloadError(`${field.name} must be an object`);
    const map = Object.create(null) as Record<string, unknown>;
    for (const [key, value] of Object.entries(json)) map[key] = decodeSingle(field, value, depth);
    return map;
  }
  if (field.repeated) {
    if (!Array.isArray(json)) throw payloadError(`${field.name} must be an array`);
    return json.map((item) => decodeSingle(field, item, depth));
  }
  return decodeSingle(field, json, depth);
}

function decodeSingle(field: protobuf.Field, json: unknown, depth: number): unknown {
  const { resolvedType } = field;
  if (isMessage(resolvedType)) return decodeMessage(resolvedType, json, depth);
  if (isEnum(resolvedType)) return decodeEnum(resolvedType, json);
  switch (field.type) {
    case 'string':
      if (typeof json !== 'string') throw payloadError(`${field.name} must be a string`);
      return json;
    case 'bool':
      if (json === true || json === 'true') return true;
      if (json === false || json === 'false') return false;
      throw payloadError(`${field.name} must be a boolean`);
    case 'bytes':
      return parseBytes(json);
    case 'double':
      return parseDouble(json);
    case 'int32':
      return parseInt32(json);
    case 'int64':
      return encodeLong(parseInt64(json));
    default:
      throw payloadError(`${field.name} cannot be set`);
  }
}

function decodeEnum(type: protobuf.Enum, json: unknown): number {
  if (type.fullName === '.google.protobuf.NullValue' && json === null) return 0;
  if (typeof json === 'number' && Number.isInteger(json)) return json;
  const number = typeof json === 'string' && Object.hasOwn(type.values, json) ? type.values[json] : undefined;
  if (number === undefined) throw payloadError(`${type.name} has no member ${String(json)}`);
  return number;
}

/** The one text for every malformed body, whatever is wrong with it; the cause says more in the log. */
function payloadError(detail: string): StatusError {
  return invalidArgument("Payload isn't valid for request.", {
    cause: new Error(detail),
  });
}

type Message = Readonly<Record<string, unknown>>;

/** ProtoJSON as protobuf-java prints it: fields in the message's order, defaults left out except in a oneof. */
export function encodeJson(type: MessageType, message: object): unknown {
  return encodeMessage(type, message as Message);
}

function encodeMessage(type: MessageType, message: Message): unknown {
  if (type.fullName === '.google.protobuf.Timestamp') {
    const { seconds, nanos } = message as TimestampWire;
    return timestampText(decodeLong(seconds) * 1_000_000_000n + BigInt(nanos ?? 0));
  }
  // The object has no prototype, because a field of a document may be called `__proto__`.
  const json = Object.create(null) as Record<string, unknown>;
  for (const field of type.fieldsArray) {
    const value = Object.hasOwn(message, field.name) ? message[field.name] : undefined;
    if (value === undefined || value === null) continue;
    field.resolve();
    if (field.partOf === null && (isDefault(value) || (field.map && isEmpty(value)))) continue;
    json[field.name] = encodeField(field, value);
  }
  return json;
}

function isDefault(value: unknown): boolean {
  if (value === 0 || value === false || value === '') return true;
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length === 0;
  return false;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

function encodeField(field: protobuf.Field, value: unknown): unknown {
  if (field.map) {
    const json = Object.create(null) as Record<string, unknown>;
    for (const [key, item] of Object.entries(value as Message)) json[key] = encodeSingle(field, item);
    return json;
  }
  if (field.repeated) return (value as readonly unknown[]).map((item) => encodeSingle(field, item));
  return encodeSingle(field, value);
}

function encodeSingle(field: protobuf.Field, value: unknown): unknown {
  const { resolvedType } = field;
  if (isMessage(resolvedType)) return encodeMessage(resolvedType, value as Message);
  if (isEnum(resolvedType)) {
    if (resolvedType.fullName === '.google.protobuf.NullValue') return null;
    return resolvedType.valuesById[value as number] ?? value;
  }
  switch (field.type) {
    case 'int64':
      return decodeLong(value as LongBits).toString();
    case 'double':
      return formatDouble(value as number);
    case 'bytes':
      return formatBytes(value as Uint8Array);
    default:
      return value;
  }
}
