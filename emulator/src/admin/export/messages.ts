import protobuf from 'protobufjs/light.js';
import { decodeLong, encodeLong } from '../../transports/messages/value-codec.ts';
import type { LongBits } from '../../transports/messages/wire.ts';

/** Thrown for bytes that are no message of an export. */
export class ProtobufError extends Error {
  override readonly name = 'ProtobufError';
}

const field = (id: number, type: string) => ({ id, type });
const repeated = (id: number, type: string) => ({ id, type, rule: 'repeated' });
const delimited = { options: { features: { message_encoding: 'DELIMITED' } } };

/**
 * The legacy Datastore messages of an export, the same for the official emulator and for production. Texts are bytes
 * here: what is no UTF-8 is refused, not repaired.
 */
const FORMAT: protobuf.INamespace & { readonly edition: string } = {
  edition: '2023',
  nested: {
    Entity: {
      fields: {
        key: field(13, 'Key'),
        property: repeated(14, 'Property'),
        rawProperty: repeated(15, 'Property'),
        entityGroup: field(16, 'Path'),
      },
    },
    Key: { fields: { app: field(13, 'bytes'), path: field(14, 'Path'), databaseId: field(23, 'bytes') } },
    Path: { fields: { element: { ...repeated(1, 'PathElement'), ...delimited } } },
    PathElement: { fields: { type: field(2, 'bytes'), id: field(3, 'int64'), name: field(4, 'bytes') } },
    Property: {
      fields: {
        meaning: field(1, 'int32'),
        name: field(3, 'bytes'),
        multiple: field(4, 'bool'),
        value: field(5, 'bytes'),
      },
    },
    PropertyValue: {
      fields: {
        int64: field(1, 'int64'),
        boolean: field(2, 'bool'),
        string: field(3, 'bytes'),
        double: field(4, 'double'),
        point: { ...field(5, 'Point'), ...delimited },
        reference: { ...field(12, 'Reference'), ...delimited },
      },
    },
    Point: { fields: { latitude: field(6, 'double'), longitude: field(7, 'double') } },
    Reference: {
      fields: {
        app: field(13, 'bytes'),
        element: { ...repeated(14, 'ReferenceElement'), ...delimited },
        databaseId: field(23, 'bytes'),
      },
    },
    ReferenceElement: {
      fields: { type: field(15, 'bytes'), id: field(16, 'int64'), name: field(17, 'bytes') },
    },
    Overall: { fields: { kind: repeated(1, 'KindSummary') } },
    KindSummary: {
      fields: {
        selection: field(1, 'Selection'),
        metadataPath: field(2, 'bytes'),
        entityCount: field(3, 'int64'),
        outputBytes: field(4, 'int64'),
      },
    },
    Selection: { fields: { first: field(1, 'int32'), third: field(3, 'int32') } },
    Kind: { fields: { header: field(1, 'KindHeader'), output: repeated(2, 'Output') } },
    KindHeader: {
      fields: { exportName: field(1, 'bytes'), start: field(2, 'int64'), end: field(3, 'int64') },
    },
    Output: { fields: { prefix: field(1, 'bytes'), name: field(2, 'bytes') } },
  },
};

const root = protobuf.Root.fromJSON(FORMAT);
/** Every field may be missing. */
type Wire<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

export type ElementMessage = Wire<{ type: Uint8Array; id: LongBits; name: Uint8Array }>;

type PathMessage = Wire<{ element: readonly ElementMessage[] }>;
type KeyMessage = Wire<{ app: Uint8Array; path: PathMessage; databaseId: Uint8Array }>;

export type ReferenceMessage = Wire<{
  app: Uint8Array;
  element: readonly ElementMessage[];
  databaseId: Uint8Array;
}>;

export type ValueMessage = Wire<{
  int64: LongBits;
  boolean: boolean;
  string: Uint8Array;
  double: number;
  point: Wire<{ latitude: number; longitude: number }>;
  reference: ReferenceMessage;
}>;

