import { useEffect, useState } from 'react';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { reason as sayReason } from '../../words/own.tsx';
import { fetchOwn } from './present-own.ts';
import { ReasonPlaceholder } from './reason-placeholder.tsx';

/** The reason may name people, so the shared ticket does not contain it. */
export default function TicketReason({ code }: { code: string }) {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchOwn(code).then(
      (own) => isWanted && setReason(own?.reason ?? ''),
      (error: unknown) => {
        reportProblem('the reason could not be read', error);
        if (isWanted) setReason('');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code]);
  return (
    <>
      {reason === null && <ReasonPlaceholder />}
      <output className="rounded-md border border-line bg-night/60 p-3 wrap-anywhere empty:sr-only">
        {reason !== null && reason !== '' && sayReason(reason)}
      </output>
    </>
  );
}
