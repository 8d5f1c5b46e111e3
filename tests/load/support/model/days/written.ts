import { DAY_MS, HOUR_MS, REVIEW_MS, SECOND_MS } from '@copa/domain/limits';
import type { Act } from '../acts/act.ts';
import { dieAt, dieClosing } from '../acts/crash-acts.ts';
import { closingWhileCorrected, coming as comingInTurn, confirmingEntry } from '../acts/crowd-acts.ts';
import { planConfirming } from '../acts/day-acts.ts';
import { planJoining } from '../acts/member-acts.ts';
import { deciding, job } from '../acts/scripted-acts.ts';
import { FORM, opening, type Wave, wave } from './random.ts';

type Days = Readonly<Record<string, readonly Wave[]>>;

const partnerJoins: Act = {
  plan: (world) => planJoining({ registration: 2, player: 5, isOtherAge: false }, world),
};

/** After `TEAM_OPENING` one team is not complete. */
export const IN_TEAMS: Days = {
  'that is not complete, long after the tournament': [{ passes: 91 * DAY_MS, acts: [job] }],
  'that is rejected, while its player accepts the invitation once more': [
    wave([deciding(2, 'rejected')]),
    wave([partnerJoins]),
  ],
};

/**
 * With the times of `OPEN`, the entry window closes 45 hours after the tournament is created. Its review then
 * lasts `REVIEW_MS`.
 */
const ENTRY_CLOSED = 45 * HOUR_MS + REVIEW_MS;
/** The window opens at six in the morning by the tournament's clock, and its notice waits for eight. */
const MORNING = 2 * HOUR_MS;
const TOLD = 24 * HOUR_MS + MORNING;
const told: Wave = { passes: TOLD, acts: [job] };
/** It is still the day before on the tournament's clock, but already the next day in UTC. */
const EVENING = 14 * HOUR_MS;
const CLOSED_AFTER_TOLD = ENTRY_CLOSED - TOLD;
const confirming = (registration: number): Act => ({
  plan: (world) => planConfirming({ instance: 1, registration, kind: 'entry', isOld: false }, world),
});

/**
 * An instance may die after any commit. No place is lost, because the commit that frees a place also gives it
 * to a waiting unit.
 */
export const DYING: Days = {
  'with units of a window, and somebody confirms': [
    told,
    { passes: CLOSED_AFTER_TOLD, acts: [dieClosing(1)], waiting: 1 },
    wave([confirming(2)], 0),
  ],
  'with units of a window, again and again': [
    told,
    { passes: CLOSED_AFTER_TOLD, acts: [dieClosing(1)], waiting: 1 },
    wave([dieClosing(1)], 0),
    wave([job]),
  ],
  'with a place that a player gave back, and the job goes on': [
    { passes: EVENING, acts: [dieAt('withdrawal')], waiting: 1 },
    { passes: TOLD - EVENING, acts: [job] },
    { passes: CLOSED_AFTER_TOLD, acts: [dieClosing(1)], waiting: 0 },
    wave([job]),
  ],
  'with the place of whom it rejected or deleted': [
    wave([dieAt('rejection')], 2),
    { passes: 30 * SECOND_MS, acts: [job], waiting: 1 },
    wave([dieAt('deletion')], 0),
    wave([job]),
  ],
  'with places that it keeps, because nobody was told of the window': [
    { passes: ENTRY_CLOSED, acts: [dieClosing(1)], waiting: 2 },
    wave([confirming(2)], 2),
  ],
  'with more places': [wave([dieAt('more places')], 0), wave([job])],
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function closingOf(units: number, page: number, corrected: number): readonly Wave[] {
  return [
    FORM,
    opening(2, { maxPlayers: units }),
    wave([comingInTurn(upTo(units + 3))], 3),
    // These waves reach the opening of the entry window, its close, and the end of its review.
    { passes: 'until something ends', acts: [confirmingEntry([2, 5, 8])] },
    { passes: MORNING, acts: [job], waiting: 3 },
    { passes: 'until something ends', acts: [] },
    { passes: 'until something ends', acts: [closingWhileCorrected(page, corrected)], waiting: 0 },
  ];
}

export const CROWDED: Days = {
  'of 8 units, one of which changes on the first page': closingOf(8, 1, 1),
  'of 18 units, one of which changes on the third page': closingOf(18, 3, 12),
};
