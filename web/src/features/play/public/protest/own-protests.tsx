import type { ProtestDecision } from '@copa/domain/day/headline-kind';
import {
  getOwnProtests,
  type OwnProtests as Known,
  withdrawProtest,
} from '@copa/domain/play/protest/own-endpoints';
import type { ProtestAbout, ProtestedMatch } from '@copa/domain/play/protest/own-protest';
import { protestRule } from '@copa/domain/play/words/protest-rule';
import { sentence } from '@copa/domain/sentence';
import { hourInSentence } from '@copa/domain/time/hours';
import { useEffect, useId, useState } from 'react';
import { Badge } from '../../../../components/badge.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { TapAnswer } from '../../../../components/tap-answer.tsx';
import { paths } from '../../../../config/paths.ts';
import { useSwappedFocus } from '../../../../lib/form-focus.ts';
import { callApi, messageOf } from '../../../../lib/network/api-client.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as parts from '../../words/own-parts.ts';
import * as words from '../../words/protest.ts';
import { LeftDrafts } from '../report/left-drafts.tsx';
import { OwnMatch, type OwnMatchPartProps, useOpened, useOwn } from '../report/own-match.tsx';
import { KeptProtestSchema, ProtestForm, protestDrafts, useProtest } from './protest-form.tsx';

const ask = (code: string) => callApi(getOwnProtests, { headers: { privateCode: code } });

function lastDecision({ matches, about }: Known): ProtestDecision | null {
  const own = matches.flatMap(({ protest, number, isExtra }) =>
    protest === null ? [] : [{ ...protest, number, isExtra, isOwn: true }],
  );
  const [last] = [...own, ...about.map((each) => ({ ...each, isOwn: false }))]
    .filter(({ state }) => state === 'upheld' || state === 'dismissed')
    .toSorted((one, other) => (other.decidedAt?.getTime() ?? 0) - (one.decidedAt?.getTime() ?? 0));
  if (last === undefined) return null;
  const { number, isExtra, state, isOwn, isRedecided } = last;
  return { match: words.matchName(number, isExtra), isUpheld: state === 'upheld', isOwn, isRedecided };
}

interface OwnProtestsProps extends OwnMatchPartProps {
  /** Must keep its identity between renders, because the effect calls each new function. */
  readonly onDecision?: (decision: ProtestDecision) => void;
}

export default function OwnProtests({ code, owner, onDecision }: OwnProtestsProps) {
  const { known, learn, isFailed } = useOwn(ask, code, 'the protests of the team could not be read');
  useEffect(() => {
    const decision = known === null ? null : lastDecision(known);
    if (decision !== null) onDecision?.(decision);
  }, [known, onDecision]);
  const isEmpty = known === null || (known.matches.length === 0 && known.about.length === 0);
  const isOpen =
    known?.matches.some((match) => match.scoresUntil !== null || match.fairPlayUntil !== null) === true;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl uppercase">{words.title}</h2>
        {isOpen && (
          <>
            <p className="text-mist">{words.text}</p>
            <p className="text-mist">{protestRule}</p>
          </>
        )}
      </div>
      {isEmpty && (
        <output className={isFailed ? 'font-semibold text-warning' : 'text-mist'}>
          {isFailed ? words.failed : known === null ? words.loading : words.none}
        </output>
      )}
      {known !== null && (
        <LeftDrafts
          prefix={protestDrafts(owner)}
          schema={KeptProtestSchema}
          matches={known.matches}
          say={({ number, isExtra }) => words.closed(words.matchName(number, isExtra))}
          summaryOf={({ text }) => text}
        />
      )}
      {known !== null && known.matches.length > 0 && (
        <ul className="grid gap-4">
          {known.matches.map((own) => (
            <li key={`${own.stage}_${own.match}`} className="border-t border-line pt-4">
              <OneMatch code={code} owner={owner} own={own} onAnswer={learn} />
            </li>
          ))}
        </ul>
      )}
      {known !== null && known.about.length > 0 && <About about={known.about} owner={owner} />}
    </Card>
  );
}

interface OneMatchProps extends OwnMatchPartProps {
  readonly own: ProtestedMatch;
  readonly onAnswer: (answer: Known) => void;
}

