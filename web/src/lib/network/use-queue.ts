import { otherNetwork } from '@copa/domain/words/other-network';
import { useEffect, useRef, useState } from 'react';
import { isOtherNetwork } from './answer-errors.ts';
import { ApiError, messageOf } from './api-client.ts';
import { type OutboxOptions, useOutbox } from './use-outbox.ts';

interface QueueOptions<Item, Answer> extends Omit<OutboxOptions<Item, Answer>, 'onRefusal'> {
  readonly pauseMs: number;
}

const isLost = (error: unknown) => error instanceof ApiError && error.mayHaveArrived;

/**
 * After a refusal there is no automatic retry. The next call starts when `waiting` changes or `sendAgain` is
 * called.
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
  const isHeldBack = failed !== null && isOtherNetwork(failed.error);
  const isShown = failed !== null && failed.item === waiting;
  return {
    isLate: failed !== null && isLost(failed.error),
    isHeldBack,
    problem:
      !isShown || (failed.error instanceof ApiError && failed.error.retryable)
        ? null
        : isHeldBack
          ? otherNetwork
          : messageOf(failed.error),
    sendAgain: () => {
      if (waiting !== null) deliver(waiting);
    },
  };
}
