import { SEASON_TOURNAMENTS_MAX } from '@copa/domain/limits';
import type { Season } from '@copa/domain/seasons/season';
import { ownStart } from '@copa/domain/tournaments/date';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { AdminSection } from '../../../components/admin/admin-section.tsx';
import { Row, Rows } from '../../../components/admin/rows.tsx';
import { Button } from '../../../components/button.tsx';
import { tournamentPath } from '../../../config/day-path.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/admin.ts';
import { AddTournament } from './add-tournament.tsx';
import { TakeOutDialog } from './season-dialogs.tsx';

interface SeasonTournamentsProps {
  readonly season: Season;
  readonly members: readonly Tournament[];
  readonly canChange: boolean;
}

export function SeasonTournaments({ season, members, canChange }: SeasonTournamentsProps) {
  const now = useNow();
  const [asked, setAsked] = useState<Tournament | 'add' | null>(null);
  const close = () => setAsked(null);
  const isFull = season.tournamentIds.length >= SEASON_TOURNAMENTS_MAX;
  return (
    <AdminSection title={words.tournaments}>
      {season.tournamentIds.length === 0 && <p className="text-mist">{words.noTournaments}</p>}
      {members.length > 0 && (
        <Rows label={words.tournaments}>
          {members.map((tournament) => (
            <Row
              key={tournament.id}
              title={tournament.name}
              target={tournamentPath(tournament.id)}
              action={
                canChange && (
                  <Button
                    variant="ghost"
                    className="px-2.5!"
                    aria-label={`${words.takeOut} ${tournament.name}`}
                    onClick={() => setAsked(tournament)}
                  >
                    {words.takeOut}
                  </Button>
                )
              }
            >
              <p className="text-sm text-mist">
                {ownStart(tournament, now)}
                {tournament.endedAt !== null && ` · ${words.ended}`}
              </p>
            </Row>
          ))}
        </Rows>
      )}
      {canChange && isFull && <p className="text-warning">{words.full}</p>}
      {canChange && !isFull && (
        <Button variant="secondary" className="w-fit" onClick={() => setAsked('add')}>
          {words.add}
        </Button>
      )}
      {asked === 'add' && <AddTournament season={season} onClose={close} />}
      {asked !== null && asked !== 'add' && (
        <TakeOutDialog season={season} tournament={asked} onClose={close} />
      )}
    </AdminSection>
  );
}
