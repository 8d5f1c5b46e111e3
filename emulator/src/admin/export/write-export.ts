import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../../core/model.ts';
import { StatusError } from '../../core/status-error.ts';
import { encodeEntity } from './entity.ts';
import { encodeKindMetadata, encodeOverallMetadata, FORMAT_VERSION } from './messages.ts';
import { encodeRecordLog } from './record-log.ts';

export interface ExportRequest {
  /** Must exist; the export becomes a directory in it. */
  readonly directory: string;
  readonly name: string;
  readonly documents: Iterable<Pick<Document, 'name' | 'fields'>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const KIND_DIRECTORY = join('all_namespaces', 'all_kinds');
const KIND_METADATA = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';

/**
 * Writes an export that readers see whole or not at all: aside first, flushed to the disk, then
 * renamed into place. Whatever fails on the way, an earlier export of that name stays readable.
 */
export async function writeExport(request: ExportRequest): Promise<void> {
  await requireDirectory(request.directory);
  if (/[/\\]/.test(request.name) || request.name === '.' || request.name === '..') {
    throw new StatusError('INTERNAL', 'failed to write export');
  }
  const staging = join(request.directory, `.${request.name}.${randomUUID()}`);
  try {
    await writeFiles(staging, request);
    await replaceDirectory(staging, join(request.directory, request.name));
    await flushDirectory(request.directory);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    const reason = error instanceof Error ? `: ${error.message}` : '';
    throw new StatusError('INTERNAL', `failed to write export${reason}`, { cause: error });
  }
}

async function requireDirectory(path: string): Promise<void> {
  const isDirectory = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isDirectory) throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
}

async function writeFiles(staging: string, request: ExportRequest): Promise<void> {
  const startMicros = BigInt(request.now()) * 1000n;
  const entities = Array.from(request.documents, encodeEntity);
  const output = encodeRecordLog(entities);
  await mkdir(staging);
  if (entities.length > 0) {
    const kindDirectory = join(staging, KIND_DIRECTORY);
    await mkdir(kindDirectory, { recursive: true });
    await writeDurably(join(kindDirectory, 'output-0'), output);
    await writeDurably(
      join(staging, KIND_METADATA),
      encodeKindMetadata({
        exportName: request.name,
        startMicros,
        endMicros: BigInt(request.now()) * 1000n,
        outputs: ['output-0'],
      }),
    );
    await flushDirectory(kindDirectory);
    await flushDirectory(join(staging, 'all_namespaces'));
  }
  const kinds =
    entities.length === 0
      ? []
      : [{ metadataPath: KIND_METADATA, entityCount: entities.length, outputBytes: output.length }];
  await writeDurably(
    join(staging, `${request.name}.overall_export_metadata`),
    encodeRecordLog([FORMAT_VERSION, encodeOverallMetadata(kinds)]),
  );
  await flushDirectory(staging);
}

/** A directory with contents cannot be renamed over: the old one steps aside until the new one is there. */
async function replaceDirectory(staging: string, target: string): Promise<void> {
  const previous = `${staging}.previous`;
  const hadPrevious = await rename(target, previous).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(staging, target);
  } catch (error) {
    if (hadPrevious) await rename(previous, target);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

async function writeDurably(path: string, contents: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flushDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
