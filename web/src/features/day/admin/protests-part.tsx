import { LinkButton } from '../../../components/button.tsx';
import { openProtests, openProtestsMean } from '../../../components/words/admin.ts';
import type { DayPlay } from '../../../config/day-play.ts';
import * as words from '../words/admin.ts';
import { DayPart } from './day-part.tsx';

interface ProtestsPartProps extends Pick<DayPlay, 'protests'> {
  readonly isPresent: boolean;
}

export function ProtestsPart({ protests, isPresent }: ProtestsPartProps) {
  const [first, ...others] = protests;
  if (first === undefined) return null;
  return (
    <DayPart
      title={openProtests(protests.reduce((sum, { count }) => sum + count, 0))}
      told={others.length === 0 ? first.label : words.inMatches(protests.length)}
      isPresent={isPresent}
    >
      <p className="text-sm text-mist">{openProtestsMean}</p>
      {protests.map(({ to, label }) => (
        <LinkButton
          key={to}
          variant={isPresent && to === first.to ? 'primary' : 'secondary'}
          className="text-balance"
          to={to}
        >
          {label}
        </LinkButton>
      ))}
    </DayPart>
  );
}
