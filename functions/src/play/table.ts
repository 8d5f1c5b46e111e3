import { isDeepStrictEqual } from 'node:util';
import { RESULT_TOLD_AFTER_MS } from '@copa/domain/limits';
import { type Board, boardId, boardOf } from '@copa/domain/play/board';
import { podiumFinality } from '@copa/domain/play/board/provisional-matches';
import { type Match, matchId } from '@copa/domain/play/match';
import { isLastStage, type Stage } from '@copa/domain/play/stage';
import { StoredMatchStateSchema } from '@copa/domain/play/stage-terms';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type Act, type ActionOn, type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { putOnAgenda, putSeasonOnAgenda } from '../store/agenda.ts';
import { BOARDS, matchesOf, RESULT_NOTICES, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import type { Transaction, Writer } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { changeTournament, notePages } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { noteNews } from './follow/followed.ts';
import * as words from './words.ts';

export const SHOWN = StoredMatchStateSchema.options.filter((state) => state !== 'draft');

export interface Table {
  readonly stage: Stage;
  readonly matches: readonly Match[];
  readonly board: Board | null;
}

export async function readTournament(transaction: Transaction, id: string): Promise<Tournament> {
  return found(await transaction.get(TOURNAMENTS, id), words.tournamentMissing);
}

export async function readUncancelled(transaction: Transaction, id: string): Promise<Tournament> {
  const tournament = await readTournament(transaction, id);
  if (tournament.cancelledAt !== null) throw refusal('tournament-cancelled');
  return tournament;
}

export async function findTable(
  transaction: Transaction,
  tournamentId: string,
  number: number,
): Promise<Table | null> {
  const [stage, matches, board] = await Promise.all([
    transaction.get(stagesOf(tournamentId), String(number)),
    transaction.find(matchesOf(tournamentId, number), {}),
    transaction.get(BOARDS, boardId(tournamentId, number)),
  ]);
  return stage === null ? null : { stage, matches, board };
}

/** Reads no drafts, so that simultaneous changes of drafts do not conflict with these reads. */
export async function readPublicTable(transaction: Transaction, stage: Stage, match: Match): Promise<Table> {
  const { tournamentId, number } = stage;
  const [shown, board] = await Promise.all([
    transaction.find(matchesOf(tournamentId, number), {
      where: [{ field: 'state', op: 'in', value: SHOWN }],
    }),
    transaction.get(BOARDS, boardId(tournamentId, number)),
  ]);
  return { stage, matches: withMatches(shown, [match]), board };
}

export function withMatches(matches: readonly Match[], changed: readonly Match[]): readonly Match[] {
  return [...matches.filter(({ id }) => changed.every((match) => match.id !== id)), ...changed];
}

export interface TableChange {
  readonly stage?: Partial<Stage>;
  readonly match?: Match;
  readonly next?: number | null;
  readonly openings?: Board['openings'];
  readonly act?: Pick<Act, 'before' | 'after'> &
    Partial<Pick<Act, 'target'>> & { readonly action: ActionOn<'play'> };
}

export function writeTable(
  transaction: Transaction,
  tournament: Tournament,
  before: Table,
  change: TableChange,
  now: Date,
): Table {
  const { revision, updatedAt } = before.stage;
  const stage: Stage =
    change.stage === undefined
      ? before.stage
      : { ...before.stage, ...change.stage, revision: revision + 1, updatedAt: laterThan(updatedAt, now) };
  const { match } = change;
  const matches = match === undefined ? before.matches : withMatches(before.matches, [match]);
  if (change.stage !== undefined) {
    transaction.set(stagesOf(tournament.id), stage);
    noteOutcome(transaction, before.stage, stage, now);
  }
  if (match !== undefined) transaction.set(matchesOf(tournament.id, stage.number), match);
  const next = change.next === undefined ? (before.board?.next ?? null) : change.next;
  const openings = change.openings ?? before.board?.openings ?? [];
  const shown = { stage, matches, next, openings };
  return { stage, matches, board: writeBoard(transaction, tournament, before.board, shown, now) };
}

function writeBoard(
  transaction: Transaction,
  tournament: Tournament,
  before: Board | null,
  { stage, matches, next, openings }: Pick<Table, 'stage' | 'matches'> & Pick<Board, 'next' | 'openings'>,
  now: Date,
): Board | null {
  if (stage.state === 'draft') {
    if (before !== null) transaction.remove(BOARDS, before.id);
    return null;
  }
  return storeBoard(
    transaction,
    tournament,
    before,
    { ...boardOf(tournament, stage, matches, next), openings },
    now,
  );
}

function storeBoard(
  transaction: Transaction,
  tournament: Tournament,
  before: Board | null,
  content: Omit<Board, 'revision' | 'updatedAt'>,
  now: Date,
): Board {
  if (before !== null && isSame(before, content)) return before;
  const board = {
    ...content,
    revision: (before?.revision ?? 0) + 1,
    updatedAt: laterThan(before?.updatedAt ?? null, now),
  };
  transaction.set(BOARDS, board);
  if (isLastStage(board)) notePodium(transaction, tournament, board, now);
  if (publishedIn(board) > publishedIn(before))
    noteNews(transaction, tournament.id, now, ['table', board.stage, board.revision]);
  if (tournament.endedAt !== null) putSeasonOnAgenda(transaction, tournament.season, tournament.id);
  countFigures(transaction, tournament.id);
  return board;
}

const NO_PODIUM = { podiumOfficialAt: null, isPodiumProtested: false };

/** The public page of a tournament reads no board, so the tournament says whether its podium may change. */
function notePodium(writer: Writer, tournament: Tournament, board: Board, now: Date): void {
  const { podiumOfficialAt, isPodiumProtested } = tournament;
  const finality = board.state === 'closed' ? podiumFinality(board, now) : NO_PODIUM;
  if (isDeepStrictEqual(finality, { podiumOfficialAt, isPodiumProtested })) return;
  changeTournament(writer, tournament, finality);
}

/** Reads no other match of the stage, because `officialAt` changes nothing else on the board. */
export async function officialAtSetter(transaction: Transaction, tournament: Tournament, match: Match) {
  const stored = await transaction.get(BOARDS, boardId(match.tournamentId, match.stage));
  return (officialAt: Date | null, now: Date): void => {
    transaction.set(matchesOf(match.tournamentId, match.stage), { ...match, officialAt });
    if (stored === null) return;
    const { revision: _, updatedAt: __, ...content } = stored;
    const matches = content.matches.map((each) =>
      matchId(each) === match.id ? { ...each, officialAt } : each,
    );
    storeBoard(transaction, tournament, stored, { ...content, matches }, now);
  };
}

function publishedIn(board: Pick<Board, 'matches'> | null): number {
  return board?.matches.filter(({ state }) => state === 'published').length ?? 0;
}

function isSame({ revision: _, updatedAt: __, ...board }: Board, content: object): boolean {
  return isDeepStrictEqual(board, content);
}

function noteOutcome(writer: Writer, before: Stage, after: Stage, now: Date): void {
  const { tournamentId, number, revision } = after;
  const id = boardId(tournamentId, number);
  if (after.state === 'closed') {
    const dueAt = new Date(now.getTime() + RESULT_TOLD_AFTER_MS);
    writer.set(RESULT_NOTICES, { id, tournamentId, stage: number, revision, dueAt });
    putOnAgenda(writer, 'result', id, dueAt);
    if (isLastStage(after)) noteNews(writer, tournamentId, dueAt, ['podium', number, revision]);
  } else if (before.state === 'closed') {
    writer.remove(RESULT_NOTICES, id);
    notePages(writer, tournamentId);
  }
}

export interface StageAddress {
  readonly id: string;
  readonly stage: number;
}

export function recordChange(
  context: Context,
  actor: Actor,
  { transaction, tournament }: Pick<Playing, 'transaction' | 'tournament'>,
  { id, stage }: StageAddress,
  { act }: TableChange,
): void {
  if (act === undefined) return;
  const target = `tournaments/${id}/stages/${stage}`;
  writeAudit(transaction, context, { actor, target, tournament, ...act });
}

export interface Playing {
  readonly transaction: Transaction;
  readonly tournament: Tournament;
  readonly table: Table;
  readonly now: Date;
}

export type StageChange = TableChange & Required<Pick<TableChange, 'stage' | 'act'>>;

export function changeStage(
  context: Context,
  actor: Actor,
  address: StageAddress,
  change: (playing: Playing) => StageChange | null | Promise<StageChange | null>,
): Promise<Stage> {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const now = clock();
    const tournament = await readUncancelled(transaction, address.id);
    const table = found(await findTable(transaction, address.id, address.stage), words.stageMissing);
    const changed = await change({ transaction, tournament, table, now });
    if (changed === null) return table.stage;
    recordChange(context, actor, { transaction, tournament }, address, changed);
    return writeTable(transaction, tournament, table, changed, now).stage;
  });
}

export function requireSeen({ stage }: Pick<Table, 'stage'>, revision: number): void {
  if (stage.revision !== revision) throw refusal('stale-write');
}

/**
 * True if exactly one change came after `revision`. That change may be an earlier attempt of the same call,
 * whose answer was lost.
 */
export function isOneLater({ stage }: Pick<Table, 'stage'>, revision: number): boolean {
  return stage.revision === revision + 1;
}

export function requirePlaying({ stage }: Pick<Table, 'stage'>): void {
  if (stage.state === 'draft') throw refusal('conflict', words.notDrawn);
  if (stage.state === 'closed') throw refusal('conflict', words.stageClosed);
}
