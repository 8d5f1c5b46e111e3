import type protobuf from 'protobufjs/light.js';
import type { MessageType } from '../descriptor.ts';
import { encodeLong } from '../scalars.ts';
import { fieldsByName, isEnum, isMessage } from './fields.ts';
import { payloadError } from './payload-error.ts';
import { parseBytes, parseDouble, parseInt32, parseInt64, parseTimestamp } from './special-forms.ts';

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
