import { FORMER_MAX, REPLACEMENTS_MAX } from '@copa/domain/limits';
import { stageStandings } from '@copa/domain/play/board';
import { cutWithoutTies } from '@copa/domain/play/cut';
import type { replaceEntrant as endpoint } from '@copa/domain/play/endpoints';
import type { Entrant, Lobby, Stage } from '@copa/domain/play/stage';
import { hasPlace } from '@copa/domain/registrations/places/unit-day';
import { isPlaying } from '@copa/domain/registrations/playing';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type * as z from 'zod/mini';
import { type Actor, type AuditContext, writeAudit } from '../audit.ts';
import { undoMarks } from '../day/roll/undo-marks.ts';
import type { Context } from '../dependencies.ts';
import { found, refusal } from '../refusals.ts';
import { REGISTRATIONS } from '../store/collections.ts';
import type { Reader, Writer } from '../store/database.ts';
import { entrantOf, entrantsFrom, registeredEntrants } from './entrants/entrants.ts';
import { allStages, retellPlan, withStage } from './plan/tell-plan.ts';
import { openSeating } from './seating.ts';
import { withCorrection } from './stages.ts';
import {
  changeStage,
  findTable,
  isOneLater,
  type Playing,
  requirePlaying,
  requireSeen,
  type StageAddress,
  type StageChange,
  type Table,
  writeTable,
} from './table.ts';
import * as words from './words.ts';

type Replacement = z.output<typeof endpoint.body>;

interface Swap extends StageChange {
  readonly stage: Partial<Stage> & Pick<Stage, 'lobbies'>;
  readonly absent: string[];
}

function changeEntrants(
  context: Context,
  actor: Actor,
  address: StageAddress,
  { revision, isDone }: { readonly revision: number; readonly isDone: (stage: Stage) => boolean },
  change: (playing: Playing & { readonly previous: Table | null }) => Promise<Swap>,
): Promise<Stage> {
  const { id, stage: number } = address;
  return changeStage(context, actor, address, async (playing) => {
    const { transaction, tournament, table, now } = playing;
    const [previous, stages] = await Promise.all([
      number === 1 ? null : findTable(transaction, id, number - 1),
      allStages(transaction, id),
    ]);
    const seat = await openSeating(transaction, tournament, context);
    if (isOneLater(table, revision) && isDone(table.stage)) return null;
    requireSeen(table, revision);
    requirePlaying(table);
    const { absent, ...changed } = await change({ ...playing, previous });
    if (previous !== null) writeTable(transaction, tournament, previous, { stage: { absent } }, now);
    seat(number, changed.stage.lobbies);
    retellPlan(transaction, tournament, withStage(stages, { ...table.stage, ...changed.stage }));
    return changed;
  });
}

const isIn = ({ entrants }: Stage, unitId: string) => entrants.some(({ id }) => id === unitId);
const isBack = ({ entrants }: Stage, unitId: string) =>
  entrants.some(({ id, since }) => id === unitId && since !== null);
const isReplaced = ({ replacements }: Stage, unitId: string) =>
  replacements.some(({ left }) => left.id === unitId);

export function replaceEntrant(
  context: Context,
  actor: Actor,
  address: StageAddress,
  { revision, unitId, reason }: Replacement,
): Promise<Stage> {
  const isDone = (stage: Stage) => !isIn(stage, unitId) && isReplaced(stage, unitId);
  return changeEntrants(context, actor, address, { revision, isDone }, async (playing) => {
    const { transaction, tournament, table, previous, now } = playing;
    const { stage } = table;
    const leaving = stage.entrants.find(({ id }) => id === unitId);
    if (leaving === undefined) throw refusal('not-found', words.unitNotInStage);
    if (hasPlayed(table, unitId)) throw refusal('conflict', words.hasPlayedAlready);
    const { coming, absent } =
      previous === null
        ? { coming: await registeredAfter(transaction, tournament, stage, now), absent: [] }
        : await comingIn(transaction, tournament, previous, stage, [unitId], now);
    const act = {
      action: 'play.replace-entrant',
      target: `registrations/${unitId}`,
      after: { unit: coming[0]?.id ?? null },
    } as const;
    return { act, stage: replaced(stage, [leaving], coming, reason, now), absent };
  });
}

