import { DAY_MS } from '@copa/domain/limits';
import type { Stats } from '@copa/domain/panel/stats';
import { hourInSentence } from '@copa/domain/time/hours';
import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { MONTHS } from '@copa/domain/time/words/days';
import { cx } from '../../../../lib/cx.ts';
import { niceMax } from './chart-scale.ts';

type Day = Stats['registrationsByDay'][number];

const HEIGHT = 100;
const BAR = 0.72;
const LABEL_EVERY = 7;

/** Formats the text itself, because a `Date` would shift the UTC day to the reader's zone. */
export function dayName(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]}`;
}

/** The hour at which a UTC day ends for the reader. */
export function dayEnd(day: string, reader = ownTimeZone()): string {
  const end = new Date(Date.parse(day) + DAY_MS);
  return hourInSentence(end, end, reader);
}

/**
 * The labels are outside the stretched SVG, so that they keep the reader's font size. All parts are hidden
 * from screen readers, because a table has the same numbers.
 */
export function DaysChart({ days, label }: { days: readonly Day[]; label: string }) {
  const top = niceMax(Math.max(0, ...days.map(({ count }) => count)));
  const last = days.length - 1;
  return (
    <figure aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-mist">
      <div
        aria-hidden="true"
        className="-my-2 flex flex-col items-end justify-between tabular-nums leading-4"
      >
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-44 w-full sm:h-64"
      >
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <path
            key={y}
            d={`M0 ${y}H${days.length}`}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index + (1 - BAR) / 2}
            y={HEIGHT - (count / top) * HEIGHT}
            width={BAR}
            height={(count / top) * HEIGHT}
            className={index === last ? 'fill-gold' : 'fill-ember'}
          >
            <title>{`${dayName(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <div aria-hidden="true" className="relative col-start-2 mt-1 h-5">
        {days.map(({ day }, index) =>
          (last - index) % LABEL_EVERY === 0 ? (
            <span
              key={day}
              className={cx(
                'absolute whitespace-nowrap max-[20rem]:not-first:not-last:hidden',
                index === last ? 'right-0' : '[transform:translateX(-50%)]',
                index === last - LABEL_EVERY && 'max-sm:hidden',
              )}
              style={index === last ? undefined : { left: `${((index + 0.5) / days.length) * 100}%` }}
            >
              {dayName(day)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}
