import { MINUTE_MS } from '@copa/domain/limits';
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Badge, type Tone } from '../../../../components/badge.tsx';
import { poll } from '../../../../lib/network/poll.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';

export interface OwnMatchPartProps {
  readonly code: string;
  /** The unit's tournament and number, which are no secret. */
  readonly owner: string;
}

export function useOwn<Answer>(ask: (code: string) => Promise<Answer>, code: string, problem: string) {
  const [known, setKnown] = useState<Answer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const acts = useRef(0);
  useEffect(
    () =>
      poll(async () => {
        const before = acts.current;
        try {
          const answer = await ask(code);
          // An answer from before an act of the player would hide what the player sent.
          if (acts.current === before) setKnown(answer);
          setFailed(false);
        } catch (error) {
          setFailed(true);
          reportProblem(problem, error);
        }
      }, MINUTE_MS),
    [ask, code, problem],
  );
  const learn = (answer: Answer) => {
    acts.current += 1;
    setKnown(answer);
  };
  return { known, learn, isFailed };
}

/** The tapped button disappears, so the focus moves to the heading, which stays. */
export function useOpened() {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = (isWanted: boolean) => {
    setOpen(isWanted);
    heading.current?.focus();
  };
  const [shown, setShown] = useState(0);
  useLayoutEffect(() => {
    if (shown === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  /** After a tap, the page scrolls to the heading, because the text that replaces the form is shorter. */
  const close = (isTapped: boolean) => {
    setOpen(false);
    if (isTapped) setShown((count) => count + 1);
  };
  return { isOpen, open, close, heading };
}

interface OwnMatchProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly name: string;
  readonly where: string;
  readonly state: { readonly label: string; readonly tone: Tone } | null;
  readonly children: ReactNode;
}

export function OwnMatch({ heading, name, where, state, children }: OwnMatchProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} id={id} tabIndex={-1} className="text-lg outline-none">
          {name}
          {where !== '' && <span className="text-mist"> · {where}</span>}
        </h3>
        {state !== null && <Badge tone={state.tone}>{state.label}</Badge>}
      </div>
      {children}
    </fieldset>
  );
}
