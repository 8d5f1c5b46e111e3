import { consentDeadline, consentNoticeAt } from '@copa/domain/day/window-notice';
import { needsConsent } from '@copa/domain/registrations/consent/consent';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { PUSHES, TOURNAMENTS } from '../../store/collections.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { mailUnit } from '../../store/mail-queue.ts';
import { openMailTraces } from '../../store/mail-share.ts';
import { pushOf } from '../../store/push-queue.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { EMPTY_PAGE, HELD, inPages, unitPage } from '../../store/unit-pages.ts';
import { noteDay } from '../next-run.ts';
import { consentMail } from './mail.ts';

interface Needs {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Reminds each minor with a place whose adult has not answered, once, also when the date moves. It is idempotent. */
export async function tellConsents({ database, clock }: Needs, tournamentId: string): Promise<void> {
  const tournament = await database.get(TOURNAMENTS, tournamentId);
  if (tournament === null || !isDue(tournament, clock())) return;
  await inPages<string>(database, (transaction, after) =>
    tellPage(transaction, tournamentId, after, clock()),
  );
}

function isDue(tournament: Tournament, now: Date): boolean {
  const at = consentNoticeAt(tournament, now);
  return at !== null && at <= now;
}

async function tellPage(transaction: Transaction, tournamentId: string, after: string | null, now: Date) {
  const tournament = await transaction.get(TOURNAMENTS, tournamentId);
  if (tournament === null || !isDue(tournament, now)) return null;
  const deadline = consentDeadline(tournament);
  if (deadline === null) return null;
  const { units, next } =
    tournament.status === 'published' ? await unitPage(transaction, tournamentId, [HELD], after) : EMPTY_PAGE;
  const asked = units.filter(({ members }) => members.some(needsConsent));
  const traces = await openMailTraces(transaction, asked, now);
  for (const each of asked) {
    mailUnit(transaction, traces, each, { kind: 'consent', turn: null }, (member) =>
      needsConsent(member) ? consentMail(member, tournament, deadline, now) : null,
    );
    if (each.listens) {
      transaction.set(PUSHES, pushOf(each, { kind: 'consent', about: '', turn: 1, until: deadline }, now));
    }
  }
  if (next !== null) return next;
  changeTournament(transaction, tournament, { consentToldAt: now });
  noteDay(transaction, { ...tournament, consentToldAt: now }, now);
  return null;
}
