import { followTournament, unfollowTournament } from '@copa/domain/day/push-endpoints';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { ApiError, callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/follow.ts';
import * as pushWords from '../../words/push.ts';
import {
  type PushState,
  type PushSubject,
  pushState,
  readChoice,
  turnOff,
  turnOn,
} from '../ticket/push/phone-push.ts';

interface FollowOfferProps {
  readonly tournamentId: string;
  readonly teams?: readonly { readonly number: number; readonly name: string }[];
  readonly publicKey?: string;
}

export default function FollowOffer(props: FollowOfferProps) {
  const { tournamentId, teams = [], publicKey = __PUSH_PUBLIC_KEY__ } = props;
  const { state, choice, busy, problem, isAnswered, choose, toggle } = useFollowing(tournamentId, publicKey);
  const select = useId();
  if (state === null) return null;
  const { title, text } = words.offers[state];
  const isOffered = state === 'off' || state === 'on';
  // True if the followed team is missing from the table, for example because it did not pass.
  const isElsewhere = choice !== '' && teams.every(({ number }) => String(number) !== choice);
  return (
    <Card className="screen-only grid gap-3">
      <output className="grid gap-1">
        <strong>{title}</strong>
        <span className="text-sm text-mist">{text}</span>
      </output>
      {isOffered && teams.length > 0 && (
        <label htmlFor={select} className="grid gap-1 text-sm text-dim">
          {words.whom}
          <select
            id={select}
            className="control control-select"
            value={choice}
            disabled={busy}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{words.everybody}</option>
            {isElsewhere && <option value={choice}>{words.notInTable}</option>}
            {teams.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {isOffered && (
        <Button
          variant="secondary"
          block
          icon={state === 'on' ? 'check' : 'bell'}
          busy={busy}
          onClick={toggle}
        >
          {state === 'on' ? words.stop : words.follow}
        </Button>
      )}
      <TapAnswer tone="success">{isAnswered && isOffered && words.answers[state]}</TapAnswer>
      <TapAnswer tone="danger">{problem}</TapAnswer>
      {isOffered && <p className="text-sm text-dim">{words.kept}</p>}
    </Card>
  );
}

function useFollowing(tournamentId: string, publicKey: string) {
  const [state, setState] = useState<PushState | null>(null);
  const [choice, setChoice] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAnswered, setAnswered] = useState(false);

  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const given = (await readChoice(followSubject(tournamentId, ''))) ?? '';
      const current = await pushState(followSubject(tournamentId, given), publicKey);
      if (!isShown) return;
      setChoice(given);
      // A visitor who refused notices reads only after a tap how to allow them, not on every page.
      setState(current === 'denied' ? 'off' : current);
    };
    if (publicKey === '') return;
    look().catch((error: unknown) => reportProblem('it is unknown whether this phone follows', error));
    return () => {
      isShown = false;
    };
  }, [tournamentId, publicKey]);

  const change = (turn: () => Promise<PushState>, undo?: () => void) => {
    setBusy(true);
    setProblem(null);
    setAnswered(false);
    turn()
      .then((after) => {
        setState(after);
        // If the person dismisses the permission prompt, nothing changes and nothing is said.
        setAnswered(after !== state || after === 'on');
      })
      .catch((error: unknown) => {
        undo?.();
        const isBrowsers = error instanceof DOMException;
        if (!isBrowsers && !(error instanceof ApiError))
          reportProblem('following could not be changed', error);
        setProblem(isBrowsers ? pushWords.refused : messageOf(error));
      })
      .finally(() => setBusy(false));
  };
  const choose = (wanted: string) => {
    setChoice(wanted);
    if (state !== 'on') return;
    const undo = () => setChoice(choice);
    change(() => turnOn(followSubject(tournamentId, wanted), publicKey), undo);
  };
  const toggle = () => {
    const subject = followSubject(tournamentId, choice);
    change(() => (state === 'on' ? turnOff(subject) : turnOn(subject, publicKey)));
  };
  return { state, choice, busy, problem, isAnswered, choose, toggle };
}

function followSubject(id: string, choice: string): PushSubject {
  const params = { id };
  return {
    address: `/tournament/${id}`,
    choice,
    keep: (subscription) =>
      callApi(followTournament, {
        params,
        body: { ...subscription, unit: choice === '' ? null : Number(choice) },
      }),
    drop: (phone) => callApi(unfollowTournament, { params, query: { phone } }),
  };
}
