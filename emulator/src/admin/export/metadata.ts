import { decodeLong, encodeLong } from '../../transports/messages/scalars.ts';
import { bytesOf, decodeMessage, encodeMessage, textOf } from './messages.ts';

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

export interface KindMetadata {
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
