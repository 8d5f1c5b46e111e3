import {
  laterBy,
  movedConfirmBy,
  movedIncompleteUntil,
  movesDeadlines,
  pauseOf,
} from '@copa/domain/registrations/places/moved-deadlines';
import { endedPauseStart } from '@copa/domain/tournaments/places/pause';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../../dependencies.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { type Ledger, openLedger } from '../../desk/ledger.ts';
import { readQueue } from '../../desk/queue-store.ts';
import { createRecordKeys } from '../../desk/record-keys.ts';
import { openFollowers, type Satellite } from '../../desk/satellite.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { writeChanges } from '../../desk/write.ts';
import { putOnAgenda } from '../../store/agenda.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import { equal, inRange, type Transaction } from '../../store/database.ts';
import { mailTraceIdsOf, readTraces } from '../../store/mail-share.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';
import { noteDeadlines } from './left-deadlines.ts';
import { fillPlaces } from './promote.ts';

/** A moved unit is written without its answers, so that more than `UNITS_AT_ONCE` fit into a commit. */
export const MOVED_AT_ONCE = 1000;

type Counted = Pick<Tournament, 'currentPlayers' | 'waitingPlayers'>;

export async function unitsAfter(
  transaction: Transaction,
  before: Tournament | null,
  tournament: Tournament,
  { config, newId, satellites }: Pick<Context, 'config' | 'newId'> & { satellites: readonly Satellite[] },
  now: Date,
): Promise<() => Partial<Counted>> {
  const keys = createRecordKeys(config.statusCodeSecret);
  const isResumed = endedPauseStart(before, tournament) !== null;
  const isTimed = isResumed || (before !== null && movesDeadlines(before, tournament));
  const [{ waiterRecords: records, ...opened }, timed] = await Promise.all([
    readQueue(transaction, tournament, 0, now, keys),
    isTimed ? unitsWithDeadlines(transaction, tournament.id) : [],
  ]);
  if (timed.length > MOVED_AT_ONCE) {
    return () => {
      noteDeadlines(transaction, tournament.id, now, newId());
      return {};
    };
  }
  // Places beyond this number are given by the job or by the next operation on the tournament.
  const waiters = opened.waiters.slice(0, Math.max(0, UNITS_AT_ONCE - timed.length));
  if (waiters.length === 0 && timed.length === 0) return () => ({});
  const codes = createRegistrationCodes(config.statusCodeSecret);
  // No unit is removed or renamed here, so `units` and `renamed` are empty and no pages of players are read.
  const seen = { tournament, units: [], records, renamed: [], codes, now };
  const [traces, followers] = await Promise.all([
    readTraces(transaction, mailTraceIdsOf([...waiters, ...timed])),
    openFollowers(satellites, seen, transaction),
  ]);
  const registrations = new Map(timed.map((each) => [each.id, each]));
  const known = { tournament, isMiscounted: false, form: null, claims: new Map(), registrations, now };
  const deadlinesChangedAt = null;
  const read = { records, seasonResults: new Map(), recordKeys: keys, traces, codes, followers };
  const snapshot = { ...known, ...opened, waiters, deadlinesChangedAt, ...read };
  return () => {
    const ledger = openLedger(snapshot);
    for (const each of timed) if (before !== null) moveDeadlines(ledger, each, before, tournament);
    // Units return to the agenda even if their deadlines do not move, because the job may have removed them
    // during the pause.
    if (isResumed) for (const { id } of timed) putOnAgenda(transaction, 'place', id, now);
    fillPlaces(ledger);
    const { tournament: counted, ...changes } = ledger.changes();
    writeChanges({ clock: () => now, newId }, transaction, tournament.id, tournament, {
      ...changes,
      tournament: {},
    });
    return counted;
  };
}

async function unitsWithDeadlines(
  transaction: Transaction,
  tournamentId: string,
): Promise<readonly StoredUnit[]> {
  const having = (field: 'incompleteUntil' | 'confirmBy') =>
    transaction.find(
      REGISTRATIONS,
      inRange(field, '>', new Date(0), ...equal({ tournamentId })),
      MOVED_AT_ONCE + 1,
    );
  const found = (await Promise.all([having('incompleteUntil'), having('confirmBy')])).flat();
  return [...new Map(found.map((each) => [each.id, each])).values()];
}

function moveDeadlines(ledger: Ledger, unit: StoredUnit, before: Tournament, after: Tournament): void {
  const pause = pauseOf(before, after, unit.placedAt, ledger.now);
  const incompleteUntil = unit.incompleteUntil && laterBy(unit.incompleteUntil, pause);
  const confirmBy = unit.confirmBy && laterBy(unit.confirmBy, pause);
  ledger.store({
    ...unit,
    incompleteUntil:
      incompleteUntil === null ? null : movedIncompleteUntil(incompleteUntil, before, after, ledger.now),
    confirmBy: confirmBy === null ? null : movedConfirmBy(confirmBy, before, after),
  });
}
