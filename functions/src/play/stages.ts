import { isDeepStrictEqual } from 'node:util';
import { CORRECTIONS_BYTES_MAX, CORRECTIONS_MAX } from '@copa/domain/limits';
import { CHANGED_SETTINGS, type StageCorrection } from '@copa/domain/play/correction';
import type { Match } from '@copa/domain/play/match';
import {
  isLastStage,
  type Stage,
  type StageInput,
  StageSchema,
  type StageSettings,
} from '@copa/domain/play/stage';
import { type Actor, writeAudit } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { found, invalidFields, refusal } from '../refusals.ts';
import { matchesOf, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { withDefaults } from '../store/documents.ts';
import { plannedLobbies, tooManyMatches } from './match-limit.ts';
import { allStages, tellPlan } from './plan/tell-plan.ts';
import {
  findTable,
  readTournament,
  requirePlaying,
  requireSeen,
  type StageAddress,
  type Table,
  writeTable,
} from './table.ts';
import * as words from './words.ts';

export async function getStages({ database }: Context, tournamentId: string): Promise<readonly Stage[]> {
  found(await database.get(TOURNAMENTS, tournamentId));
  return allStages(database, tournamentId);
}

export async function getMatches({ database }: Context, { id, stage }: StageAddress) {
  found(await database.get(stagesOf(id), String(stage)));
  return database.find(matchesOf(id, stage), {});
}

export function putStage(
  context: Context,
  actor: Actor,
  { id: tournamentId, stage: number }: StageAddress,
  { revision, ...settings }: StageInput,
): Promise<Stage> {
  const now = context.clock();
  return context.database.transaction(async (transaction) => {
    const tournament = await readTournament(transaction, tournamentId);
    const [before, stages] = await Promise.all([
      findTable(transaction, tournamentId, number),
      allStages(transaction, tournamentId),
    ]);
    if (before === null) {
      if (revision !== 0) throw refusal('stale-write');
      if (number > stages.length + 1) throw refusal('conflict', words.notNextStage);
    } else {
      if (isSame(before.stage, settings)) return before.stage;
      requireSeen(before, revision);
      if (before.stage.state === 'closed') requirePlaying(before);
      requirePlayedMatches(before, settings);
      for (const { id } of before.matches.filter((match) => isEmpty(match) && isBeyond(match, settings)))
        transaction.remove(matchesOf(tournamentId, number), id);
    }
    requireLastIsLast(stages, number, settings);
    const tooMany = tooManyMatches(plannedLobbies(tournament, stages, { ...settings, number }), settings);
    if (tooMany !== null) throw invalidFields({ finish: tooMany });
    writeAudit(transaction, context, {
      actor,
      action: 'play.put-stage',
      target: `tournaments/${tournamentId}/stages/${number}`,
      tournament,
      before: before === null ? null : settingsOf(before.stage),
      after: settings,
    });
    const table = before ?? { stage: newStage(tournamentId, number, settings), matches: [], board: null };
    const corrections = correctionsOfSettings(table, settings, now);
    const { stage } = writeTable(
      transaction,
      tournament,
      table,
      { stage: { ...settings, corrections } },
      now,
    );
    tellPlan(transaction, tournament, [...stages.filter((other) => other.number !== number), stage], now);
    return stage;
  });
}

export function newStage(tournamentId: string, number: number, settings: StageSettings): Stage {
  const given = { id: String(number), tournamentId, number, ...settings };
  return withDefaults(StageSchema, { ...given, state: 'draft', revision: 0 });
}

export function settingsOf(stage: Stage): StageSettings {
  const { name, startsAfter, lobbySize, maps, points, tieBreak, finish, advance, carry, reports } = stage;
  return { name, startsAfter, lobbySize, maps, points, tieBreak, finish, advance, carry, reports };
}

function isSame(stage: Stage, settings: StageSettings): boolean {
  return isDeepStrictEqual(settingsOf(stage), settings);
}

function requireLastIsLast(stages: readonly Stage[], number: number, settings: StageSettings): void {
  const next = stages.find((each) => each.number > number);
  if (next !== undefined && isLastStage(settings)) throw refusal('conflict', words.isNotLast(next.name));
  const last = stages.at(-1);
  if (last !== undefined && number > last.number && isLastStage(last)) {
    throw refusal('conflict', words.lastAlready(last.name));
  }
}

const isEmpty = ({ state, rows }: Match) => state === 'draft' && Object.keys(rows).length === 0;

const isBeyond = ({ isExtra, number }: Match, { finish }: StageSettings) =>
  !isExtra && number > finish.matches;

function requirePlayedMatches({ matches }: Table, { finish }: StageSettings): void {
  const last = Math.max(
    0,
    ...matches.filter((match) => !match.isExtra && !isEmpty(match)).map(({ number }) => number),
  );
  if (finish.matches >= last) return;
  throw invalidFields({ finish: words.fewerThanPlayed(last) });
}

function correctionsOfSettings({ stage, matches }: Table, settings: StageSettings, at: Date) {
  if (matches.every(({ state }) => state === 'draft')) return stage.corrections;
  const changed = CHANGED_SETTINGS.filter((name) => !isDeepStrictEqual(stage[name], settings[name]));
  if (changed.length === 0) return stage.corrections;
  return withCorrection(stage, { kind: 'settings', at, changed });
}

export function withCorrection({ corrections }: Pick<Stage, 'corrections'>, correction: StageCorrection) {
  const all = [...corrections, correction].slice(-CORRECTIONS_MAX);
  let left = CORRECTIONS_BYTES_MAX;
  const first = all.findLastIndex((each) => {
    left -= Buffer.byteLength(JSON.stringify(each));
    return left < 0;
  });
  return all.slice(first + 1);
}
