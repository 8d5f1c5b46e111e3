import { can } from '@copa/domain/people/roles';
import { restoreMatch, voidMatch } from '@copa/domain/play/endpoints';
import { type Match, parseMatchId } from '@copa/domain/play/match';
import type { MatchState } from '@copa/domain/play/match-state';
import { isProtested } from '@copa/domain/play/protest/deadline';
import { isSameResult } from '@copa/domain/play/result/result';
import { ownAt } from '@copa/domain/time/hours';
import { useState } from 'react';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { DayFirst } from '../../../../components/admin/tournament/day-first.tsx';
import { useDayFirst } from '../../../../components/admin/tournament/use-day-first.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { stepName } from '../../../../components/words/admin.ts';
import type { StageStep } from '../../../../config/day-play.ts';
import { matchPath } from '../../../../config/play-path.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { matchName, resultText } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import { usePlay } from '../day-play.tsx';
import { PublishedReports } from '../reports/published-reports.tsx';
import { isCloseDue, nextInStage, type StageView, stageView } from '../stages/stage-view.ts';
import { matchesBeside } from './beside.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { type OpenedMatch, pointsIn } from './opened-match.ts';
import { RowList } from './row-list.tsx';

const ProtestSection = awaitedPart(() => import('../protests/protest-section.tsx'));

const TableShare = awaitedPart(() => import('../table-share.tsx'));

interface PublishedMatchProps extends OpenedMatch {
  readonly state: Exclude<MatchState, 'draft'>;
  readonly now: Date;
}

type Act = keyof typeof words.acts;

export function PublishedMatch(props: PublishedMatchProps) {
  const { tournament, stage, matches, id, editing, units, nameOf, question, state, now } = props;
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [asking, setAsking] = useState<Act | null>(null);
  const { match, rows } = editing;
  const { user } = useAdmin();
  // After the decision all else stays below, so that nothing moves under the thumb.
  const [isProtestFirst] = useState(match?.officialAt === null);
  const play = usePlay(tournament.id);
  // Organisers first share what they just published, and first decide an open protest.
  const isShareGold =
    state === 'provisional' && match !== null && match.officialAt !== null && !isProtestFirst;
  const first = useDayFirst(tournament, isShareGold ? null : play);
  if (match === null) return null;
  const mayChange = stage.state !== 'closed' && tournament.cancelledAt === null;
  // The live list may still lack what was just published.
  const played = [...matches.filter((each) => each.id !== id), match];
  const view = stageView(stage, played);
  const isGoingOn = stage.state === 'playing' && tournament.cancelledAt === null;
  const next = isGoingOn ? nextInStage(view, now, match.lobby) : undefined;
  const step = next?.kind === 'match' || can(user, 'manage_tournaments') ? next : undefined;
  const isStepDue = step?.kind === 'match' || isCloseDue(view, now);
  const isStepGold = isStepDue && !isShareGold && !isProtested(match) && first === null;
  const act = state === 'void' ? 'restore' : 'void';
  const late = Object.keys(rows).filter(
    (unitId) => !isSameResult(rows[unitId] ?? null, match.rows[unitId] ?? null),
  );
  const share = state !== 'void' && (
    <TableShare tournament={tournament} stage={stage.number} since={match.publishedAt} isGold={isShareGold} />
  );
  const steps = <NextSteps view={view} id={id} step={step} isGold={isStepGold} />;
  return (
    <>
      <StateText {...props} officialAt={match.officialAt} />
      {first !== null && <DayFirst id={tournament.id} text={first} />}
      {!isProtestFirst && steps}
      {!isProtestFirst && share}
      {question}
      {late.length > 0 && <LateRows editing={editing} nameOf={nameOf} late={late} />}
      <ProtestSection {...{ tournament, stage, match, units, nameOf }} isGold={first === null} />
      {stage.reports && !parseMatchId(id).isExtra && <PublishedReports key={id} {...props} />}
      {isProtestFirst && steps}
      {isProtestFirst && share}
      <RowList
        rows={match.rows}
        nameOf={nameOf}
        pointsOf={pointsIn(stage, played, id)}
        open={correcting}
        label={words.result}
        action={words.correctRow}
        onOpen={mayChange ? setCorrecting : null}
      />
      {mayChange && (
        <Button
          variant={act === 'void' ? 'danger' : 'secondary'}
          className="justify-self-end"
          onClick={() => setAsking(act)}
        >
          {words.acts[act].title}
        </Button>
      )}
      {correcting !== null && (
        <CorrectDialog
          {...{ tournament, match, units, nameOf }}
          unitId={correcting}
          typed={late.includes(correcting) ? (rows[correcting] ?? null) : null}
          onStored={editing.learn}
          onClose={() => setCorrecting(null)}
        />
      )}
      {asking !== null && (
        <MatchActDialog act={asking} match={match} onDone={editing.learn} onClose={() => setAsking(null)} />
      )}
    </>
  );
}

