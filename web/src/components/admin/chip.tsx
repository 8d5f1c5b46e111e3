import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

export function Chip({ on, onPress, children }: { on: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'min-h-11 max-w-full shrink-0 rounded-full border px-[min(0.875rem,4.25vw)] text-sm font-semibold tabular-nums transition-colors',
        on ? 'border-gold bg-gold/12 text-gold' : 'border-edge/60 bg-ash text-mist hover:border-mist',
      )}
    >
      {children}
    </button>
  );
}
