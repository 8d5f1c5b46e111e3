import { consentDeadline, consentNoticeAt } from '@copa/domain/day/window-notice';
import { needsConsent } from '@copa/domain/registrations/consent/consent';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../../desk/unit.ts';
import { PUSHES, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import type { Database, Filter, Unit } from '../../store/database.ts';
import { mailMembers, queueInto } from '../../store/mail-queue.ts';
import { pushOf } from '../../store/push-queue.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { noteDay } from '../next-run.ts';
import { consentMail } from './mail.ts';

const PAGE = 100;

interface Needs {
  readonly database: Database;
  readonly clock: () => Date;
}

/**
 * Reminds minors with a place whose adult has not answered: each of them once, whatever becomes of the date. Each page is a
 * transaction of its own, as in `tellDue`.
 */
export async function tellConsents({ database, clock }: Needs, tournamentId: string): Promise<void> {
  const tournament = await database.get(TOURNAMENTS, tournamentId);
  if (tournament === null || !isDue(tournament, clock())) return;
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await database.transaction((unit) => tellPage(unit, tournamentId, from, clock()));
  } while (after !== null);
}

function isDue(tournament: Tournament, now: Date): boolean {
  const at = consentNoticeAt(tournament, now);
  return at !== null && at <= now;
}

/** Gives the last unit while there are more. */
async function tellPage(
  unit: Unit,
  tournamentId: string,
  after: string | null,
  now: Date,
): Promise<string | null> {
  const tournament = await unit.get(TOURNAMENTS, tournamentId);
  if (tournament === null || !isDue(tournament, now)) return null;
  const deadline = consentDeadline(tournament);
  if (deadline === null) return null;
  const where: readonly Filter[] = [
    { field: 'tournamentId', op: '==', value: tournamentId },
    { field: 'place', op: '==', value: 'held' },
    ...(after === null ? [] : [{ field: '__name__', op: '>', value: after } as const]),
  ];
  const units = tournament.status === 'published' ? await unit.find(REGISTRATIONS, { where }, PAGE) : [];
  for (const each of units) remind(unit, each, tournament, deadline, now);
  const last = units.length < PAGE ? undefined : units.at(-1);
  if (last !== undefined) return last.id;
  changeTournament(unit, tournament, { consentToldAt: now });
  noteDay(unit, { ...tournament, consentToldAt: now }, now);
  return null;
}

function remind(
  unit: Unit,
  registration: StoredUnit,
  tournament: Tournament,
  deadline: Date,
  now: Date,
): void {
  const about = { kind: 'consent', turn: null } as const;
  const members = registration.members.flatMap((member) =>
    needsConsent(member)
      ? mailMembers(queueInto(unit), [member], about, (minor) =>
          consentMail(minor, tournament, deadline, now),
        )
      : [member],
  );
  if (!members.some(needsConsent)) return;
  if (registration.listens) {
    unit.set(PUSHES, pushOf(registration, { kind: 'consent', about: '', turn: 1, until: deadline }, now));
  }
  const isNew = members.some((member, index) => member !== registration.members[index]);
  if (isNew) unit.update(REGISTRATIONS, registration.id, { members });
}
