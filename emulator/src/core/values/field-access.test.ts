import { describe, expect, it } from 'vitest';
import { fields, int, map } from '../../../test/value-builders.ts';
import { deleteField, getField, projectDocument, selectFields, setField } from './field-path.ts';

const stored = fields({ a: int(1), m: map({ x: int(2), deep: map({ y: int(3) }) }) });

describe('field access', () => {
  it('reads nested paths and nothing through other types', () => {
    expect(getField(stored, ['m', 'deep', 'y'])).toEqual(int(3));
    expect(getField(stored, ['a', 'x'])).toBeUndefined();
    expect(getField(stored, ['m', 'none'])).toBeUndefined();
    expect(getField(stored, ['constructor'])).toBeUndefined();
  });

  it('sets without touching the original, replacing what is no map', () => {
    expect(setField(stored, ['a', 'b', 'c'], int(9)).get('a')).toEqual(map({ b: map({ c: int(9) }) }));
    expect(getField(setField(stored, ['m', 'x'], int(9)), ['m', 'deep', 'y'])).toEqual(int(3));
    expect(getField(stored, ['m', 'x'])).toEqual(int(2));
  });

  it('deletes one path and keeps the emptied map', () => {
    expect(getField(deleteField(stored, ['m', 'deep', 'y']), ['m', 'deep'])).toEqual(map({}));
    expect(deleteField(stored, ['m', 'none', 'x'])).toBe(stored);
    expect(deleteField(stored, ['none'])).toBe(stored);
  });

  it('projects to the paths named', () => {
    expect(selectFields(stored, [['m', 'x'], ['none'], ['__name__']])).toEqual(
      fields({ m: map({ x: int(2) }) }),
    );
    // A field called `__name__` cannot be stored, but if it were there, selecting the name must not select
    // it.
    expect(selectFields(fields({ __name__: int(1) }), [['__name__']]).size).toBe(0);
    const document = { name: 'n', fields: stored, createTime: 1n, updateTime: 2n };
    expect(projectDocument(document, null)).toBe(document);
    expect(projectDocument(document, [['none']]).fields.size).toBe(0);
  });
});
