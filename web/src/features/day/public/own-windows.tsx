import { owes } from '@copa/domain/registrations/confirmation';
import type { Ticket } from '@copa/domain/registrations/ticket';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-room';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import { windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/windows.ts';
import { WindowList } from './window-list.tsx';

/** Units that were rejected or gave up their place confirm nothing; a unit that missed a confirmation sees when that was. */
function isAsked({ place, releasedBy }: Ticket): boolean {
  return place !== 'released' || releasedBy === 'entry' || releasedBy === 'match';
}

export function OwnWindows({ tournament, ticket }: { tournament: FollowedTournament; ticket: Ticket }) {
  const now = useNow();
  if (tournament.windows.length === 0 || tournament.cancelledAt !== null) return null;
  if (!isAsked(ticket) || (ticket.place === 'waiting' && !isWaitlistLive(tournament, now))) return null;
  const stateOf = (window: ConfirmationWindow) => {
    if (ticket.confirmations[window.kind] !== null) return <Badge tone="success">{words.confirmed}</Badge>;
    if (ticket.late[window.kind] !== null) return <Badge tone="warning">{words.late}</Badge>;
    const phase = windowPhase(tournament, window, now);
    if (phase === 'coming' || ticket.place === 'waiting') return null;
    if (!owes(ticket, tournament, window.kind)) return <Badge>{words.notNeeded}</Badge>;
    if (phase !== 'open') return <Badge>{words.closed}</Badge>;
    return ticket.place === 'held' ? <Badge tone="warning">{words.open}</Badge> : null;
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl uppercase">{ticket.place === 'waiting' ? words.ifPlace : words.yours}</h2>
      <WindowList tournament={tournament} stateOf={stateOf} />
    </Card>
  );
}
