import type { Question } from '@copa/domain/questions/question';
import type { Ledger } from './ledger.ts';
import { hasPlayers, notFound, type StoredUnit, type UnitKey } from './stored-unit.ts';

/** The work of one call in a tournament. A capability makes it; the desk commits it together with others. */
export interface Operation {
  readonly reads: Reads;
  /** It may free a place: the desk reads one more unit that waits. */
  readonly frees?: boolean;
  /** It may take a name back: the desk reads what copied it. */
  readonly renames?: boolean;
  /** It mails no unit that keeps its place, so mailboxes of those are not read. */
  readonly isSilent?: boolean;
  /** The caller's input. A commit has a size limit, and this is most of its weight. */
  readonly sent?: object;
  readonly asksQuestions?: boolean;
  /** Decides on the ledger and gives the unit that it is about. A refusal throws AppError. */
  readonly apply: (ledger: Ledger, questions: readonly Question[]) => StoredUnit;
  /** True when nothing is left to remove: an earlier attempt may be committed although its answer got lost. */
  readonly isGone?: (ledger: Ledger) => boolean;
}

interface Reads {
  readonly units: readonly string[];
  readonly players?: readonly string[];
  readonly traces?: readonly string[];
  /** Players who have to be among the first of a season, where the tournament is reserved. */
  readonly ranked?: readonly string[];
}

type Rest = Pick<Operation, 'frees' | 'renames' | 'isGone' | 'isSilent'> & Pick<Reads, 'players' | 'traces'>;

/** An operation on a unit and its claims. It is refused when the unit is gone or has other players now. */
export function onUnit(
  key: UnitKey,
  apply: (ledger: Ledger, unit: StoredUnit) => StoredUnit,
  { players = [], traces = [], ...rest }: Rest = {},
): Operation {
  return {
    reads: { units: [key.id], players: [...key.freeFireIds, ...players], traces },
    apply: (ledger) => apply(ledger, requireUnit(ledger, key)),
    ...rest,
  };
}

function requireUnit(ledger: Ledger, { id, tournamentId, freeFireIds }: UnitKey): StoredUnit {
  const unit = ledger.registration(id);
  if (unit?.tournamentId !== tournamentId || !hasPlayers(unit, freeFireIds)) throw notFound('registration');
  return unit;
}

/** An operation on a unit that moves none of its claims. */
export function onRecord(
  id: string,
  apply: (ledger: Ledger, unit: StoredUnit) => StoredUnit,
  { traces = [], ...rest }: Pick<Rest, 'renames' | 'traces'> = {},
): Operation {
  return {
    ...rest,
    reads: { units: [id], traces },
    apply: (ledger) => {
      const unit = ledger.registration(id);
      if (unit === null) throw notFound('registration');
      return apply(ledger, unit);
    },
  };
}
