import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { isReleasedByWindow, owes } from '@copa/domain/registrations/confirmation';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { hourInSentence, ownAt } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { windowPhase } from '@copa/domain/tournaments/places/window-phase';
import * as words from '../words/windows.ts';

export type AskedTournament = Pick<FollowedTournament, 'date' | 'endDate' | 'endedAt' | 'cancelledAt'> &
  Pick<FollowedTournament, 'windows' | 'closings' | 'waitlist' | 'stage'>;
export type AskedUnit = Pick<Ticket, 'place' | 'releasedBy' | 'confirmations' | 'late' | 'placedAt'> &
  Pick<Ticket, 'unit' | 'lobby'>;

export interface WindowStep {
  readonly dot: 'done' | 'open' | 'missed' | 'ahead';
  readonly name: string;
  readonly says: string;
  /** Says what happens without a confirmation. Before the window opens, also says what will be asked. */
  readonly means?: string;
}

/** A unit that lost its place by a missed confirmation still sees the steps. */
function isAsked({ place, releasedBy }: AskedUnit): boolean {
  return place !== 'released' || isReleasedByWindow(releasedBy);
}

export function ownWindows(tournament: AskedTournament, ticket: AskedUnit, now: Date) {
  if (tournament.windows.length === 0 || tournament.cancelledAt !== null) return null;
  if (!isAsked(ticket) || (ticket.place === 'waiting' && !isWaitlistLive(tournament, now))) return null;
  return {
    title: ticket.place === 'waiting' ? words.ifPlace : words.yours,
    steps: tournament.windows.map((window) => ({
      kind: window.kind,
      name: WINDOW_NAMES[window.kind],
      ...stateOf(window, tournament, ticket, now),
    })),
  };
}

function stateOf(
  window: ConfirmationWindow,
  tournament: AskedTournament,
  ticket: AskedUnit,
  now: Date,
): Omit<WindowStep, 'name'> {
  if (ticket.confirmations[window.kind] !== null) return { dot: 'done', says: words.confirmed };
  if (ticket.late[window.kind] !== null) return { dot: 'missed', says: words.late };
  const phase = windowPhase(tournament, window, now);
  const otherwise = words.otherwise(window, ticket.unit.size > 1);
  if (ticket.place === 'released' && (phase === 'coming' || phase === 'open')) {
    return { dot: 'ahead', says: words.notNeeded };
  }
  if (phase === 'coming') {
    const means = words.ahead(window.kind, hourInSentence(window.closesAt, now), otherwise);
    return { dot: 'ahead', says: words.opens(ownAt(window.opensAt, now)), means };
  }
  if (ticket.place !== 'waiting' && !owes(ticket, tournament, window.kind)) {
    return { dot: 'ahead', says: words.notNeeded };
  }
  if (phase !== 'open') return { dot: ticket.place === 'waiting' ? 'ahead' : 'missed', says: words.closed };
  const says = words.closes(ownAt(window.closesAt, now));
  return ticket.place === 'held' ? { dot: 'open', says, means: otherwise } : { dot: 'ahead', says };
}

const DOTS = { done: 'text-success', open: 'text-gold', missed: 'text-danger', ahead: 'text-mist' } as const;

export function looksOf(dot: WindowStep['dot']) {
  return { dot: DOTS[dot], name: dot === 'open' ? 'text-ink' : 'font-semibold text-mist' };
}
