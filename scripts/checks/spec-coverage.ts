import { posix } from 'node:path';
import { complaintsAboutLevelTwo } from './asvs.ts';
import { complaintsAboutGap } from './gaps.ts';
import { openRepository, type Repository } from './repository-tests.ts';
import { findQuoted } from './test-titles.ts';

/**
 * The tables that say what is proven, and whether what they name is there. A row is `id | statement | where | proof`;
 * code spans of the last two cells are files, and each test file is followed by titles in double quotes.
 */
export type Row = { id: string; where: string; proof: string };

const specification = {
  file: 'docs/spec-coverage.md',
  id: /^[1-9]\.\d+$/,
  sections: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  withoutTest: /^(departure .*\]\(decisions\/|(not applicable|left open): .{10})/,
};
export const standard = {
  file: 'docs/asvs.md',
  id: /^V\d+\.\d+\.\d+(, V\d+\.\d+\.\d+)*$/,
  sections: [],
  withoutTest: /^(gap|not applicable|platform|reading): .{20}/,
};
const compatibility = { file: 'emulator/docs/compatibility.md', id: /^[1-5]\.\d+$/ };
/** A verdict compares the emulator with Google's; the document explains the words. */
const verdicts = /^(same|more|different|refused|never)\b/;

const fileSpan = /`([^`]+)`/g;
const provenSpan = /`([^`]+)`((?:,? "[^"]+")*)/g;
const link = /\]\(([^)#]+)(?:#[^)]*)?\)/g;
const importOf = /^(?:import|\}) .*'(\..*)';$/gm;
const nothing = /(?!)/;

export function rowsOf(markdown: string, id: RegExp): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [before, name = '', , where = '', proof = '', after, ...more] = cells;
    if (before !== '' || !id.test(name)) return [];
    return [{ id: name, where, proof: after === '' && more.length === 0 ? proof : '' }];
  });
}

export function complaintsAboutRow(row: Row, repository: Repository, withoutTest: RegExp = nothing) {
  const complaints: string[] = [];
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
  if (tests === 0 && complaints.length === 0 && !withoutTest.test(row.proof)) {
    complaints.push('names neither a test nor a decision');
  }
  return complaints;
}

function complaintsAboutTests(file: string, quoted: readonly string[], repository: Repository) {
  const text = repository.read(file);
  if (text === null) return [`${file} does not exist`];
  if (!repository.runs(file)) return [`${file} is no test that the runner runs`];
  if (quoted.length === 0) return [`${file} without the name of a test`];
  const imported = [...text.matchAll(importOf)].map(
    ([, name = '']) => repository.read(posix.join(posix.dirname(file), name)) ?? '',
  );
  return quoted.flatMap((title) => {
    const found = findQuoted(title, text, file, imported.join('\n'));
    if (found === 'missing') return [`${file} has no test named "${title}"`];
    return found === 'ambiguous' ? [`${file} has several tests named "${title}"`] : [];
  });
}

export function checkCoverage(repository: Repository) {
  const complaints: string[] = [];
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
      const found = [
        ...complaintsAboutRow(row, repository, withoutTest),
        ...complaintsAboutGap(row, repository.read),
      ];
      complaints.push(...found.map((each) => `${file}: ${row.id} ${each}`));
    }
  }
  return complaints;
}

/** A row of the emulator tells its verdict where the others tell a file. */
export function checkCompatibility(repository: Repository) {
  const rows = rowsOf(repository.read(compatibility.file) ?? '', compatibility.id);
  const ids = rows.map(({ id }) => id);
  return [
    ...(rows.length === 0 ? ['has no rows'] : []),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is there twice`),
    ...rows.filter(({ where }) => !verdicts.test(where)).map(({ id }) => `${id} has no verdict`),
    ...rows
      // Nothing that the emulator never does has a test, but what happens instead may have one.
      .filter(({ where, proof }) => !where.startsWith('never') || proof !== '–')
      .flatMap((row) =>
        complaintsAboutRow({ ...row, where: '' }, repository).map((each) => `${row.id} ${each}`),
      ),
  ].map((complaint) => `${compatibility.file}: ${complaint}`);
}

export async function check(root: string) {
  const repository = await openRepository(root);
  return [...checkCoverage(repository), ...checkCompatibility(repository)];
}
