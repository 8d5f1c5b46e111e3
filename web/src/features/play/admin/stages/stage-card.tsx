import { can } from '@copa/domain/people/roles';
import { returnEntrant } from '@copa/domain/play/endpoints';
import { planOf, rulesOf } from '@copa/domain/play/plan/told';
import type { Stage } from '@copa/domain/play/stage';
import { stageCorrections } from '@copa/domain/play/words/stage-corrections';
import { ownHour } from '@copa/domain/time/hours';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { UNIT_WORDS } from '@copa/domain/tournaments/words/choices';
import { useId, useState } from 'react';
import { Fold } from '../../../../components/admin/admin-section.tsx';
import { PartSkeleton } from '../../../../components/admin/query-states.tsx';
import { Badge } from '../../../../components/badge.tsx';
import { Button } from '../../../../components/button.tsx';
import { useDialogCount } from '../../../../components/dialog/top-dialog.ts';
import { useAct } from '../../../../lib/admin/admin-api.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { cx } from '../../../../lib/cx.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { entrantName, namesOf, STAGE_STATES } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { StandingTable } from '../standing-table.tsx';
import { useMatches } from '../use-stages.ts';
import { Adjustments, UNDO_ROW } from './adjustments.tsx';
import { LobbyBlock } from './lobby-block.tsx';
import { SIDE_BY_SIDE } from './side-by-side.ts';
import { StageActions } from './stage-actions.tsx';
import { stageView } from './stage-view.ts';

interface StageCardProps {
  readonly tournament: Tournament;
  readonly stages: readonly Stage[];
  readonly stage: Stage;
  readonly now: Date;
  /** True if something else comes before the acts of the stages. */
  readonly hasFirst: boolean;
  readonly onEdit: () => void;
}

