import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { owes } from '@copa/domain/registrations/confirmation';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { hourInSentence, ownAt } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { Card } from '../../../components/card.tsx';
import { Icon } from '../../../components/icon.tsx';
import { cx } from '../../../lib/cx.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/windows.ts';

/**
 * False for rejected units and those that gave up their place. A unit that missed a confirmation still sees
 * when it was.
 */
function isAsked({ place, releasedBy }: Ticket): boolean {
  return place !== 'released' || releasedBy === 'entry' || releasedBy === 'match';
}

const DOTS = { done: 'text-success', open: 'text-gold', missed: 'text-danger', ahead: 'text-mist' } as const;

interface Step {
  readonly dot: keyof typeof DOTS;
  readonly says: string;
  /** While the confirmation is ahead, this says what it asks and what follows from missing it. */
  readonly means?: string;
}

/** Shows one line for each confirmation: a tick once it is confirmed, otherwise its next hour and what follows. */
export function OwnWindows({ tournament, ticket }: { tournament: FollowedTournament; ticket: Ticket }) {
  const now = useNow();
  if (tournament.windows.length === 0 || tournament.cancelledAt !== null) return null;
  if (!isAsked(ticket) || (ticket.place === 'waiting' && !isWaitlistLive(tournament, now))) return null;
  const stepOf = (window: ConfirmationWindow): Step => {
    if (ticket.confirmations[window.kind] !== null) return { dot: 'done', says: words.confirmed };
    if (ticket.late[window.kind] !== null) return { dot: 'missed', says: words.late };
    const phase = windowPhase(tournament, window, now);
    const otherwise = words.otherwise(window, ticket.unit.size > 1);
    if (phase === 'coming') {
      const means = words.ahead(window.kind, hourInSentence(window.closesAt, now), otherwise);
      return { dot: 'ahead', says: words.opens(ownAt(window.opensAt, now)), means };
    }
    const isOpen = phase === 'open';
    if (ticket.place !== 'waiting' && !owes(ticket, tournament, window.kind)) {
      return { dot: 'ahead', says: words.notNeeded };
    }
    if (!isOpen) return { dot: ticket.place === 'waiting' ? 'ahead' : 'missed', says: words.closed };
    const says = words.closes(ownAt(window.closesAt, now));
    return ticket.place === 'held' ? { dot: 'open', says, means: otherwise } : { dot: 'ahead', says };
  };
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{ticket.place === 'waiting' ? words.ifPlace : words.yours}</h2>
      <ol className="grid gap-3">
        {tournament.windows.map((window) => {
          const { dot, says, means } = stepOf(window);
          return (
            <li key={window.kind} className="grid grid-cols-[1.25rem_1fr] items-baseline gap-x-2">
              <span aria-hidden="true" className={cx('grid place-items-center', DOTS[dot])}>
                {dot === 'done' ? (
                  <Icon name="check" className="size-5" />
                ) : (
                  <span className="size-3 rounded-full border-2 border-current bg-current/40" />
                )}
              </span>
              <span className="grid min-w-0 gap-x-3 sm:flex sm:items-baseline sm:justify-between">
                <strong className={dot === 'open' ? 'text-ink' : 'font-semibold text-mist'}>
                  {WINDOW_NAMES[window.kind]}
                </strong>
                <span className={cx('text-sm', DOTS[dot])}>{says}</span>
              </span>
              {means !== undefined && <span className="col-start-2 text-sm text-mist">{means}</span>}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
