import { isDeepStrictEqual } from 'node:util';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { type AuditContext, countWithdrawals, writeAudit } from '../audit.ts';
import { putOnAgenda } from '../store/agenda.ts';
import { claimsOf, QUEUES, REGISTRATIONS, TURNS } from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import type { LedgerChanges, UnitAct } from './ledger.ts';
import type { StoredUnit } from './stored-unit.ts';

const REASONS_KEPT = 20;

function reasonsOf({ id, reasons }: StoredUnit, acts: readonly (UnitAct & { readonly id: string })[]) {
  const added = acts.flatMap((act) => {
    const { unitId, reason = '' } = act;
    return unitId === id && reason !== '' ? [[act.id, reason] as const] : [];
  });
  return Object.fromEntries([...Object.entries(reasons), ...added].slice(-REASONS_KEPT));
}

/**
 * Members may hold large answers, so unchanged members are left out. Then many units fit into one commit, for
 * example when their deadlines move.
 */
function writeUnit(writer: Writer, before: StoredUnit | null, unit: StoredUnit): void {
  const { id, members, ...others } = unit;
  if (isDeepStrictEqual(before?.members, members)) writer.update(REGISTRATIONS, id, others);
  else writer.set(REGISTRATIONS, unit);
}

export function writeChanges(
  context: AuditContext,
  writer: Writer,
  tournamentId: string,
  tournament: Tournament | null,
  changes: LedgerChanges,
): void {
  const fields = { ...changes.tournament, ...changes.writeRest(writer) };
  if (tournament !== null && Object.keys(fields).length > 0) {
    changeTournament(writer, tournament, fields, changes.figures);
  } else if (Object.keys(changes.figures).length > 0) {
    countFigures(writer, tournamentId, changes.figures);
  }
  const claims = claimsOf(tournamentId);
  for (const [id, claim] of changes.claims) {
    if (claim === null) writer.remove(claims, id);
    else writer.set(claims, { id, ...claim });
  }
  if (changes.queue !== null) writer.set(QUEUES, changes.queue);
  if (changes.turns !== null) writer.set(TURNS, changes.turns);
  const acts = changes.acts.map((act) => ({ id: context.newId(), ...act }));
  for (const [id, { before, unit }] of changes.registrations) {
    if (unit === null) writer.remove(REGISTRATIONS, id);
    else writeUnit(writer, before, { ...unit, reasons: reasonsOf(unit, acts) });
  }
  for (const [id, at] of changes.deadlines) putOnAgenda(writer, 'place', id, at);
  const withdrawals = acts.filter(({ action }) => action === 'registration.withdraw').length;
  if (withdrawals > 0) {
    const gone = { id: tournamentId, name: '', timeZone: 'UTC' };
    countWithdrawals(writer, context, tournament ?? gone, withdrawals);
  }
  for (const { reason: _, unitId: __, ...act } of acts)
    if (act.action !== 'registration.withdraw') writeAudit(writer, context, act);
}
