import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/setup/temporary-folder.ts';
import { StatusError } from '../../core/status-error.ts';
import type { Value } from '../../core/values/value.ts';
import { encodeLong } from '../../transports/messages/value-codec.ts';
import { decodeEntity, encodeEntity } from './entity.ts';
import { encodeMessage, FORMAT_VERSION } from './messages.ts';
import { databaseIdsOf, documentsOf, readExport } from './read-export.ts';
import { encodeRecordLog } from './record-log.ts';
import { writeExport } from './write-export.ts';

const KIND_METADATA = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
const OUTPUT = 'all_namespaces/all_kinds/output-0';
const TARGET = { project: 'demo', databaseId: '(default)' };

let directory = '';

beforeEach(() => {
  directory = temporaryFolder();
});

function document(path: string, text = path) {
  const value: Value = { kind: 'string', value: text };
  return { name: `projects/demo/databases/(default)/documents/${path}`, fields: new Map([['text', value]]) };
}

async function exportAs(name: string, documents: readonly ReturnType<typeof document>[]): Promise<string> {
  await writeExport({ directory, name, documents, now: () => 1_700_000_000_000 });
  return join(directory, name, `${name}.overall_export_metadata`);
}

async function pathsIn(overall: string): Promise<string[]> {
  return documentsOf(await readExport(overall), TARGET).map(({ name }) => name.split('/documents/')[1] ?? '');
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StatusError)) throw new Error('expected a StatusError', { cause: error });
  return error.message;
}

describe('an export', () => {
  it('has the official layout', async () => {
    const overall = await exportAs('firestore_export', [document('c/a'), document('c/b')]);
    expect((await readdir(join(directory, 'firestore_export'), { recursive: true })).sort()).toEqual(
      [
        'all_namespaces',
        'all_namespaces/all_kinds',
        KIND_METADATA,
        OUTPUT,
        'firestore_export.overall_export_metadata',
      ].sort(),
    );
    const bytes = await readFile(overall);
    expect(bytes.subarray(0, 8).toString('hex')).toBe('b86d444e01000133');
    expect(bytes.subarray(15, 25).toString('hex')).toMatch(/^0a4d0a04080218031241$/);
    const kind = await readFile(join(directory, 'firestore_export', KIND_METADATA));
    expect(kind.subarray(2, 20).toString('hex')).toBe(
      `0a10${Buffer.from('firestore_export').toString('hex')}`,
    );
    expect(kind.subarray(-14).toString('hex')).toBe(`120c0a001208${Buffer.from('output-0').toString('hex')}`);
  });

  it('of an empty database is one file', async () => {
    const overall = await exportAs('empty', []);
    expect(await readdir(join(directory, 'empty'))).toEqual(['empty.overall_export_metadata']);
    expect(await pathsIn(overall)).toEqual([]);
  });

  it('is read back, and replaces an earlier one of its name', async () => {
    await exportAs('twice', [document('c/old')]);
    const overall = await exportAs('twice', [document('c/a'), document('c/__id7__')]);
    expect(await pathsIn(overall)).toEqual(['c/a', 'c/__id7__']);
    expect(await readdir(directory)).toEqual(['twice']);
  });

  it('needs an existing directory and a plain name', async () => {
    const missing = { directory: join(directory, 'none'), name: 'x', documents: [], now: Date.now };
    expect(await messageOf(writeExport(missing))).toBe('export_directory must be a directory');
    for (const name of ['a/b', '..']) {
      expect(await messageOf(writeExport({ directory, name, documents: [], now: Date.now }))).toBe(
        'failed to write export',
      );
    }
    expect(await readdir(directory)).toEqual([]);
  });

  it('that fails half-way leaves the earlier one', async () => {
    const overall = await exportAs('kept', [document('c/old')]);
    const failing = (function* () {
      yield document('c/new');
      throw new Error('disk full');
    })();
    const attempt = writeExport({ directory, name: 'kept', documents: failing, now: Date.now });
    expect(await messageOf(attempt)).toBe('failed to write export: disk full');
    expect(await pathsIn(overall)).toEqual(['c/old']);
    expect(await readdir(directory)).toEqual(['kept']);
  });
});

