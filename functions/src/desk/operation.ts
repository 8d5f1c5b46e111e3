import type { Question } from '@copa/domain/questions/question';
import type { Ledger } from './ledger.ts';
import { hasPlayers, notFound, type StoredUnit, type UnitKey } from './stored-unit.ts';

export interface Operation {
  readonly reads: Reads;
  /** True if it may free a place, so that the desk reads one more waiting unit. */
  readonly frees?: boolean;
  /** True if it may withdraw a name, so that the desk reads the copies. */
  readonly renames?: boolean;
  /** True: only units whose place changes get a mail, so other mailboxes are not read. */
  readonly isSilent?: boolean;
  /** The size of the caller's input limits how many operations share a commit. */
  readonly sent?: object;
  readonly asksQuestions?: boolean;
  readonly apply: (ledger: Ledger, questions: readonly Question[]) => StoredUnit;
  /** True: an earlier attempt removed the unit, but its answer was lost. */
  readonly isGone?: (ledger: Ledger) => boolean;
}

interface Reads {
  readonly units: readonly string[];
  readonly players?: readonly string[];
  readonly traces?: readonly string[];
  /** Players who must be among the first of a season if the tournament is reserved. */
  readonly ranked?: readonly string[];
}

type Rest = Pick<Operation, 'frees' | 'renames' | 'isGone' | 'isSilent'> & Pick<Reads, 'players' | 'traces'>;

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
