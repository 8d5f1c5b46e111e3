import { DAY_MS, HOUR_MS, REVIEW_MS, SECOND_MS } from '@copa/domain/limits';
import type { Act } from '../acts/act.ts';
import { planGiving, planWithdrawing } from '../acts/consent-acts.ts';
import { dieAt, dieClosing } from '../acts/crash-acts.ts';
import { closingWhileCorrected, coming as comingInTurn, confirmingEntry } from '../acts/crowd-acts.ts';
import { planConfirming } from '../acts/day-acts.ts';
import { planJoining } from '../acts/member-acts.ts';
import {
  coming,
  deciding,
  job,
  promoting,
  setting,
  suspending,
  takingBack,
  updating,
  withdrawing,
} from '../acts/scripted-acts.ts';
import { FORM, opening, type Wave, wave } from './random.ts';

type Days = Readonly<Record<string, readonly Wave[]>>;

const first = { instance: 0, minor: 1, isOld: false };
const second = { instance: 1, minor: 2, isOld: false };

const giving = (minor: typeof first, showsNick: boolean): Act => ({
  plan: (world) => planGiving({ ...minor, showsNick }, world),
});
const refusing = (minor: typeof first): Act => ({ plan: (world) => planWithdrawing(minor, world) });

const minorJoins: Act = {
  plan: (world) => planJoining({ registration: 1, player: 6, isOtherAge: true }, world),
};

const partnerJoins: Act = {
  plan: (world) => planJoining({ registration: 2, player: 5, isOtherAge: false }, world),
};

/**
 * Random days seldom reach these cases. After `TEAM_OPENING`, two minors play: the captain of the first team
 * and the second player of the second team.
 */
export const CONSENTED: Days = {
  'that is given, and then withdrawn from a captain': [
    wave([deciding(1, 'approved')]),
    wave([giving(first, false)]),
    wave([deciding(1, 'approved')]),
    wave([giving(first, true)]),
    wave([giving(first, false)]),
    wave([refusing(first)]),
    wave([deciding(1, 'approved')]),
  ],
  'of a minor who joins a team that is approved': [
    wave([giving(first, true)]),
    wave([deciding(1, 'approved')]),
    wave([minorJoins]),
    wave([deciding(1, 'approved')]),
    wave([giving(second, true)]),
    wave([deciding(1, 'approved')]),
    wave([refusing(second)]),
  ],
  'of which only those are reminded who miss it': [
    wave([giving(first, true)]),
    { passes: 27 * HOUR_MS, acts: [job] },
    { passes: HOUR_MS, acts: [job] },
    wave([giving(second, true)]),
  ],
};

export const SUSPENDED: Days = {
  'who waits: the queue passes over them, and nobody gives them a place': [
    wave([suspending(3)], 2),
    wave([deciding(3, 'approved')], 2),
    wave([withdrawing(1)], 1),
    wave([withdrawing(2)], 1),
    wave([promoting(3)], 1),
    wave([withdrawing(3)], 0),
    wave([coming(5, 3), coming(6, 6)], 0),
  ],
  'who has a place: it stays until an organiser takes it, and is not given back': [
    wave([suspending(1), deciding(2, 'approved')]),
    wave([deciding(1, 'approved')]),
    wave([deciding(1, 'rejected')], 2),
    { passes: 30 * SECOND_MS, acts: [job], waiting: 1 },
    wave([deciding(1, 'pending')], 1),
  ],
};

/** After `TEAM_OPENING` one team is not complete. */
export const IN_TEAMS: Days = {
  'that is not complete, long after the tournament': [{ passes: 91 * DAY_MS, acts: [job] }],
  'that is rejected, while its player accepts the invitation once more': [
    wave([deciding(2, 'rejected')]),
    wave([partnerJoins]),
  ],
};

