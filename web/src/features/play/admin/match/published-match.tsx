import { can } from '@copa/domain/people/roles';
import { restoreMatch, voidMatch } from '@copa/domain/play/endpoints';
import { type Match, matchId, parseMatchId } from '@copa/domain/play/match';
import type { MatchState } from '@copa/domain/play/match-state';
import { isSameResult } from '@copa/domain/play/result/result';
import type { Stage } from '@copa/domain/play/stage';
import { ownAt } from '@copa/domain/time/hours';
import { useState } from 'react';
import { ReasonDialog } from '../../../../components/admin/reason-dialog.tsx';
import { awaitedPart } from '../../../../components/admin/shown-together.tsx';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { matchPath, playPath } from '../../../../config/play-path.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { matchName, resultText } from '../../words/admin.ts';
import * as words from '../../words/match.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { type OpenedMatch, pointsIn } from './opened-match.ts';
import { RowList } from './row-list.tsx';

const ProtestSection = awaitedPart(() => import('../protests/protest-section.tsx'));

const TableShare = awaitedPart(() => import('../table-share.tsx'));

interface PublishedMatchProps extends OpenedMatch {
  readonly state: Exclude<MatchState, 'draft'>;
  readonly now: Date;
}

export function PublishedMatch(props: PublishedMatchProps) {
  const { tournament, stage, matches, id, editing, units, nameOf, question, state, now } = props;
  const { user } = useAdmin();
  const [correcting, setCorrecting] = useState<string | null>(null);
  const [asking, setAsking] = useState<'void' | 'restore' | null>(null);
  const { match, rows } = editing;
  if (match === null) return null;
  const params = { id: tournament.id, stage: stage.number, match: id };
  const isClosed = stage.state === 'closed';
  const isCancelled = tournament.cancelledAt !== null;
  const mayChange = !isClosed && !isCancelled;
  const change = state === 'void' ? 'restore' : 'void';
  const next = nextOf(stage, matches, id);
  const left = Object.keys(rows).filter(
    (unitId) => !isSameResult(rows[unitId] ?? null, match.rows[unitId] ?? null),
  );
  return (
    <>
      <p className="text-mist">
        {state === 'provisional' &&
          words.provisional(match.officialAt === null ? null : ownAt(match.officialAt, now))}
        {state === 'official' && words.official}
        {state === 'void' && words.isVoid}
        {isClosed && !isCancelled && ` ${words.closedStage(can(user, 'manage_tournaments'))}`}
      </p>
      {state !== 'void' && (
        <TableShare
          tournament={tournament}
          stage={stage.number}
          since={match.publishedAt}
          // While a protest is open (`officialAt` is null), the next step is to decide it, not to share.
          isGold={state === 'provisional' && match.officialAt !== null}
        />
      )}
      {question}
      {left.length > 0 && (
        <section
          aria-label={words.lateRows}
          className="grid gap-2 rounded-lg border border-warning/60 bg-warning/12 p-3"
        >
          <p className="font-semibold text-warning">{words.lateRowsTitle}</p>
          <ul className="grid gap-1">
            {left.map((unitId) => (
              <li key={unitId}>
                {nameOf(unitId)}: {resultText(rows[unitId] ?? null)}
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="w-fit" onClick={editing.forget}>
            {words.keepPublished}
          </Button>
        </section>
      )}
      <ProtestSection
        tournament={tournament}
        stage={stage}
        match={match}
        nameOf={nameOf}
        places={units.length}
      />
      <RowList
        rows={match.rows}
        nameOf={nameOf}
        pointsOf={pointsIn(stage, matches, id)}
        open={correcting}
        label={words.result}
        action={words.correctRow}
        onOpen={mayChange ? setCorrecting : null}
      />
      <div className="flex flex-wrap gap-2">
        {next !== null && (
          <LinkButton
            variant={state === 'provisional' ? 'secondary' : 'primary'}
            to={matchPath(tournament.id, stage.number, next)}
            iconAfter="arrow-right"
          >
            {matchName(next)}
          </LinkButton>
        )}
        <LinkButton variant="secondary" to={playPath(tournament.id)}>
          {words.seeStages}
        </LinkButton>
        {mayChange && (
          <Button
            variant={change === 'void' ? 'danger' : 'ghost'}
            className="ml-auto"
            onClick={() => setAsking(change)}
          >
            {words.acts[change].title}
          </Button>
        )}
      </div>
      {correcting !== null && (
        <CorrectDialog
          match={match}
          unitId={correcting}
          nameOf={nameOf}
          places={units.length}
          typed={left.includes(correcting) ? (rows[correcting] ?? null) : null}
          onStored={editing.learn}
          onClose={() => setCorrecting(null)}
        />
      )}
      {asking !== null && (
        <ReasonDialog
          danger={asking === 'void'}
          title={words.acts[asking].title}
          confirm={words.acts[asking].confirm}
          draft={`${asking}_${tournament.id}_${stage.number}_${match.id}`}
          usual={words.acts[asking].reasons}
          hint={words.reasonHint}
          endpoint={asking === 'void' ? voidMatch : restoreMatch}
          call={(reason) => ({ params, body: { reason } })}
          done={words.acts[asking].done}
          onDone={editing.learn}
          onClose={() => setAsking(null)}
        >
          <p>{words.acts[asking].text}</p>
        </ReasonDialog>
      )}
    </>
  );
}

function nextOf({ finish, state }: Stage, matches: readonly Match[], id: string): string | null {
  const { lobby, number, isExtra } = parseMatchId(id);
  if (isExtra || state !== 'playing' || number >= finish.matches) return null;
  const next = matchId({ lobby, number: number + 1, isExtra: false });
  const known = matches.find((match) => match.id === next);
  return known === undefined || known.state === 'draft' ? next : null;
}