export type PropertyMessage = Wire<{
  meaning: number;
  name: Uint8Array;
  multiple: boolean;
  value: Uint8Array;
}>;

/** Every message that is written or read by itself. */
export interface Messages {
  readonly Entity: Wire<{
    key: KeyMessage;
    property: readonly PropertyMessage[];
    rawProperty: readonly PropertyMessage[];
    entityGroup: PathMessage;
  }>;
  readonly PropertyValue: ValueMessage;
  readonly Overall: Wire<{
    kind: readonly Wire<{
      selection: Wire<{ first: number; third: number }>;
      metadataPath: Uint8Array;
      entityCount: LongBits;
      outputBytes: LongBits;
    }>[];
  }>;
  readonly Kind: Wire<{
    header: Wire<{ exportName: Uint8Array; start: LongBits; end: LongBits }>;
    output: readonly Wire<{ prefix: Uint8Array; name: Uint8Array }>[];
  }>;
}

const types = {
  Entity: root.lookupType('Entity'),
  PropertyValue: root.lookupType('PropertyValue'),
  Overall: root.lookupType('Overall'),
  Kind: root.lookupType('Kind'),
};

export function encodeMessage<Name extends keyof Messages>(name: Name, message: Messages[Name]): Uint8Array {
  return types[name].encode(message).finish();
}

/** A field that is missing is undefined, not the default of its type. */
export function decodeMessage<Name extends keyof Messages>(name: Name, bytes: Uint8Array): Messages[Name] {
  try {
    return types[name].toObject(types[name].decode(bytes));
  } catch (error) {
    throw new ProtobufError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

const textDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8');

export function textOf(bytes: Uint8Array): string {
  try {
    return textDecoder.decode(bytes);
  } catch (error) {
    throw new ProtobufError('a text is not UTF-8', { cause: error });
  }
}

/** The first record of the overall file: the version of the format, as text. */
export const FORMAT_VERSION = Uint8Array.of(0x33);

const EMPTY = new Uint8Array();

/** One directory of entities, as the overall file lists it. */
export interface KindSummary {
  /** The path of the kind's metadata file, relative to the overall file. */
  readonly metadataPath: string;
  /** Null when the writer left it out. */
  readonly entityCount: number | null;
  readonly outputBytes: number;
}

export function encodeOverallMetadata(kinds: readonly KindSummary[]): Uint8Array {
  return encodeMessage('Overall', {
    kind: kinds.map(({ metadataPath, entityCount, outputBytes }) => ({
      selection: { first: 2, third: 3 },
      metadataPath: bytesOf(metadataPath),
      entityCount: encodeLong(BigInt(entityCount ?? 0)),
      outputBytes: encodeLong(BigInt(outputBytes)),
    })),
  });
}

export function decodeOverallMetadata(message: Uint8Array): KindSummary[] {
  return (decodeMessage('Overall', message).kind ?? []).map(({ metadataPath, entityCount, outputBytes }) => ({
    metadataPath: textOf(metadataPath ?? EMPTY),
    entityCount: entityCount === undefined ? null : Number(decodeLong(entityCount)),
    outputBytes: Number(decodeLong(outputBytes)),
  }));
}

interface KindMetadata {
  readonly exportName: string;
  readonly startMicros: bigint;
  readonly endMicros: bigint;
  /** Shards, relative to the kind's metadata file. */
  readonly outputs: readonly string[];
}

export function encodeKindMetadata({
  exportName,
  startMicros,
  endMicros,
  outputs,
}: KindMetadata): Uint8Array {
  return encodeMessage('Kind', {
    header: {
      exportName: bytesOf(exportName),
      start: encodeLong(startMicros),
      end: encodeLong(endMicros),
    },
    output: outputs.map((name) => ({ prefix: EMPTY, name: bytesOf(name) })),
  });
}

/** Readers only use the names of the shards. */
export function decodeKindOutputs(message: Uint8Array): string[] {
  return (decodeMessage('Kind', message).output ?? []).map(({ name }) => textOf(name ?? EMPTY));
}
