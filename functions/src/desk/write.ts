import type { Tournament } from '@copa/domain/tournaments/tournament';
import { countWithdrawals, recordAudit } from '../audit.ts';
import { putOnAgenda } from '../store/agenda.ts';
import {
  claimsOf,
  GUARDIANS,
  openingsOf,
  PHONES,
  PLAYERS,
  PUSHES,
  QUEUES,
  RECORDS,
  REGISTRATIONS,
  ROOMS,
  ROSTERS,
  roomsOf,
  TICKETS,
  TRACES,
  TURNS,
} from '../store/collections.ts';
import type { Writer } from '../store/database.ts';
import { countFigures } from '../store/figures.ts';
import { eraseMail, queueInto } from '../store/mail-queue.ts';
import { removeProtest, removeReport } from '../store/report-removal.ts';
import { changeTournament } from '../store/tournament-writes.ts';
import type { LedgerChanges, UnitAct } from './ledger.ts';
import type { StoredUnit } from './unit.ts';

export interface WriteContext {
  readonly clock: () => Date;
  readonly newId: () => string;
}

const REASONS_KEPT = 20;

function reasonsOf({ id, reasons }: StoredUnit, acts: readonly (UnitAct & { readonly id: string })[]) {
  const added = acts.flatMap((act) => {
    const { unitId, reason = '' } = act;
    return unitId === id && reason !== '' ? [[act.id, reason] as const] : [];
  });
  return Object.fromEntries([...Object.entries(reasons), ...added].slice(-REASONS_KEPT));
}

export function removeRoom(writer: Writer, ticketId: string, id: string): void {
  writer.remove(roomsOf(ticketId), id);
  writer.remove(openingsOf(ticketId), id);
}

export function writeChanges(
  context: WriteContext,
  writer: Writer,
  tournamentId: string,
  tournament: Tournament | null,
  changes: LedgerChanges,
): void {
  const fields = { ...changes.tournament, ...changes.renamed(writer) };
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
  if (tournament !== null && changes.roster.size > 0) {
    // Each write says anew whether the tournament is public: its roster never is where it is not.
    const listed = tournament.status === 'published';
    writer.mergeEntries(ROSTERS, { id: tournamentId, listed }, 'units', changes.roster);
  }
  if (changes.queue !== null) writer.set(QUEUES, changes.queue);
  if (changes.turns !== null) writer.set(TURNS, changes.turns);
  const acts = changes.acts.map((act) => ({ id: context.newId(), ...act }));
  for (const [id, unit] of changes.registrations) {
    if (unit === null) writer.remove(REGISTRATIONS, id);
    else writer.set(REGISTRATIONS, { ...unit, reasons: reasonsOf(unit, acts) });
  }
  for (const [id, at] of changes.deadlines) putOnAgenda(writer, 'place', id, at);
  for (const [id, ticket] of changes.tickets) {
    if (ticket === null) writer.remove(TICKETS, id);
    else writer.set(TICKETS, ticket);
  }
  for (const [id, guardian] of changes.guardians) {
    if (guardian === null) writer.remove(GUARDIANS, id);
    else writer.set(GUARDIANS, guardian);
  }
  for (const record of changes.records) writer.set(RECORDS, record);
  if (changes.rooms !== null) writer.set(ROOMS, changes.rooms);
  for (const [ticketId, rooms] of changes.openRooms) {
    for (const [id, room] of rooms) {
      if (room !== null) writer.set(roomsOf(ticketId), room);
      else removeRoom(writer, ticketId, id);
    }
  }
  for (const trace of changes.traces.values()) writer.set(TRACES, trace);
  for (const [id, mail] of changes.mails) {
    if (mail === null) eraseMail(writer, id);
    else queueInto(writer)(id, mail);
  }
  for (const push of changes.pushes.values()) writer.set(PUSHES, push);
  for (const id of changes.silenced) writer.remove(PHONES, id);
  for (const [key, player] of changes.players) {
    if (player === null) writer.remove(PLAYERS, key);
    else writer.set(PLAYERS, player);
  }
  for (const id of changes.reports) removeReport(writer, id);
  for (const id of changes.protests) removeProtest(writer, tournamentId, id);
  const withdrawals = acts.filter(({ action }) => action === 'registration.withdraw');
  const [withdrawal] = withdrawals;
  if (withdrawal !== undefined) {
    countWithdrawals(
      writer,
      context,
      withdrawal.tournament ?? { id: tournamentId, name: '' },
      withdrawals.length,
    );
  }
  for (const { reason: _, unitId: __, ...act } of acts)
    if (act.action !== 'registration.withdraw') recordAudit(writer, context, act);
}
