import { ownHour } from '@copa/domain/time/hours';
import { OpenProtests } from '../../../../components/admin/tournament/open-protests.tsx';
import { inboxPath } from '../../../../components/admin/tournament/tournament-tabs.tsx';
import { useDayFirst } from '../../../../components/admin/tournament/use-day-first.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { playStepName } from '../../../../components/words/admin.ts';
import { dayPath, tournamentPath } from '../../../../config/day-path.ts';
import { type DayPlay, isUnderWay, NO_PLAY, type PlayStep } from '../../../../config/day-play.ts';
import { cx } from '../../../../lib/cx.ts';
import type { ListedTournament } from '../../../../lib/live/use-live-tournaments.ts';
import * as words from '../../words/admin.ts';
import type { NextStep } from './next-step.ts';

type Step = Exclude<NextStep, 'prizes'>;
type OwnAct = Exclude<Step, 'inbox' | 'day'>;

interface NextStepCardProps {
  readonly tournament: ListedTournament;
  readonly step: Step;
  readonly now: Date;
  /** The next tournament of its series, if it exists. */
  readonly sequel: ListedTournament | null;
  /** Null unless the tournament is played in stages. */
  readonly play: DayPlay | null;
  readonly isBusy: boolean;
  /** The steps that need no other screen. */
  readonly acts: Readonly<Record<OwnAct, () => void>>;
}

export function NextStepCard(props: NextStepCardProps) {
  const { step, tournament, play, isBusy, acts } = props;
  const first = useDayFirst(tournament, play ?? NO_PLAY);
  const link =
    first === null
      ? linkOf(props)
      : { to: dayPath(tournament.id), label: words.steps.day.label, text: first };
  const protests = play?.protests ?? [];
  const variant = protests.length > 0 && first === null ? 'secondary' : 'primary';
  const protested = <OpenProtests protests={protests} isGold={first === null} />;
  return (
    <>
      {first === null && protested}
      <section
        aria-label={words.nextStep}
        className={cx(
          'surface grid gap-3 p-[min(1rem,5vw)] @lg:grid-cols-[1fr_auto] @lg:items-center @lg:p-5',
          variant === 'primary' && 'border-gold/40',
        )}
      >
        <p className="empty:hidden">{link === null ? textOf(step, tournament) : link.text}</p>
        {link !== null && (
          <LinkButton
            variant={variant}
            className={cx('text-balance', link.text === '' && '@lg:justify-self-start')}
            to={link.to}
          >
            {link.label}
          </LinkButton>
        )}
        {link === null && isOwnAct(step) && (
          <Button variant={variant} busy={isBusy} onClick={acts[step]}>
            {words.steps[step].label}
          </Button>
        )}
      </section>
      {first !== null && protested}
    </>
  );
}

function isOwnAct(step: Step): step is OwnAct {
  return step !== 'inbox' && step !== 'day';
}

interface StepLink {
  readonly to: string;
  readonly label: string;
  readonly text: string;
}

/** Null if the step is an act on this screen. */
function linkOf({ step, tournament, now, sequel, play }: NextStepCardProps): StepLink | null {
  const { id, currentPlayers } = tournament;
  if (step === 'inbox') return { to: inboxPath(id, 'pending'), ...words.steps.inbox };
  if (step === 'repeat' && sequel !== null) {
    return { to: tournamentPath(sequel.id), label: words.toNext, text: nextText(sequel, now) };
  }
  if (step !== 'day') return null;
  const order = (each: PlayStep) => (each.kind === 'match' ? each.match : 0);
  const first = play?.steps.toSorted((one, other) => order(one) - order(other))[0];
  // Before a match begins, its room and its roll call come first, and both are on the day.
  if (first === undefined || (first.kind === 'match' && !isUnderWay(first))) {
    return { to: dayPath(id), ...words.steps.day };
  }
  return { to: first.to, label: playStepName(first, currentPlayers), text: '' };
}

export function nextText({ name, date, status }: ListedTournament, now: Date): string {
  return words.nextExists(name, date && ownHour(date, now), status === 'draft');
}

function textOf(step: Step, tournament: ListedTournament): string {
  const { status, cancelledAt, currentPlayers, hiddenAt } = tournament;
  if (step === 'publish' && hiddenAt !== null && currentPlayers > 0) return words.hiddenNow;
  if (step === 'form' && status !== 'published') return words.formBeforePublishing;
  if (step === 'repeat' && cancelledAt !== null) return words.repeatCancelled;
  return words.steps[step].text;
}
