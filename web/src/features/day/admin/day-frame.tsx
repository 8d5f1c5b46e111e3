import { longDateTime, otherClock, ownTimeZone, relativeTime } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import type { ReactNode } from 'react';
import { MissingDocument } from '../../../components/admin/missing-document.tsx';
import { EmptyState } from '../../../components/message-state.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageSkeleton } from '../../../components/skeleton.tsx';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { type Day, useDay } from './use-day.ts';

interface DayFrameProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly actions: ReactNode;
  readonly onMissing: () => void;
  readonly children: (day: Day, now: Date) => ReactNode;
}

/** What the screens of a day share: its tournament and units, live, and every state in which they are not there. */
export function DayFrame(props: DayFrameProps) {
  return (
    <LiveArea>
      <Live key={props.id} {...props} />
    </LiveArea>
  );
}

/** Closely, because minutes count here. */
const TICK_MS = 5000;

function Live({ id, eyebrow, actions, onMissing, children }: DayFrameProps) {
  const day = useDay(id);
  const now = useNow(TICK_MS);
  if (day === 'loading') return <PageSkeleton label="Cargando el día del torneo…" />;
  if (day === 'missing') return <MissingDocument title="Torneo no encontrado" onClose={onMissing} />;
  if (day === 'offline') {
    return (
      <EmptyState heading="h1" illustration="ember" title="Sin conexión">
        No pudimos leer el torneo. Aparece solo cuando vuelva la conexión.
      </EmptyState>
    );
  }
  const { tournament, isOld, isPartial } = day;
  const { date, timeZone } = tournament;
  const own = date === null ? null : otherClock(date, timeZone, ownTimeZone());
  return (
    <div className="wrap pb-16">
      <div className="mx-auto max-w-3xl">
        <PageHeader
          className="pt-5! pb-4! sm:pt-8! sm:pb-6!"
          eyebrow={eyebrow}
          title={tournament.name}
          intro={
            <p className="text-base">
              {startText(tournament, longDateTime)}
              {date !== null && `\u00A0· ${relativeTime(date, now)}`}
              {own !== null && <span className="block text-sm">En tu hora: {own}</span>}
            </p>
          }
          actions={actions}
          actionsBeside
        />
        <output className="block empty:absolute">
          {isOld && (
            <span className="mb-4 block rounded-md border border-warning/40 bg-warning/12 px-4 py-2 text-warning">
              Sin conexión: esto puede estar atrasado. Se pone al día solo cuando vuelva.
            </span>
          )}
          {!isOld && isPartial && (
            <span className="mb-4 block text-warning">Todavía no se ven todas las inscripciones.</span>
          )}
        </output>
        {tournament.cancelledAt !== null && (
          <p className="mb-4 rounded-md border border-danger/50 p-3 font-semibold text-danger">
            Este torneo está cancelado: no se confirma ni se libera nada.
          </p>
        )}
        {children(day, now)}
      </div>
    </div>
  );
}
