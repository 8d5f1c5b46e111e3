import type { ShownEntry } from '@copa/domain/fairness/endpoints';
import { counts, type EntryKind } from '@copa/domain/fairness/record';
import { ownAt } from '@copa/domain/time/hours';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../../../components/badge.tsx';
import type { NameOf } from '../../../lib/admin/people/person-names.ts';
import { useNow } from '../../../lib/use-now.ts';
import * as words from '../words/record.ts';

const TONES: Readonly<Record<EntryKind, Tone>> = {
  warning: 'info',
  no_show: 'warning',
  strike: 'warning',
  ban: 'danger',
};

interface EntryLineProps {
  readonly entry: ShownEntry;
  readonly nameOf: NameOf;
  readonly children?: ReactNode;
}

export function EntryLine({ entry, nameOf, children }: EntryLineProps) {
  const { kind, from, until, reason, by, tournament, tournamentId, revokedAt, revokedBy, revokeReason } =
    entry;
  const now = useNow();
  const isOver = revokedAt === null && !counts(entry, now);
  const start = ownAt(from, now);
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={revokedAt === null && !isOver ? TONES[kind] : 'neutral'}>{words.kinds[kind]}</Badge>
        {isOver && <span className="text-sm text-dim">{words.over}</span>}
        {revokedAt !== null && <span className="text-sm text-dim">{words.revoked}</span>}
      </p>
      <p className="text-sm text-mist">
        {until === null ? words.openEnd(start) : words.fromTo(start, ownAt(until, now))}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="text-sm wrap-anywhere text-dim">
        {words.by(
          writerName(by, nameOf),
          tournamentId === null ? null : (tournament ?? words.tournamentGone),
        )}
      </p>
      {entry.ofOthers && <p className="text-sm text-info">{words.ofOthers(entry.decided)}</p>}
      {revokedAt !== null && (
        <p className="text-sm wrap-anywhere text-dim">
          {words.revokedBy(writerName(revokedBy, nameOf), ownAt(revokedAt, now))} {revokeReason}
        </p>
      )}
      <div className="mt-2 empty:hidden">{children}</div>
    </div>
  );
}

function writerName(actor: ShownEntry['by'] | null, nameOf: NameOf): string {
  if (actor === null) return words.system;
  return nameOf(actor) ?? (actor.uid === 'local-admin' ? words.localAccount : words.system);
}
