import type { DayPlay } from '../../../config/day-play.ts';
import { LinkButton } from '../../button.tsx';
import { openProtests, openProtestsMean } from '../../words/admin.ts';

interface OpenProtestsProps extends Pick<DayPlay, 'protests'> {
  readonly isGold?: boolean;
}

export function OpenProtests({ protests, isGold = false }: OpenProtestsProps) {
  if (protests.length === 0) return null;
  return (
    <section
      aria-labelledby="sin-resolver"
      className="grid gap-2 rounded-lg border border-warning/60 bg-warning/12 p-3"
    >
      <h2 id="sin-resolver" className="text-lg font-semibold text-warning">
        {openProtests(protests.reduce((sum, { count }) => sum + count, 0))}
      </h2>
      <p className="text-sm text-mist">{openProtestsMean}</p>
      <div className="flex flex-wrap gap-2">
        {protests.map(({ to, label }, index) => (
          <LinkButton
            key={to}
            variant={isGold && index === 0 ? 'primary' : 'secondary'}
            className="text-balance"
            to={to}
          >
            {label}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
