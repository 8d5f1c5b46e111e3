import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useHeldBack } from '../../../../lib/live/use-held-back.ts';
import * as words from '../../words/admin.ts';

interface StillRows<T> {
  readonly shown: readonly T[];
  readonly left: ReadonlySet<string>;
  /** Lies over the last row in sight, so that it moves nothing. */
  readonly renewal: ReactNode;
}

/**
 * Once `isWhole`, no row moves until the page is hidden, as it is while WhatsApp is open, or the button is
 * pressed.
 */
export function useStillRows<T extends { readonly id: string }>(
  listed: readonly T[],
  isWhole: boolean,
  rules: Parameters<typeof useHeldBack<T>>[2],
): StillRows<T> {
  const { shown, left, arrived, showArrived } = useHeldBack(listed, isWhole, rules);
  useEffect(() => {
    document.addEventListener('visibilitychange', showArrived);
    return () => document.removeEventListener('visibilitychange', showArrived);
  });
  const renewal = (
    <div className="sticky bottom-[calc(var(--offline-note)+max(0.75rem,env(safe-area-inset-bottom)))] z-10 flex h-0 items-end justify-end">
      {left.size + arrived.length > 0 && (
        <Button variant="secondary" className="late-touch shadow-card" onClick={showArrived}>
          {words.renewList}
        </Button>
      )}
    </div>
  );
  return { shown, left, renewal };
}
