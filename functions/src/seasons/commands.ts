import { isDeepStrictEqual } from 'node:util';
import { SEASON_CORRECTIONS_MAX } from '@copa/domain/limits';
import type { createSeason as creation, updateSeason as update } from '@copa/domain/seasons/endpoints';
import { RULE_NAMES, type Season } from '@copa/domain/seasons/season';
import { seasonBoardOf } from '@copa/domain/seasons/season-board';
import type * as z from 'zod/mini';
import { type Actor, deletionOf, writeAudit } from '../audit.ts';
import { creationId, sameCreation } from '../creation.ts';
import type { Context } from '../dependencies.ts';
import { found, invalidFields, refusal } from '../refusals.ts';
import { putSeasonOnAgenda } from '../store/agenda.ts';
import { SEASON_BOARDS, SEASON_RUNS, SEASONS } from '../store/collections.ts';
import { laterThan } from '../versions.ts';
import { mixesModalities, readSeason, requireJoinable, setSeason, tournamentsOf } from './membership.ts';
import { requireNoFinal } from './reservation.ts';
import { shownIn, writeBoard } from './season-board.ts';
import * as words from './words.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'newId'>;

export function createSeason(
  needs: Needs,
  actor: Actor,
  { requestId, tournamentIds: wanted, ...content }: z.output<typeof creation.body>,
): Promise<Season> {
  const now = needs.clock();
  const tournamentIds = [...new Set(wanted)];
  const season: Season = {
    id: creationId(needs, requestId),
    ...content,
    state: 'open',
    corrections: [],
    erasedAt: null,
    closedAt: null,
    tournamentIds,
    revision: 1,
    updatedAt: now,
  };
  return needs.database.transaction(async (transaction) => {
    const [earlier, tournaments] = await Promise.all([
      transaction.get(SEASONS, season.id),
      tournamentsOf(transaction, tournamentIds),
    ]);
    if (earlier !== null) return sameCreation(earlier, content);
    if (tournaments.length < tournamentIds.length) {
      throw invalidFields({ tournamentIds: words.tournamentMissing });
    }
    requireJoinable(season, tournaments);
    transaction.create(SEASONS, season);
    writeBoard(transaction, null, seasonBoardOf(season, shownIn(tournaments), []), now);
    const { id, name } = season;
    for (const tournament of tournaments) setSeason(transaction, needs, tournament, { id, name });
    writeAudit(transaction, needs, {
      actor,
      action: 'season.create',
      target: `seasons/${id}`,
      after: season,
    });
    return season;
  });
}

export function updateSeason(
  needs: Needs,
  actor: Actor,
  id: string,
  { revision, reason, ...content }: z.output<typeof update.body>,
): Promise<Season> {
  const now = needs.clock();
  return needs.database.transaction(async (transaction) => {
    const before = await readSeason(transaction, id);
    const tournaments = await tournamentsOf(transaction, before.tournamentIds);
    const { name, firstDay, lastDay, rules } = before;
    if (isDeepStrictEqual({ name, firstDay, lastDay, rules }, content)) return before;
    if (revision !== before.revision) throw refusal('stale-write');
    if (mixesModalities(content.rules, tournaments)) {
      throw invalidFields({ 'rules.counting': words.mixedModalities });
    }
    const changed = RULE_NAMES.filter((rule) => !isDeepStrictEqual(rules[rule], content.rules[rule]));
    const isPublic = changed.length > 0 && tournaments.some(({ endedAt }) => endedAt !== null);
    if (isPublic && reason === '') throw invalidFields({ reason: words.noReason });
    if (isPublic && before.corrections.length >= SEASON_CORRECTIONS_MAX) {
      throw refusal('conflict', words.tooManyCorrections);
    }
    const correction = isPublic ? [{ at: now, changed, reason }] : [];
    const after: Season = {
      ...before,
      ...content,
      corrections: [...before.corrections, ...correction],
      revision: before.revision + 1,
      updatedAt: laterThan(before.updatedAt, now),
    };
    transaction.set(SEASONS, after);
    putSeasonOnAgenda(transaction, after, null);
    if (content.name !== name) {
      for (const tournament of tournaments)
        setSeason(transaction, needs, tournament, { id, name: content.name });
    }
    writeAudit(transaction, needs, {
      actor,
      action: 'season.update',
      target: `seasons/${id}`,
      before,
      after,
    });
    return after;
  });
}

export function setSeasonState(
  needs: Needs,
  actor: Actor,
  id: string,
  state: Season['state'],
): Promise<Season> {
  const now = needs.clock();
  return needs.database.transaction(async (transaction) => {
    const before = await readSeason(transaction, id);
    if (before.state === state) return before;
    const after: Season = {
      ...before,
      state,
      closedAt: state === 'closed' ? now : null,
      revision: before.revision + 1,
      updatedAt: laterThan(before.updatedAt, now),
    };
    transaction.set(SEASONS, after);
    putSeasonOnAgenda(transaction, after, null);
    writeAudit(transaction, needs, {
      actor,
      action: state === 'closed' ? 'season.close' : 'season.reopen',
      target: `seasons/${id}`,
      before,
      after,
    });
    return after;
  });
}

export async function deleteSeason(needs: Needs, actor: Actor, id: string) {
  await needs.database.transaction(async (transaction) => {
    const season = await transaction.get(SEASONS, id);
    if (season === null) {
      found(await deletionOf(transaction, 'season.delete', `seasons/${id}`), words.seasonMissing);
      return;
    }
    const [tournaments] = await Promise.all([
      tournamentsOf(transaction, season.tournamentIds),
      requireNoFinal(transaction, id, needs.clock()),
    ]);
    transaction.remove(SEASONS, id);
    transaction.remove(SEASON_BOARDS, id);
    // A new run id keeps a running job from writing results.
    transaction.set(SEASON_RUNS, { id, run: needs.newId(), lastNumber: 0 });
    putSeasonOnAgenda(transaction, season, null);
    for (const tournament of tournaments) {
      if (tournament.season?.id === id) setSeason(transaction, needs, tournament, null);
    }
    writeAudit(transaction, needs, {
      actor,
      action: 'season.delete',
      target: `seasons/${id}`,
      before: season,
    });
  });
  return { id };
}
