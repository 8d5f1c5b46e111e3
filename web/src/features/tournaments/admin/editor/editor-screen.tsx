import { ADMIN_REFRESH_MS } from '@copa/domain/limits';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { getSettings } from '@copa/domain/site/settings-endpoints';
import { getTournament, type TournamentAnswer } from '@copa/domain/tournaments/endpoints';
import { GoneNotice } from '../../../../components/admin/gone-notice.tsx';
import { MissingDocument } from '../../../../components/admin/missing-document.tsx';
import { LoadError } from '../../../../components/admin/query-states.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiQuery } from '../../../../lib/admin/admin-api.ts';
import { ApiError } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/editor.ts';
import type { VisitorViews } from '../tournament-preview.tsx';
import { TournamentEditor } from './tournament-editor.tsx';

interface ScreenProps {
  readonly views: VisitorViews;
  readonly onClose: () => void;
}

/** New settings only change what a new tournament starts with, so that their failure stops nobody. */
function useDefaultRules(): string | null {
  const settings = useApiQuery(getSettings);
  return settings.isPending ? null : (settings.data?.defaultRules ?? DEFAULT_SITE.defaultRules);
}

export function NewTournamentScreen({ views, onClose }: ScreenProps) {
  const defaultRules = useDefaultRules();
  if (defaultRules === null) return <PageSkeleton label={words.loading} />;
  return (
    <div className="wrap">
      <PageHeader title={words.newTitle} />
      <TournamentEditor tournament={null} defaultRules={defaultRules} views={views} onClose={onClose} />
    </div>
  );
}

export function EditTournamentScreen({ id, views, onClose }: ScreenProps & { id: string }) {
  const defaultRules = useDefaultRules();
  const query = useApiQuery(getTournament, { params: { id } }, { refetchInterval: ADMIN_REFRESH_MS });
  const missing = query.error instanceof ApiError && query.error.status === 404;
  if (missing && query.data === undefined)
    return <MissingDocument title={words.missingTitle} onClose={onClose} />;
  if (query.isPending || defaultRules === null) return <PageSkeleton label={words.loading} />;
  if (query.data === undefined) return <LoadError query={query} />;
  const original: TournamentAnswer = query.data;
  return (
    <div className="wrap">
      <PageHeader title={original.name} />
      {missing && (
        <div className="mb-6">
          <GoneNotice subject={words.thisTournament} />
        </div>
      )}
      <TournamentEditor tournament={original} defaultRules={defaultRules} views={views} onClose={onClose} />
    </div>
  );
}
