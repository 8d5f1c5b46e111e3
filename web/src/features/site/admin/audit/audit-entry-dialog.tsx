import { capitalized } from '@copa/domain/sentence';
import type { ListedAuditEntry } from '@copa/domain/site/audit';
import { ownHour } from '@copa/domain/time/hours';
import * as z from 'zod/mini';
import { LinkButton } from '../../../../components/button.tsx';
import { SidePanel } from '../../../../components/dialog/side-panel.tsx';
import type { NameOf } from '../../../../lib/admin/people/person-names.ts';
import { useAnswersAt } from '../../../../lib/live/use-documents-at.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/audit.ts';
import { actorName, linkOf, sentenceOf } from '../../words/audit.ts';
import { changesOf, referencesIn } from './audit-changes.ts';

/** Forms have a title, and everything else has a name. */
const NamedSchema = z.pipe(
  z.object({ name: z.optional(z.string()), title: z.optional(z.string()) }),
  z.transform(({ name, title = '' }) => name ?? title),
);

interface AuditEntryDialogProps {
  readonly entry: ListedAuditEntry;
  readonly nameOf: NameOf;
  readonly onClose: () => void;
}

export function AuditEntryDialog({ entry, nameOf, onClose }: AuditEntryDialogProps) {
  const now = useNow();
  const paths = [...new Set([...referencesIn(entry.before), ...referencesIn(entry.after)])];
  const answers = useAnswersAt(paths, NamedSchema);
  const changes = changesOf(entry.before, entry.after, (path) => answers?.get(path));
  const link = linkOf(entry);
  const about = words.aboutUnit(entry.unit, entry.reason);
  return (
    <SidePanel
      title={sentenceOf(entry, nameOf)}
      onClose={onClose}
      footer={
        link !== null && (
          <LinkButton variant="secondary" to={link.to}>
            {link.label}
          </LinkButton>
        )
      }
    >
      <div className="grid gap-3">
        <p className="text-sm wrap-anywhere text-mist">
          {actorName(entry.actor, nameOf)} ·{' '}
          <time dateTime={entry.at.toISOString()}>{capitalized(ownHour(entry.at, now))}</time>
        </p>
        {about !== '' && <p className="wrap-anywhere">{about}</p>}
        {changes.length > 0 && (
          <dl className="grid gap-3">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid min-w-0 gap-1 rounded-md border border-line p-3">
                <dt className="text-sm font-semibold">{field}</dt>
                <dd className="min-w-0 text-sm whitespace-pre-line wrap-anywhere">
                  {before !== null && <span className="block text-dim">{words.before(before)}</span>}
                  {after !== null && (
                    <span className="block">{before === null ? after : words.after(after)}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </SidePanel>
  );
}
