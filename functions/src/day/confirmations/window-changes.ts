import type { Rooms } from '@copa/domain/day/room';
import { namedHour } from '@copa/domain/time/hours';
import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { isUntold } from '@copa/domain/tournaments/places/untold';
import { NO_CLOSING, type WindowKind } from '@copa/domain/tournaments/places/window';
import { reviewEnd, windowOf, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { tournamentDateErrors } from '@copa/domain/tournaments/tournament-input';
import { type ActionOn, type Actor, writeAudit } from '../../audit.ts';
import type { Context } from '../../dependencies.ts';
import { found, invalidFields, refusal } from '../../refusals.ts';
import { ROOMS, TOURNAMENTS } from '../../store/collections.ts';
import type { Writer } from '../../store/database.ts';
import { changeTournament } from '../../store/tournament-writes.ts';
import { tournamentAnswer } from '../../tournaments/queries.ts';
import * as tournamentWords from '../../tournaments/words.ts';
import { laterThan } from '../../versions.ts';
import { noteDelivery } from '../rooms/delivery.ts';
import { earlyRoom } from '../rooms/rooms.ts';
import * as words from '../words.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'newId'>;

export function extendWindow(context: Needs, actor: Actor, id: string, kind: WindowKind, closesAt: Date) {
  return changeWindow(context, actor, id, (tournament, now, rooms) => {
    const window = found(windowOf(tournament, kind), words.noSuchWindow);
    const closing = tournament.closings[kind];
    if (tournament.endedAt !== null) throw refusal('conflict', words.reviewEnded);
    const reopens = isUntold(tournament, window, now);
    if (closing?.extendedAt != null && window.closesAt.getTime() === closesAt.getTime()) return null;
    if (closing?.extendedAt != null && !reopens) throw refusal('conflict', words.extendedAlready);
    const phase = windowPhase(tournament, window, now);
    if (phase === 'closed' && closing?.closedAt == null && isPaused(tournament))
      throw refusal('conflict', words.publishToExtend);
    if (!reopens && (phase === 'closed' || closing?.closedAt != null))
      throw refusal('conflict', words.reviewEnded);
    if (closesAt <= window.closesAt || closesAt <= now)
      throw invalidFields({ closesAt: words.closeNotLater });
    const reopened = reopens ? ({ opensAt: now, onMissing: 'release' } as const) : {};
    const windows = tournament.windows.map((each) =>
      each.kind === kind ? { ...each, ...reopened, closesAt } : each,
    );
    const { windows: error } = tournamentDateErrors({ ...tournament, windows });
    if (error !== undefined) throw invalidFields({ closesAt: error });
    const extended = { ...NO_CLOSING, extendedAt: now, toldAt: closing?.toldAt ?? null };
    const closings = { ...tournament.closings, [kind]: extended };
    const early = earlyRoom({ rooms }, { ...tournament, windows, closings }, now);
    if (early !== null) {
      const openAt = namedHour(early.openAt, tournament.timeZone, now);
      throw invalidFields({ closesAt: words.closeAfterRoom(early.match, openAt) });
    }
    const action = reopens ? 'tournament.reopen-window' : 'tournament.extend-window';
    return { action, windows, closings };
  });
}

export function endReview(context: Needs, actor: Actor, id: string, kind: WindowKind) {
  return changeWindow(context, actor, id, (tournament, now) => {
    const window = found(windowOf(tournament, kind), words.noSuchWindow);
    const closing = tournament.closings[kind] ?? NO_CLOSING;
    if (now <= window.closesAt) throw refusal('conflict', words.stillOpen);
    if (closing.endedAt !== null) return null;
    if (isPaused(tournament)) throw refusal('conflict', words.nobodyLosesPlace);
    if (isUntold(tournament, window, now)) throw refusal('conflict', words.untold);
    if (now >= reviewEnd(tournament, window)) return null;
    const closings = { ...tournament.closings, [kind]: { ...closing, endedAt: now } };
    return { action: 'tournament.end-review', closings };
  });
}

interface Change extends Pick<Tournament, 'closings'>, Partial<Pick<Tournament, 'windows'>> {
  readonly action: ActionOn<'tournament'>;
}

async function changeWindow(
  context: Needs,
  actor: Actor,
  id: string,
  changeOf: (tournament: Tournament, now: Date, rooms: Rooms['rooms']) => Change | null,
): Promise<TournamentAnswer> {
  const now = context.clock();
  const tournament = await context.database.transaction(async (transaction) => {
    const [stored, rooms] = await Promise.all([transaction.get(TOURNAMENTS, id), transaction.get(ROOMS, id)]);
    const before = found(stored, tournamentWords.tournamentMissing);
    if (before.cancelledAt !== null) throw refusal('tournament-cancelled');
    const change = changeOf(before, now, rooms?.rooms ?? []);
    if (change === null) return before;
    return storeWindows(transaction, context, { actor, now }, before, change);
  });
  return tournamentAnswer(tournament, now);
}

export function storeWindows(
  writer: Writer,
  context: Needs,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  before: Tournament,
  { action, ...changed }: Change,
): Tournament {
  const changes = { ...changed, updatedAt: laterThan(before.updatedAt, now) };
  const after = { ...before, ...changes };
  changeTournament(writer, before, changes);
  noteDelivery(writer, after, context.newId);
  writeAudit(writer, context, {
    actor,
    action,
    target: `tournaments/${before.id}`,
    tournament: after,
    before: { windows: before.windows, closings: before.closings },
    after: { windows: after.windows, closings: after.closings },
  });
  return after;
}
