import { getSameTeam, type SameTeam } from '@copa/domain/registrations/again/same-team';
import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
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

export default function AgainOffer({ own: { code, tournamentName }, tournamentId, onFill }: AgainOfferProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fill = async () => {
    const { own, next } = await callApi(getSameTeam, { headers: { privateCode: code } });
    if (own === null || next.every((each) => each.tournamentId !== tournamentId)) setProblem(words.notThere);
    else onFill(own, code);
  };
  const onTap = () => {
    setBusy(true);
    setProblem(null);
    fill()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) reportProblem('the form could not be filled', error);
        setProblem(isGone(error) ? words.notThere : messageOf(error));
        if (isGone(error)) forgetOwn(code);
      })
      .finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-2 rounded-md border border-edge/60 bg-ash p-3">
      <p className="wrap-anywhere">{words.offer(tournamentName)}</p>
      <Button variant="secondary" busy={busy} onClick={onTap}>
        {words.fill}
      </Button>
      <TapAnswer tone="warning">{problem}</TapAnswer>
    </div>
  );
}
