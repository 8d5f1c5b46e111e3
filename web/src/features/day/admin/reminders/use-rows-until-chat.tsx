import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useHeldBack } from '../../../../lib/live/use-held-back.ts';
import * as words from '../../words/admin.ts';

interface StillRows<T> {
  readonly shown: readonly T[];
  readonly left: ReadonlySet<string>;
  /** Always as high, so that it moves nothing below the rows. */
  readonly renewal: ReactNode;
}

/** Once `isWhole`, no row moves. WhatsApp hides the page, which then shows what has changed. */
export function useRowsUntilChat<T extends { readonly id: string }>(
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
    <div className="min-h-11">
      {left.size + arrived.length > 0 && (
        <Button variant="ghost" className="late-touch w-full" onClick={showArrived}>
          {words.renewList}
        </Button>
      )}
    </div>
  );
  return { shown, left, renewal };
}
