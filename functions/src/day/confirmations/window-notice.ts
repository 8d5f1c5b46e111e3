import { nextWindowNotice, type WindowNotice } from '@copa/domain/day/window-notice';
import { owes } from '@copa/domain/registrations/confirmation';
import { type ConfirmationWindow, NO_CLOSING } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../../desk/unit.ts';
import { PUSHES, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { Database, Filter, Unit } from '../../store/database.ts';
import { mailMembers, queueInto } from '../../store/mail-queue.ts';
import { type PushMessage, pushOf } from '../../store/push-queue.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { noteDay } from '../next-run.ts';
import { openingMail } from '../notices/mail.ts';

const PAGE = 100;

interface Needs {
  readonly database: Database;
  readonly clock: () => Date;
}

/**
 * Tells who has to confirm that they can, or that it closes soon, of every window whose time to be told of has come. Each page is
 * a transaction of its own: it may stop anywhere, be repeated, and meet another run, for who has been told is told no more.
 */
export async function tellDue({ database, clock }: Needs, tournamentId: string): Promise<void> {
  for (;;) {
    const tournament = await database.get(TOURNAMENTS, tournamentId);
    const due = tournament === null ? null : dueNotice(tournament, clock());
    if (due === null) return;
    let after: string | null = null;
    do {
      const from: string | null = after;
      after = await database.transaction((unit) => tellPage(unit, tournamentId, due, from, clock()));
    } while (after !== null);
  }
}

function dueNotice(tournament: Tournament, now: Date): WindowNotice | null {
  const next = nextWindowNotice(tournament, now);
  return next !== null && next.at <= now ? next : null;
}

/** Gives who was told last while there are more. */
async function tellPage(
  unit: Unit,
  tournamentId: string,
  due: WindowNotice,
  after: string | null,
  now: Date,
): Promise<string | null> {
  const tournament = await unit.get(TOURNAMENTS, tournamentId);
  const current = tournament === null ? null : dueNotice(tournament, now);
  if (tournament === null || current === null || !isSame(current, due)) return null;
  const { window, about } = current;
  const { kind } = window;
  const units = tournament.status === 'published' ? await heldUnits(unit, tournamentId, about, after) : [];
  for (const each of units.filter((held) => owes(held, tournament, kind))) {
    if (about === 'opening') mailUnit(unit, each, tournament, window, now);
    if (each.listens) unit.set(PUSHES, pushOf(each, messageOf(current), now));
  }
  const last = units.length < PAGE ? undefined : units.at(-1);
  if (last !== undefined) return last.id;
  const closing = { ...(tournament.closings[kind] ?? NO_CLOSING), toldAt: now };
  const closings = { ...tournament.closings, [kind]: closing };
  changeTournament(unit, tournament, { closings });
  noteDay(unit, { ...tournament, closings }, now);
  return null;
}

function isSame(notice: WindowNotice, other: WindowNotice): boolean {
  return notice.about === other.about && notice.window.kind === other.window.kind;
}

function messageOf({ window: { kind, opensAt, closesAt }, about }: WindowNotice): PushMessage {
  const turn = (about === 'opening' ? opensAt : closesAt).getTime();
  return { kind: about, about: kind, turn, until: closesAt };
}

/** That it closes soon, only those whose phones want to hear. */
function heldUnits(
  unit: Unit,
  tournamentId: string,
  about: WindowNotice['about'],
  after: string | null,
): Promise<readonly StoredUnit[]> {
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    { field: 'place', op: '==', value: 'held' },
    ...(about === 'closing' ? [{ field: 'listens', op: '==', value: true } as const] : []),
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  return unit.find(REGISTRATIONS, { where }, PAGE);
}

function mailUnit(
  unit: Unit,
  registration: StoredUnit,
  tournament: Tournament,
  window: ConfirmationWindow,
  now: Date,
): void {
  const about = { kind: window.kind, turn: window.opensAt.getTime() };
  const members = mailMembers(queueInto(unit), registration.members, about, (member) =>
    openingMail(member, registration, tournament, window, now),
  );
  const isNew = members.some((member, index) => member !== registration.members[index]);
  if (isNew) unit.update(REGISTRATIONS, registration.id, { members });
}
