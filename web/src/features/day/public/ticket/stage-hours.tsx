import { capitalized } from '@copa/domain/sentence';
import { ownAt } from '@copa/domain/time/hours';
import type { FollowedTournament } from '@copa/domain/tournaments/followed';
import { afterTheOneBefore } from '@copa/domain/tournaments/words/plan';
import { Card } from '../../../../components/card.tsx';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/ticket.ts';

interface StageHoursProps {
  readonly tournament: Pick<FollowedTournament, 'plan' | 'stage'>;
  /** The last stage in which the unit had a lobby, counted from 1; 0 if the unit had none. */
  readonly ownStage: number;
}

export function StageHours({ tournament: { plan, stage: drawnStage }, ownStage }: StageHoursProps) {
  const now = useNow();
  const steps = plan?.steps ?? [];
  if (steps.length < 2) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.stageHours}</h2>
      <ol className="grid gap-2">
        {steps.map(({ name, at }, index) => {
          const number = index + 1;
          const isOver = number < drawnStage;
          const isOwn = number === Math.max(ownStage, 1) && !isOver;
          return (
            <li key={`${index} ${name}`} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className={cx('wrap-anywhere', isOwn ? 'text-gold' : 'font-semibold text-mist')}>
                {name}
              </strong>
              <span className={cx('text-sm', isOwn ? 'text-ink' : 'text-mist')}>
                {isOver
                  ? words.stageOver
                  : at === null
                    ? index > 0 && afterTheOneBefore
                    : capitalized(ownAt(at, now))}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