export const UNDONE: Days = {
  'of who has a place, while others come': [
    wave([deciding(1, 'approved')], 2),
    wave([deciding(1, 'rejected')], 2),
    { passes: 5 * SECOND_MS, acts: [coming(5, 5), job], waiting: 3 },
    wave([deciding(1, 'approved')], 3),
    { passes: 30 * SECOND_MS, acts: [job], waiting: 3 },
  ],
  'of who waits, while a place becomes free': [
    wave([deciding(3, 'rejected')], 2),
    wave([withdrawing(2)], 1),
    wave([deciding(3, 'pending')], 1),
    wave([withdrawing(1)], 0),
  ],
  'of who sends the same registration once more meanwhile, and is told of no place': [
    wave([deciding(1, 'rejected')], 2),
    wave([coming(1, 1)], 2),
    wave([deciding(1, 'pending')], 2),
    wave([coming(1, 1)], 2),
  ],
  'twice, and then not': [
    wave([deciding(1, 'rejected'), deciding(3, 'rejected')], 2),
    wave([deciding(1, 'pending'), deciding(3, 'approved')], 2),
    wave([deciding(3, 'rejected'), deciding(1, 'rejected')], 2),
    { passes: 13 * SECOND_MS, acts: [job, deciding(1, 'pending')] },
    wave([job]),
  ],
};

const BY_HAND = updating({ mode: 'manual' });

/** After `DAY_OPENING` two units have places, and units 3 and 4 wait. */
export const TAKEN_BACK: Days = {
  'and it is free, until somebody gives it again': [
    wave([BY_HAND], 2),
    wave([withdrawing(1)], 2),
    wave([promoting(4)], 1),
    { passes: 5 * SECOND_MS, acts: [takingBack(4), takingBack(4)], waiting: 2 },
    { passes: 30 * SECOND_MS, acts: [job], waiting: 2 },
    wave([promoting(3)], 1),
    { passes: 30 * SECOND_MS, acts: [job], waiting: 1 },
    wave([takingBack(3)], 1),
  ],
  'while others come, and places go on by themselves again': [
    wave([BY_HAND], 2),
    wave([withdrawing(1)], 2),
    wave([promoting(4)], 1),
    wave([takingBack(4), coming(5, 5), updating({})]),
    { passes: 30 * SECOND_MS, acts: [job] },
  ],
  'not from a unit that was approved meanwhile, because the approval told it': [
    wave([BY_HAND], 2),
    wave([withdrawing(1)], 2),
    wave([promoting(3)], 1),
    wave([deciding(3, 'approved'), takingBack(3)]),
    wave([takingBack(3)]),
  ],
  'not from a unit that is rejected or suspended meanwhile': [
    wave([BY_HAND], 2),
    wave([withdrawing(1)], 2),
    wave([promoting(3)], 1),
    wave([deciding(3, 'rejected'), takingBack(3)]),
    wave([deciding(3, 'pending')]),
    wave([suspending(3), takingBack(3)]),
    { passes: 30 * SECOND_MS, acts: [job] },
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
    wave([dieAt('withdrawal')], 1),
    told,
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

const HIDDEN_AT = CLOSED_AFTER_TOLD - 2 * HOUR_MS;

export const HIDDEN: Days = {
  'and an organiser publishes it again': [
    told,
    { passes: HIDDEN_AT, acts: [setting('draft')], waiting: 2 },
    { passes: 3 * HOUR_MS, acts: [job], waiting: 2 },
    wave([confirming(1)], 2),
    wave([setting('published')], 2),
    { passes: REVIEW_MS - 1, acts: [job], waiting: 2 },
    { passes: 1, acts: [job], waiting: 0 },
  ],
  'and the job publishes it again': [
    told,
    { passes: HIDDEN_AT, acts: [setting('scheduled', 3 * HOUR_MS)], waiting: 2 },
    { passes: 2.5 * HOUR_MS, acts: [job], waiting: 2 },
    { passes: 0.5 * HOUR_MS, acts: [job], waiting: 2 },
    { passes: REVIEW_MS, acts: [job], waiting: 0 },
  ],
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
