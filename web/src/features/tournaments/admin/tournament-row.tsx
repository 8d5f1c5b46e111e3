import { dateText } from '@copa/domain/time/days';
import { ownHour } from '@copa/domain/time/hours';
import { relativeTime } from '@copa/domain/time/relative-time';
import { ownStart } from '@copa/domain/tournaments/date';
import { isOver, type TournamentPhase } from '@copa/domain/tournaments/state';
import type { TournamentStatus } from '@copa/domain/tournaments/tournament';
import { RowAction } from '../../../components/admin/row-action.tsx';
import { TournamentLinks } from '../../../components/admin/sharing/tournament-links.tsx';
import { Badge, type Tone } from '../../../components/badge.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { dayPath } from '../../../config/day-path.ts';
import { paths } from '../../../config/paths.ts';
import { playPath } from '../../../config/play-path.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import * as states from '../words/states.ts';

const STATUS_TONES: Readonly<Record<TournamentStatus, Tone>> = {
  draft: 'neutral',
  scheduled: 'info',
  published: 'success',
};

/** Figures in one line where they fit; a line never splits a figure from its word, nor begins with the dot. */
function figures(each: readonly string[]): string {
  return each.map((figure) => figure.replaceAll(' ', '\u00A0')).join('\u00A0· ');
}

const NEEDS_NO_FORM: ReadonlySet<TournamentPhase> = new Set(['in_play', 'completed', 'cancelled']);

function missingForm({ phase, linkedFormId }: ListedTournament, isInactive: boolean): string | null {
  if (NEEDS_NO_FORM.has(phase)) return null;
  if (linkedFormId === null) return words.noForm;
  return isInactive ? words.inactiveForm : null;
}

interface TournamentRowProps {
  readonly tournament: ListedTournament;
  readonly formIsInactive: boolean;
  readonly now: Date;
  readonly onEdit: () => void;
  readonly repeating: boolean;
  readonly onRepeat: () => void;
  readonly onAsk: (act: 'publish' | 'cancel' | 'remove') => void;
}

export function TournamentRow(props: TournamentRowProps) {
  const { tournament, formIsInactive, now, onEdit, repeating, onRepeat, onAsk } = props;
  const { id, name, status, phase, date, timeZone, publishDate } = tournament;
  const { currentPlayers, maxPlayers, registrations, playersErasedAt, cancelledAt, weekly } = tournament;
  const missing = missingForm(tournament, formIsInactive);
  // Registration is impossible while the tournament is unpublished or has no form, whatever its dates say.
  const keepsOut = status === 'published' && (phase === 'open' || phase === 'not_open') && missing !== null;
  return (
    <Card className="grid content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={STATUS_TONES[status]}>{states.statuses[status]}</Badge>
        {status === 'published' && !keepsOut && <Badge>{states.phases[phase]}</Badge>}
        {weekly && <Badge>{words.weekly}</Badge>}
        {missing !== null && <Badge tone="warning">{missing}</Badge>}
      </div>
      <h2 className="text-xl uppercase">{name}</h2>
      <p className="text-sm text-mist">
        {ownStart(tournament, now)}
        {date !== null && ` · ${relativeTime(date, now)}`}
        {keepsOut && <span className="block text-warning">{words.nobodyCanRegister}</span>}
        {status === 'scheduled' && publishDate !== null && (
          <span className="block text-info">
            {words.publishes(relativeTime(publishDate, now), ownHour(publishDate, now))}
          </span>
        )}
      </p>
      <ProgressBar label={words.placesTaken} value={currentPlayers} max={maxPlayers} />
      {playersErasedAt === null ? (
        <p className="text-sm">
          {figures([
            words.places(currentPlayers, maxPlayers),
            words.pending(registrations.pending),
            words.approved(registrations.approved),
            words.rejected(registrations.rejected),
          ])}
        </p>
      ) : (
        <p className="text-sm">
          {words.playersErased(currentPlayers, maxPlayers, dateText(playersErasedAt, timeZone, now))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" aria-label={words.editNamed(name)} onClick={onEdit}>
          {words.edit}
        </Button>
        <LinkButton
          variant="secondary"
          aria-label={words.registrationsOf(name)}
          to={`${paths.admin.registrations.to()}?torneo=${encodeURIComponent(id)}`}
        >
          {words.registrations}
        </LinkButton>
        {status === 'published' && (
          <LinkButton variant="secondary" aria-label={words.dayOf(name)} to={dayPath(id)}>
            {words.day}
          </LinkButton>
        )}
        {status === 'published' && (
          <LinkButton variant="secondary" aria-label={words.stagesOf(name)} to={playPath(id)}>
            {words.stages}
          </LinkButton>
        )}
        {status === 'published' && <TournamentLinks tournament={tournament} />}
        <div className="-ml-2.5 flex flex-wrap">
          {status === 'published' ? (
            <LinkButton
              variant="ghost"
              className="px-2.5!"
              aria-label={words.showNamed(name)}
              to={paths.tournament.to(id)}
            >
              {words.show}
            </LinkButton>
          ) : (
            <RowAction of={name} onClick={() => onAsk('publish')}>
              {words.publish}
            </RowAction>
          )}
          <RowAction of={name} busy={repeating} onClick={onRepeat}>
            {words.repeat}
          </RowAction>
          {status === 'published' && !isOver(tournament, now) && (
            <RowAction of={name} onClick={() => onAsk('cancel')}>
              {cancelledAt === null ? words.cancel : words.resume}
            </RowAction>
          )}
          <RowAction of={name} onClick={() => onAsk('remove')}>
            {words.remove}
          </RowAction>
        </div>
      </div>
    </Card>
  );
}
