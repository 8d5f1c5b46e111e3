import { type PointerEvent, useState } from 'react';
import { cx } from '../../../../lib/cx.ts';
import * as words from '../../words/statistics.ts';
import { niceMax } from './chart-scale.ts';
import { type DayCount, dayName, weekdayName } from './last-days.ts';

const HEIGHT = 100;
const BAR = 0.72;
const LABEL_EVERY = 7;

/**
 * The labels are outside the stretched SVG, so that they keep the reader's font size. The bars are hidden
 * from screen readers, because a table has the same numbers.
 */
export function DaysChart({ days, label }: { days: readonly DayCount[]; label: string }) {
  const top = niceMax(Math.max(0, ...days.map(({ count }) => count)));
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const read = chosen === null ? undefined : days[chosen];
  function choose({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    setChosen(Math.max(0, Math.min(last, index)));
  }
  return (
    <figure aria-label={label} className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-mist">
      <p aria-hidden="true" className="col-span-full mb-3 text-sm">
        {read === undefined ? words.tapABar : words.ofDay(weekdayName(read.day, days[last]?.day), read.count)}
      </p>
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
        className="h-44 w-full touch-pan-y sm:h-64"
        onPointerDown={choose}
        onPointerMove={choose}
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
            className={index === (chosen ?? last) ? 'fill-gold' : 'fill-ember'}
          />
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
              )}
              style={index === last ? undefined : { left: `${((index + 0.5) / days.length) * 100}%` }}
            >
              {index === last ? words.today : dayName(day)}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  );
}
