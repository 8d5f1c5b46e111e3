import { isDeepStrictEqual } from 'node:util';
import type { Board } from '@copa/domain/play/board';
import { type StageCorrection, unitsOf } from '@copa/domain/play/correction';
import { namedUnits, type Stage } from '@copa/domain/play/stage';
import { forgottenName, unitNameOf } from '@copa/domain/registrations/unit';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Satellite } from '../../desk/satellite.ts';
import {
  acceptedOf,
  forgottenNames,
  isUnitNameLetIn,
  lostMembers,
  otherChoices,
  type StoredUnit,
  wasLetIn,
} from '../../desk/stored-unit.ts';
import { readCover } from '../../site/podium-cover.ts';
import { BOARDS, stagesOf } from '../../store/collections.ts';
import type { Reader, Writer } from '../../store/database.ts';
import { countFigures } from '../../store/figures.ts';
import { boardIds } from '../../store/tournament-writes.ts';
import { laterThan } from '../../versions.ts';
import { type Forgotten, namesForgotten, openProtestsAndRolls } from './forgetting-in-protests.ts';

interface Drawn {
  readonly stage: Stage;
  readonly board: Board | null;
}

interface Renamed extends Forgotten {
  readonly number: number;
  readonly name: string;
  readonly tag: string;
  readonly former: string;
  /** False if an organiser only corrected the name. */
  readonly isTakenBack: boolean;
}

export const copiedNames: Satellite = async ({ tournament, renamed, now }, reader) => {
  const isRead = renamed.length > 0;
  const rename = isRead && tournament !== null ? await openNames(reader, tournament, now) : null;
  return {
    write: (writer, changes) => {
      const units = changes.flatMap(([before, after]) =>
        before === null ? [] : (renamedIn(before, after, renamed) ?? []),
      );
      if (units.length === 0) return;
      if (!isRead) throw new Error('a name was taken back or corrected, and its copies were not read');
      return rename?.(writer, units);
    },
  };
};

export async function openNames(reader: Reader, tournament: Tournament, now: Date) {
  const [tables, forgetInProtestsAndRolls, removeCover] = await Promise.all([
    readTables(reader, tournament),
    openProtestsAndRolls(reader, tournament),
    readCover(reader, tournament, now),
  ]);
  return (writer: Writer, units: readonly Renamed[]): Partial<Tournament> => {
    const known = units.map((unit) => ({ ...unit, names: namesIn(tables, unit) }));
    for (const table of tables) renameTable(writer, table, units, now);
    forgetInProtestsAndRolls(writer, units, now);
    const results = tournament.results.map((result) => renamedResult(result, known));
    const isOnPodium = !isDeepStrictEqual(results, tournament.results);
    const isInReason = namesForgotten(tournament.cancelReason, units);
    if (!isOnPodium && !isInReason) return {};
    return {
      ...(isOnPodium && { results, ...removeCover(writer) }),
      ...(isInReason && { cancelReason: '' }),
      updatedAt: laterThan(tournament.updatedAt, now),
    };
  };
}

/**
 * Null if no organiser let the unit in, or if nothing has changed: no member has left, no choice to show a
 * nick is another one, and no organiser has corrected the name. A name that an organiser accepts reaches a
 * table when a match of the unit's lobby is published.
 */
function renamedIn(before: StoredUnit, after: StoredUnit | null, renamed: readonly string[]): Renamed | null {
  if (!wasLetIn(before)) return null;
  const isTakenBack = lostMembers(before, after).length > 0 || otherChoices(before, after).length > 0;
  if (!isTakenBack && !(renamed.includes(before.id) && hasNewName(before, after))) return null;
  const { id, number } = before;
  return {
    id,
    number,
    name: after === null ? forgottenName(before) : unitNameOf(after),
    tag: after === null ? '' : after.unit.tag,
    former: isUnitNameLetIn(before) ? unitNameOf(before) : forgottenName(before),
    forgotten: forgottenNames(before, after),
    isTakenBack,
    isGone: after === null,
  };
}

function hasNewName(before: StoredUnit, after: StoredUnit | null): boolean {
  if (after === null || acceptedOf(after).some(({ wish }) => wish?.state === 'unseen')) return false;
  return unitNameOf(before) !== unitNameOf(after) || before.unit.tag !== after.unit.tag;
}

async function readTables(reader: Reader, { id, stage }: Tournament): Promise<readonly Drawn[]> {
  const numbers = Array.from({ length: stage }, (_, index) => String(index + 1));
  const [stages, boards] = await Promise.all([
    reader.getAll(stagesOf(id), numbers),
    reader.getAll(BOARDS, boardIds({ id, stage })),
  ]);
  return stages.flatMap((each, index) =>
    each === null ? [] : [{ stage: each, board: boards[index] ?? null }],
  );
}

type Result = Tournament['results'][number];

function namesIn(tables: readonly Drawn[], { id, former }: Renamed): readonly string[] {
  const drawn = tables.flatMap(({ stage }) => namedUnits(stage).filter((unit) => unit.id === id));
  return [former, ...drawn.map(({ name }) => name)];
}

function renamedResult(
  result: Result,
  units: readonly (Renamed & { readonly names: readonly string[] })[],
): Result {
  // A line that an organiser typed may be about another player with the same nick, so a correction skips it.
  const unit = units.find(({ number, names, forgotten, isTakenBack }) =>
    result.unit === null
      ? isTakenBack && (names.includes(result.player) || forgotten.includes(result.player))
      : result.unit === number,
  );
  return unit === undefined ? result : { ...result, player: unit.name };
}

function renameTable(writer: Writer, { stage, board }: Drawn, units: readonly Renamed[], now: Date): void {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const named = <U extends { readonly id: string; readonly name: string }>(unit: U): U => {
    const renamed = byId.get(unit.id);
    if (renamed === undefined) return unit;
    const { name, tag } = renamed;
    return 'tag' in unit ? { ...unit, name, tag } : { ...unit, name };
  };
  const after: Stage = {
    ...stage,
    entrants: stage.entrants.map(named),
    replacements: stage.replacements.map((each) => ({ ...each, left: named(each.left) })),
    former: stage.former.map(named),
    adjustments: stage.adjustments.map((each) => {
      const isAbout = byId.get(each.unitId)?.isGone === true;
      return isAbout || namesForgotten(each.reason, units) ? { ...each, reason: '' } : each;
    }),
    corrections: stage.corrections.map((each) => withoutReason(each, units)),
  };
  const isEarlier = stage.corrections.some(({ kind }) => kind === 'earlier');
  if (isDeepStrictEqual(after, stage) && !isEarlier) return;
  writer.set(stagesOf(stage.tournamentId), after);
  if (board === null) return;
  const byNumber = new Map(units.map((unit) => [unit.number, unit]));
  writer.set(BOARDS, {
    ...board,
    rows: board.rows.map((row) => {
      const { name, tag } = byNumber.get(row.number) ?? row;
      return { ...row, name, tag };
    }),
    left: board.left.map(({ number, name }) => ({ number, name: byNumber.get(number)?.name ?? name })),
    corrections: after.corrections,
    revision: board.revision + 1,
    updatedAt: laterThan(board.updatedAt, now),
  });
  countFigures(writer, stage.tournamentId);
}

function withoutReason(correction: StageCorrection, units: readonly Renamed[]): StageCorrection {
  if (!('reason' in correction)) return correction;
  const about = unitsOf(correction);
  const isAbout = units.some(({ number, isGone }) => isGone && about.includes(number));
  return isAbout || namesForgotten(correction.reason, units) ? { ...correction, reason: '' } : correction;
}
