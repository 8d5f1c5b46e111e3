import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';
import { programOf } from '../process/programs.mjs';
import { titlesOf } from './test-titles.mjs';

/**
 * The files of the repository and the tests that are in them.
 *
 * @typedef {import('./test-titles.mjs').Titled} Titled
 * @typedef {(file: string) => string | null} ReadFile the text of a file of the repository, null when there is none
 * @typedef {{ read: ReadFile, titles: (file: string) => readonly Titled[] | null }} Repository
 *   the tests of a file, null when nothing runs it
 */

/** The test that tries every row of the tables beside it. */
const ruleTest = 'tests/rules/firestore-rules.test.ts';

/**
 * @param {ReadFile} read
 * @param {ReadonlySet<string>} run the test files that the runner includes
 * @param {ReadonlyMap<string, readonly string[]>} tables files of rows that a test runs, with what each row says
 * @returns {Repository}
 */
export function repositoryOf(read, run, tables) {
  /** @type {Map<string, ts.SourceFile | null>} */
  const parsed = new Map();
  /** @param {string} file */
  const parse = (file) => {
    if (!parsed.has(file)) {
      const text = read(file);
      parsed.set(file, text === null ? null : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    }
    return parsed.get(file) ?? null;
  };
  return {
    read,
    titles: (file) => {
      const rows = tables.get(file);
      if (rows) return rows.map((title) => ({ title, rows: [], groups: [], isGroup: false }));
      return run.has(file) ? titlesOf(file, parse) : null;
    },
  };
}

/**
 * @param {string} root
 * @returns {Promise<Repository>}
 */
export async function openRepository(root) {
  /** @type {Map<string, string | null>} */
  const known = new Map();
  /** @type {ReadFile} */
  const read = (file) => {
    const path = join(root, file);
    if (!known.has(file)) {
      const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
      known.set(file, isFile ? readFileSync(path, 'utf8') : null);
    }
    return known.get(file) ?? null;
  };
  return repositoryOf(read, await filesThatRun(root), await ruleTables(root, read(ruleTest) ?? ''));
}

/** @param {string} root */
async function filesThatRun(root) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [programOf('vitest'), 'list', '--filesOnly', '--json'],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  );
  const listed = /** @type {{ file: string }[]} */ (JSON.parse(stdout));
  return new Set(listed.map(({ file }) => relative(root, file).replaceAll('\\', '/')));
}

/**
 * @param {string} root
 * @param {string} test
 */
async function ruleTables(root, test) {
  /** @type {Map<string, string[]>} */
  const tables = new Map();
  for (const { fileName } of ts.preProcessFile(test).importedFiles) {
    if (!fileName.startsWith('./rows/')) continue;
    const file = join('tests/rules', fileName).replaceAll('\\', '/');
    const module = /** @type {Record<string, { what: string }[]>} */ (
      await tsImport(pathToFileURL(join(root, file)).href, import.meta.url)
    );
    tables.set(file, [...new Set(Object.values(module).flatMap((rows) => rows.map(({ what }) => what)))]);
  }
  return tables;
}
