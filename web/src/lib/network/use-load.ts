import { useCallback, useEffect, useState } from 'react';

export type Load<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly again: () => void }
  | {
      readonly state: 'ready';
      readonly value: Value;
      readonly again: () => void;
      readonly refreshing: boolean;
    };

type Outcome<Value> =
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'ready'; readonly value: Value };

interface Settled<Value> {
  readonly load: () => Promise<Value>;
  readonly attempt: number;
  readonly outcome: Outcome<Value>;
}

/** Memoize `load`, because each new function starts another load. */
export function useLoad<Value>(load: () => Promise<Value>): Load<Value> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let wanted = true;
    const settle = (outcome: Outcome<Value>) => {
      if (wanted) setSettled({ load, attempt, outcome });
    };
    load().then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  const failed = settled?.load === load && settled.outcome.state === 'failed';
  useEffect(() => {
    if (!failed) return undefined;
    const onSeen = () => {
      if (!document.hidden) again();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [failed, again]);

  if (settled?.load !== load) return { state: 'loading' };
  const { outcome } = settled;
  const refreshing = settled.attempt !== attempt;
  if (outcome.state === 'ready') return { ...outcome, again, refreshing };
  return refreshing ? { state: 'loading' } : { ...outcome, again };
}
