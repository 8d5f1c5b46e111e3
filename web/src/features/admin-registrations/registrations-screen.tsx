import { listTournamentsWithRegistrations } from '@copa/domain/api/tournaments';
import { PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { LoadError } from '../../components/admin/query-states.tsx';
import { SelectField } from '../../components/fields/text-field.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { useApiQuery } from '../../lib/admin/admin-api.ts';
import { LiveArea } from '../../lib/live/live-area.tsx';
import { ExportButton } from './export-button.tsx';
import { Inbox } from './inbox.tsx';
import { useInboxAddress } from './use-inbox-address.ts';

const EVERY = '';

export function RegistrationsScreen() {
  const tournaments = useApiQuery(listTournamentsWithRegistrations, { query: { limit: PAGE_LIMIT_MAX } });
  const address = useInboxAddress();
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
        actions={chosen && <ExportButton tournament={chosen} />}
      />
      <div className="mb-4">
        <SelectField
          label="Torneo"
          required
          value={chosen?.id ?? EVERY}
          options={[
            { value: EVERY, label: 'Todos los torneos' },
            ...list.map(({ id, name, registrations }) => ({
              value: id,
              label: registrations.pending === 0 ? name : `${name} · ${registrations.pending} por revisar`,
            })),
          ]}
          onChange={(event) => address.setTournament(event.target.value)}
        />
      </div>
      <LiveArea>
        <Inbox key={address.tournamentId} address={address} tournaments={list} />
      </LiveArea>
    </div>
  );
}
