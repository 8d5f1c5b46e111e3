import { describe, expect, it } from 'vitest';
import * as limits from '../limits.ts';
import { requireLimits } from './limit-order.ts';

const { MINUTE_MS } = limits;

describe('limits that depend on one another', () => {
  it('agree', () => {
    expect(() => requireLimits()).not.toThrow();
    expect(() => requireLimits({ ...limits, MATCH_OPENS_BEFORE_MS: 175 * MINUTE_MS })).not.toThrow();
  });

  it.each([
    [{ ROOM_OPENS_BEFORE_MS: 25 * MINUTE_MS }, 'a room opens after the review has taken places away'],
    [{ REVIEW_MS: 6 * MINUTE_MS }, 'a room opens after the review has taken places away'],
    [{ REVIEW_MS: 11 * MINUTE_MS }, 'the review of a final ends before its first room opens'],
    [{ ENTRY_CLOSES_BEFORE_MS: 24 * limits.HOUR_MS }, 'the first confirmation opens before it closes'],
    [{ MATCH_CLOSES_BEFORE_MS: 60 * MINUTE_MS }, 'the second confirmation opens before it closes'],
    [{ MATCH_OPENS_BEFORE_MS: 176 * MINUTE_MS }, 'ends before the second one opens'],
    [{ CLOSING_CALL_MS: 40 * MINUTE_MS }, 'players are called before a close, after the opening'],
    [{ MATCH_GRACE_MS: 41 * MINUTE_MS }, 'no more time than the whole window'],
    [{ ROOM_CALL_MS: 31 * MINUTE_MS }, 'is of use while players are called into it'],
    [{ MATCHES_MAX: limits.STAGE_MATCHES_MAX - 1 }, 'each match of a stage may have a room'],
    [{ ROOMS_KEPT_MS: MINUTE_MS }, 'a room is kept while its notice is of use'],
    [{ CONSENT_CALLS_MS: [2, 2] }, 'reminders of a consent come one after another'],
    [{ WAITLIST_MAX: limits.BEHIND_FROM }, 'numbers in the queue stay below those behind'],
    [{ PROVISIONAL_MS: 25 * limits.HOUR_MS }, 'before it is too late to complain'],
  ])('are refused where they contradict one another: %j', (changed, broken) => {
    expect(() => requireLimits({ ...limits, ...changed })).toThrow(broken);
  });
});
