import { inboxPath } from '../../../components/admin/tournament/tournament-tabs.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { dayPath } from '../../../config/day-path.ts';
import type { ListedTournament } from '../../../lib/live/use-live-tournaments.ts';
import * as words from '../words/admin.ts';
import { type NextStep, nextStep } from './next-step.ts';

interface NextStepCardProps {
  readonly tournament: ListedTournament;
  readonly formIsInactive: boolean;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onStep: Readonly<Record<Exclude<NextStep, 'decide' | 'day'>, () => void>>;
}

export function NextStepCard({ tournament, formIsInactive, now, isBusy, onStep }: NextStepCardProps) {
  const step = nextStep(tournament, formIsInactive, now);
  const { label } = words.steps[step];
  const ways = { decide: inboxPath(tournament.id, 'pending'), day: dayPath(tournament.id) };
  return (
    <section
      aria-label={words.nextStep}
      className="surface grid gap-3 border-gold/40 p-[min(1rem,5vw)] @lg:grid-cols-[1fr_auto] @lg:items-center @lg:p-5"
    >
      <p>{textOf(step, tournament)}</p>
      {step === 'decide' || step === 'day' ? (
        <LinkButton to={ways[step]}>{label}</LinkButton>
      ) : (
        <Button busy={isBusy} onClick={onStep[step]}>
          {label}
        </Button>
      )}
    </section>
  );
}

function textOf(step: NextStep, tournament: ListedTournament): string {
  const { status, cancelledAt, currentPlayers, hiddenAt } = tournament;
  if (step === 'publish' && hiddenAt !== null && currentPlayers > 0) return words.hiddenNow;
  if (step === 'form' && status !== 'published') return words.formBeforePublishing;
  if (step === 'repeat' && cancelledAt !== null) return words.repeatCancelled;
  return words.steps[step].text;
}
