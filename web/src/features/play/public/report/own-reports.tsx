import { getOwnReports } from '@copa/domain/play/report/own-endpoints';
import type { OwnReport } from '@copa/domain/play/report/own-report';
import { ownHour } from '@copa/domain/time/hours';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { callApi } from '../../../../lib/network/api-client.ts';
import { useNow } from '../../../../lib/use-now.ts';
import * as words from '../../words/report.ts';
import { LeftDraft, LeftDrafts } from './left-drafts.tsx';
import { OwnMatch, type OwnMatchPartProps, useOpened, useOwn } from './own-match.tsx';
import { formOf, KeptReportSchema, ReportForm, reportDrafts, summaryOf, useReport } from './report-form.tsx';

const ask = async (code: string) =>
  (await callApi(getOwnReports, { headers: { privateCode: code } })).matches;

interface OwnReportsProps extends OwnMatchPartProps {
  readonly isTeam: boolean;
  readonly onProtest: (() => void) | null;
}

export default function OwnReports({ code, owner, isTeam, onProtest }: OwnReportsProps) {
  const { known: matches, learn, isFailed } = useOwn(ask, code, 'what the team sent could not be read');
  const left = matches !== null && (
    <LeftDrafts
      prefix={reportDrafts(owner)}
      schema={KeptReportSchema}
      matches={matches}
      say={({ number }) => words.closed(number)}
      summaryOf={summaryOf}
    />
  );
  if (matches === null || matches.length === 0) {
    return (
      <Card className="grid gap-2">
        <h2 className="text-xl uppercase">{words.title}</h2>
        <output className={isFailed ? 'font-semibold text-warning' : 'text-mist'}>
          {isFailed ? words.failed : matches === null ? words.loading : words.none}
        </output>
        {left}
      </Card>
    );
  }
  const next = matches.find(({ isOpen, report }) => isOpen && report === null)?.match;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl uppercase">{words.title}</h2>
        <p className="text-mist">{words.text(isTeam)}</p>
      </div>
      {left}
      <ul className="grid gap-4">
        {matches.map((own) => (
          <li key={own.match} className="border-t border-line pt-4">
            <OneReport
              code={code}
              owner={owner}
              own={own}
              isNext={own.match === next}
              onAnswer={learn}
              onProtest={onProtest}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface OneReportProps extends Omit<OwnReportsProps, 'isTeam'> {
  readonly own: OwnReport;
  readonly isNext: boolean;
  readonly onAnswer: (matches: OwnReport[]) => void;
}

function OneReport({ code, owner, own, isNext, onAnswer, onProtest }: OneReportProps) {
  const editing = useOpened();
  const reporting = useReport(code, owner, own, (matches, isTapped) => {
    editing.close(isTapped);
    onAnswer(matches);
  });
  const { report, isOpen, number, map } = own;
  const now = useNow();
  const state = report === null ? null : words.STATES[report.state];
  const edit = () => {
    if (report !== null && report.state !== 'discarded') reporting.correct(formOf(report));
    editing.open(true);
  };
  const cancel = () => {
    if (!reporting.hasDraft) reporting.drop();
    editing.open(false);
  };
  const isTyping = isOpen && (isNext || editing.isOpen || reporting.waiting);
  return (
    <OwnMatch
      heading={editing.heading}
      name={words.matchNumber(number)}
      where={map}
      state={isTyping ? null : state}
    >
      {isTyping ? (
        <ReportForm own={own} reporting={reporting} onCancel={isNext || reporting.waiting ? null : cancel} />
      ) : (
        <>
          {!isOpen && reporting.hasDraft && !reporting.waiting && (
            <LeftDraft
              said={words.closed(number)}
              summary={summaryOf(reporting.typed)}
              onDrop={reporting.drop}
            />
          )}
          {report !== null && (
            <p>
              <strong>{words.result(report.placement, report.kills)}</strong>
              <span className="text-dim"> {words.sentAt(ownHour(report.sentAt, now))}</span>
              <span className="block text-mist">{state?.text}</span>
              {report.state === 'other' && (
                <span className="block text-mist">
                  {onProtest === null ? words.tooLate : words.mayProtest}
                </span>
              )}
            </p>
          )}
          {report?.state === 'other' && onProtest !== null && (
            <Button variant="secondary" icon="flag" className="justify-self-start" onClick={onProtest}>
              {words.goToProtests}
            </Button>
          )}
          {isOpen && (
            <Button variant="ghost" className="-ml-[min(1rem,5vw)] justify-self-start" onClick={edit}>
              {report === null
                ? words.sendMatch
                : report.state === 'discarded'
                  ? words.sendAnother
                  : words.correct}
            </Button>
          )}
        </>
      )}
    </OwnMatch>
  );
}
