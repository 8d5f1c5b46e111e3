import { getRecord } from '@copa/domain/fairness/endpoints';
import { counts } from '@copa/domain/fairness/record';
import { useState } from 'react';
import { LoadError, PartSkeleton } from '../../../components/admin/query-states.tsx';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useApiQuery } from '../../../lib/admin/admin-api.ts';
import { usePersonNames } from '../../../lib/admin/people/person-names.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/record.ts';
import { AbsenceDecision } from './absence-decision.tsx';
import { EntryDialog, type Subject } from './entry-dialog.tsx';
import { EntryLine } from './entry-line.tsx';
import { RevokeButton } from './revoke-button.tsx';

export function RecordSection(subject: Subject) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group/record rounded-md border border-line"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-3 font-semibold hover:bg-smoke">
        {words.title}
        <Icon name="chevron" className="size-5 text-ember transition-transform group-open/record:turned" />
      </summary>
      {isOpen && (
        <div className="border-t border-line p-3">
          <Entries {...subject} />
        </div>
      )}
    </details>
  );
}

function Entries(subject: Subject) {
  const { registrationId, memberId } = subject;
  const query = useApiQuery(getRecord, { params: { id: registrationId, memberId } });
  const names = usePersonNames();
  const [adding, setAdding] = useState(false);
  const now = useNow();
  if (query.isPending) return <PartSkeleton label={words.loading} className="h-16" />;
  if (query.data === undefined) return <LoadError query={query} />;
  const { key, entries } = query.data;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-dim">{words.intro}</p>
      {entries.length === 0 && <p>{words.empty}</p>}
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.id} className="border-l-2 border-line pl-3">
            <EntryLine entry={entry} nameOf={names.nameOf}>
              <div className="flex flex-wrap gap-2 empty:hidden">
                {entry.ofOthers && counts(entry, now) && <AbsenceDecision subject={subject} entry={entry} />}
                {entry.revokedAt === null && <RevokeButton recordKey={key} entry={entry} />}
              </div>
            </EntryLine>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      {adding && <EntryDialog subject={subject} onClose={() => setAdding(false)} />}
    </div>
  );
}
