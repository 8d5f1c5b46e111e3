import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repositoryRoot } from '../process/repository.mjs';
import { runAsProgram } from './program.mjs';

/**
 * The tables that say what is proven, and whether what they name is there. A row is `id | statement | where | proof`;
 * code spans of the last two cells are files, and each test file is followed by titles in double quotes.
 *
 * @typedef {{ id: string, where: string, proof: string }} Row
 * @typedef {(file: string) => string | null} ReadFile the text of a file of the repository, null when there is none
 */

const documents = [
  {
    file: 'docs/spec-coverage.md',
    id: /^[1-9]\.\d+$/,
    sections: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  },
  { file: 'docs/asvs.md', id: /^V\d+(\.\d+){1,2}$/, sections: [] },
];

const testFile = /(\.test\.tsx?|^tests\/rules\/rows\/.+\.ts)$/;
const fileSpan = /`([^`]+)`/g;
const provenSpan = /`([^`]+)`((?:,? "[^"]+")*)/g;
const link = /\]\(([^)#]+)(?:#[^)]*)?\)/g;
const withoutTest = /^(departure .*\]\(decisions\/|(not applicable|left open): .{10})/;

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
 * @param {ReadFile} read
 */
export function complaintsAboutRow(row, read) {
  /** @type {string[]} */
  const complaints = [];
  for (const [, file = ''] of row.where.matchAll(fileSpan)) {
    if (read(file) === null) complaints.push(`${file} does not exist`);
  }
  let tests = 0;
  for (const [, file = '', titles = ''] of row.proof.matchAll(provenSpan)) {
    const text = read(file);
    const named = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
    if (text === null) complaints.push(`${file} does not exist`);
    else if (!testFile.test(file)) complaints.push(`${file} is no test`);
    else if (named.length === 0) complaints.push(`${file} without the name of a test`);
    else {
      tests += 1;
      for (const title of named) {
        if (!hasTitle(text, title)) complaints.push(`${file} has no test named "${title}"`);
      }
    }
  }
  for (const [, target = ''] of `${row.where} ${row.proof}`.matchAll(link)) {
    const file = posix.join('docs', target);
    if (!target.includes('://') && read(file) === null) complaints.push(`${file} does not exist`);
  }
  if (tests === 0 && complaints.length === 0 && !isOpen(row) && !withoutTest.test(row.proof)) {
    complaints.push('names neither a test, nor a decision, nor that it is open');
  }
  return complaints;
}

/**
 * Inside a string of a line of code: a comment proves nothing.
 *
 * @param {string} text
 * @param {string} title
 */
function hasTitle(text, title) {
  return text.split('\n').some((line) => {
    const at = line.indexOf(title);
    return at > 0 && /['"`]/.test(line.slice(0, at)) && !/^\s*(\/\/|\/?\*)/.test(line);
  });
}

/**
 * @param {ReadFile} read
 * @param {{ strict: boolean }} options
 */
export function checkCoverage(read, { strict }) {
  /** @type {string[]} */
  const complaints = [];
  for (const { file, id, sections } of documents) {
    const text = read(file);
    const rows = rowsOf(text ?? '', id);
    if (rows.length === 0) complaints.push(`${file}: has no rows`);
    for (const section of sections) {
      if (!rows.some((row) => row.id.startsWith(`${section}.`))) {
        complaints.push(`${file}: section ${section} has no rows`);
      }
    }
    const seen = new Set();
    for (const row of rows) {
      if (seen.has(row.id)) complaints.push(`${file}: ${row.id} is there twice`);
      seen.add(row.id);
      complaints.push(...complaintsAboutRow(row, read).map((each) => `${file}: ${row.id} ${each}`));
      if (strict && isOpen(row)) complaints.push(`${file}: ${row.id} is open`);
    }
  }
  return complaints;
}

/** @param {string} root */
function readerOf(root) {
  /** @type {Map<string, string | null>} */
  const known = new Map();
  /** @type {ReadFile} */
  return (file) => {
    const path = join(root, file);
    if (!known.has(file)) known.set(file, existsSync(path) ? readFileSync(path, 'utf8') : null);
    return known.get(file) ?? null;
  };
}

await runAsProgram(import.meta.url, () =>
  checkCoverage(readerOf(repositoryRoot), { strict: process.argv.includes('--strict') }),
);
