import { describe, expect, it } from 'vitest';
import { above, brief, listenTo, setUp, tokenOf } from '../../test/listening.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { ADMIN } from '../../test/start-firestore.ts';
import { int } from '../../test/value-builders.ts';
import { allowAll } from '../core/authorizer.ts';
import type { StructuredQuery } from '../core/model.ts';
import type { TargetRequest } from './listen-messages.ts';

describe('resuming', () => {
  it('sends only what has changed since', async () => {
    const { open, write } = setUp();
    for (const id of ['a', 'b', 'c', 'd']) await write(`c/${id}`, { n: int(1) });
    const first = open();
    const token = tokenOf(first.add(2, listenTo({ where: above(0) })));
    first.stream.close();
    await write('c/a', null);
    await write('c/b', { n: int(2) });
    await write('c/c', { n: int(0) });
    await write('c/e', { n: int(1) });
    const resumed = open().add(2, listenTo({ where: above(0) }), { resume: { token } });
    expect(resumed.map(brief)).toEqual([
      'ADD [2]',
      'change e +[2] -[]',
      'change b +[2] -[]',
      'delete a -[2]',
      'change c +[] -[2]',
      'CURRENT [2]',
      'NO_CHANGE []',
    ]);
  });

  it('says how many documents there are when the client holds another number', async () => {
    const { open, write } = setUp();
    await write('c/a', {});
    const first = open();
    const token = tokenOf(first.add(2, listenTo()));
    const agreed = open().add(2, listenTo(), { resume: { token }, expectedCount: 1 });
    expect(agreed.map(brief)).toEqual(['ADD [2]', 'CURRENT [2]', 'NO_CHANGE []']);
    const differing = open().add(2, listenTo(), { resume: { token }, expectedCount: 5 });
    expect(differing.map(brief)).toEqual(['ADD [2]', 'filter 2 1', 'CURRENT [2]', 'NO_CHANGE []']);
    const empty = open().add(2, listenTo(), { resume: { token }, expectedCount: 0 });
    expect(empty.map(brief)).toContain('filter 2 1');
  });

  describe('from a version that is forgotten', () => {
    const HOURS = 2 * 3_600_000;

    async function forgotten(overrides: Partial<StructuredQuery>) {
      const clock = new ManualClock();
      const { open, write } = setUp(allowAll, ADMIN, clock);
      for (const id of ['a', 'b', 'c']) await write(`c/${id}`, { n: int(1) });
      const token = tokenOf(open().add(2, listenTo(overrides)));
      await write('c/a', null);
      await write('c/b', { n: int(2) });
      clock.advance(HOURS);
      await write('c/d', { n: int(3) });
      return (rest: Partial<TargetRequest>) =>
        open().add(2, listenTo(overrides), { resume: { token }, ...rest });
    }

    it('sends what is new and the number of all, so that the client finds out that others are gone', async () => {
      const resume = await forgotten({ where: above(0) });
      const responses = resume({ expectedCount: 3 });
      expect(responses.map(brief)).toEqual([
        'ADD [2]',
        'change b +[2] -[]',
        'change d +[2] -[]',
        'filter 2 3',
        'CURRENT [2]',
        'NO_CHANGE []',
      ]);
      expect(resume({ expectedCount: null }).map(brief)).toContain('filter 2 3');
    });

    it('resets a window, into which documents come without a change of their own', async () => {
      const resume = await forgotten({ limit: 2 });
      expect(resume({ expectedCount: 2 }).map(brief).slice(0, 2)).toEqual(['ADD [2]', 'RESET [2]']);
    });
  });

  it.each([
    ['from the future', { readTime: 2n ** 62n }],
    ['from before this database was known', { readTime: 1n }],
    ['that is not ours', { token: Uint8Array.of(1, 2, 3) }],
  ])('with a version %s resets the target', async (_what, resume) => {
    const { open, write } = setUp();
    await write('c/a', {});
    open().add(2, listenTo());
    expect(open().add(2, listenTo(), { resume }).map(brief).slice(0, 3)).toEqual([
      'ADD [2]',
      'RESET [2]',
      'change a +[2] -[]',
    ]);
  });
});
