import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';

interface ChipProps {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function Chip({ on, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'min-h-11 shrink-0 rounded-full border px-3.5 text-sm font-semibold tabular-nums transition-colors',
        on ? 'border-gold bg-gold/12 text-gold' : 'border-edge/60 bg-ash text-mist hover:border-mist',
      )}
    >
      {children}
    </button>
  );
}