export function returnEntrant(
  context: Context,
  actor: Actor,
  address: StageAddress,
  { revision, unitId, reason }: Replacement,
): Promise<Stage> {
  const isDone = (stage: Stage) => isBack(stage, unitId) && !isReplaced(stage, unitId);
  return changeEntrants(context, actor, address, { revision, isDone }, async (playing) => {
    const { transaction, tournament, table, previous, now } = playing;
    const { stage } = table;
    const stored = stage.replacements.find(({ left }) => left.id === unitId);
    const replacement = found(stored, words.notReplaced);
    const registration = await transaction.get(REGISTRATIONS, unitId);
    if (registration === null || !isPlaying(registration, tournament, now))
      throw refusal('conflict', words.noPlaceAnyMore);
    const { came } = replacement;
    const leaving = stage.entrants.find(({ id }) => id === came);
    if (came !== null) {
      if (leaving === undefined) throw refusal('conflict', words.substituteLeft);
      if (hasPlayed(table, came)) throw refusal('conflict', words.substitutePlayed);
    }
    const marks = await undoMarks(
      transaction,
      { tournamentId: tournament.id, stage: stage.number, now },
      (roll) => (came === null || roll.marks[came] === undefined ? roll.marks : without(roll.marks, came)),
    );
    const back = { ...entrantOf(registration, replacement.left.carried), since: now };
    const lobbies = withUnit(stage, unitId, replacement);
    marks.undo();
    return {
      act: {
        action: 'play.return-entrant',
        target: `registrations/${unitId}`,
        before: { unit: leaving?.id ?? null },
      },
      absent: (previous?.stage.absent ?? []).filter((id) => id !== unitId),
      stage: {
        entrants:
          leaving === undefined
            ? [...stage.entrants, back]
            : stage.entrants.map((each) => (each === leaving ? back : each)),
        lobbies,
        replacements: stage.replacements.filter((each) => each !== replacement),
        former: withFormer(stage, leaving === undefined ? [] : [leaving]),
        corrections: withCorrection(stage, {
          kind: 'returned',
          at: now,
          unit: back.number,
          other: leaving?.number ?? null,
          reason,
        }),
      },
    };
  });
}

function without<T>(all: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...others } = all;
  return others;
}

function hasPlayed({ matches }: Table, unitId: string): boolean {
  return matches.some(({ rows }) => rows[unitId] !== undefined);
}

function withUnit(
  { lobbies, lobbySize }: Stage,
  unitId: string,
  { came, lobby: left }: Stage['replacements'][number],
): Stage['lobbies'] {
  if (came !== null) {
    return lobbies.map((lobby) => ({
      ...lobby,
      units: lobby.units.map((id) => (id === came ? unitId : id)),
    }));
  }
  if (!lobbies.some(({ id, units }) => id === left && units.length < lobbySize))
    throw refusal('conflict', words.lobbyFull);
  return lobbies.map((lobby) => (lobby.id === left ? { ...lobby, units: [...lobby.units, unitId] } : lobby));
}

async function registeredAfter(
  reader: Reader,
  tournament: Tournament,
  { entrants, replacements }: Stage,
  now: Date,
): Promise<readonly Entrant[]> {
  const known = new Set([...entrants, ...replacements.map(({ left }) => left)].map(({ id }) => id));
  return (await registeredEntrants(reader, tournament, now)).filter(({ id }) => !known.has(id));
}

interface Coming {
  readonly coming: readonly Entrant[];
  readonly absent: string[];
  /** Those in `absent` that have a place, but may not play now. */
  readonly unready: ReadonlySet<string>;
}

export async function comingIn(
  reader: Reader,
  tournament: Tournament,
  previous: Table,
  { entrants, carry }: Stage,
  leaving: readonly string[],
  now: Date,
): Promise<Coming> {
  const { rows } = stageStandings(previous.stage, previous.matches);
  const numberOf = (id: string) => previous.stage.entrants.find((each) => each.id === id)?.number ?? 0;
  const isIn = new Set(entrants.map(({ id }) => id));
  let absent = [...previous.stage.absent, ...leaving];
  const seen = new Set<string>();
  const unready = new Set<string>();
  for (;;) {
    const ids = cutWithoutTies(rows, previous.stage.advance, absent, numberOf).filter((id) => !isIn.has(id));
    const unseen = ids.filter((id) => !seen.has(id));
    const units = await reader.getAll(REGISTRATIONS, unseen);
    const gone = unseen.filter((id, index) => {
      seen.add(id);
      const unit = units[index] ?? null;
      if (unit !== null && isPlaying(unit, tournament, now)) return false;
      if (unit !== null && hasPlace(unit)) unready.add(id);
      return true;
    });
    if (gone.length === 0) return { coming: entrantsFrom(previous, ids, carry), absent, unready };
    absent = [...absent, ...gone];
  }
}

function withFormer({ former }: Notes, leaving: readonly Entrant[]): Stage['former'] {
  const gone = leaving.map(({ id, number, name }) => ({ id, number, name }));
  const kept = former.filter(({ id }) => gone.every((each) => each.id !== id));
  return [...kept, ...gone].slice(-FORMER_MAX);
}

type Pair = readonly [left: Entrant, came: Entrant | null];

