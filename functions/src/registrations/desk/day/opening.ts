import { owes } from '@copa/domain/day/confirmation';
import { nextTelling } from '@copa/domain/day/telling';
import { type ConfirmationWindow, NO_CLOSING, type WindowKind } from '@copa/domain/day/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { MAIL, REGISTRATIONS, TOURNAMENTS } from '../../../store/collections.ts';
import type { Database, Unit } from '../../../store/database.ts';
import { changeTournament } from '../../../store/tournament-writes.ts';
import type { StoredUnit } from '../ledger.ts';
import { openingMail } from '../mail.ts';
import { noteDay } from './alarm.ts';

const PAGE = 100;

interface Needs {
  readonly database: Database;
  readonly clock: () => Date;
}

/**
 * Tells who has to confirm that they can, of every window whose time to be told of has come. Each page is a transaction of its
 * own: it may stop anywhere, be repeated, and meet another run, for who has the mail of an opening gets no other.
 */
export async function tellDue({ database, clock }: Needs, tournamentId: string): Promise<void> {
  for (;;) {
    const tournament = await database.get(TOURNAMENTS, tournamentId);
    const kind = tournament === null ? null : (dueTelling(tournament, clock())?.kind ?? null);
    if (kind === null) return;
    let after: string | null = null;
    do {
      const from: string | null = after;
      after = await database.transaction((unit) => tellPage(unit, tournamentId, kind, from, clock()));
    } while (after !== null);
  }
}

function dueTelling(tournament: Tournament, now: Date): ConfirmationWindow | null {
  const next = nextTelling(tournament, now);
  return next !== null && next.at <= now ? next.window : null;
}

/** Gives who was told last while there are more. */
async function tellPage(
  unit: Unit,
  tournamentId: string,
  kind: WindowKind,
  after: string | null,
  now: Date,
): Promise<string | null> {
  const tournament = await unit.get(TOURNAMENTS, tournamentId);
  const window = tournament === null ? null : dueTelling(tournament, now);
  if (tournament === null || window?.kind !== kind) return null;
  const units = tournament.status === 'published' ? await heldUnits(unit, tournamentId, after) : [];
  for (const each of units) if (owes(each, tournament, kind)) tellUnit(unit, each, tournament, window, now);
  const last = units.length < PAGE ? undefined : units.at(-1);
  if (last !== undefined) return last.id;
  const closing = { ...(tournament.closings[kind] ?? NO_CLOSING), toldAt: now };
  const closings = { ...tournament.closings, [kind]: closing };
  changeTournament(unit, tournament, { closings });
  noteDay(unit, { ...tournament, closings }, now);
  return null;
}

function heldUnits(unit: Unit, tournamentId: string, after: string | null): Promise<readonly StoredUnit[]> {
  const where = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    { field: 'place', op: '==', value: 'held' },
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ] as const;
  return unit.find(REGISTRATIONS, { where }, PAGE);
}

/** Under the opening's own id: once, however often the run comes. */
function tellUnit(
  unit: Unit,
  registration: StoredUnit,
  tournament: Tournament,
  window: ConfirmationWindow,
  now: Date,
): void {
  let isNew = false;
  const members = registration.members.map((member) => {
    if (member.state === 'invited') return member;
    const mailId = `${member.id}-${window.kind}-${window.opensAt.getTime()}`;
    if (member.mailIds.includes(mailId)) return member;
    isNew = true;
    unit.set(MAIL, { id: mailId, ...openingMail(member, registration, tournament, window, now) });
    return { ...member, mailIds: [...member.mailIds, mailId] };
  });
  if (isNew) unit.update(REGISTRATIONS, registration.id, { members });
}