export function StageCard(props: StageCardProps) {
  const { tournament, stages, stage, now } = props;
  const isAhead = tournament.date !== null && now < tournament.date;
  const heading = useId();
  const isPlaying = stage.state === 'playing';
  const told = planOf(tournament, stages)?.steps[stages.indexOf(stage)];
  // The next stage has the next thing to do, which a phone must show without scrolling.
  const isBehind = stage.state === 'closed' && stages.some(({ number }) => number > stage.number);
  const [isFolded, setIsFolded] = useState(isBehind);
  const isCovered = useDialogCount() > 0;
  // Folding removes an open dialog of this stage, in which somebody may be typing.
  if (isFolded !== isBehind && !isCovered) setIsFolded(isBehind);
  const content = (
    <>
      <p className="leading-snug text-mist">{told?.lines.join(' ')}</p>
      {stage.state === 'draft' ? <Undrawn {...props} /> : <Drawn {...props} />}
    </>
  );
  return (
    <section
      aria-labelledby={heading}
      className={cx('surface grid gap-3 p-3 sm:p-6', isPlaying && 'border-gold/60')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={heading} className="text-xl uppercase wrap-anywhere">
          <span className="text-gold">{stage.number}</span> · {stage.name}
        </h2>
        {isPlaying && isAhead && stage.number === 1 ? (
          <EarlyBadge stage={stage} />
        ) : (
          <StateBadge state={stage.state} />
        )}
      </div>
      {isFolded ? <Fold summary={words.seeClosed}>{content}</Fold> : content}
    </section>
  );
}

function StateBadge({ state }: { readonly state: keyof typeof STAGE_STATES }) {
  const { tone, label } = STAGE_STATES[state];
  return <Badge tone={tone}>{label}</Badge>;
}

/** A tournament may be played before its hour. */
function EarlyBadge({ stage }: Pick<StageCardProps, 'stage'>) {
  const { matches } = useMatches(stage.tournamentId, stage.number);
  return <StateBadge state={matches.every(({ state }) => state === 'draft') ? 'drawn' : 'playing'} />;
}

function Undrawn(props: StageCardProps) {
  const { stages, stage } = props;
  const before = stages.find(({ number }) => number === stage.number - 1);
  const isBlocked = before !== undefined && before.state !== 'closed';
  return (
    <>
      {isBlocked && <p className="text-sm text-dim">{words.drawnLater(before.name)}</p>}
      <RulesFold stage={stage} />
      <StageActions {...props} view={stageView(stage, [])} isBlocked={isBlocked} />
    </>
  );
}

function Drawn(props: StageCardProps) {
  const { tournament, stage, now } = props;
  const { user } = useAdmin();
  const { matches, isPartial } = useMatches(tournament.id, stage.number);
  if (isPartial) return <PartSkeleton label={words.loadingMatches} className="h-32" />;
  const view = stageView(stage, matches);
  const { table, passing, tied, matchesLeft, isDecided } = view;
  const nameOf = namesOf(stage);
  const isCancelled = tournament.cancelledAt !== null;
  const mayReplace = stage.state === 'playing' && !isCancelled && can(user, 'manage_tournaments');
  const isDone = stage.state === 'closed' || (matchesLeft === 0 && isDecided);
  const lobbies = view.lobbies.map((lobby) => (
    <LobbyBlock
      key={lobby.id}
      view={view}
      lobby={lobby}
      nameOf={nameOf}
      unitWords={UNIT_WORDS[tournament.modality]}
      now={now}
    />
  ));
  return (
    <>
      {stage.draw !== null && <p className="text-sm text-dim">{drawText(stage, stage.draw)}</p>}
      <div className={isDone ? undefined : SIDE_BY_SIDE}>
        {!isDone && <div className="grid gap-3">{lobbies}</div>}
        <div className="grid">
          {isDone && <Fold summary={words.lobbiesFold(lobbies.length)}>{lobbies}</Fold>}
          <Fold summary={words.tableFold(table.rows.length)}>
            <StandingTable
              label={words.tableOf(stage.name)}
              rows={table.rows}
              nameOf={nameOf}
              passing={passing}
              tied={tied}
              champion={table.champion}
            />
          </Fold>
          <RulesFold stage={stage} />
          {can(user, 'manage_registrations') && (
            <Adjustments stage={stage} isCancelled={isCancelled} nameOf={nameOf} />
          )}
          {mayReplace && <ReplacementList stage={stage} />}
          {stage.corrections.length > 0 && <CorrectionList stage={stage} />}
        </div>
      </div>
      <StageActions {...props} view={view} isBlocked={false} />
    </>
  );
}

function RulesFold({ stage }: { stage: Stage }) {
  return (
    <Fold summary={words.pointsAndTies}>
      <ul className="grid gap-1 text-sm text-mist">
        {rulesOf(stage).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Fold>
  );
}

function drawText({ lobbies }: Stage, { kind, seed }: NonNullable<Stage['draw']>): string {
  if (kind === 'seed' && lobbies.length === 1) return words.allTogether;
  return kind === 'random' ? words.drawnWith(seed) : words.draws[kind];
}

function CorrectionList({ stage }: { stage: Stage }) {
  const now = useNow();
  const corrections = stageCorrections(stage);
  const newest = corrections.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return (
    <Fold summary={words.correctionsFold(corrections.length)}>
      <ol aria-label={words.corrections} className="grid gap-2">
        {newest.map(({ at, text }, index) => (
          <li key={`${at.getTime()}-${index}`} className="border-t border-line/60 pt-1.5 text-sm">
            <span className="text-dim">{ownHour(at, now)}</span>
            <span className="block wrap-anywhere">{text}</span>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

function ReplacementList({ stage }: { stage: Stage }) {
  const takeBack = useAct(returnEntrant);
  const { replacements, tournamentId, number, revision } = stage;
  if (replacements.length === 0) return null;
  const nameOf = namesOf(stage);
  const undo = (unitId: string, name: string) =>
    takeBack.act(
      { params: { id: tournamentId, stage: number }, body: { revision, unitId, reason: words.inTime } },
      words.playsAgain(name),
    );
  return (
    <Fold summary={words.absentFold(replacements.length)}>
      <ul aria-label={words.absentLabel} className="grid gap-2">
        {replacements.map(({ left, came }) => (
          <li key={left.id} className={UNDO_ROW}>
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{entrantName(left)}</span>
              <span className="block text-sm text-mist">
                {came === null ? words.nobodyCame : words.cameIn(nameOf(came))}
              </span>
            </span>
            <Button
              variant="ghost"
              busy={takeBack.isPending}
              aria-label={words.giveBack(entrantName(left))}
              onClick={() => undo(left.id, entrantName(left))}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
