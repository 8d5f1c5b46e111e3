import * as limits from '../limits.ts';

type Limits = {
  readonly [Name in keyof typeof limits]: (typeof limits)[Name] extends number
    ? number
    : (typeof limits)[Name];
};

const RELATIONS: Readonly<Record<string, (of: Limits) => boolean>> = {
  'the first confirmation opens before it closes': (of) =>
    of.ENTRY_CLOSES_BEFORE_MS < of.ENTRY_OPENS_BEFORE_MS,
  'the second confirmation opens before it closes': (of) =>
    of.MATCH_CLOSES_BEFORE_MS < of.MATCH_OPENS_BEFORE_MS,
  'the review of the first confirmation ends before the second one opens': (of) =>
    of.MATCH_OPENS_BEFORE_MS + of.REVIEW_MS <= of.ENTRY_CLOSES_BEFORE_MS,
  'a room opens after the review has taken places away': (of) =>
    of.ROOM_OPENS_BEFORE_MS + of.REVIEW_MS <= of.MATCH_CLOSES_BEFORE_MS,
  'the review of a final ends before its first room opens': (of) => of.REVIEW_MS <= of.FINAL_CLOSES_BEFORE_MS,
  'players are called before a close, after the opening': (of) =>
    of.CLOSING_CALL_MS < of.MATCH_OPENS_BEFORE_MS - of.MATCH_CLOSES_BEFORE_MS,
  'a late unit has no more time than the whole window': (of) =>
    of.MATCH_GRACE_MS <= of.MATCH_OPENS_BEFORE_MS - of.MATCH_CLOSES_BEFORE_MS,
  'a notice of a room is of use while players are called into it': (of) => of.ROOM_CALL_MS <= of.ROOM_TOLD_MS,
  'each match of a stage may have a room': (of) => of.STAGE_MATCHES_MAX <= of.MATCHES_MAX,
  'a room is kept while its notice is of use': (of) => of.ROOM_TOLD_MS <= of.ROOMS_KEPT_MS,
  'reminders of a consent come one after another': ({ CONSENT_CALLS_MS: calls }) =>
    calls.every((call, index) => call > (calls[index + 1] ?? 0)),
  'numbers in the queue stay below those behind': (of) => of.WAITLIST_MAX < of.BEHIND_FROM,
  'a score is protested before it is too late to complain': (of) => of.PROVISIONAL_MS <= of.COMPLAINTS_MS,
};

export function requireLimits(of: Limits = limits): void {
  const broken = Object.keys(RELATIONS).filter((name) => RELATIONS[name]?.(of) !== true);
  if (broken.length > 0) throw new Error(`domain/src/limits.ts contradicts itself: ${broken.join('; ')}`);
}
