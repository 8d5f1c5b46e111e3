import { can } from '@copa/domain/people/roles';
import { RegistrationSchema } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { DayPlay } from '../../../config/day-play.ts';
import { useAdmin } from '../../../lib/admin/admin-context.ts';
import { useAllLiveDocuments } from '../../../lib/live/use-live-documents.ts';
import { InNoLobby } from './in-no-lobby.tsx';
import { unitsQuery } from './use-day.ts';

interface LateUnitsProps {
  readonly tournament: Tournament;
  readonly play: Pick<DayPlay, 'redraw'>;
  readonly now: Date;
}

/** Reads the units only while the lobbies can be made again. */
export function LateUnits({ tournament, play, now }: LateUnitsProps) {
  const { user } = useAdmin();
  const isAsked = play.redraw !== null && can(user, 'manage_registrations');
  const { documents } = useAllLiveDocuments(isAsked ? unitsQuery(tournament.id) : null, RegistrationSchema);
  return isAsked && <InNoLobby day={{ tournament, units: documents }} play={play} now={now} />;
}
