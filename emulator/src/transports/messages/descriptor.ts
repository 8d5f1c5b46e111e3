import protobuf from 'protobufjs/light.js';
import { obtain } from '../../core/store/recent-map.ts';
import descriptor from './firestore-v1.json' with { type: 'json' };

export type MessageType = protobuf.Type;

let root: protobuf.Root | null = null;

/** The descriptor is parsed on first use, so that opening the port does not wait for it. */
function loadRoot(): protobuf.Root {
  root ??= protobuf.Root.fromJSON(descriptor);
  return root;
}

const types = new Map<string, MessageType>();

export function messageType(name: string): MessageType {
  const fullName = name.startsWith('google.') ? name : `google.firestore.v1.${name}`;
  return obtain(types, name, () => loadRoot().lookupType(fullName));
}

const enums = new Map<string, protobuf.Enum>();

export function enumName(name: string, number: number): string | undefined {
  return obtain(enums, name, () => loadRoot().lookupEnum(`google.firestore.v1.${name}`)).valuesById[number];
}
