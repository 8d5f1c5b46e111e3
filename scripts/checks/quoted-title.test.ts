import { describe, expect, it } from 'vitest';
import { findQuoted } from './quoted-title.mjs';

const plain = { rows: [], groups: [], isGroup: false };
const titles = [
  { ...plain, title: 'shows a card' },
  { ...plain, title: 'shows a card twice' },
  {
    ...plain,
    title: 'refuses %s',
    rows: ['refuses a phone of 7', 'refuses a phone of 71'],
    groups: ['a form'],
  },
  { ...plain, title: 'is empty', groups: ['a form'] },
  { ...plain, title: 'is empty', groups: ['a list'] },
  { ...plain, title: 'a form', isGroup: true },
];

describe('findQuoted', () => {
  it.each([
    ['a title, though another one begins with it', 'shows a card'],
    ['a part that one title alone has', 'card twice'],
    ['a row', 'refuses a phone of 7'],
    ['a part of one row', 'of 71'],
    ['a table as it is written', 'refuses %s'],
    ['a group', 'a form'],
    ['a test by its group', 'a list > is empty'],
    ['how several begin, said on purpose', 'refuses a phone…'],
  ])('finds %s', (_what, quoted) => {
    expect(findQuoted(quoted, titles)).toBe('found');
  });

  it.each([
    ['a part of several titles', 'a card'.slice(2)],
    ['a part of several rows', 'a phone'],
    ['a title in two groups', 'is empty'],
  ])('does not choose for %s', (_what, quoted) => {
    expect(findQuoted(quoted, titles)).toBe('ambiguous');
  });

  it.each([
    ['a title that is not there', 'shows a list'],
    ['a beginning that no title has', 'a phone…'],
    ['a test of another group', 'a card > is empty'],
    ['no beginning at all', '…'],
  ])('misses %s', (_what, quoted) => {
    expect(findQuoted(quoted, titles)).toBe('missing');
  });
});
