import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { useFirstErrorFocus } from '../../../../lib/form-focus.ts';
import { useOutbox } from '../../../../lib/network/use-outbox.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/send-part.ts';

interface Sendable {
  /** The id of a request that sent this draft and has no final answer yet; null without such a request. */
  readonly requestId: string | null;
}

interface SentDraftOptions<Typed extends Sendable, Got> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Typed>;
  /** The empty value; it is compared by identity, so it must be a constant. */
  readonly nothing: Typed;
  readonly call: (typed: Typed) => Promise<Got>;
  /**
   * `isTapped`: somebody has tapped to send in this visit. A draft that an earlier visit sent is sent again
   * without a tap.
   */
  readonly onAnswer: (answer: Got, isTapped: boolean) => void;
}

export function useSentDraft<Typed extends Sendable, Got>(options: SentDraftOptions<Typed, Got>) {
  const { name, schema, nothing, call, onAnswer } = options;
  const kept = useMemo(() => keptDraft('draft', name, schema), [name, schema]);
  const [typed, setTyped] = useState<Typed>(() => kept.read()?.draft ?? nothing);
  const [former, setFormer] = useState(nothing);
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(typed);
  const isTapped = useRef(false);

  const keep = (next: Typed) => {
    latest.current = next;
    setIsKept(kept.keep(next === nothing ? null : next));
    setTyped(next);
  };
  const waiting = typed.requestId !== null;
  const { sending, refusal, isHeldBack, deliver, forgetRefusal } = useOutbox({
    waiting: waiting ? typed : null,
    call,
    onAnswer: (answer: Got) => {
      keep(nothing);
      onAnswer(answer, isTapped.current);
    },
    onRefusal: () => keep({ ...latest.current, requestId: null }),
  });
  return {
    typed,
    waiting,
    sending,
    refusal,
    isHeldBack,
    isKept,
    hasDraft: typed !== nothing && typed !== former,
    /** Shows what was sent. It becomes a draft when somebody changes it. */
    correct: (sent: Typed) => {
      if (typed !== nothing && typed !== former) return;
      latest.current = sent;
      setFormer(sent);
      setTyped(sent);
    },
    change: (changes: Partial<Typed>) => {
      forgetRefusal();
      keep({ ...latest.current, ...changes, requestId: null });
    },
    /** Changes parts of the draft that the request does not contain, so an unanswered request keeps its id. */
    changeBeside: (changesOf: (latest: Typed) => Partial<Omit<Typed, 'requestId'>>) => {
      forgetRefusal();
      keep({ ...latest.current, ...changesOf(latest.current) });
    },
    drop: () => keep(nothing),
    send: () => {
      isTapped.current = true;
      const sent = { ...latest.current, requestId: latest.current.requestId ?? crypto.randomUUID() };
      keep(sent);
      deliver(sent);
    },
  };
}

interface SendFormProps<Field extends string> {
  readonly draft: Pick<
    ReturnType<typeof useSentDraft>,
    'isKept' | 'refusal' | 'isHeldBack' | 'sending' | 'waiting' | 'send'
  >;
  readonly errors: Readonly<Record<Field, string | null>>;
  readonly send: string;
  readonly notArrived: string;
  readonly onCancel: (() => void) | null;
  readonly children: (
    errorOf: (field: Field) => string | null,
    reading: { readonly isReading: boolean; readonly onReading: (isReading: boolean) => void },
  ) => ReactNode;
}

export function SendForm<Field extends string>(props: SendFormProps<Field>) {
  const { draft, errors, notArrived, onCancel, children } = props;
  const { isKept, refusal, isHeldBack, sending, waiting, send } = draft;
  const [isTried, setIsTried] = useState(false);
  const [isReading, onReading] = useState(false);
  const [form, focusFirstError] = useFirstErrorFocus();
  const isLate = waiting && !sending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReading) return;
    setIsTried(true);
    if (Object.values(errors).some((error) => error !== null)) focusFirstError();
    else send();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <fieldset disabled={sending} className="grid gap-4">
        {children((field) => (isTried ? errors[field] : null), { isReading, onReading })}
        {!isKept && <p className="text-sm text-warning">{words.keepsNothing}</p>}
        <TapAnswer tone="danger">{refusal}</TapAnswer>
        <TapAnswer tone="warning">{isLate && (isHeldBack ? words.heldBack : notArrived)}</TapAnswer>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending} disabled={isReading}>
            {isLate ? words.sendAgain : props.send}
          </Button>
          {onCancel !== null && (
            <Button variant="ghost" disabled={sending} onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
