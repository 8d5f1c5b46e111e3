import type { Stats } from '@copa/domain/panel/stats';
import { REGISTRATION_STATUS, RegistrationStatusSchema } from '@copa/domain/registrations/registration';
import { percent } from './chart-scale.ts';

const FILLS = { approved: 'fill-success', pending: 'fill-warning', rejected: 'fill-danger' } as const;
const DOTS = { approved: 'bg-success', pending: 'bg-warning', rejected: 'bg-danger' } as const;

/** One bar cut in three, with a legend that carries the figures. */
export function StatusChart({ counts }: { counts: Stats['registrations'] }) {
  const total = counts.approved + counts.pending + counts.rejected;
  const statuses = RegistrationStatusSchema.options;
  const starts = statuses.map((_, index) =>
    statuses.slice(0, index).reduce((sum, status) => sum + counts[status], 0),
  );
  return (
    <figure aria-label={`Inscripciones por estado, ${total} en total`} className="grid gap-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-6 w-full overflow-hidden rounded-sm bg-smoke"
      >
        {statuses.map((status, index) => (
          <rect
            key={status}
            x={total === 0 ? 0 : ((starts[index] ?? 0) / total) * 100}
            width={total === 0 ? 0 : (counts[status] / total) * 100}
            height="6"
            className={FILLS[status]}
          />
        ))}
      </svg>
      <ul className="grid gap-x-6 gap-y-2 sm:flex sm:flex-wrap">
        {statuses.map((status) => (
          <li key={status} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-full ${DOTS[status]}`} />
            <span>
              {REGISTRATION_STATUS[status].label}: <strong className="tabular-nums">{counts[status]}</strong>{' '}
              <span className="text-sm text-mist">({percent(counts[status], total)}&nbsp;%)</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
