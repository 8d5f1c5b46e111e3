import { PODIUM_RANKS, RESULTS_MAX } from '@copa/domain/limits';
import { stageStandings } from '@copa/domain/play/board';
import { decidedText } from '@copa/domain/play/board/words';
import { cutOf, isTiedAtFirst } from '@copa/domain/play/cut';
import { podiumRows } from '@copa/domain/play/podium-rows';
import { isProtested } from '@copa/domain/play/protest/deadline';
import { filledLobbies, isLastStage, type Stage } from '@copa/domain/play/stage';
import type { StandingsRow } from '@copa/domain/play/standings';
import { parsePrizePool } from '@copa/domain/tournaments/prizes';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Actor } from '../audit.ts';
import type { Context } from '../dependencies.ts';
import { refusal } from '../refusals.ts';
import { readCover, readEarlierCover } from '../site/podium-cover.ts';
import { stagesOf } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import { laterThan } from '../versions.ts';
import { drawnOrder } from './draws.ts';
import { withCorrection } from './stages.ts';
import {
  changeStage,
  isOneLater,
  requirePlaying,
  requireSeen,
  type StageAddress,
  type Table,
} from './table.ts';
import * as words from './words.ts';

/**
 * `published` is the number of published matches on the organiser's screen. It is compared too, because a
 * publication may leave the revision of the stage unchanged.
 */
export function closeStage(
  context: Context,
  actor: Actor,
  address: StageAddress,
  revision: number,
  published?: number,
) {
  return changeStage(context, actor, address, async ({ transaction, tournament, table, now }) => {
    const { stage } = table;
    if (stage.state === 'closed') return null;
    requirePlaying(table);
    requireSeen(table, revision);
    const count = table.matches.filter(({ state }) => state === 'published').length;
    if ((published ?? count) !== count) throw refusal('stale-write');
    requirePlayed(table);
    const { rows } = stageStandings(stage, table.matches);
    if (isLastStage(stage)) {
      if (isTiedAtFirst(rows)) throw refusal('conflict', words.tiedAtFirst);
      const results = resultsOf(tournament, stage, rows);
      const removeCover = await readEarlierCover(transaction, tournament, { ...tournament, results }, now);
      endAt(now, transaction, tournament, { ...removeCover(transaction), results, now });
    } else if (cutOf(rows, stage.advance, stage.absent).tied.length > 0) {
      throw refusal('conflict', words.tiedAtCut);
    }
    const act = { action: 'play.close-stage', after: { name: stage.name } } as const;
    const { prizePool } = tournament;
    return { act, stage: { state: 'closed', closedAt: now, ...(isLastStage(stage) && { prizePool }) } };
  });
}

function requirePlayed({ stage, matches }: Table): void {
  const isUnpublished = matches.some(({ state, rows }) => state === 'draft' && Object.keys(rows).length > 0);
  if (isUnpublished) throw refusal('conflict', words.unpublishedMatch);
  if (matches.some(isProtested)) throw refusal('conflict', words.protestsFirst);
  const isPlayed = (lobby: string) =>
    matches.some((match) => match.lobby === lobby && match.state === 'published' && !match.isExtra);
  if (!filledLobbies(stage).every(({ id }) => isPlayed(id))) throw refusal('conflict', words.unplayedLobby);
}

type Result = Tournament['results'][number];
type Written = NonNullable<Stage['prizes']>[number];

function poolPrize(prizePool: string, rank: number): string {
  const { first, second, third } = parsePrizePool(prizePool);
  return [first, second, third][rank - 1] ?? '';
}

const isBelowPodium = ({ rank, unit }: Result) => unit === null && rank > PODIUM_RANKS;

function resultsOf(
  tournament: Tournament,
  stage: Stage,
  rows: readonly StandingsRow[],
): Tournament['results'] {
  const podium = podiumOf(tournament, stage, rows);
  const below = tournament.results.filter(
    (each) =>
      isBelowPodium(each) &&
      (each.deliveredAt !== null || !podium.some(({ player }) => player === each.player)),
  );
  return [...podium, ...below].slice(0, RESULTS_MAX);
}

