import { longDate, longDateTime, relativeTime } from '@copa/domain/time/date-format';
import { startText } from '@copa/domain/tournaments/date';
import type { listTournamentsWithRegistrations } from '@copa/domain/tournaments/endpoints';
import { isOver, type TournamentPhase } from '@copa/domain/tournaments/state';
import type { TournamentStatus } from '@copa/domain/tournaments/tournament';
import type * as z from 'zod/mini';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { playPath } from '../../../config/play-path.ts';
import { STATUS_LABELS } from './tournament-words.ts';

export type TournamentRowData = z.output<
  (typeof listTournamentsWithRegistrations)['data']
>['tournaments'][number];

const STATUS_TONES: Readonly<Record<TournamentStatus, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
};

const PHASE_LABELS: Readonly<Record<TournamentPhase, string>> = {
  open: 'Inscripciones abiertas',
  not_open: 'Sin formulario',
  waiting: 'Lista de espera',
  full: 'Completo',
  registration_closed: 'Inscripciones cerradas',
  in_play: 'En juego',
  completed: 'Terminado',
  cancelled: 'Cancelado',
};

/** Figures in one line where they fit; a line never splits a figure from its word, nor begins with the dot. */
function figures(each: readonly string[]): string {
  return each.map((figure) => figure.replaceAll(' ', '\u00A0')).join('\u00A0· ');
}

const NEEDS_NO_FORM: ReadonlySet<TournamentPhase> = new Set(['in_play', 'completed', 'cancelled']);

function missingForm({ phase, linkedFormId }: TournamentRowData, isInactive: boolean): string | null {
  if (NEEDS_NO_FORM.has(phase)) return null;
  if (linkedFormId === null) return 'Sin formulario';
  return isInactive ? 'Formulario inactivo' : null;
}

interface TournamentRowProps {
  readonly tournament: TournamentRowData;
  readonly formIsInactive: boolean;
  readonly now: Date;
  readonly onEdit: () => void;
  readonly onPublish: () => void;
  readonly onDuplicate: () => void;
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

export function TournamentRow(props: TournamentRowProps) {
  const { tournament, formIsInactive, now, onEdit, onPublish, onDuplicate, onCancel, onDelete } = props;
  const { id, name, status, phase, date, timeZone, publishDate } = tournament;
  const { currentPlayers, maxPlayers, registrations, playersErasedAt, cancelledAt } = tournament;
  const cancelLabel = `${cancelledAt === null ? 'Cancelar' : 'Retomar'} ${name}`;
  const missing = missingForm(tournament, formIsInactive);
  // Registration is impossible while the tournament is unpublished or has no form, whatever its dates say.
  const keepsOut = status === 'published' && (phase === 'open' || phase === 'not_open') && missing !== null;
  return (
    <Card className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
        {status === 'published' && !keepsOut && <Badge>{PHASE_LABELS[phase]}</Badge>}
        {missing !== null && <Badge tone="warning">{missing}</Badge>}
      </div>
      <h2 className="text-xl uppercase">{name}</h2>
      <p className="text-sm text-mist">
        {startText(tournament, longDateTime)}
        {date !== null && ` · ${relativeTime(date, now)}`}
        {keepsOut && <span className="block text-warning">Todos lo ven, pero nadie puede inscribirse.</span>}
        {status === 'scheduled' && publishDate !== null && (
          <span className="block text-info">
            Se publica {relativeTime(publishDate, now)}: {longDateTime(publishDate, timeZone)}
          </span>
        )}
      </p>
      <ProgressBar label="Cupos ocupados" value={currentPlayers} max={maxPlayers} />
      {playersErasedAt === null ? (
        <p className="text-sm">
          {figures([
            `Cupos: ${currentPlayers}/${maxPlayers}`,
            `Pendientes: ${registrations.pending}`,
            `Aprobadas: ${registrations.approved}`,
            `Rechazadas: ${registrations.rejected}`,
          ])}
        </p>
      ) : (
        <p className="text-sm">
          Cupos: {currentPlayers}/{maxPlayers} · Los datos de los jugadores se borraron el{' '}
          {longDate(playersErasedAt, timeZone)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={`Editar ${name}`} onClick={onEdit}>
          Editar
        </Button>
        <LinkButton
          variant="secondary"
          className="mr-2"
          aria-label={`Inscripciones de ${name}`}
          to={`${paths.admin.registrations.to()}?torneo=${encodeURIComponent(id)}`}
        >
          Inscripciones
        </LinkButton>
        {status === 'published' && (
          <LinkButton variant="secondary" className="mr-2" aria-label={`El día de ${name}`} to={dayPath(id)}>
            El día
          </LinkButton>
        )}
        {status === 'published' && (
          <LinkButton
            variant="secondary"
            className="mr-2"
            aria-label={`Fases y partidas de ${name}`}
            to={playPath(id)}
          >
            Fases y partidas
          </LinkButton>
        )}
        <div className="-ml-2.5 flex flex-wrap">
          {status === 'published' ? (
            <LinkButton
              variant="ghost"
              className="px-2.5!"
              aria-label={`Ver ${name}`}
              to={paths.tournament.to(id)}
            >
              Ver
            </LinkButton>
          ) : (
            <Button variant="ghost" className="px-2.5!" aria-label={`Publicar ${name}`} onClick={onPublish}>
              Publicar
            </Button>
          )}
          <Button variant="ghost" className="px-2.5!" aria-label={`Duplicar ${name}`} onClick={onDuplicate}>
            Duplicar
          </Button>
          {status === 'published' && !isOver(tournament, now) && (
            <Button variant="ghost" className="px-2.5!" aria-label={cancelLabel} onClick={onCancel}>
              {cancelledAt === null ? 'Cancelar' : 'Retomar'}
            </Button>
          )}
          <Button variant="ghost" className="px-2.5!" aria-label={`Eliminar ${name}`} onClick={onDelete}>
            Eliminar
          </Button>
        </div>
      </div>
    </Card>
  );
}
