import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Document } from '../../core/model.ts';
import { StatusError } from '../../core/status-error.ts';
import { encodeLong } from '../../transports/messages/value-codec.ts';
import { encodeEntity } from './entity.ts';
import { encodeMessage, FORMAT_VERSION, type Message } from './messages.ts';
import { encodeRecordLog } from './record-log.ts';

export interface ExportRequest {
  readonly directory: string;
  readonly name: string;
  readonly documents: Iterable<Pick<Document, 'name' | 'fields'>>;
  readonly now: () => number;
}

const KIND_DIRECTORY = join('all_namespaces', 'all_kinds');
const KIND_METADATA = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';

/** Encodes all documents before it removes an earlier export of the same name, because encoding may fail. */
export async function writeExport({ directory, name, documents, now }: ExportRequest): Promise<void> {
  const isDirectory = await stat(directory).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isDirectory) throw new StatusError('FAILED_PRECONDITION', 'export_directory must be a directory');
  if (/[/\\]/.test(name) || name === '.' || name === '..') {
    throw new StatusError('INTERNAL', 'failed to write export');
  }
  const target = join(directory, name);
  try {
    const start = encodeLong(BigInt(now()) * 1000n);
    const entities = Array.from(documents, encodeEntity);
    const output = encodeRecordLog(entities);
    await rm(target, { recursive: true, force: true });
    await mkdir(target);
    const kind: Message<'KindSummary'>[] = [];
    if (entities.length > 0) {
      await mkdir(join(target, KIND_DIRECTORY), { recursive: true });
      await writeFile(join(target, KIND_DIRECTORY, 'output-0'), output);
      const end = encodeLong(BigInt(now()) * 1000n);
      const metadata = encodeMessage('Kind', {
        header: { exportName: name, start, end },
        output: [{ prefix: '', name: 'output-0' }],
      });
      await writeFile(join(target, KIND_METADATA), metadata);
      kind.push({
        selection: { first: 2, third: 3 },
        metadataPath: KIND_METADATA,
        entityCount: encodeLong(BigInt(entities.length)),
        outputBytes: encodeLong(BigInt(output.length)),
      });
    }
    const overall = encodeRecordLog([FORMAT_VERSION, encodeMessage('Overall', { kind })]);
    await writeFile(join(target, `${name}.overall_export_metadata`), overall);
  } catch (error) {
    const reason = error instanceof Error ? `: ${error.message}` : '';
    throw new StatusError('INTERNAL', `failed to write export${reason}`, { cause: error });
  }
}
