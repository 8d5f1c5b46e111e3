import { listTournamentsWithRegistrations } from '@copa/domain/api/tournaments';
import { ADMIN_REFRESH_MS, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { useSearchParams } from 'react-router-dom';
import { LoadError, MoreButton, StaleNotice } from '../../components/admin/query-states.tsx';
import { Button } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { useApiPages } from '../../lib/admin/admin-api.ts';
import { EditTournamentScreen, NewTournamentScreen } from './editor-screen.tsx';
import { TournamentList } from './tournament-list.tsx';
import type { VisitorViews } from './tournament-preview.tsx';

/** The list, and instead of it the editor, which has an address of its own so that back closes it. */
export function TournamentsScreen({ views }: { views: VisitorViews }) {
  const [search, setSearch] = useSearchParams();
  const onClose = () => setSearch({}, { replace: true });
  const copied = search.get('duplicar');
  const edited = copied ?? search.get('editar');
  if (search.has('nuevo')) return <NewTournamentScreen views={views} onClose={onClose} />;
  if (edited === null) return <ListScreen onOpen={(action, id) => setSearch({ [action]: id })} />;
  const duplicate = copied !== null;
  return (
    <EditTournamentScreen
      key={`${edited}-${duplicate}`}
      id={edited}
      duplicate={duplicate}
      views={views}
      onClose={onClose}
    />
  );
}

interface ListScreenProps {
  readonly onOpen: (action: 'nuevo' | 'editar' | 'duplicar', id: string) => void;
}

function ListScreen({ onOpen }: ListScreenProps) {
  const query = useApiPages(
    listTournamentsWithRegistrations,
    { query: { limit: PAGE_LIMIT_MAX } },
    { refetchInterval: ADMIN_REFRESH_MS },
  );
  if (query.isPending) return <PageSkeleton label="Cargando torneos…" />;
  if (query.data === undefined) return <LoadError query={query} />;
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Gestión de Torneos"
        actionsBeside
        actions={
          <>
            <Button onClick={() => onOpen('nuevo', '1')}>Crear torneo</Button>
            <Button
              variant="secondary"
              busy={query.isRefetching && !query.isFetchingNextPage}
              onClick={() => void query.refetch()}
            >
              Actualizar
            </Button>
          </>
        }
      />
      <StaleNotice query={query} />
      <TournamentList tournaments={query.data.pages.flatMap((page) => page.tournaments)} onOpen={onOpen} />
      <MoreButton hasMore={query.hasNextPage} busy={query.isFetchingNextPage} onMore={query.fetchNextPage} />
    </div>
  );
}
