import { describe, expect, it } from 'vitest';
import { byField, changedFields, compareEdits, mergeEdits } from './edits.ts';

const base = { name: 'Copa', places: '48', rules: '', results: [] as readonly string[] };
const none = new Set<never>();

describe('two admins on one document', () => {
  it('keeps what each of them changed', () => {
    const theirs = { ...base, places: '64' };
    const mine = { ...base, rules: 'Nuevas' };
    expect(compareEdits(base, theirs, mine)).toEqual({ adopted: ['places'], conflicts: [] });
    expect(mergeEdits(base, theirs, mine, none)).toEqual({ ...base, places: '64', rules: 'Nuevas' });
  });

  it('leaves the decision about a field that both changed to this editor', () => {
    const theirs = { ...base, name: 'Suyo' };
    const mine = { ...base, name: 'Mío' };
    expect(compareEdits(base, theirs, mine)).toEqual({ adopted: [], conflicts: ['name'] });
    expect(mergeEdits(base, theirs, mine, none).name).toBe('Mío');
    expect(mergeEdits(base, theirs, mine, new Set(['name'] as const)).name).toBe('Suyo');
  });

  it('finds nothing if both typed the same', () => {
    const both = { ...base, name: 'Igual' };
    expect(compareEdits(base, both, { ...both })).toEqual({ adopted: [], conflicts: [] });
  });

  it('finds nothing if a stored text only lacks the spaces around the typed one', () => {
    const typed = { ...base, name: 'Copa Sur ', results: ['Ana '] };
    const stored = { ...base, name: 'Copa Sur', results: ['Ana'] };
    expect(compareEdits(base, stored, typed)).toEqual({ adopted: [], conflicts: [] });
    // A space that was typed during a save is kept, because another word may follow.
    expect(mergeEdits(stored, stored, typed, none).name).toBe('Copa Sur ');
  });

  it('finds nothing if a stored text only lacks what nobody sees in the typed one', () => {
    const typed = { ...base, rules: 'Uno\u200B\r\nDos' };
    expect(compareEdits(base, { ...base, rules: 'Uno\nDos' }, typed)).toEqual({ adopted: [], conflicts: [] });
  });

  it('finds nothing if the stored values are those that an editor would show for the typed ones', () => {
    const { compare } = byField<typeof base>((typed) => ({ ...typed, places: String(Number(typed.places)) }));
    const stored = { ...base, places: '64' };
    expect(compare(base, stored, { ...base, places: '064' })).toEqual({ adopted: [], conflicts: [] });
    expect(compare(base, stored, { ...base, places: '065' }).conflicts).toEqual(['places']);
  });

  it('takes no difference between what was sent and what an editor shows of it for a change of theirs', () => {
    const { compare } = byField<typeof base>((typed) => ({ ...typed, places: String(Number(typed.places)) }));
    const sent = { ...base, name: 'Copa Sur ', places: '064' };
    const stored = { ...base, name: 'Copa Sur', places: '64' };
    const mine = { ...sent, name: 'Copa Sur y Norte', places: '72' };
    expect(compare(sent, stored, mine)).toEqual({ adopted: [], conflicts: [] });
    expect(compare(sent, { ...stored, places: '96' }, mine)).toEqual({ adopted: [], conflicts: ['places'] });
  });

  it('compares lists as a whole, by their content', () => {
    expect(changedFields(base, { ...base, results: [] })).toEqual([]);
    expect(compareEdits(base, { ...base, results: ['Ana'] }, base).adopted).toEqual(['results']);
  });
});
