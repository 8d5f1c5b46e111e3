import { getSettings } from '@copa/domain/api/management';
import { listTournamentsWithRegistrations } from '@copa/domain/api/tournaments';
import { DEFAULT_SITE } from '@copa/domain/brand';
import { ADMIN_REFRESH_MS, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import type { Tournament } from '@copa/domain/tournament';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '../../components/admin/query-states.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/fields/text-field.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { useApiQuery } from '../../lib/admin/admin-api.ts';
import { useNow } from '../../lib/use-now.ts';
import { DeleteTournamentDialog } from './delete-tournament-dialog.tsx';
import { TournamentEditor } from './tournament-editor.tsx';
import { duplicateOf, emptyValues, valuesOf } from './tournament-form-values.ts';
import { listedTournaments, SORTS, type SortName } from './tournament-order.ts';
import { STATUS_LABELS, TournamentRow, type TournamentRowData } from './tournament-row.tsx';

type Preview = (tournament: Tournament) => ReactNode;

/** The list, and over it the editor, which has an address of its own so that back closes it. */
export function TournamentsScreen({ preview }: { preview: Preview }) {
  const [search, setSearch] = useSearchParams();
  const tournaments = useApiQuery(
    listTournamentsWithRegistrations,
    { query: { limit: PAGE_LIMIT_MAX } },
    { refetchInterval: ADMIN_REFRESH_MS },
  );
  const settings = useApiQuery(getSettings);
  const [version, setVersion] = useState(0);
  const editing = search.get('editar') ?? search.get('duplicar');
  const isNew = search.has('nuevo');

  if (tournaments.isPending || ((isNew || editing !== null) && settings.isPending)) {
    return <PageSkeleton label="Cargando torneos…" />;
  }
  if (tournaments.data === undefined)
    return <LoadError error={tournaments.error} retry={tournaments.refetch} />;
  if (!isNew && editing === null) {
    return (
      <List tournaments={tournaments.data.tournaments} onOpen={(action, id) => setSearch({ [action]: id })} />
    );
  }

  const tournament = tournaments.data.tournaments.find(({ id }) => id === editing);
  const close = () => setSearch({});
  if (!isNew && tournament === undefined) {
    return (
      <EmptyState
        heading="h1"
        title="Torneo no encontrado"
        actions={<Button onClick={close}>Volver a la lista</Button>}
      >
        Alguien lo eliminó mientras tanto.
      </EmptyState>
    );
  }
  const defaultRules = settings.data?.defaultRules ?? DEFAULT_SITE.defaultRules;
  const duplicating = search.has('duplicar') && tournament !== undefined;
  const current = duplicating ? null : (tournament ?? null);
  return (
    <div className="wrap">
      <PageHeader title={current === null ? 'Nuevo torneo' : current.name} />
      <TournamentEditor
        key={`${editing ?? 'nuevo'}-${version}`}
        tournament={current}
        initial={
          duplicating
            ? duplicateOf(tournament)
            : current === null
              ? emptyValues(defaultRules)
              : valuesOf(current)
        }
        defaultRules={defaultRules}
        preview={preview}
        onSaved={close}
        onCancel={close}
        onReload={() => void tournaments.refetch().then(() => setVersion(version + 1))}
      />
    </div>
  );
}

interface ListProps {
  readonly tournaments: readonly TournamentRowData[];
  readonly onOpen: (action: 'nuevo' | 'editar' | 'duplicar', id: string) => void;
}

function List({ tournaments, onOpen }: ListProps) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const [sort, setSort] = useState<SortName>('date');
  const [deleting, setDeleting] = useState<TournamentRowData | null>(null);
  const now = useNow();
  const shown = listedTournaments(tournaments, { text, status, sort });
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Gestión de Torneos"
        actions={<Button onClick={() => onOpen('nuevo', '1')}>Crear torneo</Button>}
      />
      <search className="mb-6 grid gap-4 sm:grid-cols-3">
        <TextField
          label="Buscar"
          required
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Estado"
          required
          value={status}
          placeholder="Todos"
          options={Object.entries(STATUS_LABELS).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setStatus(event.target.value)}
        />
        <SelectField
          label="Ordenar por"
          required
          value={sort}
          options={Object.entries(SORTS).map(([value, { label }]) => ({ value, label }))}
          onChange={(event) => setSort(event.target.value as SortName)}
        />
      </search>
      <p role="status" className="mb-4 text-sm text-mist">
        {shown.length === 1 ? '1 torneo' : `${shown.length} torneos`}
      </p>
      {shown.length === 0 && (
        <EmptyState title="Ningún torneo todavía">Crea el primero o cambia la búsqueda.</EmptyState>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        {shown.map((tournament) => (
          <TournamentRow
            key={tournament.id}
            tournament={tournament}
            now={now}
            onEdit={() => onOpen('editar', tournament.id)}
            onDuplicate={() => onOpen('duplicar', tournament.id)}
            onDelete={() => setDeleting(tournament)}
          />
        ))}
      </div>
      <DeleteTournamentDialog tournament={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
