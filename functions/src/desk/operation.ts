import type { Question } from '@copa/domain/questions/question';
import type { Ledger } from './ledger.ts';
import { hasPlayers, notFound, requireFound, type StoredUnit, type UnitKey } from './stored-unit.ts';

export interface Operation {
  readonly reads: Reads;
  /** True if `apply` may free a place, so that the desk reads one more waiting unit. */
  readonly frees?: boolean;
  /**
   * True if `apply` may remove a member, change a consent to show a nick or correct a nick. Then `copiedNames`
   * reads the documents that may contain the name.
   */
  readonly renames?: boolean;
  /**
   * True if `apply` mails only units whose place changes. A commit with only such operations reads the mail
   * traces of fewer units.
   */
  readonly isSilent?: boolean;
  /** This is the caller's input. Its size limits how many operations share a commit. */
  readonly sent?: object;
  readonly asksQuestions?: boolean;
  readonly apply: (ledger: Ledger, questions: readonly Question[]) => StoredUnit;
  /** True if the member or unit is gone, so that a repeated attempt of a removal gets the earlier answer. */
  readonly isGone?: (ledger: Ledger) => boolean;
}

interface Reads {
  readonly units: readonly string[];
  readonly players?: readonly string[];
  readonly traces?: readonly string[];
  /** If the tournament is reserved, the season results of these players are read. */
  readonly ranked?: readonly string[];
}

type Rest = Pick<Operation, 'frees' | 'renames' | 'isGone' | 'isSilent'> & Pick<Reads, 'players' | 'traces'>;

export function bytesOf({ reads, sent }: Operation): number {
  return Buffer.byteLength(JSON.stringify([reads, sent]));
}

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
    apply: (ledger) => apply(ledger, requireFound(ledger.registration(id), 'registration')),
  };
}
