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
  /** The stage of the unit; 0 before a draw. */
  readonly own: number;
}

/** Lists each stage with its hour, or with the stage after which it begins. A tournament of one stage needs no list. */
export function StageHours({ tournament: { plan, stage: drawn }, own }: StageHoursProps) {
  const now = useNow();
  const steps = plan?.steps ?? [];
  if (steps.length < 2) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl uppercase">{words.stageHours}</h2>
      <ol className="grid gap-2">
        {steps.map(({ name, at }, index) => {
          const isOwn = index + 1 === Math.max(own, 1) && drawn <= index + 1;
          return (
            <li key={`${index} ${name}`} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong className={cx('wrap-anywhere', isOwn ? 'text-gold' : 'font-semibold text-mist')}>
                {name}
              </strong>
              <span className={cx('text-sm', isOwn ? 'text-ink' : 'text-mist')}>
                {index + 1 < drawn
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
