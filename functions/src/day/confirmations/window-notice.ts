import { nextWindowNotice, type WindowNotice } from '@copa/domain/day/window-notice';
import { owes } from '@copa/domain/registrations/confirmation';
import { NO_CLOSING } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { PUSHES, TOURNAMENTS } from '../../store/collections.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { mailUnit } from '../../store/mail-queue.ts';
import { openMailTraces } from '../../store/mail-share.ts';
import { type PushNotice, pushOf } from '../../store/push-queue.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { EMPTY_PAGE, HELD, inPages, LISTENING, unitPage } from '../../store/unit-pages.ts';
import { noteDay } from '../next-run.ts';
import { openingMail } from '../notices/mail.ts';

interface Needs {
  readonly database: Database;
  readonly clock: () => Date;
}

/** Tells units that a window is open or closes soon, for every window whose notice is due. It is idempotent. */
export async function tellDue({ database, clock }: Needs, tournamentId: string): Promise<void> {
  for (;;) {
    const tournament = await database.get(TOURNAMENTS, tournamentId);
    const due = tournament === null ? null : dueNotice(tournament, clock());
    if (due === null) return;
    await inPages<string>(database, (transaction, after) =>
      tellPage(transaction, tournamentId, due, after, clock()),
    );
  }
}

function dueNotice(tournament: Tournament, now: Date): WindowNotice | null {
  const next = nextWindowNotice(tournament, now);
  return next !== null && next.at <= now ? next : null;
}

async function tellPage(
  transaction: Transaction,
  tournamentId: string,
  due: WindowNotice,
  after: string | null,
  now: Date,
): Promise<string | null> {
  const tournament = await transaction.get(TOURNAMENTS, tournamentId);
  const current = tournament === null ? null : dueNotice(tournament, now);
  if (tournament === null || current === null || !isSame(current, due)) return null;
  const { window, about } = current;
  const { kind } = window;
  const { units, next } =
    tournament.status === 'published'
      ? await unitPage(transaction, tournamentId, about === 'opening' ? [HELD] : [HELD, LISTENING], after)
      : EMPTY_PAGE;
  const turn = window.opensAt.getTime();
  const asked = units.filter((held) => owes(held, tournament, kind));
  const traces = await openMailTraces(transaction, about === 'opening' ? asked : [], now);
  for (const each of asked) {
    if (about === 'opening') {
      mailUnit(transaction, traces, each, { kind, turn }, (member) =>
        openingMail(member, each, tournament, window, now),
      );
    }
    if (each.listens) transaction.set(PUSHES, pushOf(each, pushNoticeOf(current), now));
  }
  if (next !== null) return next;
  const closing = { ...(tournament.closings[kind] ?? NO_CLOSING), toldAt: now };
  const closings = { ...tournament.closings, [kind]: closing };
  changeTournament(transaction, tournament, { closings });
  noteDay(transaction, { ...tournament, closings }, now);
  return null;
}

function isSame(notice: WindowNotice, other: WindowNotice): boolean {
  return notice.about === other.about && notice.window.kind === other.window.kind;
}

function pushNoticeOf({ window: { kind, opensAt, closesAt }, about }: WindowNotice): PushNotice {
  const turn = (about === 'opening' ? opensAt : closesAt).getTime();
  return { kind: about, about: kind, turn, until: closesAt };
}