interface StateTextProps extends Pick<PublishedMatchProps, 'tournament' | 'stage' | 'state' | 'now'> {
  readonly officialAt: Date | null;
}

function StateText({ tournament, stage, state, now, officialAt }: StateTextProps) {
  const { user } = useAdmin();
  return (
    <p className="text-mist">
      {state === 'provisional' && words.provisional(officialAt === null ? null : ownAt(officialAt, now))}
      {state === 'official' && words.official}
      {state === 'void' && words.isVoid}
      {stage.state === 'closed' &&
        tournament.cancelledAt === null &&
        ` ${words.closedStage(can(user, 'manage_tournaments'))}`}
    </p>
  );
}

interface LateRowsProps extends Pick<OpenedMatch, 'editing' | 'nameOf'> {
  readonly late: readonly string[];
}

function LateRows({ editing: { rows, forget }, nameOf, late }: LateRowsProps) {
  return (
    <section
      aria-label={words.lateRows}
      className="grid gap-2 rounded-lg border border-warning/60 bg-warning/12 p-3"
    >
      <p className="font-semibold text-warning">{words.lateRowsTitle}</p>
      <ul className="grid gap-1">
        {late.map((unitId) => (
          <li key={unitId}>
            <bdi>{nameOf(unitId)}</bdi>: {resultText(rows[unitId] ?? null)}
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="w-fit" onClick={forget}>
        {words.keepPublished}
      </Button>
    </section>
  );
}

interface NextStepsProps {
  readonly view: StageView;
  readonly id: string;
  readonly step: StageStep | undefined;
  readonly isGold: boolean;
}

function NextSteps({ view: { stage, matches }, id, step, isGold }: NextStepsProps) {
  const { before, after } = matchesBeside(matches, id);
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {before !== null && (
        <LinkButton variant="secondary" to={matchPath(stage.tournamentId, stage.number, before)}>
          <span aria-hidden="true">← </span>
          {matchName(before)}
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton
          variant="secondary"
          to={matchPath(stage.tournamentId, stage.number, after)}
          iconAfter="arrow-right"
        >
          {matchName(after)}
        </LinkButton>
      )}
      {step !== undefined && (
        <LinkButton variant={isGold ? 'primary' : 'secondary'} to={step.to} iconAfter="arrow-right">
          {stepName(step)}
        </LinkButton>
      )}
    </div>
  );
}

interface MatchActDialogProps {
  readonly act: Act;
  readonly match: Match;
  readonly onDone: (match: Match) => void;
  readonly onClose: () => void;
}

function MatchActDialog({ act, match, onDone, onClose }: MatchActDialogProps) {
  const { title, confirm, reasons, text, done } = words.acts[act];
  const { tournamentId, stage, id } = match;
  return (
    <ReasonDialog
      danger={act === 'void'}
      title={title}
      confirm={confirm}
      cancel={words.goBack}
      draft={`${act}_${tournamentId}_${stage}_${id}`}
      usual={reasons}
      hint={words.reasonHint}
      endpoint={act === 'void' ? voidMatch : restoreMatch}
      call={(reason) => ({ params: { id: tournamentId, stage, match: id }, body: { reason } })}
      done={done}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{text}</p>
    </ReasonDialog>
  );
}
