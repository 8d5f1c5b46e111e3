import { listAudit } from '@copa/domain/api/management';
import type { AuditEntry } from '@copa/domain/audit';
import { LoadError, MoreButton, StaleNotice } from '../../components/admin/query-states.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/message-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { useApiPages } from '../../lib/admin/admin-api.ts';
import { longDateTime } from '../../lib/date-format.ts';
import { ACTION_LABELS, actorName, changedFields, targetName } from './audit-words.ts';

/** Who did what, when, and what it was before and after. */
export function AuditScreen() {
  const pages = useApiPages(listAudit);
  if (pages.isPending) return <PageSkeleton label="Cargando auditoría…" />;
  if (pages.data === undefined) return <LoadError query={pages} />;
  const entries = pages.data.pages.flatMap((page) => page.entries);
  return (
    <div className="wrap-narrow pb-16">
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
  const changes = changedFields(entry.before, entry.after);
  const name = targetName(entry);
  return (
    <Card className="grid gap-2 p-4 sm:p-5">
      <p className="text-sm text-mist">
        <time dateTime={entry.at.toISOString()}>{longDateTime(entry.at)}</time>
      </p>
      <p className="font-semibold break-words">
        {ACTION_LABELS[entry.action]}
        {name !== null && `: ${name}`}
      </p>
      <p className="text-sm break-all text-mist">
        {actorName(entry.actor)} · {entry.target}
      </p>
      {changes.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm font-semibold text-gold">
            Ver {changes.length === 1 ? '1 cambio' : `${changes.length} cambios`}
          </summary>
          <dl className="grid grid-cols-1 gap-3 pt-2">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid min-w-0 gap-1 rounded-md border border-line p-3">
                <dt className="text-sm font-semibold">{field}</dt>
                <dd className="min-w-0 text-sm wrap-anywhere">
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
