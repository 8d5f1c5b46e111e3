import { getSameTeam, type SameTeam } from '@copa/domain/registrations/again/same-team';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { useToast } from '../../../../components/toast/toast-context.ts';
import { ApiError, callApi, isGone, messageOf } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/again.ts';
import type { KeptRegistration } from '../own/own-registrations.ts';
import { forgetOwn } from '../own/present-own.ts';

interface AgainOfferProps {
  readonly own: KeptRegistration;
  readonly tournamentId: string;
  readonly onFill: (own: NonNullable<SameTeam['own']>, code: string) => void;
}

/** The tapped button disappears. Whoever is typing in a field keeps the focus. */
function focusFirst(tapped: HTMLButtonElement): void {
  if (document.activeElement?.contains(tapped))
    tapped.form?.querySelector('input')?.focus({ preventScroll: true });
}

export default function AgainOffer({ own: { code, tournamentName }, tournamentId, onFill }: AgainOfferProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fill = async (tapped: HTMLButtonElement) => {
    const { own, next } = await callApi(getSameTeam, { headers: { privateCode: code } });
    if (own === null || next.every((each) => each.tournamentId !== tournamentId)) setProblem(words.notThere);
    else {
      onFill(own, code);
      focusFirst(tapped);
    }
  };
  const onTap = (tapped: HTMLButtonElement) => {
    setBusy(true);
    setProblem(null);
    fill(tapped)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) reportProblem('the form could not be filled', error);
        if (!isGone(error)) return setProblem(messageOf(error));
        // The offer disappears with the registration, so the toast and the form say what follows.
        toast.warning(words.notThere);
        forgetOwn(code);
        focusFirst(tapped);
      })
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-2 rounded-md border border-edge/60 bg-ash p-3">
      <p className="wrap-anywhere">{words.offer(tournamentName)}</p>
      <Button variant="secondary" busy={busy} onClick={({ currentTarget }) => onTap(currentTarget)}>
        {words.fill}
      </Button>
      <TapAnswer tone="warning">{problem}</TapAnswer>
    </div>
  );
}
