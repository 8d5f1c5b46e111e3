import { describe, expect, it } from 'vitest';
import { compareEdits, mergeEdits, shownValue } from './merge-edits.ts';
import { emptyValues } from './tournament-form-values.ts';

const base = { ...emptyValues('una'), name: 'Copa', maxPlayers: '48' };
const none = new Set<never>();

describe('two admins on one tournament', () => {
  it('keeps what each of them changed', () => {
    const theirs = { ...base, maxPlayers: '64' };
    const mine = { ...base, description: 'Nueva' };
    expect(compareEdits(base, theirs, mine)).toEqual({ adopted: ['maxPlayers'], conflicts: [] });
    expect(mergeEdits(base, theirs, mine, none)).toEqual({ ...base, maxPlayers: '64', description: 'Nueva' });
  });

  it('leaves a field that both changed to the one who looks at it', () => {
    const theirs = { ...base, name: 'Suyo' };
    const mine = { ...base, name: 'Mío' };
    expect(compareEdits(base, theirs, mine)).toEqual({ adopted: [], conflicts: ['name'] });
    expect(mergeEdits(base, theirs, mine, none).name).toBe('Mío');
    expect(mergeEdits(base, theirs, mine, new Set(['name'] as const)).name).toBe('Suyo');
  });

  it('has nothing to say when both ended at the same', () => {
    const both = { ...base, name: 'Igual' };
    expect(compareEdits(base, both, { ...both })).toEqual({ adopted: [], conflicts: [] });
  });

  it('compares results as a whole', () => {
    const results = [{ place: '1', player: 'Ana', prize: '', points: '' }];
    expect(compareEdits(base, { ...base, results }, base).adopted).toEqual(['results']);
    expect(shownValue({ ...base, results }, 'results')).toBe('1. Ana');
    expect(shownValue(base, 'endDate')).toBe('(vacío)');
    expect(shownValue({ ...base, date: '2026-12-01T20:00' }, 'date')).toBe('2026-12-01 20:00');
  });
});
