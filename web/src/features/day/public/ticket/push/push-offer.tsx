import { useEffect, useState } from 'react';
import { Button } from '../../../../../components/button.tsx';
import { Icon } from '../../../../../components/icon.tsx';
import { ApiError, messageOf } from '../../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../../lib/report-problem.ts';
import * as words from '../../../words/push.ts';
import { type PushState, type PushSubject, pushState, ticketSubject, turnOff, turnOn } from './phone-push.ts';
import { PushCard } from './push-card.tsx';
import { PushPlaceholder } from './push-placeholder.tsx';

interface PushOfferProps {
  readonly ticketId: string;
  readonly publicKey?: string;
}

export default function PushOffer({ ticketId, publicKey = __PUSH_PUBLIC_KEY__ }: PushOfferProps) {
  const [state, setState] = useState<PushState | 'asked' | 'unknown'>('asked');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    let isShown = true;
    if (publicKey === '') return;
    pushState(ticketSubject(ticketId), publicKey).then(
      (current) => {
        if (isShown) setState(current);
      },
      (error: unknown) => {
        reportProblem('the state of notices is unknown', error);
        if (isShown) setState('unknown');
      },
    );
    return () => {
      isShown = false;
    };
  }, [ticketId, publicKey]);

  if (state === 'unknown' || publicKey === '') return null;
  if (state === 'asked') return <PushPlaceholder />;
  const { title, text } = words.offers[state];
  const change = (turn: (subject: PushSubject, publicKey: string) => Promise<PushState>) => {
    setBusy(true);
    setProblem(null);
    turn(ticketSubject(ticketId), publicKey)
      .then(setState, (error: unknown) => {
        const isBrowsers = error instanceof DOMException;
        if (!isBrowsers && !(error instanceof ApiError)) reportProblem('notices could not be changed', error);
        setProblem(isBrowsers ? words.refused : messageOf(error));
      })
      .finally(() => setBusy(false));
  };
  return (
    <PushCard
      icon={
        <Icon
          name={state === 'on' ? 'check' : 'bell'}
          className={state === 'on' ? 'text-success' : 'text-gold'}
        />
      }
      title={title}
      text={text}
    >
      {problem !== null && (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      )}
      {(state === 'off' || state === 'on') && (
        <Button
          variant="secondary"
          block
          icon={state === 'off' ? 'bell' : undefined}
          busy={busy}
          onClick={() => change(state === 'off' ? turnOn : turnOff)}
        >
          {state === 'on' ? words.turnOff : busy ? words.asking : words.turnOn}
        </Button>
      )}
    </PushCard>
  );
}
