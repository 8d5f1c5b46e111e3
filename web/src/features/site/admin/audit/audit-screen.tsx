import { capitalized } from '@copa/domain/sentence';
import type { AuditEntry } from '@copa/domain/site/audit';
import { listAudit } from '@copa/domain/site/endpoints';
import { ownHour } from '@copa/domain/time/hours';
import { LoadError, MoreButton, StaleNotice } from '../../../../components/admin/query-states.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/message-state.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { useApiPages } from '../../../../lib/admin/admin-api.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import * as words from '../../words/audit.ts';
import { actorName, linkOf, sentenceOf } from '../../words/audit.ts';
import { changesOf } from './audit-changes.ts';
import { AuditFilters, type AuditQuery, useAuditQuery } from './audit-filters.tsx';

export function AuditScreen() {
  const { query, choose, clear } = useAuditQuery();
  return (
    <div className="wrap pb-16">
      <PageHeader title={words.title} intro={words.intro} />
      <AuditFilters query={query} choose={choose} />
      <Entries query={query} onClear={clear} />
    </div>
  );
}

function Entries({ query, onClear }: { query: AuditQuery; onClear: () => void }) {
  const pages = useApiPages(listAudit, { query });
  if (pages.isPending) return <PageSkeleton label={words.loading} />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  const filtered = Object.keys(query).length > 0;
  return (
    <>
      <StaleNotice query={pages} />
      {entries.length === 0 && !filtered && (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      )}
      {entries.length === 0 && filtered && (
        <EmptyState title={words.noMatchTitle} actions={<Button onClick={onClear}>{words.showAll}</Button>}>
          {words.noMatchText}
        </EmptyState>
      )}
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after);
  const link = linkOf(entry);
  return (
    <Card className="grid gap-1 p-4 sm:p-5">
      <p className="font-semibold wrap-anywhere">{sentenceOf(entry)}</p>
      <p className="text-sm wrap-anywhere text-mist">
        {actorName(entry.actor)} ·{' '}
        <time dateTime={entry.at.toISOString()}>{capitalized(ownHour(entry.at, serverNow()))}</time>
      </p>
      {link !== null && (
        <LinkButton variant="ghost" className="-ml-4 w-fit" to={link.to}>
          {link.label}
        </LinkButton>
      )}
      {changes.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm font-semibold text-gold">
            {words.showChanges(changes.length)}
          </summary>
          <dl className="grid grid-cols-1 gap-3 pt-2 lg:grid-cols-2">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid min-w-0 gap-1 rounded-md border border-line p-3">
                <dt className="text-sm font-semibold">{field}</dt>
                <dd className="min-w-0 text-sm whitespace-pre-line wrap-anywhere">
                  <span className="block text-dim">{words.before(before)}</span>
                  <span className="block">{words.after(after)}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}
