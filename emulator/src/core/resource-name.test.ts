import { describe, expect, it } from 'vitest';
import { DATABASE, DOCUMENTS } from '../../test/value-builders.ts';
import {
  checkCollectionId,
  checkDocumentId,
  parseDatabaseName,
  parseDocumentName,
  parseParentName,
} from './resource-name.ts';
import { StatusError } from './status-error.ts';
import { compareNames, numericId } from './values/name-order.ts';

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof StatusError && error.status === 'INVALID_ARGUMENT') return error.message;
    throw error;
  }
  return 'accepted';
}

describe('resource names', () => {
  it('parses documents, parents and databases', () => {
    const expected = { project: 'demo', databaseId: '(default)', database: DATABASE };
    expect(parseDocumentName(`${DOCUMENTS}/c/d`)).toEqual(expected);
    expect(parseDocumentName(`${DOCUMENTS}/c/__id7__/ñandú/ü .x`)).toEqual(expected);
    expect(parseParentName(DOCUMENTS)).toEqual(expected);
    expect(parseDatabaseName(DATABASE)).toEqual(expected);
  });

  it.each([
    ['', 'Document name "" lacks "projects" at index 0.'],
    ['projects', 'Document name "projects" lacks "/" at index 8.'],
    ['projectsx/p', 'Document name "projectsx/p" lacks "projects" at index 0.'],
    ['projects/p', 'Document name "projects/p" lacks "/" at index 10.'],
    ['projects/p/x/d', 'Document name "projects/p/x/d" lacks "databases" at index 11.'],
    ['projects/p/databases/d/x', 'Document name "projects/p/databases/d/x" lacks "documents" at index 23.'],
    [`${DOCUMENTS}`, `Document name "${DOCUMENTS}" lacks "/" at index ${DOCUMENTS.length}.`],
    [`${DOCUMENTS}/c`, `Document name "${DOCUMENTS}/c" lacks "/" at index ${DOCUMENTS.length + 2}.`],
    [`${DOCUMENTS}/é`, `Document name "${DOCUMENTS}/é" lacks "/" at index ${DOCUMENTS.length + 3}.`],
    [`${DOCUMENTS}/c/d/`, `Document name "${DOCUMENTS}/c/d/" has invalid trailing "/".`],
    [
      `${DOCUMENTS}//d`,
      `Document name "${DOCUMENTS}//d" lacks a collection id at index ${DOCUMENTS.length + 1}.`,
    ],
    [
      `${DOCUMENTS}/c//e`,
      `Document name "${DOCUMENTS}/c//e" lacks a resource id at index ${DOCUMENTS.length + 3}.`,
    ],
    [
      `${DOCUMENTS}/c/.`,
      `Document name "${DOCUMENTS}/c/." contains a resource id "." at index ${DOCUMENTS.length + 3}.`,
    ],
    [
      `${DOCUMENTS}/c/..`,
      `Document name "${DOCUMENTS}/c/.." contains a resource id ".." at index ${DOCUMENTS.length + 3}.`,
    ],
    [`${DOCUMENTS}/c/__x__`, 'Resource id "__x__" is invalid because it is reserved.'],
    [`${DOCUMENTS}/__c__/x`, 'Collection id "__c__" is invalid because it is reserved.'],
    [
      `${DOCUMENTS}/c/__idx__`,
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__idx__'.",
    ],
    [`${DOCUMENTS}/c/${'é'.repeat(751)}`, 'The key path element name is longer than 1500 bytes.'],
    [`${DOCUMENTS}/${'c'.repeat(1501)}/d`, 'The key path element kind is longer than 1500 bytes.'],
  ])('refuses %s', (name, message) => {
    expect(messageOf(() => parseDocumentName(name))).toBe(message);
  });

  it('names the kind of thing in the error', () => {
    expect(messageOf(() => parseDatabaseName(''))).toBe('Database name "" lacks "projects" at index 0.');
    expect(messageOf(() => parseDatabaseName('projects/p/databases/d/'))).toBe(
      'Database name "projects/p/databases/d/" has invalid trailing "/".',
    );
    expect(messageOf(() => parseDatabaseName('projects/p/databases/d/x'))).toBe(
      'Database name "projects/p/databases/d/x" has unexpected text at index 22.',
    );
    expect(messageOf(() => parseParentName(`${DOCUMENTS}/c`))).toBe(
      `Document parent name "${DOCUMENTS}/c" lacks "/" at index ${DOCUMENTS.length + 2}.`,
    );
  });

  it('checks single ids', () => {
    expect(messageOf(() => checkCollectionId('a/b'))).toBe(
      'Collection id "a/b" is invalid because it contains "/".',
    );
    expect(messageOf(() => checkDocumentId('a/b'))).toBe(
      'Resource id "a/b" is invalid because it contains "/".',
    );
    for (const id of ['.', '..']) {
      expect(messageOf(() => checkDocumentId(id))).toBe(
        `Resource id "${id}" is invalid because it is reserved.`,
      );
    }
    expect(messageOf(() => checkCollectionId('x'.repeat(1500)))).toBe('accepted');
    expect(messageOf(() => checkDocumentId(`__id${2n ** 63n}__`))).toContain('A long document ID string');
    expect(messageOf(() => checkDocumentId('x'.repeat(1500)))).toBe('accepted');
  });
});

describe('name order', () => {
  it('puts numeric ids first, by number, and a prefix before what is below it', () => {
    const names = [
      'c/__id-9223372036854775808__',
      'c/__id-2__',
      'c/__id9__',
      'c/__id10__',
      'c/__id10__/s/x',
      'c/A',
      'c/__id',
      'c/a',
      'c/a/s/x',
      'c/a-b',
      'c/aa',
      'c/\uFFFD',
      'c/\u{1F600}',
      'c\0/x',
      'ca/x',
    ].map((path) => `${DOCUMENTS}/${path}`);
    for (const [i, a] of names.entries()) {
      for (const [j, b] of names.entries()) {
        expect([a, b, Math.sign(compareNames(a, b))]).toEqual([a, b, Math.sign(i - j)]);
      }
    }
  });

  it('takes only 64-bit integers as numeric', () => {
    expect(numericId('__id9223372036854775807__')).toBe(2n ** 63n - 1n);
    expect(numericId('__id9223372036854775808__')).toBeNull();
    expect(numericId('__id-9223372036854775808__')).toBe(-(2n ** 63n));
    expect(numericId('__id-9223372036854775809__')).toBeNull();
    expect(numericId('__id1__x')).toBeNull();
  });

  it.each(['__id07__', '__id-0__', '__id00__'])('knows one spelling of a number, which %s is not', (id) => {
    expect(numericId(id)).toBeNull();
    expect(() => checkDocumentId(id)).toThrow('A long document ID string must be formatted');
  });
});
