import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const KNOWN = ['help', 'host', 'port', 'project_id', 'rules', 'single_project_mode'];

it.each([
  ['p', 'port'],
  ['h', 'help'],
  ['prot', 'port'],
  ['Rule', 'rules'],
  ['single-project-mode', 'single_project_mode'],
  ['projectid', 'project_id'],
  ['26030', null],
  ['something', null],
])('of %s is %s', (word, meant) => {
  expect(nearest(word, KNOWN)).toBe(meant);
});
