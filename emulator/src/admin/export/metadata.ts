import { int64Of, messageOf, readProtobuf, stringOf } from './protobuf-reader.ts';
import { ProtobufWriter } from './protobuf-writer.ts';

/** The first record of the overall file: the version of the format, as text. */
export const FORMAT_VERSION = Uint8Array.of(0x33);

/** One directory of entities, as the overall file lists it. */
export interface KindSummary {
  /** The path of the kind's metadata file, relative to the overall file. */
  readonly metadataPath: string;
  /** Null when the writer left it out. */
  readonly entityCount: number | null;
  readonly outputBytes: number;
}

const Overall = { kind: 1, selection: 1, metadataPath: 2, entityCount: 3, outputBytes: 4 } as const;

export function encodeOverallMetadata(kinds: readonly KindSummary[]): Uint8Array {
  const writer = new ProtobufWriter();
  for (const kind of kinds) {
    writer.message(Overall.kind, (summary) => {
      summary.message(Overall.selection, (selection) => selection.uint32(1, 2).uint32(3, 3));
      summary.string(Overall.metadataPath, kind.metadataPath);
      summary.uint32(Overall.entityCount, kind.entityCount ?? 0);
      summary.uint32(Overall.outputBytes, kind.outputBytes);
    });
  }
  return writer.finish();
}

export function decodeOverallMetadata(message: Uint8Array): KindSummary[] {
  return readProtobuf(message)
    .filter(({ field }) => field === Overall.kind)
    .map((entry) => {
      const kind = messageOf(entry);
      const path = kind.find(({ field }) => field === Overall.metadataPath);
      const count = kind.find(({ field }) => field === Overall.entityCount);
      const bytes = kind.find(({ field }) => field === Overall.outputBytes);
      return {
        metadataPath: path === undefined ? '' : stringOf(path),
        entityCount: count === undefined ? null : Number(int64Of(count)),
        outputBytes: bytes === undefined ? 0 : Number(int64Of(bytes)),
      };
    });
}

export interface KindMetadata {
  readonly exportName: string;
  readonly startMicros: bigint;
  readonly endMicros: bigint;
  /** Shards, relative to the kind's metadata file. */
  readonly outputs: readonly string[];
}

const Kind = {
  header: 1,
  output: 2,
  exportName: 1,
  start: 2,
  end: 3,
  outputPrefix: 1,
  outputName: 2,
} as const;

export function encodeKindMetadata(metadata: KindMetadata): Uint8Array {
  const writer = new ProtobufWriter();
  writer.message(Kind.header, (header) =>
    header
      .string(Kind.exportName, metadata.exportName)
      .int64(Kind.start, metadata.startMicros)
      .int64(Kind.end, metadata.endMicros),
  );
  for (const name of metadata.outputs) {
    writer.message(Kind.output, (output) =>
      output.string(Kind.outputPrefix, '').string(Kind.outputName, name),
    );
  }
  return writer.finish();
}

/** Readers only use the names of the shards. */
export function decodeKindOutputs(message: Uint8Array): string[] {
  return readProtobuf(message)
    .filter(({ field }) => field === Kind.output)
    .map((entry) => {
      const name = messageOf(entry).find(({ field }) => field === Kind.outputName);
      return name === undefined ? '' : stringOf(name);
    });
}
