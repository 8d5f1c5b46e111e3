import protobuf from 'protobufjs/light.js';
import type { MessageType } from '../descriptor.ts';

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

export function isEnum(type: protobuf.ReflectionObject | null): type is protobuf.Enum {
  return type instanceof protobuf.Enum;
}
