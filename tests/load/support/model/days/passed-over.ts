import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import type { Obstacle } from '@copa/domain/registrations/next-in-queue';
import type { Act } from '../acts/act.ts';
import { planJoining } from '../acts/member-acts.ts';
import { planTeam } from '../acts/player-acts.ts';
import {
  calling,
  cancelling,
  coming,
  deciding,
  job,
  OTHER_MAILBOX,
  readying,
  revoking,
  setting,
  suspending,
  updating,
  weighing,
  withdrawing,
} from '../acts/scripted-acts.ts';
import type { OPEN } from '../acts/tournament-acts.ts';
import { ABSENT_OPENING, WAITS_BEHIND } from './absent.ts';
import { FORM, opening, type Wave, wave } from './random.ts';

const team = (registration: number, player: number): Act => ({
  plan: (world) => planTeam({ registration, player, tournament: 1 }, world),
});
const joining = (registration: number, player: number): Act => ({
  plan: (world) => planJoining({ registration, player, isOtherAge: false }, world),
});

const fullUp = (changes: Partial<typeof OPEN> = {}): readonly Wave[] => [
  FORM,
  opening(2, { maxPlayers: 2, ...changes }),
  ...[1, 2, 3, 4].map((registration) => wave([coming(registration, registration)])),
];

const IN_A_MONTH = { startsIn: 30 * 24 };

const suspended: readonly Wave[] = [
  ...fullUp(IN_A_MONTH),
  wave([suspending(3)], 2),
  wave([withdrawing(4)], 1),
  wave([withdrawing(1)], 1),
  wave([job], 1),
];

/**
 * The job sweeps at most once an hour. It sweeps in `justBefore`, so half an hour later, in `then`, it does
 * only what is due on the agenda.
 */
const justBefore = (end: number) => ({ passes: end - 30 * MINUTE_MS, acts: [job], waiting: 1 });
const then = { passes: 30 * MINUTE_MS, acts: [job], waiting: 0 };

export const PASSED_OVER: Readonly<Record<Obstacle, Readonly<Record<string, readonly Wave[]>>>> = {
  full: {
    'more places': [...fullUp(), wave([updating({ maxPlayers: 3 })], 1)],
    'a withdrawal': [...fullUp(), wave([withdrawing(2)], 1)],
    'a rejection that nobody undid': [
      ...fullUp(),
      wave([deciding(2, 'rejected')], 2),
      { passes: 30 * SECOND_MS, acts: [job], waiting: 1 },
    ],
    'a withdrawal of who was rejected': [
      ...fullUp(),
      wave([deciding(2, 'rejected')], 2),
      wave([withdrawing(2)], 1),
    ],
  },
  cancelled: {
    'a tournament that is resumed': [
      ...fullUp(),
      wave([cancelling(true)], 2),
      wave([withdrawing(1)], 2),
      wave([cancelling(false)], 1),
    ],
  },
  hidden: {
    'a tournament that is published again': [
      ...fullUp(),
      wave([setting('draft')], 2),
      wave([withdrawing(1)], 2),
      wave([setting('published')], 1),
    ],
    'the hour of a publication that the job has not done': [
      ...fullUp(),
      wave([setting('scheduled', HOUR_MS)], 2),
      wave([withdrawing(1)], 2),
      { passes: HOUR_MS, acts: [coming(5, 5)], waiting: 2 },
    ],
  },
  over: {
    'a waiting list that goes on': [
      ...fullUp({ waitsUntil: 47 }),
      { passes: 2 * HOUR_MS, acts: [withdrawing(1)], waiting: 2 },
      wave([updating({})], 1),
    ],
  },
  manual: {
    'places that go on by themselves again': [
      ...fullUp(),
      wave([updating({ mode: 'manual' })], 2),
      wave([withdrawing(1)], 2),
      wave([updating({})], 1),
    ],
  },
  incomplete: {
    'the player whom a team waited for': [
      FORM,
      opening(1, { maxPlayers: 1 }),
      wave([team(1, 1)], 0),
      wave([team(2, 4)], 1),
      wave([withdrawing(1)], 1),
      wave([joining(2, 3)], 0),
    ],
  },
  unready: {
    'a tap that says it is there': [
      ...fullUp({ asks: 'match' }),
      { passes: 47 * HOUR_MS, acts: [withdrawing(1)], waiting: 2 },
      wave([readying(3)], 1),
    ],
    'no confirmation any more': [
      ...fullUp({ asks: 'match' }),
      { passes: 47 * HOUR_MS, acts: [withdrawing(1)], waiting: 2 },
      wave([updating({ asks: 'nothing' })], 1),
    ],
  },
  behind: {
    'an absence that is taken back': [
      ...ABSENT_OPENING,
      ...WAITS_BEHIND,
      wave([calling(1, null, 1)], 1),
      wave([job], 0),
    ],
    'an absence that is revoked': [
      ...ABSENT_OPENING,
      ...WAITS_BEHIND,
      wave([revoking(1, { of: 4, from: 3 })], 1),
      wave([job], 0),
    ],
    'an absence that an organiser takes for that of somebody else': [
      ...ABSENT_OPENING,
      wave([calling(1, 'out', 1)]),
      wave([calling(4, 'out', 3)]),
      wave([coming(7, 1, 2, OTHER_MAILBOX)], 0),
      wave([weighing(7, { of: 1, from: 1 }, true), weighing(7, { of: 4, from: 3 }, true)], 0),
      wave([withdrawing(7)], 0),
      wave([coming(8, 1, 2, OTHER_MAILBOX)], 1),
      wave([weighing(8, { of: 4, from: 3 }, false)], 0),
    ],
    'an absence that has aged': [...ABSENT_OPENING, ...WAITS_BEHIND, justBefore(90 * DAY_MS), then],
    'the opening of confirmations': [
      ...ABSENT_OPENING,
      ...WAITS_BEHIND,
      { passes: 118 * DAY_MS, acts: [job] },
      { passes: DAY_MS, acts: [job], waiting: 0 },
    ],
  },
  suspended: {
    'a suspension that is revoked': [...suspended, wave([revoking(3)], 1), wave([job], 0)],
    'a suspension that is revoked while somebody comes': [
      ...suspended,
      wave([revoking(3)], 1),
      wave([coming(5, 5)], 1),
    ],
    'a suspension that is over': [...suspended, justBefore(7 * DAY_MS), then],
  },
};
