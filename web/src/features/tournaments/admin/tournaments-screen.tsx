import { ADMIN_REFRESH_MS, PAGE_LIMIT_MAX } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import {
  getTournament,
  listTournamentsWithRegistrations,
  type TournamentAnswer,
} from '@copa/domain/tournaments/endpoints';
import { type ComponentProps, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GoneNotice } from '../../../components/admin/gone-notice.tsx';
import { MissingDocument } from '../../../components/admin/missing-document.tsx';
import { LoadError, MoreButton, StaleNotice } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { useApiPages, useApiQuery } from '../../../lib/admin/admin-api.ts';
import { useViewInstead } from '../../../lib/admin/use-view-instead.ts';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { useLiveTournaments } from '../../../lib/live/use-live-tournaments.ts';
import { ApiError } from '../../../lib/network/api-client.ts';
import * as words from '../words/admin.ts';
import * as editorWords from '../words/editor.ts';
import { TournamentEditor } from './editor/tournament-editor.tsx';
import { TournamentList } from './tournament-list.tsx';
import { EVERY_TOURNAMENT } from './tournament-order.ts';
import type { VisitorViews } from './tournament-preview.tsx';

/** The list or the editor. The editor has its own address, so that back closes it. */
export function TournamentsScreen({ views }: { views: VisitorViews }) {
  const [search, setSearch] = useSearchParams();
  const onClose = () => setSearch({}, { replace: true });
  const edited = search.get('editar');
  const [filters, setFilters] = useState(EVERY_TOURNAMENT);
  const leave = useViewInstead(search.has('nuevo') ? 'nuevo' : edited);
  const onOpen: ListScreenProps['onOpen'] = (action, id) => {
    // A new tournament must be visible in the list afterwards.
    if (action !== 'editar') setFilters(EVERY_TOURNAMENT);
    leave();
    setSearch({ [action]: id });
  };
  if (search.has('nuevo')) return <NewTournamentScreen views={views} onClose={onClose} />;
  if (edited === null) {
    return (
      <LiveArea>
        <ListScreen filters={filters} onFilter={setFilters} onOpen={onOpen} />
      </LiveArea>
    );
  }
  return <EditTournamentScreen key={edited} id={edited} views={views} onClose={onClose} />;
}

type ListScreenProps = Omit<ComponentProps<typeof TournamentList>, 'tournaments'>;

function ListScreen(props: ListScreenProps) {
  const query = useApiPages(
    listTournamentsWithRegistrations,
    { query: { limit: PAGE_LIMIT_MAX } },
    { refetchInterval: ADMIN_REFRESH_MS },
  );
  const listed = useMemo(() => query.data?.pages.flatMap((page) => page.tournaments), [query.data]);
  const tournaments = useLiveTournaments(listed, query.refetch);
  if (query.isPending) return <PageSkeleton label={words.loading} />;
  if (query.data === undefined) return <LoadError query={query} />;
  return (
    <div className="wrap pb-16">
      <PageHeader
        title={words.title}
        actionsBeside
        actions={
          <>
            <Button onClick={() => props.onOpen('nuevo', '1')}>{words.create}</Button>
            <Button
              variant="secondary"
              busy={query.isRefetching && !query.isFetchingNextPage}
              onClick={() => void query.refetch()}
            >
              {words.refresh}
            </Button>
          </>
        }
      />
      <StaleNotice query={query} />
      <TournamentList {...props} tournaments={tournaments} />
      <MoreButton hasMore={query.hasNextPage} busy={query.isFetchingNextPage} onMore={query.fetchNextPage} />
    </div>
  );
}

interface ScreenProps {
  readonly views: VisitorViews;
  readonly onClose: () => void;
}

/** New settings only change what a new tournament starts with, so that their failure stops nobody. */
function useDefaultRules(): string | null {
  const settings = useApiQuery(getSettings);
  return settings.isPending ? null : (settings.data?.defaultRules ?? DEFAULT_SITE.defaultRules);
}

function NewTournamentScreen({ views, onClose }: ScreenProps) {
  const defaultRules = useDefaultRules();
  if (defaultRules === null) return <PageSkeleton label={editorWords.loading} />;
  return (
    <div className="wrap">
      <PageHeader title={editorWords.newTitle} />
      <TournamentEditor tournament={null} defaultRules={defaultRules} views={views} onClose={onClose} />
    </div>
  );
}

function EditTournamentScreen({ id, views, onClose }: ScreenProps & { id: string }) {
  const defaultRules = useDefaultRules();
  const query = useApiQuery(getTournament, { params: { id } }, { refetchInterval: ADMIN_REFRESH_MS });
  const missing = query.error instanceof ApiError && query.error.status === 404;
  if (missing && query.data === undefined)
    return <MissingDocument title={editorWords.missingTitle} onClose={onClose} />;
  if (query.isPending || defaultRules === null) return <PageSkeleton label={editorWords.loading} />;
  if (query.data === undefined) return <LoadError query={query} />;
  const original: TournamentAnswer = query.data;
  return (
    <div className="wrap">
      <PageHeader title={original.name} />
      {missing && (
        <div className="mb-6">
          <GoneNotice subject={editorWords.thisTournament} />
        </div>
      )}
      <TournamentEditor tournament={original} defaultRules={defaultRules} views={views} onClose={onClose} />
    </div>
  );
}
