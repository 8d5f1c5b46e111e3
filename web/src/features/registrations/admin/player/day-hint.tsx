import { runningWindow } from '@copa/domain/tournaments/places/window-phase';
import { LinkButton } from '../../../../components/button.tsx';
import { dayPath } from '../../../../config/day-path.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/places.ts';
import type { StandingNote } from '../inbox/use-standings.ts';

interface DayHintProps {
  readonly tournament: ListedTournament;
  readonly note: StandingNote;
}

/** The day has the acts on a place, for which an organiser may look here. */
export function DayHint({ tournament, note }: DayHintProps) {
  const now = useNow();
  const text = hintOf(tournament, note, now);
  if (text === null) return null;
  return (
    <div className="grid justify-items-start gap-2">
      <p>{text}</p>
      <LinkButton variant="secondary" to={dayPath(tournament.id)}>
        {words.toDay}
      </LinkButton>
    </div>
  );
}

function hintOf(tournament: ListedTournament, { standing }: StandingNote, now: Date): string | null {
  const { currentPlayers, maxPlayers } = tournament;
  if (standing === 'waiting') return currentPlayers < maxPlayers ? words.placeIsGivenThere : null;
  const window = runningWindow(tournament, now);
  return standing === 'held' && window !== null && window.kind !== 'final' ? words.isConfirmedThere : null;
}
