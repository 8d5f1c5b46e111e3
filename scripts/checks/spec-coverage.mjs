import { posix } from 'node:path';
import { repositoryRoot } from '../process/repository.mjs';
import { complaintsAboutLevelTwo } from './asvs.mjs';
import { runAsProgram } from './program.mjs';
import { findQuoted } from './quoted-title.mjs';
import { openRepository } from './repository-tests.mjs';

/**
 * The tables that say what is proven, and whether what they name is there. A row is `id | statement | where | proof`;
 * code spans of the last two cells are files, and each test file is followed by titles in double quotes.
 *
 * @typedef {{ id: string, where: string, proof: string }} Row
 * @typedef {import('./repository-tests.mjs').Repository} Repository
 */

const specification = {
  file: 'docs/spec-coverage.md',
  id: /^[1-9]\.\d+$/,
  sections: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  withoutTest: /^(departure .*\]\(decisions\/|(not applicable|left open): .{10})/,
};
const standard = {
  file: 'docs/asvs.md',
  id: /^V\d+\.\d+\.\d+(, V\d+\.\d+\.\d+)*$/,
  sections: [],
  withoutTest: /^(gap|not applicable|platform|reading): .{20}/,
};

const fileSpan = /`([^`]+)`/g;
const provenSpan = /`([^`]+)`((?:,? "[^"]+")*)/g;
const link = /\]\(([^)#]+)(?:#[^)]*)?\)/g;
const nothing = /(?!)/;

/**
 * @param {string} markdown
 * @param {RegExp} id
 * @returns {Row[]}
 */
export function rowsOf(markdown, id) {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [before, name = '', , where = '', proof = '', after, ...more] = cells;
    if (before !== '' || !id.test(name)) return [];
    return [{ id: name, where, proof: after === '' && more.length === 0 ? proof : '' }];
  });
}

/** @param {Row} row */
export const isOpen = (row) => /^open\b/.test(row.proof);

/**
 * @param {Row} row
 * @param {Repository} repository
 * @param {RegExp} [withoutTest] what else a row may say than which test proves it
 */
export function complaintsAboutRow(row, repository, withoutTest = nothing) {
  /** @type {string[]} */
  const complaints = [];
  for (const [, file = ''] of row.where.matchAll(fileSpan)) {
    if (repository.read(file) === null) complaints.push(`${file} does not exist`);
  }
  let tests = 0;
  for (const [, file = '', quoted = ''] of row.proof.matchAll(provenSpan)) {
    const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
    const found = complaintsAboutTests(file, titles, repository);
    complaints.push(...found);
    if (found.length === 0) tests += 1;
  }
  for (const [, target = ''] of `${row.where} ${row.proof}`.matchAll(link)) {
    const file = posix.join('docs', target);
    if (!target.includes('://') && repository.read(file) === null) complaints.push(`${file} does not exist`);
  }
  if (tests === 0 && complaints.length === 0 && !isOpen(row) && !withoutTest.test(row.proof)) {
    complaints.push('names neither a test, nor a decision, nor that it is open');
  }
  return complaints;
}

/**
 * @param {string} file
 * @param {readonly string[]} quoted
 * @param {Repository} repository
 */
function complaintsAboutTests(file, quoted, repository) {
  if (repository.read(file) === null) return [`${file} does not exist`];
  const titles = repository.titles(file);
  if (titles === null) return [`${file} is no test that the runner runs`];
  if (quoted.length === 0) return [`${file} without the name of a test`];
  return quoted.flatMap((title) => {
    const found = findQuoted(title, titles);
    if (found === 'missing') return [`${file} has no test named "${title}"`];
    return found === 'ambiguous' ? [`${file} has several tests named "${title}"`] : [];
  });
}

/**
 * @param {Repository} repository
 * @param {{ strict: boolean }} options
 */
export function checkCoverage(repository, { strict }) {
  /** @type {string[]} */
  const complaints = [];
  for (const { file, id, sections, withoutTest } of [specification, standard]) {
    const text = repository.read(file) ?? '';
    const rows = rowsOf(text, id);
    if (rows.length === 0) complaints.push(`${file}: has no rows`);
    else if (file === standard.file) {
      complaints.push(...complaintsAboutLevelTwo(rows, text).map((each) => `${file}: ${each}`));
    }
    for (const section of sections) {
      if (!rows.some((row) => row.id.startsWith(`${section}.`))) {
        complaints.push(`${file}: section ${section} has no rows`);
      }
    }
    const seen = new Set();
    for (const row of rows) {
      if (seen.has(row.id)) complaints.push(`${file}: ${row.id} is there twice`);
      seen.add(row.id);
      const found = complaintsAboutRow(row, repository, withoutTest);
      complaints.push(...found.map((each) => `${file}: ${row.id} ${each}`));
      if (strict && isOpen(row)) complaints.push(`${file}: ${row.id} is open`);
    }
  }
  return complaints;
}

await runAsProgram(import.meta.url, async () =>
  checkCoverage(await openRepository(repositoryRoot), { strict: process.argv.includes('--strict') }),
);
