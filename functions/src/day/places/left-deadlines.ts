import { INCOMPLETE_HELD_MS } from '@copa/domain/limits';
import { incompleteDeadline } from '@copa/domain/registrations/incomplete';
import type { Desk } from '../../desk/desk.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { withMovedDeadlines } from '../../desk/unit-place.ts';
import { eachInTurn } from '../../logger.ts';
import { agendaId, dueOfFew, putOnAgenda } from '../../store/agenda.ts';
import { AGENDA, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { equal, type Filter, inRange, type Writer } from '../../store/database.ts';
import { UNITS_AT_ONCE } from '../../store/unit-pages.ts';

/** Queues a job that gives new deadlines to more units than one transaction can move. */
export function noteDeadlines(writer: Writer, tournamentId: string, changedAt: Date, turn: string): void {
  putOnAgenda(writer, 'deadline', tournamentId, changedAt, turn);
}

export async function moveLeftDeadlines(desk: Desk, now: Date): Promise<void> {
  await eachInTurn(await dueOfFew(desk.database, 'deadline', now), (id) => moveDeadlines(desk, id));
}

async function moveDeadlines(desk: Desk, tournamentId: string): Promise<void> {
  const { database } = desk;
  const id = agendaId('deadline', tournamentId);
  for (;;) {
    const noted = await database.get(AGENDA, id);
    if (noted === null) return;
    while (await movePage(desk, tournamentId, noted.at));
    await database.transaction(async (transaction) => {
      const current = await transaction.get(AGENDA, id);
      if (current?.turn === noted.turn) transaction.remove(AGENDA, id);
    });
  }
}

/**
 * All incomplete units get the same deadline, that of a unit which became incomplete at the change. All units
 * lose their `confirmBy`. So a page can be repeated, and the query of the next page finds no moved unit.
 */
async function movePage(desk: Desk, tournamentId: string, changedAt: Date): Promise<boolean> {
  const tournament = await desk.database.get(TOURNAMENTS, tournamentId);
  if (tournament === null) return false;
  const until = incompleteDeadline(tournament, changedAt);
  const units = await unitsToMove(desk, tournamentId, until, changedAt);
  if (units.length === 0) return false;
  const registrationIds = units.map(({ id }) => id);
  const request = { tournamentId, freeFireIds: [], registrationIds, freedAtMost: 0, isSilent: true };
  await desk.transact(request, (ledger) => {
    for (const id of registrationIds) {
      const unit = ledger.registration(id);
      if (unit === null) continue;
      ledger.store(withMovedDeadlines(unit, until));
    }
  });
  return true;
}

async function unitsToMove(
  { database, clock }: Desk,
  tournamentId: string,
  until: Date,
  changedAt: Date,
): Promise<readonly StoredUnit[]> {
  const having = (...[field, op, value, ...others]: Parameters<typeof inRange>) =>
    database.find(
      REGISTRATIONS,
      inRange(field, op, value, ...equal({ tournamentId }), ...others),
      UNITS_AT_ONCE,
    );
  const isIncomplete: Filter = { field: 'incompleteUntil', op: '>', value: new Date(0) };
  const found = await Promise.all([
    having('incompleteUntil', '<', until, isIncomplete),
    // A later deadline is moved only if a close or the start that is still ahead ends it. Otherwise it belongs
    // to a unit that became incomplete after the change.
    until > clock() && until.getTime() < changedAt.getTime() + INCOMPLETE_HELD_MS
      ? having('incompleteUntil', '>', until)
      : [],
    having('confirmBy', '>', new Date(0)),
  ]);
  return [...new Map(found.flat().map((unit) => [unit.id, unit])).values()].slice(0, UNITS_AT_ONCE);
}
