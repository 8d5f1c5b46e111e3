import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@copa/domain/limits';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/ticket.ts';

/** Each with the one that it is a part of. */
const UNITS = [
  { ms: DAY_MS, of: Number.POSITIVE_INFINITY, names: words.days },
  { ms: HOUR_MS, of: DAY_MS, names: words.hours },
  { ms: MINUTE_MS, of: HOUR_MS, names: words.minutes },
  { ms: SECOND_MS, of: MINUTE_MS, names: words.seconds },
] as const;

/** The remaining time on the server's clock; renders nothing once it is over. */
export function Countdown({ to, label }: { to: Date; label: string }) {
  const now = useNow(SECOND_MS);
  const left = to.getTime() - now.getTime();
  if (left <= 0) return null;
  const parts = UNITS.map(({ ms, of, names }) => {
    const count = Math.floor((left % of) / ms);
    return { count, unit: names[count === 1 ? 0 : 1] };
  });
  // Seconds matter on the day, days before it.
  const shown = parts[0]?.count === 0 ? parts.slice(1) : parts.slice(0, 3);
  const spoken = shown.map(({ count, unit }) => `${count} ${unit}`).join(', ');
  return (
    <div role="timer" aria-label={`${label} ${spoken}`} className="grid gap-2">
      <p aria-hidden="true" className="text-sm text-dim">
        {label}
      </p>
      <p aria-hidden="true" className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2">
        {shown.map(({ count, unit }) => (
          <span key={unit} className="min-w-0 rounded-md border border-line bg-night/60 py-2 text-center">
            <span className="block font-display text-3xl font-extrabold text-gold italic tabular-nums">
              {String(count).padStart(2, '0')}
            </span>
            <span className="text-xs text-mist">{unit}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
