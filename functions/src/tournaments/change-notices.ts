import { CHANGE_TOLD_AFTER_MS, HOUR_MS } from '@copa/domain/limits';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../dependencies.ts';
import { dueBy, putOnAgenda } from '../store/agenda.ts';
import { CHANGE_NOTICES, type ChangeNotice, TOURNAMENTS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { mailUnit } from '../store/mail-queue.ts';
import { openMailTraces } from '../store/mail-share.ts';
import { HELD, unitPage } from '../store/unit-pages.ts';
import { changeMail, isSameDate } from './change-mail.ts';
import { rulesVersion } from './rules-version.ts';

type Needs = Pick<Context, 'database' | 'logger'>;
type State = ChangeNotice['told'];

/** However often date or rules change, players hear of it once in an hour at most: then of the last change. */
const SENT_EVERY_MS = HOUR_MS;

/** Players are told by the job; in the transaction of the change, so that neither is without the other. */
export function queueChangeNotice(
  transaction: Transaction,
  notice: ChangeNotice | null,
  before: Tournament,
  after: Tournament,
  now: Date,
): void {
  const [from, to] = [stateOf(before), stateOf(after)];
  // A change during sending is found later: after sending, the notice is compared with the tournament once more.
  if (before.status !== 'published' || isSame(from, to) || (notice?.sending ?? null) !== null) return;
  const earliest = now.getTime() + CHANGE_TOLD_AFTER_MS;
  const next = notice?.sentAt ? notice.sentAt.getTime() + SENT_EVERY_MS : earliest;
  const dueAt = new Date(Math.max(earliest, next));
  putOnAgenda(transaction, 'change', before.id, dueAt);
  transaction.set(CHANGE_NOTICES, {
    id: before.id,
    told: notice === null || notice.dueAt === null ? from : notice.told,
    sending: null,
    after: null,
    sentAt: notice?.sentAt ?? null,
    dueAt,
  });
}

/** Queues the mails of every change whose time has come. May stop anywhere, be repeated, and meet another run. */
export async function sendChangeNotices(needs: Needs, now: Date): Promise<void> {
  const due = await needs.database.find(CHANGE_NOTICES, dueBy('dueAt', now));
  for (const { id } of due) {
    try {
      while (await needs.database.transaction((transaction) => sendPage(transaction, id, now))) continue;
    } catch (error) {
      needs.logger.error('players could not be told of a change', error, { tournamentId: id });
    }
  }
}

async function sendPage(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const notice = await transaction.get(CHANGE_NOTICES, id);
  if (notice === null || notice.dueAt === null || notice.dueAt > now) return false;
  const tournament = await transaction.get(TOURNAMENTS, id);
  if (tournament === null) {
    transaction.remove(CHANGE_NOTICES, id);
    return false;
  }
  const current = stateOf(tournament);
  const sending = notice.sending ?? current;
  const isSilent = tournament.status !== 'published' || isOver(tournament, now);
  if (isSilent || isSame(sending, notice.told)) {
    transaction.update(CHANGE_NOTICES, id, { told: current, sending: null, after: null, dueAt: null });
    return false;
  }
  const { units, next } = await unitPage(transaction, id, [HELD], notice.after);
  const about = { kind: 'change', turn: notice.dueAt.getTime() } as const;
  const traces = await openMailTraces(transaction, units, now);
  for (const each of units) {
    mailUnit(transaction, traces, each, about, (member) =>
      changeMail(member, tournament, { from: notice.told, to: sending }, now),
    );
  }
  if (next !== null) {
    transaction.update(CHANGE_NOTICES, id, { sending, after: next });
    return true;
  }
  const dueAt = isSame(sending, current) ? null : new Date(now.getTime() + SENT_EVERY_MS);
  transaction.update(CHANGE_NOTICES, id, { told: sending, sending: null, after: null, sentAt: now, dueAt });
  return false;
}

function stateOf(tournament: Tournament): State {
  const { date, cancelledAt } = tournament;
  return { date, cancelled: cancelledAt !== null, rules: rulesVersion(tournament) };
}

/** Date and rules of a cancelled tournament do not count. */
function isSame(one: State, two: State): boolean {
  if (one.cancelled || two.cancelled) return one.cancelled === two.cancelled;
  return isSameDate(one, two) && one.rules === two.rules;
}
