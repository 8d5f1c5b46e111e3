import protobuf from 'protobufjs/light.js';
import type { LongBits } from '../../transports/messages/wire.ts';

const field = <const Type extends string>(id: number, type: Type) => ({ id, type });
const repeated = <const Type extends string>(id: number, type: Type) =>
  ({ id, type, rule: 'repeated' }) as const;
const delimited = { options: { features: { message_encoding: 'DELIMITED' } } };

/** The legacy Datastore messages of an export. Production and the official emulator use the same messages. */
const FORMAT = {
  Entity: {
    key: field(13, 'Key'),
    property: repeated(14, 'Property'),
    rawProperty: repeated(15, 'Property'),
    entityGroup: field(16, 'Path'),
  },
  Key: { app: field(13, 'string'), path: field(14, 'Path'), databaseId: field(23, 'string') },
  Path: { element: { ...repeated(1, 'PathElement'), ...delimited } },
  PathElement: { type: field(2, 'string'), id: field(3, 'int64'), name: field(4, 'string') },
  Property: {
    meaning: field(1, 'int32'),
    name: field(3, 'string'),
    multiple: field(4, 'bool'),
    value: field(5, 'bytes'),
  },
  PropertyValue: {
    int64: field(1, 'int64'),
    boolean: field(2, 'bool'),
    string: field(3, 'bytes'),
    double: field(4, 'double'),
    point: { ...field(5, 'Point'), ...delimited },
    reference: { ...field(12, 'Reference'), ...delimited },
  },
  Point: { latitude: field(6, 'double'), longitude: field(7, 'double') },
  Reference: {
    app: field(13, 'string'),
    element: { ...repeated(14, 'ReferenceElement'), ...delimited },
    databaseId: field(23, 'string'),
  },
  ReferenceElement: { type: field(15, 'string'), id: field(16, 'int64'), name: field(17, 'string') },
  Overall: { kind: repeated(1, 'KindSummary') },
  KindSummary: {
    selection: field(1, 'Selection'),
    metadataPath: field(2, 'string'),
    entityCount: field(3, 'int64'),
    outputBytes: field(4, 'int64'),
  },
  Selection: { first: field(1, 'int32'), third: field(3, 'int32') },
  Kind: { header: field(1, 'KindHeader'), output: repeated(2, 'Output') },
  KindHeader: { exportName: field(1, 'string'), start: field(2, 'int64'), end: field(3, 'int64') },
  Output: { prefix: field(1, 'string'), name: field(2, 'string') },
};

interface Scalars {
  readonly bool: boolean;
  readonly bytes: Uint8Array;
  readonly double: number;
  readonly int32: number;
  readonly int64: LongBits;
  readonly string: string;
}
type Named<Type> = Type extends keyof Scalars
  ? Scalars[Type]
  : Type extends keyof typeof FORMAT
    ? Message<Type>
    : never;
export type Message<Name extends keyof typeof FORMAT> = {
  readonly [Field in keyof (typeof FORMAT)[Name]]?: (typeof FORMAT)[Name][Field] extends {
    readonly type: infer Type;
  }
    ? (typeof FORMAT)[Name][Field] extends { readonly rule: 'repeated' }
      ? readonly Named<Type>[]
      : Named<Type>
    : never;
};

const root = protobuf.Root.fromJSON({
  edition: '2023',
  nested: Object.fromEntries(Object.entries(FORMAT).map(([name, fields]) => [name, { fields }])),
} as protobuf.INamespace);

export function encodeMessage<Name extends keyof typeof FORMAT>(
  name: Name,
  message: Message<Name>,
): Uint8Array {
  return root.lookupType(name).encode(message).finish();
}

export function decodeMessage<Name extends keyof typeof FORMAT>(
  name: Name,
  bytes: Uint8Array,
): Message<Name> {
  const type = root.lookupType(name);
  return type.toObject(type.decode(bytes)) as Message<Name>;
}

/** The first record of the overall metadata file: the format version `3` in ASCII. */
export const FORMAT_VERSION = Uint8Array.of(0x33);
