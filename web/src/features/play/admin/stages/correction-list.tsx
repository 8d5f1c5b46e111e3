import type { StageCorrection } from '@copa/domain/play/stage-terms';
import { shortDate } from '@copa/domain/time/date-format';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { clockOf } from '../../../../lib/clock-of.ts';

interface CorrectionListProps {
  readonly corrections: readonly StageCorrection[];
  readonly timeZone: string;
}

/** Public corrections, the newest first. */
export function CorrectionList({ corrections, timeZone }: CorrectionListProps) {
  const newest = corrections.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <Fold summary={`Correcciones públicas (${corrections.length})`}>
      <ol aria-label="Correcciones" className="grid gap-2">
        {newest.map(({ at, text }, index) => (
          <li key={`${at.getTime()}-${index}`} className="border-t border-line/60 pt-1.5 text-sm">
            <span className="text-dim">
              {shortDate(at, timeZone)}, {clockOf(at, timeZone)}
            </span>
            <span className="block wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