function OneMatch({ code, owner, own, onAnswer }: OneMatchProps) {
  const typing = useOpened();
  const take = (answer: Known, isTapped: boolean) => {
    typing.close(isTapped);
    onAnswer(answer);
  };
  const [refusedPicture, setRefusedPicture] = useState<string | null>(null);
  const protesting = useProtest(code, owner, own, take, setRefusedPicture);
  const { protest, number, isExtra, map, stageName, scoresUntil, fairPlayUntil } = own;
  const isTyping = (protest === null && (typing.isOpen || protesting.hasDraft)) || protesting.waiting;
  const now = useNow();
  const hourOf = (until: Date) => hourInSentence(until, now);
  return (
    <OwnMatch
      heading={typing.heading}
      name={words.matchName(number, isExtra)}
      where={map === '' ? stageName : map}
      state={protest === null || isTyping ? null : words.STATES[protest.state]}
    >
      {protest === null && (
        <p className="text-sm text-mist empty:hidden">
          {scoresUntil !== null && (
            <span className="block">{sentence(parts.scoresUntil(hourOf(scoresUntil)))}</span>
          )}
          {fairPlayUntil !== null && (
            <span className="block">{sentence(parts.fairPlayUntil(hourOf(fairPlayUntil)))}</span>
          )}
        </p>
      )}
      {isTyping ? (
        <ProtestForm own={own} protesting={protesting} onCancel={() => typing.open(false)} />
      ) : protest === null ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => typing.open(true)}>
          {words.start}
        </Button>
      ) : (
        <>
          <TapAnswer tone="warning">
            {protest.state === 'open' && refusedPicture !== null && words.pictureRefused(refusedPicture)}
          </TapAnswer>
          <SentProtest
            code={code}
            owner={owner}
            own={own}
            protest={protest}
            onAnswer={(answer) => take(answer, true)}
          />
        </>
      )}
    </OwnMatch>
  );
}

interface SentProtestProps extends Pick<OneMatchProps, 'code' | 'owner' | 'own' | 'onAnswer'> {
  readonly protest: NonNullable<ProtestedMatch['protest']>;
}

function SentProtest({ code, owner, own, protest, onAnswer }: SentProtestProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const question = useSwappedFocus(isAsking);
  const effectId = useId();
  const { kind, against, text, pictures, state } = protest;
  const withdraw = async () => {
    setBusy(true);
    setProblem(null);
    const { stage, match } = own;
    try {
      onAnswer(await callApi(withdrawProtest, { headers: { privateCode: code }, params: { stage, match } }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold wrap-anywhere">{words.whatWasSent(words.KINDS[kind], against)}</p>
        {text !== '' && <p className="text-mist whitespace-pre-line wrap-anywhere">{text}</p>}
        {pictures.length > 0 && <p className="text-sm text-dim">{words.pictureCount(pictures.length)}</p>}
        {state === 'open' && <p className="text-mist">{words.openText}</p>}
        <Decision decided={protest} owner={owner} stage={own.stage} />
      </div>
      <TapAnswer tone="danger">{problem}</TapAnswer>
      {state === 'open' && (
        <div ref={question} className="grid">
          {isAsking ? (
            <div className="grid gap-2">
              <p id={effectId} className="text-warning">
                {words.withdrawText}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  busy={isBusy}
                  aria-describedby={effectId}
                  onClick={() => void withdraw()}
                >
                  {words.withdrawSure}
                </Button>
                <Button variant="ghost" disabled={isBusy} onClick={() => setAsking(false)}>
                  {words.keep}
                </Button>
              </div>
            </div>
          ) : (
            <Button
              variant="ghost"
              className="-ml-[min(1rem,5vw)] justify-self-start"
              onClick={() => setAsking(true)}
            >
              {words.withdraw}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface DecisionProps {
  readonly decided: Pick<ProtestAbout, 'state' | 'reason' | 'isRedecided'>;
  readonly owner: string;
  readonly stage: number;
}

function Decision({ decided: { state, reason, isRedecided }, owner, stage }: DecisionProps) {
  const board = paths.board.to(owner.slice(0, owner.lastIndexOf('_')));
  return (
    <>
      {reason !== '' && <p className="wrap-anywhere">{words.answer(reason)}</p>}
      {isRedecided && <p className="font-semibold text-warning">{words.redecided}</p>}
      {/* The table keeps what the former decision corrected. */}
      {state === 'dismissed' && !isRedecided && <p className="text-mist">{words.dismissedText}</p>}
      {state === 'upheld' && (
        <>
          <p className="text-mist">{words.correctedText}</p>
          <LinkButton variant="secondary" className="mt-2 justify-self-start" to={`${board}?fase=${stage}`}>
            {words.toTable}
          </LinkButton>
        </>
      )}
    </>
  );
}

function About({ about, owner }: { about: readonly ProtestAbout[]; owner: string }) {
  return (
    <section aria-labelledby="protestas-sobre" className="grid gap-2 border-t border-line pt-4">
      <h3 id="protestas-sobre" className="text-lg">
        {words.aboutTitle}
      </h3>
      <p className="text-mist">{words.aboutText}</p>
      <ul className="grid gap-4">
        {about.map(({ stage, match, number, isExtra, kind, ...decided }, index) => (
          <li key={`${stage}_${match}_${index}`} className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">
                {words.whatWasSent(words.matchName(number, isExtra), words.KINDS[kind])}
              </p>
              <Badge tone={words.STATES[decided.state].tone}>{words.STATES[decided.state].label}</Badge>
            </div>
            <Decision {...{ decided, owner, stage }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
