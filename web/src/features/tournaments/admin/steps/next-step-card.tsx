import { ownHour } from '@copa/domain/time/hours';
import { inboxPath } from '../../../../components/admin/tournament/tournament-tabs.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { playStepName } from '../../../../components/words/admin.ts';
import { dayPath, tournamentPath } from '../../../../config/day-path.ts';
import { type DayPlay, isUnderWay, type PlayStep } from '../../../../config/day-play.ts';
import { cx } from '../../../../lib/cx.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import * as words from '../../words/admin.ts';
import { type NextStep, nextStep } from './next-step.ts';

interface NextStepCardProps {
  readonly tournament: ListedTournament;
  readonly formIsInactive: boolean;
  readonly now: Date;
  /** The next tournament of its series, if it exists. */
  readonly next: ListedTournament | null;
  /** Null unless the tournament is played in stages. */
  readonly play: Pick<DayPlay, 'steps' | 'protests'> | null;
  readonly isBusy: boolean;
  readonly onStep: Readonly<Record<Exclude<NextStep, 'decide' | 'day'>, () => void>>;
}

export function NextStepCard(props: NextStepCardProps) {
  const { tournament, formIsInactive, now, play, isBusy, onStep } = props;
  const step = nextStep(tournament, formIsInactive, now);
  const way = wayOf(step, props);
  const variant = play?.protests.length ? 'secondary' : 'primary';
  return (
    <section
      aria-label={words.nextStep}
      className={cx(
        'surface grid gap-3 p-[min(1rem,5vw)] @lg:grid-cols-[1fr_auto] @lg:items-center @lg:p-5',
        variant === 'primary' && 'border-gold/40',
      )}
    >
      <p>{way?.text ?? textOf(step, tournament)}</p>
      {way !== null && (
        <LinkButton variant={variant} to={way.to}>
          {way.label}
        </LinkButton>
      )}
      {way === null && step !== 'decide' && step !== 'day' && (
        <Button variant={variant} busy={isBusy} onClick={onStep[step]}>
          {words.steps[step].label}
        </Button>
      )}
    </section>
  );
}

interface Way {
  readonly to: string;
  readonly label: string;
  readonly text?: string;
}

/** Null if the step is an act on this screen. */
function wayOf(step: NextStep, { tournament, now, next, play }: NextStepCardProps): Way | null {
  const { id, currentPlayers } = tournament;
  if (step === 'decide') return { to: inboxPath(id, 'pending'), label: words.steps.decide.label };
  if (step === 'repeat' && next !== null) {
    const text = words.nextExists(next.name, next.date && ownHour(next.date, now), next.status === 'draft');
    return { to: tournamentPath(next.id), label: words.toNext, text };
  }
  if (step !== 'day') return null;
  const order = (each: PlayStep) => (each.kind === 'match' ? each.match : 0);
  const first = play?.steps.toSorted((one, other) => order(one) - order(other))[0];
  // Before a match begins, its room and its roll call come first, and both are on the day.
  if (first === undefined || (first.kind === 'match' && !isUnderWay(first))) {
    return { to: dayPath(id), label: words.steps.day.label };
  }
  return { to: first.to, label: playStepName(first, currentPlayers), text: words.roomOnDay };
}

function textOf(step: NextStep, tournament: ListedTournament): string {
  const { status, cancelledAt, currentPlayers, hiddenAt } = tournament;
  if (step === 'publish' && hiddenAt !== null && currentPlayers > 0) return words.hiddenNow;
  if (step === 'form' && status !== 'published') return words.formBeforePublishing;
  if (step === 'repeat' && cancelledAt !== null) return words.repeatCancelled;
  return words.steps[step].text;
}
