import { DAY_MS, HOUR_MS, REVIEW_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import type { Act } from '../acts/act.ts';
import { consenting } from '../acts/consent-acts.ts';
import { crash } from '../acts/crash-acts.ts';
import { dayActs, tapping } from '../acts/day-acts.ts';
import { formDeletion, forms, planForm } from '../acts/form-acts.ts';
import { accepting, byOrganiser, own, planJoining } from '../acts/member-acts.ts';
import { deciding, planComing, planTeam, playerComes, signUp } from '../acts/player-acts.ts';
import { job } from '../acts/scripted-acts.ts';
import {
  OPEN,
  organising,
  planTournament,
  runningTheJob,
  tournamentDeletion,
} from '../acts/tournament-acts.ts';
import { later, type World } from '../world.ts';

export const wave = (acts: readonly Act[], waiting?: number): Wave => ({
  passes: 1,
  acts,
  ...(waiting === undefined ? {} : { waiting }),
});

const planned = (plan: Act['plan']): Wave => wave([{ plan }]);

export const opening = (tournament: number, changes: Partial<typeof OPEN> = {}): Wave =>
  planned((world) => planTournament({ instance: 1, tournament, details: { ...OPEN, ...changes } }, world));

export const FORM = planned(() => planForm({ instance: 0, form: 1, asks: false, maxResponses: null }));

export const OPENING: readonly Wave[] = [FORM, opening(1)];

const TEAMS = [
  [1, 2, 1],
  [2, 4, 5],
  [3, 3, null],
] as const;

/**
 * Acts that happen at the same time: `passes` milliseconds after the wave before, or at the moment that
 * `after` chooses.
 */
export interface Wave {
  readonly passes: number | 'until something ends' | 'until just after';
  readonly acts: readonly Act[];
  /** The number of units that wait for a place after the acts; undefined if the test does not check it. */
  readonly waiting?: number;
}

export function after({ now, units, tournaments }: World, passes: Wave['passes']): string {
  if (typeof passes === 'number') return later(now, passes);
  const ends = [
    ...Object.values(units).flatMap(({ givenOnAt, takeBackUntil, incompleteUntil, day }) => [
      givenOnAt,
      takeBackUntil,
      incompleteUntil,
      day.confirmBy,
    ]),
    ...Object.values(tournaments).flatMap(({ windows, waitlist }) => [
      waitlist.endsAt,
      ...windows.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt, later(closesAt, REVIEW_MS)]),
    ]),
  ].flatMap((end) => (end !== null && end > now ? [end] : []));
  const next = ends.toSorted()[0] ?? now;
  return passes === 'until just after' ? later(next, 1) : next === now ? later(now, 1) : next;
}

export const DAY_OPENING: readonly Wave[] = [
  FORM,
  opening(2, { maxPlayers: 2 }),
  ...[1, 2, 3, 4].map((registration) =>
    planned((world) => planComing({ instance: 0, registration, tournament: 2 }, world)),
  ),
];

export const TEAM_OPENING: readonly Wave[] = [
  ...OPENING,
  ...TEAMS.flatMap(([registration, captain, partner]) => {
    const team = planned((world) => planTeam({ registration, player: captain, tournament: 1 }, world));
    if (partner === null) return [team];
    const joining = { registration, player: partner, isOtherAge: false };
    return [team, planned((world) => planJoining(joining, world))];
  }),
];

export const teamDays = (atOnce: number) =>
  fc.array(
    fc.record({
      passes: fc.oneof(
        { weight: 20, arbitrary: fc.constant(1) },
        { weight: 4, arbitrary: fc.constant(3 * HOUR_MS) },
        { weight: 1, arbitrary: fc.constantFrom('until something ends', 'until just after' as const) },
      ),
      acts: fc.array(
        fc.oneof(
          { weight: 9, arbitrary: consenting },
          { weight: 5, arbitrary: accepting },
          { weight: 2, arbitrary: signUp },
          { weight: 4, arbitrary: fc.oneof(...own) },
          { weight: 3, arbitrary: fc.oneof(...byOrganiser) },
          { weight: 6, arbitrary: fc.oneof(...deciding) },
          { weight: 2, arbitrary: dayActs },
          { weight: 2, arbitrary: runningTheJob },
        ),
        { minLength: 1, maxLength: atOnce },
      ),
    }),
    { minLength: 14, maxLength: 24, size: 'max' },
  );

export const tournamentDays = (atOnce: number) =>
  fc.array(
    fc.oneof(
      { weight: 27, arbitrary: ordinaryWave(atOnce) },
      { weight: 3, arbitrary: waveWithACrash(atOnce) },
      // Runs the job as a window opens. Otherwise players would seldom be told in time, so that few windows
      // would take places.
      { weight: 3, arbitrary: fc.constant<Wave>({ passes: 'until something ends', acts: [job] }) },
    ),
    { minLength: 30, maxLength: 60, size: 'max' },
  );

const ordinaryWave = (atOnce: number): fc.Arbitrary<Wave> =>
  fc.record({
    passes: fc.oneof(
      { weight: 25, arbitrary: fc.constant(1) },
      { weight: 3, arbitrary: fc.constantFrom('until something ends', 'until just after' as const) },
    ),
    acts: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: playerComes },
        { weight: 14, arbitrary: dayActs },
        { weight: 3, arbitrary: fc.oneof(...own) },
        { weight: 2, arbitrary: consenting },
        { weight: 3, arbitrary: fc.oneof(...deciding) },
        { weight: 1, arbitrary: fc.oneof(...organising) },
      ),
      { minLength: 1, maxLength: atOnce },
    ),
  });

const waveWithACrash = (atOnce: number): fc.Arbitrary<Wave> =>
  fc.record({
    passes: fc.constantFrom<Wave['passes'][]>(1, 'until something ends', 'until just after'),
    acts: fc
      .tuple(crash, fc.array(fc.oneof(playerComes, ...tapping, ...own), { maxLength: atOnce - 1 }))
      .map(([act, others]) => [act, ...others]),
  });

export const days = (atOnce: number) =>
  fc.array(
    fc.record({
      passes: fc.oneof(
        { weight: 20, arbitrary: fc.constant(1) },
        { weight: 2, arbitrary: fc.constant(HOUR_MS) },
        { weight: 6, arbitrary: fc.constantFrom('until something ends', 'until just after' as const) },
        { weight: 1, arbitrary: fc.constantFrom(DAY_MS, 91 * DAY_MS) },
      ),
      acts: fc.array(
        fc.oneof(
          { weight: 5, arbitrary: fc.oneof(...organising) },
          { weight: 1, arbitrary: fc.oneof(tournamentDeletion, formDeletion) },
          { weight: 2, arbitrary: fc.oneof(...forms) },
          { weight: 8, arbitrary: signUp },
          { weight: 6, arbitrary: accepting },
          { weight: 8, arbitrary: dayActs },
          { weight: 4, arbitrary: fc.oneof(...own) },
          { weight: 5, arbitrary: consenting },
          { weight: 3, arbitrary: fc.oneof(...byOrganiser) },
          { weight: 6, arbitrary: fc.oneof(...deciding) },
        ),
        { minLength: 1, maxLength: atOnce },
      ),
    }),
    { minLength: 5, maxLength: 40, size: 'max' },
  );
