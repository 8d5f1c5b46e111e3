import { COMPLAINTS_MS, PROVISIONAL_MS } from '@copa/domain/limits';
import fc from 'fast-check';
import type { Act } from '../acts/act.ts';
import { coming as comingInTurn } from '../acts/crowd-acts.ts';
import {
  PLAYING,
  planAnnulling,
  planProtesting,
  planRuling,
  planTakingBack,
  playing,
  protesting,
  type Ruling,
} from '../acts/protest-acts.ts';
import { deciding, job, withdrawing } from '../acts/scripted-acts.ts';
import { FORM, opening, type Wave, wave } from './random.ts';

const atOnce = (...acts: readonly Act[]): Wave => wave(acts);

export const PROTEST_OPENING: readonly Wave[] = [
  FORM,
  opening(2, { maxPlayers: PLAYING.length, asks: 'nothing' }),
  atOnce(comingInTurn(PLAYING)),
  ...PLAYING.map((registration) => atOnce(deciding(registration, 'approved'))),
  atOnce(playing),
];

const protest = (unit: number, kind: 'kills' | 'cheating', request = unit): Act => ({
  plan: () =>
    planProtesting({ instance: unit % 2, unit, match: 'a-1', request, kind, against: unit === 3 ? 1 : 3 }),
});
const takingBack = (unit: number): Act => ({
  plan: () => planTakingBack({ instance: 0, unit, match: 'a-1' }),
});
const annulling = (isVoid: boolean): Act => ({
  plan: () => planAnnulling({ instance: 0, match: 'a-1', isVoid }),
});
const ruling = (unit: number, decision: Ruling): Act => ({
  plan: (world) => planRuling({ instance: unit % 2, unit, match: 'a-1', ruling: decision }, world),
});

export const PROTESTED: Readonly<Record<string, readonly Wave[]>> = {
  'in time by two teams: one is upheld while the other is dismissed': [
    atOnce(protest(1, 'kills'), protest(4, 'cheating')),
    atOnce(protest(1, 'kills'), protest(1, 'kills', 7)),
    atOnce(ruling(1, 'rows'), ruling(4, 'dismissed')),
    atOnce(ruling(1, 'rows'), ruling(4, 'adjustment')),
    { passes: PROVISIONAL_MS, acts: [protest(3, 'kills')] },
    atOnce(protest(3, 'cheating')),
    atOnce(takingBack(3)),
    { passes: COMPLAINTS_MS, acts: [protest(6, 'cheating')] },
  ],
  'and annulled: the others are still decided': [
    atOnce(protest(1, 'cheating'), protest(4, 'kills')),
    atOnce(ruling(1, 'void')),
    atOnce(ruling(4, 'rows')),
    atOnce(ruling(4, 'dismissed')),
    atOnce(protest(6, 'kills')),
  ],
  'after it was annulled and restored, each within a millisecond': [
    ...[true, false, true, false].map((isVoid) => atOnce(annulling(isVoid))),
    atOnce(protest(1, 'kills')),
  ],
  'by a team that is erased: the job lets it go, unless another holds it up': [
    atOnce(protest(1, 'kills'), protest(4, 'cheating')),
    atOnce(withdrawing(1)),
    atOnce(job),
    atOnce(withdrawing(4)),
    { passes: PROVISIONAL_MS, acts: [job] },
  ],
};

export const protestedDays = (most: number) =>
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
        { minLength: 1, maxLength: most },
      ),
    }),
    { minLength: 10, maxLength: 18, size: 'max' },
  );
