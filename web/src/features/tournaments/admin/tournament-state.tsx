import type { TournamentPhase } from '@copa/domain/tournaments/state';
import { StateText } from '../../../components/admin/state-text.tsx';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import * as states from '../words/states.ts';
import { missingForm } from './steps/next-step.ts';

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

export function TournamentState({
  tournament,
  formIsInactive,
}: {
  tournament: Stated;
  formIsInactive: boolean;
}) {
  const { status, phase } = tournament;
  const missing = missingForm(tournament, formIsInactive);
  const keepsOut = status === 'published' && (phase === 'open' || phase === 'not_open') && missing !== null;
  const [label, tone] = keepsOut
    ? [missing === 'none' ? words.noForm : words.inactiveForm, 'text-warning']
    : status === 'published'
      ? [states.phases[phase], TONES[phase]]
      : [states.statuses[status], status === 'draft' ? 'text-mist' : 'text-info'];
  return <StateText look={tone}>{label}</StateText>;
}
