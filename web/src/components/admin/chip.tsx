import { cx } from '../../lib/cx.ts';

interface ChipProps {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

/** One of a few choices, or several of them. */
export function Chip({ on, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPress}
      className={cx(
        'min-h-11 rounded-full border px-3.5 text-sm font-semibold',
        on ? 'border-gold bg-gold/12 text-gold' : 'border-edge/60 bg-ash text-mist hover:border-mist',
      )}
    >
      {children}
    </button>
  );
}
