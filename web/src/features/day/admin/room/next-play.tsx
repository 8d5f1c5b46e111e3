import { LinkButton } from '../../../../components/button.tsx';
import type { PlayStep } from '../../../../config/day-play.ts';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/admin-room.ts';

interface NextPlayProps {
  readonly step: PlayStep;
  readonly isGold: boolean;
  /** Why a draw must come before the room; null if the room needs no draw first. */
  readonly text?: string | null;
}

export function NextPlay({ step, isGold, text = null }: NextPlayProps) {
  return (
    <section
      aria-label={words.inPlay}
      className={cx('surface grid gap-2 p-3 sm:px-5', isGold && 'border-gold/60')}
    >
      {text !== null && <p className="text-sm text-mist">{text}</p>}
      <LinkButton to={step.to} icon="flag" variant={isGold ? 'primary' : 'secondary'}>
        {step.kind === 'match' ? words.enterMatch(step.match, step.lobby) : words.playSteps[step.kind]}
      </LinkButton>
    </section>
  );
}