const pairsOf = (leaving: readonly Entrant[], coming: readonly Entrant[]) =>
  leaving.map((entrant, index): Pair => [entrant, coming[index] ?? null]);

type Notes = Pick<Stage, 'replacements' | 'former' | 'corrections'>;

interface Noting {
  readonly lobbyOf: (pair: Pair) => string;
  readonly reasonOf: (pair: Pair) => string;
  readonly now: Date;
}

function noted(stage: Notes, pairs: readonly Pair[], { lobbyOf, reasonOf, now }: Noting): Notes {
  const replacements = pairs.map((pair) => ({
    left: pair[0],
    came: pair[1]?.id ?? null,
    lobby: lobbyOf(pair),
  }));
  return {
    replacements: [...replacements, ...stage.replacements].slice(0, REPLACEMENTS_MAX),
    former: withFormer(
      stage,
      pairs.map(([left]) => left),
    ),
    corrections: pairs.reduce((corrections, pair) => {
      const [{ number: unit }, came] = pair;
      const other = came?.number ?? null;
      const left = { kind: 'left', at: now, unit, other, reason: reasonOf(pair) } as const;
      return withCorrection({ corrections }, left);
    }, stage.corrections),
  };
}

/** A unit that passed but may not play now is not drawn: the next of the table comes in. */
export async function drawnFrom(
  reader: Reader,
  tournament: Tournament,
  previous: Table,
  { stage, passed, now }: { readonly stage: Stage; readonly passed: readonly Entrant[]; readonly now: Date },
) {
  const { coming, absent, unready } = await comingIn(
    reader,
    tournament,
    previous,
    { ...stage, entrants: [] },
    [],
    now,
  );
  const without = (these: readonly Entrant[], others: readonly Entrant[]) =>
    these.filter(({ id }) => others.every((other) => other.id !== id));
  const pairs = pairsOf(without(passed, coming), without(coming, passed));
  const reasonOf = ([{ id }]: Pair) => (unready.has(id) ? words.notReadyToPlay : words.noPlaceSince);
  return {
    entrants: coming,
    absent,
    isChanged: absent.length > previous.stage.absent.length,
    notes: (drawn: Notes, lobbies: readonly Lobby[]): Notes =>
      noted(drawn, pairs, { lobbyOf: lobbyFor(lobbies), reasonOf, now }),
    record: (writer: Writer, context: AuditContext, actor: Actor) => {
      for (const pair of pairs)
        recordReplaced(writer, context, { actor, tournament, pair, reason: reasonOf(pair) });
    },
  };
}

interface Recorded {
  readonly actor: Actor;
  readonly tournament: Tournament;
  readonly pair: Pair;
  readonly reason: string;
}

export function recordReplaced(
  writer: Writer,
  context: AuditContext,
  { actor, tournament, pair: [left, came], reason }: Recorded,
): void {
  writeAudit(writer, context, {
    actor,
    action: 'play.replace-entrant',
    target: `registrations/${left.id}`,
    tournament,
    after: { unit: came?.id ?? null, reason },
  });
}

/**
 * If no unit came in for one that left, the lobby with the fewest units is noted for its return. The note counts
 * as a unit, so that several returns do not go to one lobby.
 */
function lobbyFor(lobbies: readonly Lobby[]): Noting['lobbyOf'] {
  const sizes = new Map(lobbies.map(({ id, units }) => [id, units.length]));
  return ([, came]) => {
    if (came !== null) return lobbyIn(lobbies, came.id);
    const [[id, size] = ['a', 0]] = [...sizes].toSorted(([, one], [, other]) => one - other);
    sizes.set(id, size + 1);
    return id;
  };
}

const lobbyIn = (lobbies: readonly Lobby[], unitId: string): string =>
  lobbies.find(({ units }) => units.includes(unitId))?.id ?? 'a';

export function replaced(
  stage: Stage,
  leaving: readonly Entrant[],
  coming: readonly Entrant[],
  reason: string,
  now: Date,
): Pick<Stage, 'entrants' | 'lobbies' | 'replacements' | 'former' | 'corrections'> {
  const pairs = pairsOf(leaving, coming);
  const inFor = new Map(pairs.map(([entrant, other]) => [entrant.id, other]));
  const insteadOf = (id: string) => (inFor.has(id) ? (inFor.get(id)?.id ?? []) : id);
  return {
    entrants: stage.entrants.flatMap((entrant) => {
      const other = inFor.get(entrant.id);
      if (other === undefined) return entrant;
      return other === null ? [] : { ...other, since: now };
    }),
    lobbies: stage.lobbies.map((lobby) => ({ ...lobby, units: lobby.units.flatMap(insteadOf) })),
    ...noted(stage, pairs, {
      lobbyOf: ([left]) => lobbyIn(stage.lobbies, left.id),
      reasonOf: () => reason,
      now,
    }),
  };
}
