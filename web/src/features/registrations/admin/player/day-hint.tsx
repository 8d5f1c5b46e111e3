import { owes } from '@copa/domain/registrations/confirmation';
import type { Registration } from '@copa/domain/registrations/registration';
import { isComplete } from '@copa/domain/registrations/unit';
import { runningWindow } from '@copa/domain/tournaments/places/window-phase';
import { isOver } from '@copa/domain/tournaments/state';
import { LinkButton } from '../../../../components/button.tsx';
import { dayPath } from '../../../../config/day-path.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/places.ts';
import type { StandingNote } from '../inbox/use-standings.ts';

interface DayHintProps {
  readonly registration: Registration;
  readonly tournament: ListedTournament;
  readonly note: StandingNote;
}

/** An organiser may look here for acts on a place, and only the day has them. */
export function DayHint(props: DayHintProps) {
  const now = useNow();
  const text = hintOf(props, now);
  if (text === null) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{text}</p>
      <LinkButton variant="secondary" to={dayPath(props.tournament.id)}>
        {words.toDay}
      </LinkButton>
    </div>
  );
}

function hintOf({ registration, tournament, note }: DayHintProps, now: Date): string | null {
  if (tournament.cancelledAt !== null || isOver(tournament, now)) return null;
  if (note.standing === 'waiting') {
    const hasFreePlace = tournament.currentPlayers < tournament.maxPlayers;
    return hasFreePlace && isComplete(registration.members) ? words.placeIsGivenThere : null;
  }
  const window = runningWindow(tournament, now);
  const isAsked = window !== null && window.kind !== 'final' && owes(registration, tournament, window.kind);
  return note.standing === 'held' && isAsked ? words.isConfirmedThere : null;
}
