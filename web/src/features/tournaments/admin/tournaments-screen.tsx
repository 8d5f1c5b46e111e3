import { ADMIN_REFRESH_MS } from '@copa/domain/limits';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { getTournament, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { type ComponentProps, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { GoneNotice } from '../../../components/admin/gone-notice.tsx';
import { MissingDocument } from '../../../components/admin/missing-document.tsx';
import { FailedPage, MoreButton, StaleNotice } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { AreaHead } from '../../../components/page/area-head.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { tournamentPath } from '../../../config/day-path.ts';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useViewInstead } from '../../../lib/admin/use-view-instead.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { useTournamentPages } from '../../../lib/live/use-tournament-pages.ts';
import { isGone } from '../../../lib/network/api-client.ts';
import * as words from '../words/admin.ts';
import * as editorWords from '../words/editor.ts';
import { TournamentEditor } from './editor/tournament-editor.tsx';
import { AdminTournamentList } from './tournament-list.tsx';
import { type AdminListFilters, filtersIn, searchOf } from './tournament-order.ts';
import type { VisitorViews } from './tournament-preview.tsx';

export function TournamentsScreen({ views, play }: Pick<ListScreenProps, 'play'> & { views: VisitorViews }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const edited = search.get('editar');
  const isNew = search.has('nuevo');
  const leave = useViewInstead(isNew ? 'nuevo' : edited);
  const toList = () => setSearch(searchOf(filtersIn(search)), { replace: true });
  const toPage = (id: string) => void navigate(tournamentPath(id), { replace: true });
  if (isNew) return <NewTournamentScreen views={views} onClose={toList} onSaved={toPage} />;
  if (edited === null) {
    return (
      <LiveArea>
        <ListScreen
          play={play}
          onNew={(filters) => {
            leave();
            setSearch({ ...searchOf(filters), nuevo: '1' });
          }}
        />
      </LiveArea>
    );
  }
  return (
    <EditTournamentScreen
      key={edited}
      id={edited}
      views={views}
      onClose={() => toPage(edited)}
      onSaved={toPage}
      onMissing={toList}
    />
  );
}

interface ListScreenProps extends Pick<ComponentProps<typeof AdminTournamentList>, 'play'> {
  readonly onNew: (filters: AdminListFilters) => void;
}

function ListScreen({ play, onNew }: ListScreenProps) {
  const [search, setSearch] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersIn(search));
  const openNew = () => onNew(filters);
  const filter = (next: AdminListFilters) => {
    setFilters(next);
    setSearch(searchOf(next), { replace: true, preventScrollReset: true });
  };
  const { query, tournaments } = useTournamentPages({
    isWhole: filters.text !== '' || filters.status !== '' || filters.sort !== 'date',
    refetchInterval: ADMIN_REFRESH_MS,
  });
  if (query.isPending) return <PageSkeleton label={words.loading} />;
  if (query.data === undefined) return <FailedPage title={words.title} query={query} />;
  return (
    <div className="wrap pb-16">
      <AreaHead title={words.title} actions={<Button onClick={openNew}>{words.create}</Button>} />
      <StaleNotice query={query} />
      <AdminTournamentList
        tournaments={tournaments}
        hasMore={query.hasNextPage}
        play={play}
        filters={filters}
        onFilter={filter}
        onNew={openNew}
      />
      <MoreButton hasMore={query.hasNextPage} busy={query.isFetchingNextPage} onMore={query.fetchNextPage} />
      <Button
        variant="ghost"
        className="mt-4 -ml-[min(1rem,5vw)]"
        busy={query.isRefetching && !query.isFetchingNextPage}
        onClick={() => void query.refetch()}
      >
        {words.refresh}
      </Button>
    </div>
  );
}

interface ScreenProps {
  readonly views: VisitorViews;
  readonly onClose: () => void;
  readonly onSaved: (id: string) => void;
}

function NewTournamentScreen(props: ScreenProps) {
  const settings = useApiQuery(getSettings);
  if (settings.isPending) return <PageSkeleton label={editorWords.loading} />;
  if (settings.data === undefined) return <FailedPage title={editorWords.newTitle} query={settings} />;
  return (
    <div className="wrap">
      <AreaHead title={editorWords.newTitle} />
      <TournamentEditor {...props} tournament={null} defaultRules={settings.data.defaultRules} />
    </div>
  );
}

function EditTournamentScreen({
  id,
  onMissing,
  ...props
}: ScreenProps & { id: string; onMissing: () => void }) {
  const settings = useApiQuery(getSettings);
  const query = useApiQuery(getTournament, { params: { id } }, { refetchInterval: ADMIN_REFRESH_MS });
  const missing = isGone(query.error);
  if (missing && query.data === undefined)
    return <MissingDocument title={editorWords.missingTitle} onClose={onMissing} />;
  if (query.isPending || settings.isPending) return <PageSkeleton label={editorWords.loading} />;
  if (query.data === undefined) return <FailedPage title={words.title} query={query} />;
  if (settings.data === undefined) return <FailedPage title={words.title} query={settings} />;
  const original: TournamentAnswer = query.data;
  return (
    <div className="wrap">
      <AreaHead title={original.name} />
      {missing && (
        <div className="mb-6">
          <GoneNotice subject={editorWords.thisTournament} />
        </div>
      )}
      <TournamentEditor {...props} tournament={original} defaultRules={settings.data.defaultRules} />
    </div>
  );
}
