import bundle from '@google-cloud/firestore/build/protos/v1.json' with { type: 'json' };
import protobuf from 'protobufjs/light.js';

/**
 * The message types of google.firestore.v1, read from the descriptor that the client library
 * publishes. Types resolve on first use, so that opening the port does not wait for them.
 */
export type MessageType = protobuf.Type;

const { google } = bundle.nested;
const { firestore, protobuf: wellKnown, type, rpc } = google.nested;
const { v1 } = firestore.nested;
const { Write } = v1.nested;

/** The published descriptor lacks `verify`, which the web SDK sends in every transaction that only reads a document. */
const WriteWithVerify = {
  ...Write,
  oneofs: { operation: { oneof: [...Write.oneofs.operation.oneof, 'verify'] } },
  fields: { ...Write.fields, verify: { type: 'string', id: 5 } },
};

const {
  Timestamp,
  Duration,
  Any,
  Empty,
  Struct,
  Value,
  NullValue,
  ListValue,
  DoubleValue,
  Int32Value,
  Int64Value,
} = wellKnown.nested;

let root: protobuf.Root | null = null;

function loadRoot(): protobuf.Root {
  root ??= protobuf.Root.fromJSON({
    nested: {
      google: {
        nested: {
          firestore: { nested: { v1: { nested: { ...v1.nested, Write: WriteWithVerify } } } },
          protobuf: {
            nested: {
              Timestamp,
              Duration,
              Any,
              Empty,
              Struct,
              Value,
              NullValue,
              ListValue,
              DoubleValue,
              Int32Value,
              Int64Value,
            },
          },
          type: { nested: type.nested },
          rpc: { nested: rpc.nested },
        },
      },
    },
  });
  return root;
}

/** `name` is relative to google.firestore.v1, or fully qualified. */
export function messageType(name: string): MessageType {
  return loadRoot().lookupType(name.startsWith('google.') ? name : `google.firestore.v1.${name}`);
}

/** Name of an enum's number, or undefined for a number that the enum does not know. */
export function enumName(enumType: string, number: number): string | undefined {
  return loadRoot().lookupEnum(`google.firestore.v1.${enumType}`).valuesById[number];
}
