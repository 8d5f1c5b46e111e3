import { MINUTE_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { costOfListener, costOfPoll } from './viewers.ts';

const watch = { from: 0, until: 10 * MINUTE_MS };

describe('what an open page reads', () => {
  it('is one document for each poll, and one more after a change', () => {
    const poll = { ...watch, everyMs: MINUTE_MS, documents: () => ['boards/copa_1'] };
    expect(costOfPoll(poll, new Map(), () => 5000)).toEqual({ reads: 10, bytes: 11_100 });
    const changes = new Map([['boards/copa_1', [-1, 2 * MINUTE_MS + 1, 2 * MINUTE_MS + 2, 5 * MINUTE_MS]]]);
    expect(costOfPoll(poll, changes, () => 5000)).toEqual({ reads: 12, bytes: 21_100 });
  });

  it('is the table of each stage in its time', () => {
    const documents = (at: number) => [at < 5 * MINUTE_MS ? 'boards/copa_1' : 'boards/copa_2'];
    const changes = new Map([['boards/copa_1', [6 * MINUTE_MS]]]);
    expect(costOfPoll({ ...watch, everyMs: MINUTE_MS, documents }, changes, () => 0).reads).toBe(10);
  });

  it('is every current document and each later change, for a listener', () => {
    const changes = new Map([
      ['registrations/a', [-5, 1]],
      ['registrations/b', [3, 11 * MINUTE_MS]],
      ['tickets/a', [1]],
    ]);
    expect(costOfListener(watch, /^registrations\//u, changes, () => 100)).toEqual({
      reads: 3,
      bytes: 300,
    });
  });
});
