import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MEMBERS_MAX } from './public-member.ts';
import { changedNames, namesOf, SeenNamesSchema } from './seen-names.ts';

const FENIX = { name: 'Los Fénix', tag: 'FNX', nicks: { 1: 'Ana', 2: 'Bruno' } };

describe('names that were seen', () => {
  it.each([
    ['the same', FENIX, []],
    ['a slot without a nick, left out or named', { ...FENIX, nicks: { ...FENIX.nicks, 3: '' } }, []],
    ['another name', { ...FENIX, name: 'Águilas' }, [{ of: 'name', from: 'Los Fénix', to: 'Águilas' }]],
    ['no tag', { ...FENIX, tag: '' }, [{ of: 'tag', from: 'FNX', to: '' }]],
    [
      'other letters of a nick',
      { ...FENIX, nicks: { 1: 'ana', 2: 'Bruno' } },
      [{ of: 'nicks.1', from: 'Ana', to: 'ana' }],
    ],
    [
      'two who changed places',
      { ...FENIX, nicks: { 1: 'Bruno', 2: 'Ana' } },
      [
        { of: 'nicks.1', from: 'Ana', to: 'Bruno' },
        { of: 'nicks.2', from: 'Bruno', to: 'Ana' },
      ],
    ],
    [
      'somebody who joined and somebody who left',
      { ...FENIX, nicks: { 1: 'Ana', [MEMBERS_MAX]: 'Nova' } },
      [
        { of: 'nicks.2', from: 'Bruno', to: '' },
        { of: `nicks.${MEMBERS_MAX}`, from: '', to: 'Nova' },
      ],
    ],
  ])('differ from those of now: %s', (_, now, changes) => {
    expect(changedNames(FENIX, now)).toEqual(changes);
  });

  it('are those of who has accepted', () => {
    const member = (slot: number, nick: string, state: 'accepted' | 'invited') =>
      ({ slot, nick, state }) as unknown as Parameters<typeof namesOf>[0]['members'][number];
    const members = [member(1, 'Ana', 'accepted'), member(2, 'Bruno', 'accepted'), member(3, '', 'invited')];
    expect(namesOf({ unit: { name: 'Los Fénix', tag: 'FNX' }, members })).toEqual(FENIX);
  });

  it('are those of one unit', () => {
    const isRead = (names: unknown) => z.safeParse(SeenNamesSchema, names).success;
    expect([isRead(FENIX), isRead({ nicks: {} })]).toEqual([true, true]);
    expect(
      [{}, { ...FENIX, nicks: { 0: 'Ana' } }, { ...FENIX, nicks: { [MEMBERS_MAX + 1]: 'Ana' } }].map(isRead),
    ).toEqual([false, false, false]);
  });
});
