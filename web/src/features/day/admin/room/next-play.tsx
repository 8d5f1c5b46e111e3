import { LinkButton } from '../../../../components/button.tsx';
import type { PlayStep } from '../../../../config/day-play.ts';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/admin-room.ts';

/** Links to the next match to publish, or to the step after the last one. */
export function NextPlay({ step, isGold }: { readonly step: PlayStep; readonly isGold: boolean }) {
  return (
    <section aria-label={words.inPlay} className={cx('surface grid p-3 sm:px-5', isGold && 'border-gold/60')}>
      <LinkButton to={step.to} icon="flag" variant={isGold ? 'primary' : 'secondary'}>
        {step.kind === 'match' ? words.enterMatch(step.match, step.lobby) : words.playSteps[step.kind]}
      </LinkButton>
    </section>
  );
}
