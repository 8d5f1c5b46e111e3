import { LinkButton } from '../../../../../components/button.tsx';
import { paths } from '../../../../../config/paths.ts';
import { useNow } from '../../../../../lib/use-now.ts';
import * as words from '../../../words/ticket.ts';
import { TapPart } from '../tap-part.tsx';
import type { ShownTicket } from './ticket-state.ts';

export function TicketButton(shown: ShownTicket) {
  const { asks, headline, toBoard, tournament } = shown;
  const now = useNow();
  if (asks !== null) return shown[asks];
  if (toBoard !== null) {
    return (
      <LinkButton to={toBoard} size="lg" icon="trophy" block>
        {words.showBoard}
      </LinkButton>
    );
  }
  if (tournament !== null && headline?.kind.startsWith('released')) {
    const isLate = tournament.date !== null && tournament.date <= now;
    return (
      <LinkButton to={isLate ? paths.tournaments.to() : paths.tournament.to(tournament.id)} size="lg" block>
        {isLate ? words.seeOthers : words.seePlaces}
      </LinkButton>
    );
  }
  return <TapPart {...shown} />;
}
