import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emptyFormDraft, type FormDraft, newField } from './form-draft.ts';
import { FORM_MERGING, type FormPart, partLabel, shownPart } from './form-parts.ts';

const { compare, merge } = FORM_MERGING;

const field = (id: string, label = id) => ({ ...newField('text'), id, label });
const draft = (...ids: string[]): FormDraft => ({
  ...emptyFormDraft(),
  title: 'Equipo',
  fields: ids.map((id) => field(id)),
});
const ids = ({ fields }: FormDraft) => fields.map(({ id }) => id);
const labels = ({ fields }: FormDraft) => fields.map(({ label }) => label);
const none: ReadonlySet<FormPart> = new Set();

const relabelled = (from: FormDraft, id: string, label: string): FormDraft => ({
  ...from,
  fields: from.fields.map((each) => (each.id === id ? { ...each, label } : each)),
});

describe('two admins on one form', () => {
  const base = draft('a', 'b', 'c');

  it('takes no empty option that the API dropped for a change by somebody else', () => {
    const chosen = (options: string[]): FormDraft => ({
      ...base,
      fields: base.fields.map((each) => (each.id === 'a' ? { ...each, type: 'select', options } : each)),
    });
    const [typed, stored] = [chosen(['Sí', '', ' No']), chosen(['Sí', 'No'])];
    expect(compare(base, stored, typed)).toEqual({ adopted: [], conflicts: [] });
    expect(FORM_MERGING.asStored(typed)).toEqual(stored);
  });

  it('keeps both changes to different fields', () => {
    const theirs = relabelled(base, 'a', 'A');
    const mine = relabelled(base, 'c', 'C');
    expect(compare(base, theirs, mine)).toEqual({ adopted: ['field:a'], conflicts: [] });
    expect(labels(merge(base, theirs, mine, none))).toEqual(['A', 'b', 'C']);
  });

  it('asks about the one field that both changed, and about no other', () => {
    const theirs = relabelled(relabelled(base, 'a', 'suyo'), 'b', 'B');
    const mine = relabelled(base, 'a', 'mío');
    expect(compare(base, theirs, mine)).toEqual({ adopted: ['field:b'], conflicts: ['field:a'] });
    expect(labels(merge(base, theirs, mine, none))).toEqual(['mío', 'B', 'c']);
    expect(labels(merge(base, theirs, mine, new Set(['field:a'])))).toEqual(['suyo', 'B', 'c']);
  });

  it('adds the new fields of both, each after its predecessor', () => {
    const theirs = draft('a', 'suyo', 'b', 'c');
    const mine = draft('primero', 'a', 'b', 'c', 'mío', 'otro');
    expect(compare(base, theirs, mine)).toEqual({ adopted: ['field:suyo'], conflicts: [] });
    const merged = merge(base, theirs, mine, none);
    expect(ids(merged)).toEqual(['primero', 'a', 'suyo', 'b', 'c', 'mío', 'otro']);
  });

  it('removes a field that one of them removed, and asks if the other one changed it', () => {
    const theirs = draft('b', 'c');
    expect(ids(merge(base, theirs, relabelled(base, 'c', 'C'), none))).toEqual(['b', 'c']);
    const mine = relabelled(base, 'a', 'A');
    expect(compare(base, theirs, mine)).toEqual({ adopted: [], conflicts: ['field:a'] });
    expect(labels(merge(base, theirs, mine, none))).toEqual(['A', 'b', 'c']);
    expect(labels(merge(base, theirs, mine, new Set(['field:a'])))).toEqual(['b', 'c']);
    expect(labels(merge(base, mine, theirs, new Set(['field:a'])))).toEqual(['A', 'b', 'c']);
  });

  it('takes the order of the one who changed it, and asks if both did', () => {
    const theirs = draft('c', 'a', 'b');
    expect(compare(base, theirs, relabelled(base, 'a', 'A')).adopted).toEqual(['order']);
    expect(labels(merge(base, theirs, relabelled(base, 'a', 'A'), none))).toEqual(['c', 'A', 'b']);
    const mine = draft('b', 'a', 'c');
    expect(compare(base, theirs, mine)).toEqual({ adopted: [], conflicts: ['order'] });
    expect(ids(merge(base, theirs, mine, none))).toEqual(['b', 'a', 'c']);
    expect(ids(merge(base, theirs, mine, new Set(['order'])))).toEqual(['c', 'a', 'b']);
    expect(compare(base, theirs, draft('c', 'a', 'b'))).toEqual({ adopted: [], conflicts: [] });
  });

  it('takes the order too if the other one moved only a removed field', () => {
    const theirs = draft('c', 'a');
    const mine = draft('a', 'c', 'b');
    expect(compare(base, theirs, mine)).toEqual({ adopted: ['field:b', 'order'], conflicts: [] });
    expect(ids(merge(base, theirs, mine, none))).toEqual(['c', 'a']);
    const changed = relabelled(mine, 'b', 'B');
    expect(compare(base, theirs, changed).conflicts).toEqual(['field:b', 'order']);
  });

  it('says in words what each of them changed', () => {
    vi.setSystemTime('2026-11-20T12:00:00Z');
    const theirs = { ...draft('c', 'a'), closesAt: '2026-12-01T20:00' };
    const mine = { ...base, fields: [{ ...field('a', 'Nick'), required: true, placeholder: 'Fénix' }] };
    expect(partLabel('field:a', theirs, mine)).toBe('Campo «a»');
    expect(partLabel('field:b', theirs, base)).toBe('Campo «b»');
    expect(partLabel('order', theirs, mine)).toBe('Orden de los campos');
    expect(shownPart(mine, 'field:a')).toBe('Nick (Texto corto, obligatorio, ejemplo «Fénix»)');
    expect(shownPart(mine, 'field:b')).toBe('(quitado)');
    expect(shownPart(theirs, 'order')).toBe('c, a');
    expect(shownPart(theirs, 'closesAt')).toMatch(/^Mar 1 dic/);
    expect([shownPart(mine, 'closesAt'), shownPart(mine, 'isActive')]).toEqual(['(vacío)', 'Sí']);
  });
});

