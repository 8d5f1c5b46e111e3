import { MINUTE_MS } from '@copa/domain/limits';
import { getOwnReports } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport, ReportState } from '@copa/domain/play/report/own-report';
import { hourText } from '@copa/domain/time/hours';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Badge, type Tone } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { callApi } from '../../../../lib/network/api-client.ts';
import { poll } from '../../../../lib/network/poll.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import * as words from '../../words/report.ts';
import type { OwnPartProps } from './own-part-props.ts';
import { ReportForm } from './report-form.tsx';
import { useReport } from './use-report.ts';

const STATES: Readonly<Record<ReportState, { label: string; tone: Tone; text: string }>> = {
  sent: { label: words.sent, tone: 'info', text: words.sentText },
  accepted: { label: words.accepted, tone: 'success', text: words.acceptedText },
  discarded: {
    label: words.discarded,
    tone: 'danger',
    text: words.discardedText,
  },
  other: { label: words.other, tone: 'warning', text: words.otherText },
};

/** Reports of the own team, where the stage takes them and for begun matches only. */
export default function OwnReports({ code, owner, timeZone }: OwnPartProps) {
  const [matches, setMatches] = useState<readonly OwnReport[] | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(
    () =>
      poll(async () => {
        try {
          setMatches((await callApi(getOwnReports, { headers: { privateCode: code } })).matches);
          setFailed(false);
        } catch (error) {
          setFailed(true);
          reportProblem('what the team sent could not be read', error);
        }
      }, MINUTE_MS),
    [code],
  );
  if (matches === null || matches.length === 0) {
    return (
      <Card className="grid gap-2">
        <h2 className="text-xl uppercase">{words.title}</h2>
        <output className={isFailed ? 'font-semibold text-warning' : 'text-mist'}>
          {isFailed ? words.failed : matches === null ? words.loading : words.none}
        </output>
      </Card>
    );
  }
  const next = matches.find(({ isOpen, report }) => isOpen && report === null)?.match;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl uppercase">{words.title}</h2>
        <p className="text-mist">{words.text}</p>
      </div>
      <ul className="grid gap-4">
        {matches.map((own) => (
          <li key={own.match} className="border-t border-line pt-4">
            <OneReport
              code={code}
              owner={owner}
              own={own}
              isNext={own.match === next}
              timeZone={timeZone}
              onAnswer={setMatches}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OneReportProps extends OwnPartProps {
  readonly own: OwnReport;
  /** The first that nothing was said of: its form stands open. */
  readonly isNext: boolean;
  readonly onAnswer: (matches: readonly OwnReport[]) => void;
}

function OneReport({ code, owner, own, isNext, timeZone, onAnswer }: OneReportProps) {
  const [isEditing, setIsEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The tapped button goes away, and its focus moves to what stays. */
  const edit = (isWanted: boolean) => {
    setIsEditing(isWanted);
    heading.current?.focus();
  };
  const answered = useCallback(
    (matches: readonly OwnReport[]) => {
      setIsEditing(false);
      onAnswer(matches);
    },
    [onAnswer],
  );
  const reporting = useReport(code, owner, own, answered);
  const { report, isOpen, number, map } = own;
  const state = report === null ? null : STATES[report.state];
  const isTyping = isOpen && (isNext || isEditing || reporting.waiting);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {words.matchNumber(number)}
          {map !== '' && <span className="text-mist"> · {map}</span>}
        </h3>
        {state !== null && !isTyping && <Badge tone={state.tone}>{state.label}</Badge>}
      </div>
      {isTyping ? (
        <ReportForm
          own={own}
          reporting={reporting}
          onCancel={isNext || reporting.waiting ? null : () => edit(false)}
        />
      ) : (
        <>
          {report !== null && (
            <p>
              <strong>{words.result(report.placement, report.kills)}</strong>
              <span className="text-dim">
                {' '}
                {words.sentAt(hourText(report.sentAt, timeZone, serverNow()))}
              </span>
              <span className="block text-mist">{state?.text}</span>
            </p>
          )}
          {isOpen && (
            <Button variant="ghost" className="-ml-4 justify-self-start" onClick={() => edit(true)}>
              {report === null
                ? words.sendMatch
                : report.state === 'discarded'
                  ? words.sendAnother
                  : words.correct}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
