import { useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';

/** The typed values, with the request that was sent without an answer; null while typing. */
interface Sendable {
  readonly requestId: string | null;
}

interface SentDraftOptions<Typed extends Sendable, Answer> {
  /** The key on this phone. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Typed>;
  readonly nothing: Typed;
  readonly call: (typed: Typed) => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
}

export interface SentDraft<Typed> {
  readonly typed: Typed;
  /** It was sent, and nobody has answered yet. */
  readonly waiting: boolean;
  readonly sending: boolean;
  /** The reason why the sent draft does not count. */
  readonly refusal: string | null;
  readonly isKept: boolean;
  readonly hasDraft: boolean;
  readonly change: (changes: Partial<Typed>) => void;
  readonly drop: () => void;
  readonly send: () => void;
}

/**
 * The phone keeps the draft with its pictures until the server has answered, and sends it again when the connection is back, in a
 * later visit too.
 */
export function useSentDraft<Typed extends Sendable, Answer>(
  options: SentDraftOptions<Typed, Answer>,
): SentDraft<Typed> {
  const { name, schema, nothing, call, onAnswer } = options;
  const kept = useMemo(() => keptDraft('draft', name, schema), [name, schema]);
  const [typed, setTyped] = useState<Typed>(() => kept.read()?.draft ?? nothing);
  const [isKept, setIsKept] = useState(true);
  // The latest values, for work that ends later: a shrunk picture, an answer.
  const latest = useRef(typed);

  const keep = (next: Typed) => {
    latest.current = next;
    setIsKept(kept.keep(next === nothing ? null : next));
    setTyped(next);
  };
  const waiting = typed.requestId !== null;
  const { sending, refusal, deliver, forgetRefusal } = useOutbox({
    waiting: waiting ? typed : null,
    call,
    onAnswer: (answer: Answer) => {
      keep(nothing);
      onAnswer(answer);
    },
    onRefusal: () => keep({ ...latest.current, requestId: null }),
  });
  return {
    typed,
    waiting,
    sending,
    refusal,
    isKept,
    hasDraft: typed !== nothing,
    change: (changes) => {
      forgetRefusal();
      keep({ ...latest.current, ...changes, requestId: null });
    },
    drop: () => keep(nothing),
    send: () => {
      const sent = { ...latest.current, requestId: crypto.randomUUID() };
      keep(sent);
      deliver(sent);
    },
  };
}
