import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { DocumentIdSchema, RequestIdSchema, StoredIdSchema } from '../../ids.ts';
import { IMAGE_MAX_PIXELS, MATCH_SHORTEST_MS } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { type Match, MatchIdSchema, parseMatchId } from '../match.ts';
import type { Result } from '../result/result.ts';
import type { Stage } from '../stage.ts';
import { StageNumberSchema } from '../stage-terms.ts';
import { type ReportState, sentShape } from './own-report.ts';

const PixelsSchema = described(z.int(), { minimum: 1, maximum: IMAGE_MAX_PIXELS });

export const ReportSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  stage: StageNumberSchema,
  match: MatchIdSchema,
  registrationId: StoredIdSchema,
  ...sentShape,
  requestId: RequestIdSchema,
  revision: CountSchema,
  width: PixelsSchema,
  height: PixelsSchema,
  discardedAt: nullish(InstantSchema),
});
export type Report = z.output<typeof ReportSchema>;

export function reportId({
  registrationId,
  stage,
  match,
}: Pick<Report, 'registrationId' | 'stage' | 'match'>) {
  return `${registrationId}_${stage}_${match}`;
}

interface Noted extends Pick<Match, 'state'> {
  readonly rows: Readonly<Record<string, Result>>;
}

type Played = Noted & Pick<Match, 'number' | 'isExtra'>;

export interface Hours {
  readonly date: Date | null;
  readonly rooms: readonly { readonly match: number; readonly openAt: Date }[];
}

export function openMatches(
  { state, finish }: Pick<Stage, 'state' | 'finish'>,
  matches: readonly Played[],
  reported: readonly string[],
  hours: Hours,
  now: Date,
): readonly number[] {
  if (state !== 'playing') return [];
  const known = matches.filter(({ isExtra }) => !isExtra);
  const noted = known.filter(({ state: of, rows }) => of !== 'draft' || Object.keys(rows).length > 0);
  const notedNumbers = noted.map(({ number }) => number);
  const reached = Math.max(0, ...notedNumbers, ...reported.map(numberOf));
  const over = new Set(known.filter(({ state: of }) => of !== 'draft').map(({ number }) => number));
  const last = Math.min(reached + 1, begunMatches(finish.matches, notedNumbers, hours, now));
  return Array.from({ length: last }, (_, index) => index + 1).filter((number) => !over.has(number));
}

function begunMatches(most: number, noted: readonly number[], { date, rooms }: Hours, now: Date): number {
  let expected = date;
  for (let number = 1; number <= most; number += 1) {
    const begins = rooms.find(({ match }) => match === number)?.openAt ?? expected;
    const isNoted = noted.some((each) => each >= number);
    if (!isNoted && (begins === null || begins > now)) return number - 1;
    expected = isNoted
      ? new Date(0)
      : begins === null
        ? null
        : new Date(begins.getTime() + MATCH_SHORTEST_MS);
  }
  return most;
}

const numberOf = (match: string) => parseMatchId(match).number;

export function reportState(
  { registrationId, placement, kills, discardedAt }: Report,
  match: Noted | null,
): ReportState {
  const row = match?.rows[registrationId];
  if (row?.played === true && row.placement === placement && row.kills === kills) return 'accepted';
  if (match?.state === 'published') return 'other';
  return discardedAt === null ? 'sent' : 'discarded';
}
