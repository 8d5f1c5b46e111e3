import type { Registration } from '@copa/domain/registrations/registration';
import { Button } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/inbox.ts';
import { type Burst, burstLabel } from '../bursts.ts';
import { ofKind } from '../decisions/bulk-kind.ts';

const AT_ONCE = 3;

interface BurstNoticesProps {
  readonly documents: readonly Registration[];
  readonly bursts: ReadonlyMap<string, Burst>;
  readonly tournamentName: ((id: string) => string) | null;
  readonly onChoose: (burst: Burst) => void;
  readonly onReject: (burst: Burst) => void;
}

export function BurstNotices({ documents, bursts, tournamentName, onChoose, onReject }: BurstNoticesProps) {
  const waiting = [...new Set(bursts.values())].filter(({ registrations }) =>
    registrations.some(({ status }) => status === 'pending'),
  );
  if (waiting.length === 0) return null;
  const pendingOf = ({ registrations }: Burst) => {
    const ids = new Set(registrations.map(({ id }) => id));
    return ofKind(
      'pending',
      documents.filter(({ id }) => ids.has(id)),
      'rejected',
    ).length;
  };
  return (
    <ul aria-label={words.burstsTitle} className="grid gap-2">
      {waiting.slice(0, AT_ONCE).map((burst) => (
        <li
          key={burst.registrations[0]?.id}
          className="grid gap-2 rounded-md border border-warning/40 bg-warning/12 p-3 sm:flex sm:items-center sm:justify-between"
        >
          <p className="flex min-w-0 gap-2 font-semibold text-warning">
            <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
            <span className="min-w-0">
              {burstLabel(burst)}
              {tournamentName !== null && (
                <span className="block truncate text-sm font-normal text-mist">
                  {tournamentName(burst.tournamentId)}
                </span>
              )}
            </span>
          </p>
          <span className={cx('flex flex-wrap gap-2 *:flex-auto', pendingOf(burst) === 0 && 'invisible')}>
            <Button variant="secondary" onClick={() => onChoose(burst)}>
              {words.chooseThem}
            </Button>
            <Button variant="danger" onClick={() => onReject(burst)}>
              {words.rejectThem(pendingOf(burst))}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
