import type { ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx.ts';

interface ChipProps {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function Chip({ ref, on, onPress, children }: ChipProps) {
  return (
    <button
      ref={ref}
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