describe('an import', () => {
  it('reads production exports: many kinds, many shards', async () => {
    const root = join(directory, 'production');
    await exportAs('production', []);
    const kinds = [];
    for (const kind of ['a', 'b']) {
      const base = `all_namespaces/kind_${kind}`;
      const shards = [[document(`${kind}/1`), document(`${kind}/2`)], [document(`${kind}/3`)], []];
      const output = shards.map((_, index) => ({ name: `output-${index}` }));
      await writeTree(
        root,
        `${base}/all_namespaces_kind_${kind}.export_metadata`,
        encodeMessage('Kind', { output }),
      );
      for (const [index, shard] of shards.entries()) {
        await writeTree(root, `${base}/output-${index}`, encodeRecordLog(shard.map(encodeEntity)));
      }
      const metadataPath = `${base}/all_namespaces_kind_${kind}.export_metadata`;
      kinds.push({ metadataPath, entityCount: encodeLong(3n) });
    }
    const overall = join(root, 'production.overall_export_metadata');
    await writeFile(overall, encodeRecordLog([FORMAT_VERSION, encodeMessage('Overall', { kind: kinds })]));
    expect(await pathsIn(overall)).toEqual(['a/1', 'a/2', 'a/3', 'b/1', 'b/2', 'b/3']);
  });

  it('takes only the documents of the requested database, for the requested project', async () => {
    const other = { ...document('c/b'), name: 'projects/demo/databases/db2/documents/c/b' };
    const contents = await readExport(await exportAs('two', [document('c/a'), other]));
    expect([...databaseIdsOf(contents)]).toEqual(['(default)', 'db2']);
    expect(documentsOf(contents, TARGET).map(({ name }) => name)).toEqual([document('c/a').name]);
    expect(documentsOf(contents, { project: 'q', databaseId: 'db2' }).map(({ name }) => name)).toEqual([
      'projects/q/databases/db2/documents/c/b',
    ]);
  });

  it('names what is missing', async () => {
    const overall = await exportAs('x', [document('c/a')]);
    expect(await messageOf(readExport(join(directory, 'none')))).toBe(
      'Failed to parse overall export metadata file',
    );
    expect(await messageOf(readExport(join(directory, 'x')))).toBe(
      'Failed to parse overall export metadata file',
    );
    await rm(join(directory, 'x', OUTPUT));
    expect(await messageOf(readExport(overall))).toBe(
      `Failed parse entity file:${join(directory, 'x', OUTPUT)}`,
    );
    await rm(join(directory, 'x', KIND_METADATA));
    expect(await messageOf(readExport(overall))).toBe(
      `${join(directory, 'x', KIND_METADATA)} (No such file or directory)`,
    );
    await writeFile(overall, encodeRecordLog([Buffer.from('2')]));
    expect(await messageOf(readExport(overall))).toBe('Overall export metadata file version not supported');
    await writeFile(overall, 'no log at all');
    expect(await messageOf(readExport(overall))).toBe('Overall export metadata file version not supported');
  });

  it('says which file holds an entity that cannot be read', async () => {
    const overall = await exportAs('x', [document('c/a')]);
    const output = join(directory, 'x', OUTPUT);
    await writeFile(output, encodeRecordLog([Buffer.from('garbage')]));
    const contents = await readExport(overall);
    expect(() => databaseIdsOf(contents)).toThrow(`Failed parse entity file:${output}`);
  });

  it.each([OUTPUT, 'x.overall_export_metadata', KIND_METADATA])(
    'of an export whose %s is cut or damaged anywhere is refused or whole, never partial',
    async (file) => {
      const documents = [document('c/a'), document('c/b'), document('c/c')];
      const overall = await exportAs('x', documents);
      const path = join(directory, 'x', file);
      const intact = await readFile(path);
      const expected = documents.map(({ name }) => name);
      const outcomes = new Set<string>();
      const tryOut = async (bytes: Uint8Array): Promise<void> => {
        await writeFile(path, bytes);
        outcomes.add(await outcomeOf(overall, expected));
      };
      for (let length = 0; length < intact.length; length++) {
        await tryOut(intact.subarray(0, length));
      }
      for (let bit = 0; bit < intact.length * 8; bit++) {
        const damaged = Uint8Array.from(intact);
        damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        await tryOut(damaged);
      }
      // `KIND_METADATA` has no checksum. Damage to its times or to its export name changes nothing, because
      // an import ignores them.
      expect([...outcomes].sort()).toEqual(file === KIND_METADATA ? ['refused', 'whole'] : ['refused']);
    },
  );

  it('keeps the project of a reference, as the official emulator does with its own exports', () => {
    const reference: Value = { kind: 'reference', name: document('c/a').name };
    const bytes = encodeEntity({ ...document('c/b'), fields: new Map([['ref', reference]]) });
    expect(decodeEntity(bytes, 'elsewhere').fields.get('ref')).toEqual(reference);
  });
});

async function writeTree(root: string, path: string, contents: Uint8Array): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), contents);
}

async function outcomeOf(overall: string, expected: readonly string[]): Promise<string> {
  try {
    const names = documentsOf(await readExport(overall), TARGET).map(({ name }) => name);
    return names.join() === expected.join() ? 'whole' : `partial: ${names.join()}`;
  } catch (error) {
    if (error instanceof StatusError && error.status === 'INVALID_ARGUMENT' && error.message !== '') {
      return 'refused';
    }
    throw error;
  }
}
