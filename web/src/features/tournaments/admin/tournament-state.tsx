import type { TournamentPhase } from '@copa/domain/tournaments/state';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import * as states from '../words/states.ts';
import { missingForm } from './next-step.ts';

const TONES: Readonly<Record<TournamentPhase, string>> = {
  open: 'text-success',
  not_open: 'text-warning',
  waiting: 'text-success',
  full: 'text-info',
  registration_closed: 'text-mist',
  in_play: 'text-gold',
  completed: 'text-dim',
  cancelled: 'text-danger',
};

type Stated = Pick<ListedTournament, 'status' | 'phase' | 'linkedFormId'>;

/** The state in a word, with a dot of its colour. */
export function TournamentState({
  tournament,
  formIsInactive,
}: {
  tournament: Stated;
  formIsInactive: boolean;
}) {
  const { status, phase } = tournament;
  const missing = missingForm(tournament, formIsInactive);
  // Nobody can register while the tournament is unpublished or has no form, whatever its dates say.
  const keepsOut = status === 'published' && (phase === 'open' || phase === 'not_open') && missing !== null;
  const [label, tone] = keepsOut
    ? [missing === 'none' ? words.noForm : words.inactiveForm, 'text-warning']
    : status === 'published'
      ? [states.phases[phase], TONES[phase]]
      : [states.statuses[status], status === 'draft' ? 'text-mist' : 'text-info'];
  return (
    <span className={`inline-flex min-w-0 items-center gap-1.5 ${tone}`}>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      <span className="truncate">{label}</span>
    </span>
  );
}
