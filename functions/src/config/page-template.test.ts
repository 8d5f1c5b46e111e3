import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { pageTemplates } from './page-template.ts';

let folder: string;
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'pages'));
});

it('each page has its own template, which is read once, and a bare one where none was built', () => {
  write('pages/board.html', 'the board');
  const templateOf = pageTemplates(null, folder);
  write('pages/board.html', 'another board');
  expect(templateOf('board')).toBe('the board');
  expect(templateOf('season')).toContain('<a href="/">');
});

it('the local site reads a template again for each page', () => {
  const templateOf = pageTemplates(folder, 'no bundle');
  expect(templateOf('board')).toContain('<a href="/">');
  write('board.html', 'the board');
  expect(templateOf('board')).toBe('the board');
});
