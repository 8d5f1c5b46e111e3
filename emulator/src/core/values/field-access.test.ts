import { describe, expect, it } from 'vitest';
import { fields, int, map } from '../../../test/value-builders.ts';
import { FieldsDraft, getField, projectDocument, selectFields } from './field-path.ts';

const stored = fields({ a: int(1), m: map({ x: int(2), deep: map({ y: int(3) }) }) });

describe('field access', () => {
  it('reads nested paths and nothing through other types', () => {
    expect(getField(stored, ['m', 'deep', 'y'])).toEqual(int(3));
    expect(getField(stored, ['a', 'x'])).toBeUndefined();
    expect(getField(stored, ['m', 'none'])).toBeUndefined();
    expect(getField(stored, ['constructor'])).toBeUndefined();
  });

  it('sets without touching the original, replacing what is no map', () => {
    const draft = new FieldsDraft(stored);
    draft.set(['a', 'b', 'c'], int(9));
    draft.set(['m', 'x'], int(9));
    expect(draft.fields.get('a')).toEqual(map({ b: map({ c: int(9) }) }));
    expect(draft.fields.get('m')).toEqual(map({ x: int(9), deep: map({ y: int(3) }) }));
    expect(getField(stored, ['m', 'x'])).toEqual(int(2));
  });

  it('touches no map that it was given as a value', () => {
    const given = map({ x: int(1) });
    const draft = new FieldsDraft(stored);
    draft.set(['given'], given);
    draft.set(['given', 'x'], int(2));
    expect(getField(draft.fields, ['given', 'x'])).toEqual(int(2));
    expect(given).toEqual(map({ x: int(1) }));
  });

  it('deletes one path and keeps the emptied map', () => {
    const draft = new FieldsDraft(stored);
    draft.delete(['m', 'none', 'x']);
    draft.delete(['none']);
    expect(draft.fields).toBe(stored);
    draft.delete(['m', 'deep', 'y']);
    expect(getField(draft.fields, ['m', 'deep'])).toEqual(map({}));
    expect(getField(stored, ['m', 'deep', 'y'])).toEqual(int(3));
  });

  it('projects to the paths named', () => {
    expect(selectFields(stored, [['m', 'x'], ['none'], ['__name__']])).toEqual(
      fields({ m: map({ x: int(2) }) }),
    );
    expect(selectFields(fields({ __name__: int(1) }), [['__name__']]).size).toBe(0);
    const document = { name: 'n', fields: stored, createTime: 1n, updateTime: 2n };
    expect(projectDocument(document, null)).toBe(document);
    expect(projectDocument(document, [['none']]).fields.size).toBe(0);
  });
});