export function podiumOf(
  tournament: Tournament,
  { number, entrants, prizes = [] }: Stage,
  rows: readonly StandingsRow[],
): Tournament['results'] {
  const { results } = tournament;
  const ranked = podiumRows(rows, { number });
  return ranked.flatMap(({ id, rank, points, decided: by }) => {
    const entrant = entrants.find((each) => each.id === id);
    if (entrant === undefined) return [];
    const { number: unit, name: player } = entrant;
    const before = results.find(
      (result) =>
        result.rank === rank && (result.unit === null ? result.player === player : result.unit === unit),
    );
    const kept = prizes.filter((each) => each.rank === rank);
    const isShared = ranked.some((each) => each.rank === rank && each.id !== id);
    const ofRank = kept.length === 1 && !isShared ? kept[0] : undefined;
    const written = before ?? kept.find((each) => each.unit === unit) ?? ofRank;
    const prize = written?.prize ?? poolPrize(tournament.prizePool, rank);
    const deliveredAt = before?.deliveredAt ?? null;
    const decided = by === null ? {} : { decided: decidedText(by) };
    return [{ rank, player, prize, points, unit, deliveredAt, ...decided }];
  });
}

interface Ending extends Partial<Pick<Tournament, 'imageId'>> {
  readonly results: Tournament['results'];
  readonly now: Date;
}

function endAt(
  endedAt: Date | null,
  transaction: Transaction,
  tournament: Tournament,
  { now, ...changes }: Ending,
): void {
  changeTournament(transaction, tournament, {
    ...changes,
    endedAt,
    ...(endedAt === null && { reopenedAt: now }),
    updatedAt: laterThan(tournament.updatedAt, now),
  });
}

export function reopenStage(context: Context, actor: Actor, address: StageAddress, revision: number) {
  return changeStage(context, actor, address, async ({ transaction, tournament, table, now }) => {
    const next = await transaction.get(stagesOf(address.id), String(address.stage + 1));
    if (table.stage.state !== 'closed') return null;
    requireSeen(table, revision);
    if (next !== null && next.state !== 'draft') throw refusal('conflict', words.nextStageDrawn);
    if (isLastStage(table.stage)) {
      const removeCover = await readCover(transaction, tournament, now);
      // Results with delivered prizes stay, but without `decided`, because ties are open again.
      const results = tournament.results
        .filter((each) => each.deliveredAt !== null || isBelowPodium(each))
        .map(({ decided: _, ...result }) => result);
      endAt(null, transaction, tournament, { ...removeCover(transaction), results, now });
    } else changeTournament(transaction, tournament, { reopenedAt: now });
    const act = { action: 'play.reopen-stage', after: { name: table.stage.name } } as const;
    const prizes = isLastStage(table.stage) ? { prizes: writtenPrizes(tournament, table.stage) } : {};
    return { act, stage: { state: 'playing', closedAt: null, ...prizes } };
  });
}

/**
 * The prizes that an organiser typed, which the next closing gives again. A prize without a place on the closed
 * podium is kept too, because a later podium may have its place.
 */
function writtenPrizes(
  { prizePool, results }: Tournament,
  { entrants, prizes = [], prizePool: closedWith = prizePool }: Stage,
): NonNullable<Stage['prizes']> {
  const isOfPool = ({ rank, prize }: Written) =>
    [closedWith, prizePool].some((pool) => prize === poolPrize(pool, rank));
  const shown = results
    .filter(({ rank }) => rank <= PODIUM_RANKS)
    .map(({ rank, prize, unit, player }) => ({
      rank,
      prize,
      unit: unit ?? entrants.find(({ name }) => name === player)?.number ?? null,
    }));
  const hadPlace = (prize: Written) => {
    const ofRank = shown.filter(({ rank }) => rank === prize.rank);
    const isAlone = prizes.filter(({ rank }) => rank === prize.rank).length === 1;
    return (isAlone && ofRank.length === 1) || ofRank.some(({ unit }) => unit === prize.unit);
  };
  return [...shown.filter((each) => !isOfPool(each)), ...prizes.filter((each) => !hadPlace(each))];
}

export function drawTie(
  context: Context,
  actor: Actor,
  address: StageAddress,
  { revision, seed }: { readonly revision: number; readonly seed: string },
): Promise<Stage> {
  return changeStage(context, actor, address, ({ table, now }) => {
    const { stage } = table;
    if (isOneLater(table, revision) && stage.tieDraw?.seed === seed) return null;
    requireSeen(table, revision);
    requirePlaying(table);
    return {
      act: { action: 'play.draw-tie', after: { seed } },
      stage: {
        tieDraw: { order: [...drawnOrder(stage.entrants, seed)], seed, at: now, by: actor.uid },
        corrections: withCorrection(stage, { kind: 'tie-drawn', at: now, seed }),
      },
    };
  });
}
