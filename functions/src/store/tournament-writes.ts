import { randomUUID } from 'node:crypto';
import { boardId } from '@copa/domain/play/board';
import type { Tally } from '@copa/domain/registrations/figures';
import { InstantSchema } from '@copa/domain/time/instant';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import { AT_ONCE, putOnAgenda, putSeasonOnAgenda } from './agenda.ts';
import { collection, type Fields } from './collection.ts';
import { BOARDS, ROSTERS, TOURNAMENTS } from './collections.ts';
import type { Writer } from './database.ts';
import { beginFigures, countFigures, endFigures } from './figures.ts';

/** `changedAt` is the time of the store's clock. Open pages ask for later changes (docs/decisions/0031). */
export const TOURNAMENT_CHANGES = collection(
  'tournamentChanges',
  z.object({ id: z.string(), changedAt: InstantSchema, listed: z.boolean() }),
);

const WRITTEN = collection(TOURNAMENTS.path, TournamentSchema);

type Known = Pick<Tournament, 'id' | 'status' | 'season'>;
type Drawn = Known & Pick<Tournament, 'stage' | 'publishDate' | 'name' | 'date' | 'timeZone' | 'cancelledAt'>;

/**
 * The times of a tournament's day are computed from these fields. Code that computes such times takes
 * `Timed`, which has no other fields.
 */
const DAY_FIELDS = [
  'status',
  'date',
  'timeZone',
  'windows',
  'closings',
  'waitlist',
  'stage',
  'adultsOnly',
  'publishedAt',
  'told',
  'cancelledAt',
  'hiddenAt',
  'endedAt',
] as const satisfies readonly (keyof Tournament)[];
const ROOM_FIELDS = [
  'roomsRevision',
  'endedAt',
  'cancelledAt',
] as const satisfies readonly (keyof Tournament)[];

/**
 * Results of a season are computed from these fields, and from tables and players. `InSeason` adds `id` and
 * `stage`.
 */
const SEASON_FIELDS = [
  'season',
  'name',
  'date',
  'timeZone',
  'modality',
  'status',
  'endedAt',
  'cancelledAt',
  'playersErasedAt',
] as const satisfies readonly (keyof Tournament)[];

export type Timed = Pick<Tournament, (typeof DAY_FIELDS)[number]>;
export type InSeason = Pick<Tournament, 'id' | 'stage' | (typeof SEASON_FIELDS)[number]>;

export function wakeDay(writer: Writer, id: string): void {
  putOnAgenda(writer, 'day', id, AT_ONCE);
}

export function insertTournament(writer: Writer, tournament: Tournament): void {
  writer.create(WRITTEN, tournament);
  notePublishing(writer, tournament);
  wakeDay(writer, tournament.id);
  beginFigures(writer, tournament.id);
  noteTournamentChange(writer, null, tournament);
}

export function changeTournament(
  writer: Writer,
  before: Drawn,
  fields: Partial<Fields<Tournament>>,
  tally?: Tally,
): void {
  writer.update(WRITTEN, before.id, fields);
  const { status, name, date, timeZone, cancelledAt } = { ...before, ...fields };
  if (status !== before.status) showCopies(writer, before, status === 'published');
  const isRetitled = name !== before.name || timeZone !== before.timeZone;
  if (isRetitled)
    for (const id of boardIds(before)) writer.update(BOARDS, id, { tournament: name, timeZone });
  if (isRetitled || date?.getTime() !== before.date?.getTime()) notePages(writer, before.id);
  const isCancelled = cancelledAt !== null;
  if (isCancelled !== (before.cancelledAt !== null))
    for (const id of boardIds(before)) writer.update(BOARDS, id, { isCancelled });
  if (fields.status !== undefined || fields.publishDate !== undefined) {
    notePublishing(writer, { ...before, ...fields });
  }
  if (DAY_FIELDS.some((field) => field in fields)) wakeDay(writer, before.id);
  if (SEASON_FIELDS.some((field) => field in fields)) {
    for (const season of [before.season, fields.season ?? null]) putSeasonOnAgenda(writer, season, before.id);
  }
  if (ROOM_FIELDS.some((field) => field in fields)) putOnAgenda(writer, 'room', before.id, AT_ONCE);
  noteTournamentChange(writer, before, { ...before, status }, tally);
}

function notePublishing(writer: Writer, tournament: Drawn): void {
  const at = publishingDue(tournament);
  if (at !== null) putOnAgenda(writer, 'publish', tournament.id, at);
}

export function publishingDue({ status, publishDate }: Pick<Tournament, 'status' | 'publishDate'>) {
  return status === 'scheduled' ? publishDate : null;
}

export function showCopies(
  writer: Writer,
  { id, stage }: Pick<Tournament, 'id' | 'stage'>,
  listed: boolean,
): void {
  for (const board of boardIds({ id, stage })) writer.update(BOARDS, board, { listed });
  writer.merge(ROSTERS, { id, listed });
  if (!listed) return;
  for (const task of ['change', 'room'] as const) putOnAgenda(writer, task, id, AT_ONCE);
  // The job changes no page of a player while the tournament is hidden.
  notePages(writer, id);
}

/** Tells the job to write name, date and result of the tournament to the pages of its players again. */
export function notePages(writer: Writer, id: string): void {
  putOnAgenda(writer, 'page', id, AT_ONCE, randomUUID());
}

export function boardIds({ id, stage }: Pick<Tournament, 'id' | 'stage'>): readonly string[] {
  return Array.from({ length: stage }, (_, index) => boardId(id, index + 1));
}

export function removeTournament(writer: Writer, before: Known): void {
  writer.remove(WRITTEN, before.id);
  writer.remove(ROSTERS, before.id);
  putSeasonOnAgenda(writer, before.season, before.id);
  noteTournamentChange(writer, before, null);
}

export function noteTournamentChange(
  writer: Writer,
  before: Pick<Known, 'id' | 'status'> | null,
  after: Pick<Known, 'id' | 'status'> | null,
  tally?: Tally,
): void {
  const listed = after?.status === 'published';
  const id = before?.id ?? after?.id;
  if (id === undefined) return;
  if (after === null) endFigures(writer, id);
  else countFigures(writer, id, tally);
  // A tournament that is and was private stays out of `TOURNAMENT_CHANGES`, because anybody may read the ids
  // there.
  if (before?.status !== 'published' && !listed) return;
  writer.stamp(TOURNAMENT_CHANGES, { id, listed }, 'changedAt');
}
