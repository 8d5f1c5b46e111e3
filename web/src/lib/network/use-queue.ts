import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from './api-client.ts';
import { type OutboxOptions, useOutbox } from './use-outbox.ts';

interface QueueOptions<Item, Answer> extends Omit<OutboxOptions<Item, Answer>, 'onRefusal'> {
  /** A change that follows within this time goes in the same call. */
  readonly pauseMs: number;
}

/** A call without an answer is sent again by itself, also after a new sign-in. */
const isLost = (error: unknown) => error instanceof ApiError && error.mayHaveArrived;

/**
 * The queue of the admin area: what is typed or tapped is kept by the caller, and sent by itself until the server has
 * it. What changes meanwhile goes with the next call; what was refused waits until it changes or somebody tries again.
 */
export function useQueue<Item, Answer>({ waiting, pauseMs, call, onAnswer }: QueueOptions<Item, Answer>) {
  const [failed, setFailed] = useState<{ readonly item: Item; readonly error: unknown } | null>(null);
  const tried = useRef<Item | null>(null);
  const isRefused = failed !== null && failed.item === waiting && !isLost(failed.error);
  const { sending, deliver } = useOutbox<Item, Answer>({
    waiting: isRefused ? null : waiting,
    call: (item) => {
      tried.current = item;
      return call(item).then(
        (answer) => {
          setFailed(null);
          return answer;
        },
        (error: unknown) => {
          setFailed({ item, error });
          throw error;
        },
      );
    },
    onAnswer,
    onRefusal: () => undefined,
  });
  useEffect(() => {
    if (waiting === null || sending || tried.current === waiting) return undefined;
    const timer = setTimeout(() => deliver(waiting), pauseMs);
    return () => clearTimeout(timer);
  }, [deliver, pauseMs, sending, waiting]);
  const isShown = failed !== null && failed.item === waiting;
  return {
    /** Sent without an answer; it is tried again. */
    isLate: failed !== null && isLost(failed.error),
    /** The reason why it is not stored, when trying again soon may not help. */
    problem:
      !isShown || (failed.error instanceof ApiError && failed.error.retryable)
        ? null
        : messageOf(failed.error),
    sendAgain: () => {
      if (waiting !== null) deliver(waiting);
    },
  };
}
