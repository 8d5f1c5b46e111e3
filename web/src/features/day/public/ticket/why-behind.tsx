import { behindServedFrom } from '@copa/domain/registrations/places/behind';
import type { Ticket } from '@copa/domain/registrations/ticket';
import { atHour } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { Card } from '../../../../components/card.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/behind.ts';

interface WhyBehindProps {
  readonly ticket: Ticket;
  readonly tournament: FollowedTournament;
}

export default function WhyBehind({ ticket, tournament }: WhyBehindProps) {
  const now = useNow();
  const from = behindServedFrom(tournament);
  const hour = from === null || from <= now ? null : atHour(from, tournament.timeZone, now);
  return (
    <Card className="grid gap-2">
      <h2 className="text-xl uppercase">{words.title}</h2>
      <p className="text-mist">{words.why(ticket.unit.size > 1)}</p>
      {tournament.waitlist.mode === 'auto' && <p className="text-mist">{words.left(hour)}</p>}
      <p className="text-sm text-dim">{words.mistake}</p>
    </Card>
  );
}
