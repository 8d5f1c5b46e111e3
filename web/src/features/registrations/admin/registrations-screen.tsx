import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { useState } from 'react';
import { FilterSelect } from '../../../components/admin/filter-select.tsx';
import { LoadError } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { ExportButton } from './export-button.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { useInboxAddress } from './inbox/use-inbox-address.ts';
import { PlayerDialog } from './player/player-dialog.tsx';

const EVERY = '';

export function RegistrationsScreen() {
  const tournaments = useApiQuery(listTournamentsWithRegistrations, { query: { limit: PAGE_LIMIT_MAX } });
  const address = useInboxAddress();
  const [adding, setAdding] = useState(false);
  if (tournaments.isPending) return <PageSkeleton label="Cargando torneos…" />;
  if (tournaments.data === undefined) {
    return <LoadError query={tournaments} />;
  }
  const list = tournaments.data.tournaments;
  const chosen = list.find(({ id }) => id === address.tournamentId);
  return (
    <div className="wrap pb-6">
      <PageHeader
        title="Inscripciones"
        intro={chosen && `${chosen.currentPlayers} de ${chosen.maxPlayers} cupos ocupados`}
        actionsBeside
        actions={
          chosen && (
            <>
              <Button onClick={() => setAdding(true)}>
                {chosen.modality === 'solo' ? 'Agregar jugador' : 'Agregar equipo'}
              </Button>
              <ExportButton tournament={chosen} />
            </>
          )
        }
      />
      <div className="mb-4">
        <FilterSelect label="Torneo" value={chosen?.id ?? EVERY} onChange={address.setTournament}>
          <option value={EVERY}>Todos los torneos</option>
          {list.map(({ id, name, registrations: { pending } }) => (
            <option key={id} value={id}>
              {pending === 0 ? name : `${name} · ${pending} por revisar`}
            </option>
          ))}
        </FilterSelect>
      </div>
      <LiveArea>
        <Inbox key={address.tournamentId} address={address} tournaments={list} />
      </LiveArea>
      {adding && chosen !== undefined && (
        <PlayerDialog task={{ kind: 'add', tournament: chosen }} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