const madeOf = (base: FormDraft, who: string): fc.Arbitrary<FormDraft> =>
  fc
    .record({
      kept: fc.shuffledSubarray([...base.fields]),
      isMoved: fc.boolean(),
      changed: fc.subarray(ids(base)),
      added: fc.array(fc.nat({ max: 7 }), { maxLength: 3 }),
      title: fc.constantFrom(base.title, `Equipo de ${who}`),
    })
    .map(({ kept, isMoved, changed, added, title }) => {
      const left = isMoved ? kept : base.fields.filter((each) => kept.includes(each));
      const fields = left.map((each) => (changed.includes(each.id) ? { ...each, label: who } : each));
      for (const [index, place] of added.entries()) fields.splice(place, 0, field(`${who}-${index}`));
      return { ...base, title, fields };
    });

const threesome = fc
  .integer({ min: 0, max: 6 })
  .map((count) => draft(...Array.from({ length: count }, (_, index) => `campo-${index}`)))
  .chain((base) => fc.tuple(fc.constant(base), madeOf(base, 'ana'), madeOf(base, 'bea')));

const at = ({ fields }: FormDraft, id: string) => fields.find((each) => each.id === id);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

describe('whatever two admins do to one form', () => {
  it('has each field once, with the value of the one who changed it', () => {
    fc.assert(
      fc.property(threesome, ([base, theirs, mine]) => {
        const merged = merge(base, theirs, mine, none);
        expect(new Set(ids(merged)).size).toBe(merged.fields.length);
        for (const id of new Set([...ids(base), ...ids(theirs), ...ids(mine), ...ids(merged)])) {
          const isMine = !same(at(base, id), at(mine, id));
          expect(at(merged, id)).toEqual(at(isMine ? mine : theirs, id));
        }
      }),
    );
  });

  it('has the other value in every part that is taken from the other', () => {
    fc.assert(
      fc.property(threesome, ([base, theirs, mine]) => {
        const { conflicts } = compare(base, theirs, mine);
        const merged = merge(base, theirs, mine, new Set(conflicts));
        expect(compare(base, theirs, merged)).toEqual({ adopted: [], conflicts: [] });
      }),
    );
  });

  it('names all changes of the other, and none after they were taken', () => {
    fc.assert(
      fc.property(threesome, ([base, theirs, mine]) => {
        const { conflicts } = compare(base, theirs, mine);
        const merged = merge(base, theirs, mine, none);
        expect(compare(base, theirs, merged)).toEqual({ adopted: [], conflicts });
        expect(merge(theirs, theirs, merged, none)).toEqual(merged);
      }),
    );
  });

  it('changes nothing for a single editor', () => {
    fc.assert(
      fc.property(threesome, ([base, theirs]) => {
        expect(merge(base, theirs, base, none)).toEqual(theirs);
        expect(merge(base, base, theirs, none)).toEqual(theirs);
        expect(compare(base, base, theirs)).toEqual({ adopted: [], conflicts: [] });
      }),
    );
  });
});
