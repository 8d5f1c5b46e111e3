import * as z from 'zod/mini';
import { CountSchema, described } from '../../described.ts';
import { DocumentIdSchema, RequestIdSchema, StoredIdSchema } from '../../ids.ts';
import { IMAGE_MAX_PIXELS } from '../../limits.ts';
import { InstantSchema, nullish } from '../../time/instant.ts';
import { type Match, MatchIdSchema, parseMatchId, type Result } from '../match.ts';
import type { Stage } from '../stage.ts';
import { StageNumberSchema } from '../stage-terms.ts';
import { type ReportState, sentShape } from './own-report.ts';

/** A report is what a team says of itself about one match, with a picture. It counts for nothing until an organiser takes it over. */

const PixelsSchema = described(z.int(), { minimum: 1, maximum: IMAGE_MAX_PIXELS });

/** `reports/{registration}_{stage}_{match}`: organisers read it live; the picture lies apart, where only the API reads. */
export const ReportSchema = z.object({
  id: StoredIdSchema,
  tournamentId: DocumentIdSchema,
  stage: StageNumberSchema,
  match: MatchIdSchema,
  registrationId: StoredIdSchema,
  ...sentShape,
  /** What was sent again after a lost answer is the same. */
  requestId: RequestIdSchema,
  /** One more each time that the team sends another one. */
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

/**
 * The matches of a lobby that a unit may report: those that nobody has published, up to the first one of which neither the
 * organisers nor the unit itself have said anything. Nobody reports what is not played yet. Extra matches are the organisers' alone.
 */
export function openMatches(
  { state, finish }: Pick<Stage, 'state' | 'finish'>,
  matches: readonly Played[],
  reported: readonly string[],
): readonly number[] {
  if (state !== 'playing') return [];
  const known = matches.filter(({ isExtra }) => !isExtra);
  const begun = known.filter(({ state: of, rows }) => of !== 'draft' || Object.keys(rows).length > 0);
  const reached = Math.max(0, ...begun.map(({ number }) => number), ...reported.map(numberOf));
  const over = new Set(known.filter(({ state: of }) => of !== 'draft').map(({ number }) => number));
  return Array.from({ length: Math.min(reached + 1, finish.matches) }, (_, index) => index + 1).filter(
    (number) => !over.has(number),
  );
}

const numberOf = (match: string) => parseMatchId(match).number;

/** What became of it, by what is noted of the match: nothing is stored that could say something else. */
export function reportState(
  { registrationId, placement, kills, discardedAt }: Report,
  match: Noted | null,
): ReportState {
  const row = match?.rows[registrationId];
  if (row?.played === true && row.placement === placement && row.kills === kills) return 'accepted';
  if (match?.state === 'published') return 'other';
  return discardedAt === null ? 'sent' : 'discarded';
}
