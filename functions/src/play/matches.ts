import { AppError } from '@copa/domain/errors';
import { LOBBY_SIZE_MAX, STAGE_EXTRA_MATCHES_MAX } from '@copa/domain/limits';
import { shortNameOf } from '@copa/domain/people/session';
import type { CorrectedMatch } from '@copa/domain/play/correction';
import type { putRows as endpoint } from '@copa/domain/play/endpoints';
import { isAcross, type Match, type MatchRow, type RowInput } from '@copa/domain/play/match';
import { protestableAgain, provisionalFrom } from '@copa/domain/play/protest/deadline';
import { checkMatch } from '@copa/domain/play/result/match-check';
import { isSameResult, resultOf } from '@copa/domain/play/result/result';
import type { Lobby, Stage } from '@copa/domain/play/stage';
import { rowText } from '@copa/domain/play/words/correction';
import { tooManyRows } from '@copa/domain/play/words/fields';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import type * as z from 'zod/mini';
import type { Context } from '../dependencies.ts';
import type { Account } from '../identity/identity.ts';
import { invalidFields, refusal } from '../refusals.ts';
import type { Reader } from '../store/database.ts';
import { readableUnits } from '../store/unit-pages.ts';
import type { Recorder } from '../tournaments/recorder.ts';
import { laterThan } from '../versions.ts';
import { entrantOf } from './entrants/entrants.ts';
import { changeMatch, type MatchAddress, type PlayingMatch } from './match-change.ts';
import { withCorrection } from './stages.ts';
import type { TableChange } from './table.ts';
import * as words from './words.ts';

export interface Organiser extends Recorder {
  readonly account: Pick<Account, 'displayName' | 'email'>;
}

type Decided = Pick<PlayingMatch, 'tournament' | 'stage' | 'lobby' | 'match' | 'now'>;
type Written = z.output<typeof endpoint.body>;

export function putRows(context: Context, organiser: Organiser, address: MatchAddress, written: Written) {
  const change = (playing: PlayingMatch) => writingRows(playing, organiser, written);
  return changeMatch(context, organiser, address, change, { isTap: true });
}

export function writingRows(playing: Decided, organiser: Organiser, written: Written): TableChange {
  const { tournament, stage, lobby, match, now } = playing;
  if (match.state === 'void') throw refusal('conflict', words.matchIsVoid);
  const names = namesOf(stage);
  requireHere(playersOf(match, stage, lobby), [
    ...Object.keys(written.rows),
    ...Object.keys(written.removed),
  ]);
  const changes = changedRows(match, written, names);
  if (changes.length === 0) return {};
  const seen = {
    by: organiser.uid,
    byName: shortNameOf(organiser.account),
    at: now,
    revision: match.revision + 1,
  };
  const rows: Record<string, MatchRow> = { ...match.rows };
  for (const { id, to } of changes) {
    if (to === null) delete rows[id];
    else rows[id] = { ...resultOf(to), ...seen };
  }
  const after = { ...match, rows, revision: match.revision + 1, updatedAt: laterThan(match.updatedAt, now) };
  if (match.state === 'draft') return { match: after };

  if (changes.length > LOBBY_SIZE_MAX) throw invalidFields({ rows: tooManyRows });
  const { reason } = written;
  if (reason === undefined) throw invalidFields({ reason: words.noCorrectionReason });
  requireTrue(after, stage, lobby, tournament);
  const corrected = changes.map(({ id, from, to }) => ({
    unit: numberOf(stage, id),
    from: from && resultOf(from),
    to: to && resultOf(to),
  }));
  return {
    act: {
      action: 'play.correct-match',
      target: targetOf(match),
      before: { rows: Object.fromEntries(changes.map(({ id, from }) => [id, from])) },
      after: { rows: Object.fromEntries(changes.map(({ id, to }) => [id, to])) },
    },
    match: { ...after, ...provisionalFrom(playing) },
    stage: {
      corrections: withCorrection(stage, {
        kind: 'rows',
        at: now,
        match: correctedMatch(stage, match),
        rows: corrected,
        reason,
      }),
    },
  };
}

interface RowChange {
  readonly id: string;
  readonly from: MatchRow | null;
  readonly to: RowInput | null;
}

function changedRows(
  match: Match,
  { rows, removed }: Written,
  names: ReadonlyMap<string, string>,
): readonly RowChange[] {
  const wanted = [
    ...Object.entries(rows).map(([id, to]) => ({ id, to, seen: to.revision })),
    ...Object.entries(removed).map(([id, seen]) => ({ id, to: null, seen })),
  ];
  const stale: Record<string, string> = {};
  const changes = wanted.flatMap(({ id, to, seen }): readonly RowChange[] => {
    const from = match.rows[id] ?? null;
    if (isSameResult(from, to)) return [];
    if ((from?.revision ?? 0) === seen) return [{ id, from, to }];
    const theirs = from === null ? words.rowRemoved : words.rowWritten(from.byName, rowText(from));
    stale[`rows.${id}`] = words.rowsDiffer(names.get(id) ?? '', theirs, rowText(to));
    return [];
  });
  if (Object.keys(stale).length > 0) {
    throw new AppError('stale-write', ERROR_MESSAGES['stale-write'], { fields: stale });
  }
  return changes;
}

