import { describe, expect, it } from 'vitest';
import type { Value } from '../../core/values/value.ts';
import { changedFieldPaths, documentChanges } from './function-triggers.ts';

const DATABASE = 'projects/demo/databases/(default)';
const NAME = `${DATABASE}/documents/c/d`;

function map(entries: Readonly<Record<string, Value>>): Value & { kind: 'map' } {
  return { kind: 'map', fields: new Map(Object.entries(entries)) };
}

function integer(value: number): Value {
  return { kind: 'integer', value: BigInt(value) };
}

function changesOf(before: Record<string, Value> | null, after: Record<string, Value> | null) {
  const documentOf = (entries: Record<string, Value> | null) =>
    entries && { name: NAME, fields: map(entries).fields, createTime: 1n, updateTime: 2n };
  return documentChanges({
    database: DATABASE,
    commitTime: 7n,
    changes: [{ name: NAME, before: documentOf(before), after: documentOf(after) }],
  });
}

describe('documentChanges', () => {
  it.each([
    ['created', null, { a: integer(1) }],
    ['updated', { a: integer(1) }, { a: integer(2) }],
    ['updated', { a: integer(1) }, { a: { kind: 'double', value: 1 } as const }],
    ['deleted', { a: integer(1) }, null],
  ])('names %s', (kind, before, after) => {
    expect(changesOf(before, after)).toMatchObject([
      { kind, project: 'demo', databaseId: '(default)', path: 'c/d', commitTime: 7n },
    ]);
  });

  it('leaves out what did not change', () => {
    expect(changesOf({ a: integer(1) }, { a: integer(1) })).toEqual([]);
    expect(changesOf(null, null)).toEqual([]);
  });
});

describe('changedFieldPaths', () => {
  it('lists the innermost fields that an update changed', () => {
    const [change] = changesOf(
      { same: integer(1), gone: integer(1), m: map({ x: integer(1), y: integer(1) }), e: map({}) },
      { same: integer(1), m: map({ x: integer(2), y: integer(1) }), 'new one': integer(1), e: integer(1) },
    );
    expect(change && changedFieldPaths(change)).toEqual(['gone', 'm.x', 'e', '`new one`']);
  });

  it('is empty for creates and deletes', () => {
    for (const change of [...changesOf(null, { a: integer(1) }), ...changesOf({ a: integer(1) }, null)]) {
      expect(changedFieldPaths(change)).toEqual([]);
    }
  });
});
