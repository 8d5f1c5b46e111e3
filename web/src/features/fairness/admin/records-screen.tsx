import { listRecords, type ShownEntry } from '@copa/domain/fairness/endpoints';
import { LoadError, MoreButton, StaleNotice } from '../../../components/admin/query-states.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { paths } from '../../../config/paths.ts';
import { useApiPages } from '../../../lib/admin/admin-api.ts';
import * as words from '../words/record.ts';
import { EntryLine } from './entry-line.tsx';
import { RevokeButton } from './revoke-button.tsx';

export function RecordsScreen() {
  return (
    <div className="wrap pb-16">
      <PageHeader title={words.listTitle} intro={words.listIntro} />
      <Records />
    </div>
  );
}

function Records() {
  const pages = useApiPages(listRecords);
  if (pages.isPending) return <PageSkeleton label={words.listLoading} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const records = pages.data.pages.flatMap((page) => page.records);
  return (
    <>
      <StaleNotice query={pages} />
      {records.length === 0 && (
        <EmptyState illustration="nest" title={words.listEmptyTitle}>
          {words.listEmptyText}
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {records.map(({ key, entries }) => (
          <li key={key}>
            <Card className="grid gap-4 p-4 sm:p-5">
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry}>
                  <div className="flex flex-wrap gap-2">
                    <RegistrationLink entry={entry} />
                    <RevokeButton recordKey={key} entry={entry} />
                  </div>
                </EntryLine>
              ))}
            </Card>
          </li>
        ))}
      </ul>
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
    </>
  );
}

/** Registrations are erased after their tournament: the link then says so. */
function RegistrationLink({ entry: { registrationId, tournamentId, tournament } }: { entry: ShownEntry }) {
  if (registrationId === null || tournamentId === null || tournament === null) return null;
  const search = new URLSearchParams({ torneo: tournamentId, ver: registrationId });
  return (
    <LinkButton variant="secondary" to={`${paths.admin.registrations.to()}?${search}`}>
      {words.openRegistration}
    </LinkButton>
  );
}
