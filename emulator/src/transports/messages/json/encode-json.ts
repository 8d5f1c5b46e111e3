import type protobuf from 'protobufjs/light.js';
import type { MessageType } from '../descriptor.ts';
import { decodeLong } from '../scalars.ts';
import type { LongBits, TimestampWire } from '../wire.ts';
import { isEnum, isMessage } from './fields.ts';
import { formatBytes, formatDouble, formatTimestamp } from './special-forms.ts';

type Message = Readonly<Record<string, unknown>>;

/** ProtoJSON as protobuf-java prints it: fields in the message's order, defaults left out except in a oneof. */
export function encodeJson(type: MessageType, message: object): unknown {
  return encodeMessage(type, message as Message);
}

function encodeMessage(type: MessageType, message: Message): unknown {
  if (type.fullName === '.google.protobuf.Timestamp') {
    const { seconds, nanos } = message as TimestampWire;
    return formatTimestamp(decodeLong(seconds), nanos ?? 0);
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
