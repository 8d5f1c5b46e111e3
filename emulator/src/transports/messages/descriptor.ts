import protobuf from 'protobufjs/light.js';
import descriptor from './firestore-v1.json' with { type: 'json' };

export type MessageType = protobuf.Type;

let root: protobuf.Root | null = null;

/** Read on first use, so that opening the port does not wait for it. */
function loadRoot(): protobuf.Root {
  root ??= protobuf.Root.fromJSON(descriptor);
  return root;
}

const types = new Map<string, MessageType>();

/** `name` is relative to google.firestore.v1, or fully qualified. */
export function messageType(name: string): MessageType {
  const known = types.get(name);
  if (known !== undefined) return known;
  const type = loadRoot().lookupType(name.startsWith('google.') ? name : `google.firestore.v1.${name}`);
  types.set(name, type);
  return type;
}

const enums = new Map<string, protobuf.Enum>();

/** Name of an enum's number, or undefined for a number that the enum does not know. */
export function enumName(name: string, number: number): string | undefined {
  const known = enums.get(name) ?? loadRoot().lookupEnum(`google.firestore.v1.${name}`);
  enums.set(name, known);
  return known.valuesById[number];
}
