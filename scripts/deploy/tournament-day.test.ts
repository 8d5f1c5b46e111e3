import { expect, it, vi } from 'vitest';
import type { AskGoogle } from './google.ts';
import { requireQuietDay } from './tournament-day.ts';

const NOW = new Date('2026-11-28T20:00:00.000Z');
const field = (value: string | null) => (value === null ? { nullValue: null } : { stringValue: value });
const time = (value: string | null) => (value === null ? { nullValue: null } : { timestampValue: value });

interface Changes {
  readonly status?: string;
  readonly cancelledAt?: string;
  readonly endedAt?: string;
  readonly date?: string;
  readonly endDate?: string;
}

const tournament = (changes: Changes = {}) => {
  const { status = 'published', cancelledAt, endedAt, endDate, date = '2026-11-29T01:00:00Z' } = changes;
  return {
    document: {
      fields: {
        name: field('Copa Relámpago'),
        date: time(date),
        endDate: time(endDate ?? null),
        status: field(status),
        cancelledAt: time(cancelledAt ?? null),
        endedAt: time(endedAt ?? null),
      },
    },
  };
};

function look(body: unknown, status = 200) {
  const ask = vi.fn<AskGoogle>(async () => ({ status, body }));
  return { ask, done: requireQuietDay(ask, 'copa-real', NOW) };
}

it('ends a deployment while players confirm or play, unless it is wanted', async () => {
  const { ask, done } = look([tournament({ status: 'draft' }), tournament()]);
  await expect(done).rejects.toThrow(
    [
      'Players confirm or play at this time:',
      '- Copa Relámpago, 2026-11-29T01:00:00Z',
      'Deploy afterwards (docs/deploy.md), or at once with `npm run deploy -- --on-the-day`.',
    ].join('\n'),
  );
  expect(JSON.stringify(ask.mock.calls)).toMatch(/2026-11-21T20:00:00\.000Z.*2026-11-29T20:00:00\.000Z/);
});

it('ends a deployment on the second day of a tournament', async () => {
  const { done } = look([tournament({ date: '2026-11-27T13:00:00Z', endDate: '2026-11-29T13:00:00Z' })]);
  await expect(done).rejects.toThrow('- Copa Relámpago, 2026-11-27T13:00:00Z');
});

it.each([
  ['none is near', [{ readTime: '2026-11-28T20:00:00Z' }], 200],
  ['one is a draft', [tournament({ status: 'draft' })], 200],
  ['one is cancelled', [tournament({ cancelledAt: '2026-11-28T10:00:00Z' })], 200],
  ['one is over', [tournament({ endedAt: '2026-11-28T19:00:00Z' })], 200],
  ['one began seven hours ago', [tournament({ date: '2026-11-28T13:00:00Z' })], 200],
  [
    'the last day of one is over',
    [tournament({ date: '2026-11-27T13:00:00Z', endDate: '2026-11-28T19:00:00Z' })],
    200,
  ],
  ['the account may not read them', { error: {} }, 403],
])('lets a deployment pass if %s', async (_, body, status) => {
  await expect(look(body, status).done).resolves.toBeUndefined();
});
