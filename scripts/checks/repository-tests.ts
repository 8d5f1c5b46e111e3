import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { programOf } from '../process/programs.ts';

export interface Repository {
  readonly read: (file: string) => string | null;
  /** True where the runner includes the test file, or a test runs its rows. */
  readonly runs: (file: string) => boolean;
}

/** A test runs every row of these tables, and every case of the contract. */
const tables = /^tests\/(rules\/rows|emulator\/contract\/cases)\/[\w-]+\.ts$/;

const opened = new Map<string, Promise<Repository>>();

export function openRepository(root: string) {
  const repository = opened.get(root) ?? readRepository(root);
  opened.set(root, repository);
  return repository;
}

async function readRepository(root: string): Promise<Repository> {
  const read = (file: string) => {
    const path = join(root, file);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
    return isFile ? readFileSync(path, 'utf8') : null;
  };
  const run = await filesThatRun(root);
  return { read, runs: (file: string) => run.has(file) || tables.test(file) };
}

async function filesThatRun(root: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [programOf('vitest'), 'list', '--filesOnly', '--json'],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  );
  const listed = JSON.parse(stdout) as { file: string }[];
  return new Set(listed.map(({ file }) => relative(root, file).replaceAll('\\', '/')));
}
