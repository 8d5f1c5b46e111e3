import { useCallback, useEffect, useRef, useState } from 'react';
import { isOtherNetwork } from './answer-errors.ts';
import { ApiError, messageOf } from './api-client.ts';
import { useRetry } from './use-retry.ts';

export interface OutboxOptions<Item, Answer> {
  /**
   * The item that still needs an answer. The caller stores it on the phone, so it may come from an earlier
   * visit.
   */
  readonly waiting: Item | null;
  /** Must be idempotent, because a failed call that may have arrived is repeated. */
  readonly call: (item: Item) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
  readonly onRefusal: () => void;
}

export function useOutbox<Item, Answer>(options: OutboxOptions<Item, Answer>) {
  const { waiting } = options;
  const [startsOnline] = useState(() => navigator.onLine);
  const [sending, setSending] = useState(waiting !== null && startsOnline);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isHeldBack, setIsHeldBack] = useState(false);
  const busy = useRef(false);
  const tries = useRef(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const deliver = useCallback((item: Item) => {
    if (busy.current) return;
    busy.current = true;
    setRefusal(null);
    setSending(true);
    latest.current
      .call(item)
      .then(
        (answer) => {
          tries.current = 0;
          latest.current.onAnswer(answer);
        },
        (error: unknown) => {
          setIsHeldBack(isOtherNetwork(error));
          if (error instanceof ApiError && error.mayHaveArrived) return;
          latest.current.onRefusal();
          setRefusal(messageOf(error));
        },
      )
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
  }, []);

  const again = useCallback(() => {
    if (latest.current.waiting !== null) deliver(latest.current.waiting);
  }, [deliver]);
  useEffect(() => {
    if (startsOnline) again();
  }, [again, startsOnline]);
  useRetry(waiting !== null && !sending, again, tries);

  return { sending, refusal, isHeldBack, deliver, forgetRefusal: () => setRefusal(null) };
}
