import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invalidArgument, type StatusError } from '../../core/status-error.ts';
import { decodeLong } from '../../transports/messages/value-codec.ts';
import { type DecodedEntity, decodeEntity } from './entity.ts';
import { decodeMessage, FORMAT_VERSION, type Message } from './messages.ts';
import { decodeRecordLog, encodeRecordLog } from './record-log.ts';

export interface ExportContents {
  readonly shards: readonly { readonly path: string; readonly entities: readonly Uint8Array[] }[];
}

export async function readExport(overallMetadataFile: string): Promise<ExportContents> {
  const kinds = await readOverall(overallMetadataFile);
  const shards: { path: string; entities: Uint8Array[] }[] = [];
  for (const { metadataPath = '', entityCount } of kinds) {
    const metadataFile = join(dirname(overallMetadataFile), metadataPath);
    const before = shards.length;
    for (const output of await readKindOutputs(metadataFile)) {
      shards.push(await readShard(join(dirname(metadataFile), output)));
    }
    const count = shards.slice(before).reduce((sum, { entities }) => sum + entities.length, 0);
    if (entityCount !== undefined && decodeLong(entityCount) !== BigInt(count)) {
      throw invalidArgument(`${metadataFile} holds ${count} documents instead of ${decodeLong(entityCount)}`);
    }
  }
  return { shards };
}

export function documentsOf(
  contents: ExportContents,
  target: { readonly project: string; readonly databaseId: string },
): DecodedEntity[] {
  return decodeAll(contents, target.project).filter(({ databaseId }) => databaseId === target.databaseId);
}

export function databaseIdsOf(contents: ExportContents): ReadonlySet<string> {
  return new Set(decodeAll(contents, 'any').map(({ databaseId }) => databaseId));
}

function decodeAll(contents: ExportContents, project: string): DecodedEntity[] {
  return contents.shards.flatMap(({ path, entities }) =>
    entities.map((entity) => {
      try {
        return decodeEntity(entity, project);
      } catch (error) {
        throw unreadable(path, error);
      }
    }),
  );
}

async function readOverall(file: string): Promise<readonly Message<'KindSummary'>[]> {
  const failed = 'Failed to parse overall export metadata file';
  const bytes = await read(file, failed);
  if (!beginsWithVersion(bytes)) throw invalidArgument('Overall export metadata file version not supported');
  const [, message] = decodeRecordLog(bytes);
  if (message === undefined) {
    await requireEmptyExport(file);
    return [];
  }
  try {
    return decodeMessage('Overall', message).kind ?? [];
  } catch (error) {
    throw invalidArgument(failed, { cause: error });
  }
}

function read(file: string, failed: string): Promise<Buffer> {
  return readFile(file).catch((error: unknown) => {
    throw invalidArgument(failed, { cause: error });
  });
}

function beginsWithVersion(bytes: Uint8Array): boolean {
  const version = encodeRecordLog([FORMAT_VERSION]);
  return version.equals(bytes.subarray(0, version.length));
}

/** Refuses an export with entities but no list of kinds, because its overall metadata file was cut off. */
async function requireEmptyExport(file: string): Promise<void> {
  const hasEntities = await access(join(dirname(file), 'all_namespaces')).then(
    () => true,
    () => false,
  );
  if (hasEntities) throw invalidArgument('Invalid record');
}

async function readKindOutputs(file: string): Promise<string[]> {
  const bytes = await read(file, `${file} (No such file or directory)`);
  try {
    return (decodeMessage('Kind', bytes).output ?? []).map(({ name = '' }) => name);
  } catch (error) {
    throw unreadable(file, error);
  }
}

async function readShard(path: string): Promise<{ path: string; entities: Uint8Array[] }> {
  return { path, entities: decodeRecordLog(await read(path, `Failed parse entity file:${path}`)) };
}

function unreadable(path: string, cause: unknown): StatusError {
  return invalidArgument(`Failed parse entity file:${path}`, { cause });
}
