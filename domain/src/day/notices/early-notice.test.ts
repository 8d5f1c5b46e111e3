import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../limits.ts';
import { earlyNoticeAt } from './early-notice.ts';
import type { Night } from './night.ts';

const lima = (local: string) => new Date(`2026-11-${local}:00-05:00`);
const START = lima('21T20:00');

function noticeAt(changes: object = {}, night: Night = 'waits unless late', now = lima('20T12:00')) {
  const row = {
    kind: 'soon',
    night,
    ahead: [2 * HOUR_MS],
    eventAt: ({ date }: { date: Date | null }) => date,
  };
  const tournament = {
    date: START as Date | null,
    timeZone: 'America/Lima',
    publishedAt: lima('20T10:00') as Date | null,
    cancelledAt: null,
    endedAt: null,
    told: {},
    ...changes,
  };
  return earlyNoticeAt(row, tournament, now);
}

describe('a notice some time before an event', () => {
  it('is sent at its time before the event', () => {
    expect(noticeAt()).toEqual(lima('21T18:00'));
  });

  it.each([
    ['of a tournament without the event', { date: null }],
    ['of a cancelled tournament', { cancelledAt: START }],
    ['of a tournament that ended', { endedAt: START }],
    ['of a tournament that is not public', { publishedAt: null }],
    ['of one that was published later than the notice', { publishedAt: lima('21T18:00') }],
    ['that was sent', { told: { soon: lima('21T18:00') } }],
  ])('is not sent: %s', (_, changes) => {
    expect(noticeAt(changes)).toBeNull();
  });

  it('is not sent from the event on', () => {
    expect(noticeAt({}, 'told', new Date(START.getTime() - 1))).not.toBeNull();
    expect(noticeAt({}, 'told', START)).toBeNull();
  });

  it('is sent again for an event that moved to later, and not because of another kind', () => {
    const told = { soon: lima('21T18:00') };
    expect(noticeAt({ told, date: lima('22T20:00') })).toEqual(lima('22T18:00'));
    expect(noticeAt({ told: { consent: lima('21T18:00') } })).toEqual(lima('21T18:00'));
  });

  it.each([
    ['told', '22T03:00', '22T01:00'],
    ['left out', '22T03:00', null],
    ['waits', '22T03:00', null],
    ['waits', '22T09:30', '22T08:00'],
    ['waits unless late', '22T09:30', '22T08:00'],
    ['waits unless late', '22T08:30', '22T06:30'],
  ] as const)('%s at night, before %s', (night, date, at) => {
    expect(noticeAt({ date: lima(date) }, night)).toEqual(at === null ? null : lima(at));
  });
});
