import type { TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { isPaused } from '@copa/domain/tournaments/places/pause';
import { isWaitlistLive } from '@copa/domain/tournaments/places/waitlist-limit';
import { typedNumber } from '../../../../lib/admin/typed-number.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/editor.ts';
import { changeText, hasPlayersToTell, type ToldChange } from './change-text.ts';
import { useTournamentForm } from './tournament-form.ts';
import { tournamentValuesOf } from './tournament-form-values.ts';

interface ToldProps {
  readonly tournament: TournamentAnswer | null;
}

interface ToldOfChangeProps extends ToldProps {
  readonly of: ToldChange;
}

export function ToldOfChange({ of, tournament }: ToldOfChangeProps) {
  const { values } = useTournamentForm();
  const now = useNow();
  return (
    <output className="text-sm text-warning empty:absolute">{changeText(of, tournament, values, now)}</output>
  );
}

interface GivenPlacesProps extends ToldProps {
  readonly by: 'maxPlayers' | 'waitlistMode';
}

/** Units that wait get the new places at once, and no later change takes a place back. */
export function GivenPlaces({ by, tournament }: GivenPlacesProps) {
  const { values } = useTournamentForm();
  const now = useNow();
  const isGiven =
    hasPlayersToTell(tournament) &&
    values.status === 'published' &&
    values.waitlistMode === 'auto' &&
    !isPaused(tournament) &&
    isWaitlistLive(tournament, now) &&
    values[by] !== tournamentValuesOf(tournament)[by];
  const free = isGiven ? typedNumber(values.maxPlayers) - tournament.currentPlayers : 0;
  const given = Math.min(free, tournament?.waitingPlayers ?? 0);
  return (
    <output className="text-sm text-warning empty:absolute">{given > 0 && words.givesPlaces(given)}</output>
  );
}