export function publishMatch(context: Context, actor: Recorder, address: MatchAddress): Promise<Match> {
  return changeMatch(context, actor, address, async (playing) => {
    const { tournament, stage, lobby, match, shown, now, transaction } = playing;
    if (match.state === 'published') return {};
    if (match.state === 'void') throw refusal('conflict', words.matchIsVoid);
    requireTrue(match, stage, lobby, tournament);
    if (match.isExtra && shown.filter(({ isExtra }) => isExtra).length > STAGE_EXTRA_MATCHES_MAX)
      throw refusal('conflict', words.tooManyExtraMatches);
    const entrants = await withNamesOfToday(transaction, stage, lobby);
    return {
      act: { action: 'play.publish-match', target: targetOf(match) },
      match: {
        ...match,
        state: 'published',
        publishedAt: now,
        ...provisionalFrom(playing),
        updatedAt: laterThan(match.updatedAt, now),
      },
      ...(entrants === null ? {} : { stage: { entrants } }),
    };
  });
}

async function withNamesOfToday(reader: Reader, { entrants }: Stage, lobby: Lobby) {
  // An unreadable unit keeps the name that the stage already shows.
  const units = await readableUnits(reader, lobby.units);
  const named = entrants.map((entrant) => {
    const unit = units.find(({ id }) => id === entrant.id);
    return unit === undefined ? entrant : entrantOf(unit, entrant.carried);
  });
  const isSame = named.every(({ name, tag }, at) => name === entrants[at]?.name && tag === entrants[at].tag);
  return isSame ? null : named;
}

export function voidMatch(context: Context, actor: Recorder, address: MatchAddress, reason: string) {
  return changeMatch(context, actor, address, (playing) =>
    playing.match.state === 'void' ? {} : voiding(playing, reason),
  );
}

export function voiding(
  { stage, match, now }: Pick<Decided, 'stage' | 'match' | 'now'>,
  reason: string,
): TableChange {
  if (match.state !== 'published') {
    throw refusal('conflict', match.state === 'void' ? words.matchIsVoid : words.matchIsDraft);
  }
  return {
    act: { action: 'play.void-match', target: targetOf(match) },
    match: { ...match, state: 'void', updatedAt: laterThan(match.updatedAt, now) },
    stage: {
      corrections: withCorrection(stage, {
        kind: 'void',
        at: now,
        match: correctedMatch(stage, match),
        reason,
      }),
    },
  };
}

export function restoreMatch(context: Context, actor: Recorder, address: MatchAddress, reason: string) {
  return changeMatch(context, actor, address, (playing) => {
    const { tournament, stage, lobby, match, now } = playing;
    if (match.state === 'published') return {};
    if (match.state === 'draft') throw refusal('conflict', words.matchIsDraft);
    requireTrue(match, stage, lobby, tournament);
    return {
      act: { action: 'play.restore-match', target: targetOf(match) },
      match: {
        ...match,
        // While a match is void, `updatedAt` stays the time of its annulment.
        ...protestableAgain(playing, match.updatedAt),
        state: 'published',
        updatedAt: laterThan(match.updatedAt, now),
      },
      stage: {
        corrections: withCorrection(stage, {
          kind: 'restored',
          at: now,
          match: correctedMatch(stage, match),
          reason,
        }),
      },
    };
  });
}

function playersOf({ isExtra }: Match, { lobbies }: Stage, { units }: Lobby): readonly string[] {
  return isExtra ? lobbies.flatMap((each) => each.units) : units;
}

function numberOf({ entrants }: Stage, unitId: string): number {
  return entrants.find(({ id }) => id === unitId)?.number ?? 0;
}

export function correctedMatch({ lobbies }: Pick<Stage, 'lobbies'>, match: Match): CorrectedMatch {
  const { lobby, number, isExtra, rows } = match;
  const isNamed = lobbies.length > 1 && !isAcross(lobby, Object.keys(rows), lobbies);
  return { number, isExtra, lobby: isNamed ? lobby : null };
}

function requireHere(units: readonly string[], ids: readonly string[]): void {
  if (ids.some((id) => !units.includes(id))) throw refusal('not-found', words.unitNotInLobby);
}

function requireTrue(match: Match, stage: Stage, lobby: Lobby, { modality }: Tournament): void {
  const players = playersOf(match, stage, lobby);
  const playing = match.isExtra ? players.filter((id) => match.rows[id] !== undefined) : players;
  const units = playing.flatMap((id) => stage.entrants.filter((entrant) => entrant.id === id));
  const { errors } = checkMatch(match.rows, units, UNIT_SIZES[modality]);
  if (errors.length > 0) throw invalidFields({ rows: errors.join(' ') });
}

function namesOf({ entrants }: Stage): ReadonlyMap<string, string> {
  return new Map(entrants.map(({ id, name }) => [id, name]));
}

function targetOf({ tournamentId, stage, id }: Match): string {
  return `tournaments/${tournamentId}/stages/${stage}/matches/${id}`;
}
