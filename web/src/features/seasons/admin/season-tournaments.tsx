import type { Season } from '@copa/domain/seasons/season';
import { ownStart } from '@copa/domain/tournaments/date';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { tournamentPath } from '../../../config/day-path.ts';
import { useDocumentsAt } from '../../../lib/live/use-documents-at.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';

/** The tournaments of a season, the latest first, live. */
export function useMembers({ tournamentIds }: Pick<Season, 'tournamentIds'>): readonly Tournament[] {
  const stored = useDocumentsAt(tournamentIds.map((id) => `tournaments/${id}`).toSorted(), TournamentSchema);
  return [...stored.values()].toSorted((one, other) => Number(other.date) - Number(one.date));
}

export function SeasonTournaments({ season }: { readonly season: Season }) {
  const now = useNow();
  const members = useMembers(season);
  return (
    <AdminSection title={words.tournaments}>
      {season.tournamentIds.length === 0 && <p className="text-mist">{words.noTournaments}</p>}
      {members.length > 0 && (
        <Rows label={words.tournaments}>
          {members.map((tournament) => (
            <Row key={tournament.id} title={tournament.name} target={tournamentPath(tournament.id)}>
              <p className="text-sm text-mist">
                {ownStart(tournament, now)}
                {tournament.endedAt !== null && ` · ${words.ended}`}
              </p>
            </Row>
          ))}
        </Rows>
      )}
    </AdminSection>
  );
}
