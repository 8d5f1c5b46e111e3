import { listAudit } from '@copa/domain/api/management';
import type { AuditEntry } from '@copa/domain/audit';
import { capitalized, longDateTime } from '@copa/domain/date-format';
import { LoadError, MoreButton, StaleNotice } from '../../components/admin/query-states.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { useApiPages } from '../../lib/admin/admin-api.ts';
import { changesOf } from './audit-changes.ts';
import { ACTION_LABELS, actorName, targetName } from './audit-words.ts';

/** Who did what, when, and what it was before and after. */
export function AuditScreen() {
  const pages = useApiPages(listAudit);
  if (pages.isPending) return <PageSkeleton label="Cargando auditoría…" />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  return (
    <div className="wrap pb-16">
      <PageHeader
        title="Auditoría"
        intro="Cada cambio que hicieron los administradores, el más reciente primero."
      />
      <StaleNotice query={pages} />
      {entries.length === 0 && <EmptyState title="Sin movimientos">Aquí aparecerá cada cambio.</EmptyState>}
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      <MoreButton hasMore={pages.hasNextPage} busy={pages.isFetchingNextPage} onMore={pages.fetchNextPage} />
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry.before, entry.after);
  const name = targetName(entry);
  return (
    <Card className="grid gap-x-6 gap-y-2 p-4 sm:p-5 lg:grid-cols-[15rem_1fr_minmax(0,22rem)] lg:items-baseline">
      <p className="text-sm text-mist">
        <time dateTime={entry.at.toISOString()}>{capitalized(longDateTime(entry.at))}</time>
      </p>
      <p className="font-semibold wrap-anywhere">
        {ACTION_LABELS[entry.action]}
        {name !== null && `: ${name}`}
      </p>
      <p className="text-sm wrap-anywhere text-mist">
        {actorName(entry.actor)} <span className="block text-dim">{entry.target}</span>
      </p>
      {changes.length > 0 && (
        <details className="lg:col-span-full">
          <summary className="min-h-11 content-center text-sm font-semibold text-gold">
            Ver {changes.length === 1 ? '1 cambio' : `${changes.length} cambios`}
          </summary>
          <dl className="grid grid-cols-1 gap-3 pt-2 lg:grid-cols-2">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid min-w-0 gap-1 rounded-md border border-line p-3">
                <dt className="text-sm font-semibold">{field}</dt>
                <dd className="min-w-0 text-sm whitespace-pre-line wrap-anywhere">
                  <span className="block text-dim">Antes: {before}</span>
                  <span className="block">Después: {after}</span>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}
