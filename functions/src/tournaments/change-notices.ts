import { CHANGE_TOLD_AFTER_MS, HOUR_MS } from '@copa/domain/limits';
import { isOver } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { Context } from '../dependencies.ts';
import type { Happening, JobNotice } from '../notices/notice.ts';
import { tellDue } from '../notices/tell.ts';
import { putOnAgenda } from '../store/agenda.ts';
import { CHANGE_NOTICES, type ChangeNotice, TOURNAMENTS } from '../store/collections.ts';
import type { Transaction } from '../store/database.ts';
import { HELD_OR_WAITING, unitPage } from '../store/unit-pages.ts';
import { changeLetter, concernsReader, isSameDate } from './change-mail.ts';
import { rulesVersion } from './rules-version.ts';

type Needs = Pick<Context, 'database' | 'logger'>;
type State = ChangeNotice['told'];

const SENT_EVERY_MS = HOUR_MS;
const READ_BEFORE_MS = HOUR_MS;

/** Players also know a tournament that was hidden after they registered. */
export const isKnown = ({ status, currentPlayers, waitingPlayers, playersErasedAt }: Tournament) =>
  status === 'published' || (playersErasedAt === null && currentPlayers + waitingPlayers > 0);

export function putChangeNotice(
  transaction: Transaction,
  notice: ChangeNotice | null,
  before: Tournament,
  after: Tournament,
  now: Date,
): void {
  const [from, to] = [stateOf(before), stateOf(after)];
  if (!isKnown(before) || isSame(from, to) || (notice?.sending ?? null) !== null) return;
  const sentAt = notice?.sentAt ?? null;
  const pending = notice?.dueAt ?? null;
  const told = notice === null || pending === null ? from : notice.told;
  const dueAt = noticeDueAt({ told, sentAt, dueAt: pending }, to, [...before.windows, ...after.windows], now);
  putOnAgenda(transaction, 'change', before.id, dueAt);
  transaction.set(CHANGE_NOTICES, { id: before.id, told, sending: null, after: null, sentAt, dueAt });
}

/**
 * Players get at most one notice an hour. They read of another date or a cancellation sooner if the hourly notice
 * would leave less than an hour before a start or the close of a confirmation.
 */
function noticeDueAt(
  { told, sentAt, dueAt }: Pick<ChangeNotice, 'told' | 'sentAt' | 'dueAt'>,
  current: State,
  windows: Tournament['windows'],
  now: Date,
): Date {
  const soon = now.getTime() + CHANGE_TOLD_AFTER_MS;
  const hourly = Math.max(soon, (sentAt?.getTime() ?? 0) + SENT_EVERY_MS);
  const isToggled = told.cancelled !== current.cancelled;
  if (!isToggled && isSameDate(told, current)) return new Date(hourly);
  const starts = [told.date, current.date].filter((date) => date !== null && (isToggled || date > now));
  const closes = windows.map(({ closesAt }) => closesAt).filter((closesAt) => closesAt > now);
  const isPressing = [...starts, ...closes].some(
    (moment) => moment !== null && moment.getTime() < hourly + READ_BEFORE_MS,
  );
  if (isPressing) return new Date(soon);
  return new Date(Math.min(hourly, Math.max(soon, dueAt?.getTime() ?? hourly)));
}

interface OfChange extends Happening {
  readonly from: State;
  readonly to: State;
  readonly after: string | null;
}

export const CHANGE: JobNotice<OfChange> = {
  kind: 'change',
  night: 'told',
  due: async (reader, id, now) => {
    const notice = await reader.get(CHANGE_NOTICES, id);
    if (notice === null || notice.dueAt === null || notice.dueAt > now) return null;
    const tournament = await reader.get(TOURNAMENTS, id);
    if (tournament === null) {
      return { happening: null, done: (transaction) => transaction.remove(CHANGE_NOTICES, id) };
    }
    const current = stateOf(tournament);
    const to = notice.sending ?? current;
    const end =
      (fields: Pick<ChangeNotice, 'told' | 'dueAt'> & Partial<ChangeNotice>) => (transaction: Transaction) =>
        transaction.update(CHANGE_NOTICES, id, { sending: null, after: null, ...fields });
    if (isOver(tournament, now) || isSame(to, notice.told)) {
      return { happening: null, done: end({ told: current, dueAt: null }) };
    }
    if (tournament.status !== 'published') return null;
    const again = isSame(to, current)
      ? null
      : noticeDueAt({ told: to, sentAt: now, dueAt: null }, current, tournament.windows, now);
    return {
      happening: {
        tournament,
        about: '',
        turn: notice.dueAt.getTime(),
        from: notice.told,
        to,
        after: notice.after,
      },
      paused: (transaction, after) => transaction.update(CHANGE_NOTICES, id, { sending: to, after }),
      done: end({ told: to, sentAt: now, dueAt: again }),
    };
  },
  to: (reader, { tournament, after: stopped }, after) =>
    unitPage(reader, tournament.id, [HELD_OR_WAITING], after ?? stopped),
  mail: { isFor: concernsReader, letter: (change, _unit, member, now) => changeLetter(member, change, now) },
  push: null,
};

export const sendChangeNotices = (needs: Needs, now: Date) => tellDue(needs, CHANGE, CHANGE_NOTICES, now);

function stateOf(tournament: Tournament): State {
  const { date, cancelledAt } = tournament;
  return { date, cancelled: cancelledAt !== null, rules: rulesVersion(tournament) };
}

function isSame(one: State, two: State): boolean {
  if (one.cancelled || two.cancelled) return one.cancelled === two.cancelled;
  return isSameDate(one, two) && one.rules === two.rules;
}
