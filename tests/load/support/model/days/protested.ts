import { COMPLAINTS_MS, PROVISIONAL_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import type { Act } from '../acts/act.ts';
import { coming as comingInTurn } from '../acts/crowd-acts.ts';
import {
  PLAYING,
  planProtesting,
  planRuling,
  planTakingBack,
  playing,
  protesting,
  type Ruling,
} from '../acts/protest-acts.ts';
import { deciding, job, withdrawing } from '../acts/scripted-acts.ts';
import { OPEN, planTournament } from '../acts/tournament-acts.ts';
import { OPENING, type Wave } from './random.ts';

const wave = (...acts: readonly Act[]): Wave => ({ passes: 1, acts });
const details = { ...OPEN, maxPlayers: PLAYING.length, asks: 'nothing' } as const;

/** Four players, each alone, and two published matches. */
export const PROTEST_OPENING: readonly Wave[] = [
  ...OPENING.slice(0, 1),
  wave({ plan: (world) => planTournament({ instance: 1, tournament: 2, details }, world) }),
  wave(comingInTurn(PLAYING)),
  ...PLAYING.map((registration) => wave(deciding(registration, 'approved'))),
  wave(playing),
];

const protest = (unit: number, kind: 'kills' | 'cheating', request = unit): Act => ({
  plan: () =>
    planProtesting({ instance: unit % 2, unit, match: 'a-1', request, kind, against: unit === 3 ? 1 : 3 }),
});
const takingBack = (unit: number): Act => ({
  plan: () => planTakingBack({ instance: 0, unit, match: 'a-1' }),
});
const ruling = (unit: number, decision: Ruling): Act => ({
  plan: (world) => planRuling({ instance: unit % 2, unit, match: 'a-1', ruling: decision }, world),
});

export const PROTESTED: Readonly<Record<string, readonly Wave[]>> = {
  'in time by two teams: one is upheld while the other is dismissed': [
    wave(protest(1, 'kills'), protest(4, 'cheating')),
    wave(protest(1, 'kills'), protest(1, 'kills', 7)),
    wave(ruling(1, 'rows'), ruling(4, 'dismissed')),
    wave(ruling(1, 'rows'), ruling(4, 'adjustment')),
    { passes: PROVISIONAL_MS, acts: [protest(3, 'kills')] },
    wave(protest(3, 'cheating')),
    wave(takingBack(3)),
    { passes: COMPLAINTS_MS, acts: [protest(6, 'cheating')] },
  ],
  'and annulled: the others are still decided': [
    wave(protest(1, 'cheating'), protest(4, 'kills')),
    wave(ruling(1, 'void')),
    wave(ruling(4, 'rows')),
    wave(ruling(4, 'dismissed')),
    wave(protest(6, 'kills')),
  ],
  'by a team that is erased: the job lets it go, unless another holds it up': [
    wave(protest(1, 'kills'), protest(4, 'cheating')),
    wave(withdrawing(1)),
    wave(job),
    wave(withdrawing(4)),
    { passes: PROVISIONAL_MS, acts: [job] },
  ],
};

export const protestedDays = (atOnce: number) =>
  fc.array(
    fc.record({
      passes: fc.oneof(
        { weight: 12, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.constantFrom(PROVISIONAL_MS, COMPLAINTS_MS) },
      ),
      acts: fc.array(
        fc.oneof(
          { weight: 16, arbitrary: protesting },
          { weight: 1, arbitrary: fc.constantFrom(...PLAYING).map(withdrawing) },
          { weight: 1, arbitrary: fc.constant(job) },
        ),
        { minLength: 1, maxLength: atOnce },
      ),
    }),
    { minLength: 10, maxLength: 18, size: 'max' },
  );
