import { STAGES_MAX } from '@copa/domain/limits';
import { can } from '@copa/domain/people/roles';
import { isLastStage, type Stage } from '@copa/domain/play/stage';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminSection } from '../../../../components/admin/admin-section.tsx';
import { DayFirst } from '../../../../components/admin/tournament/day-first.tsx';
import { OpenProtests } from '../../../../components/admin/tournament/open-protests.tsx';
import {
  TournamentFrame,
  TournamentNotShown,
} from '../../../../components/admin/tournament/tournament-frame.tsx';
import { useDayFirst } from '../../../../components/admin/tournament/use-day-first.ts';
import { Button, LinkButton } from '../../../../components/button.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { optionalPart } from '../../../../components/optional-part.ts';
import { tournamentPath } from '../../../../config/day-path.ts';
import type { DayPlay } from '../../../../config/day-play.ts';
import { useAdmin } from '../../../../lib/admin/admin-context.ts';
import { inLiveArea } from '../../../../lib/live/live-area.tsx';
import { useNow } from '../../../../lib/use-now.ts';
import { cancelled } from '../../words/admin.ts';
import * as words from '../../words/stages.ts';
import { usePlay } from '../day-play.tsx';
import { FirstPlan } from '../plan/plan-section.tsx';
import { PodiumSection } from '../podium-section.tsx';
import { type Play, useStages } from '../use-stages.ts';
import { cannotOpen } from './stage-actions.tsx';
import { StageCard } from './stage-card.tsx';

const StageEditor = optionalPart(() => import('./editor/stage-editor.tsx'), cannotOpen);

interface LateProps extends Pick<Play, 'tournament'> {
  readonly play: DayPlay;
  readonly now: Date;
}

interface StagesScreenProps {
  readonly id: string;
  /** Units that got a place after the draw. The route passes them, because only `features/day` reads units. */
  readonly late?: (props: LateProps) => ReactNode;
  readonly onMissing: () => void;
}

export const StagesScreen = inLiveArea(function StagesScreen(props: StagesScreenProps) {
  const { id, onMissing, late } = props;
  const play = useStages(id);
  const now = useNow();
  if (typeof play === 'string')
    return <TournamentNotShown why={play} loading={words.loading} onMissing={onMissing} />;
  const { tournament, isOld, isPartial } = play;
  return (
    <TournamentFrame
      tournament={tournament}
      now={now}
      isOld={isOld}
      notice={isPartial ? words.incomplete : null}
      cancelled={cancelled}
      isWide
    >
      <Picture play={play} now={now} late={late} />
    </TournamentFrame>
  );
});

function editedOf(asked: string | null, stages: readonly Stage[]): number | null {
  return stages.find(({ number, state }) => String(number) === asked && state !== 'closed')?.number ?? null;
}

interface PictureProps {
  readonly play: Play;
  readonly now: Date;
  readonly late: StagesScreenProps['late'];
}

function Picture({ play: { tournament, stages }, now, late }: PictureProps) {
  const [asked] = useSearchParams();
  const [editing, setEditing] = useState<number | null>(() => editedOf(asked.get('editar'), stages));
  const { user } = useAdmin();
  const last = stages.at(-1);
  const next = (last?.number ?? 0) + 1;
  const mayAdd =
    tournament.cancelledAt === null &&
    can(user, 'manage_tournaments') &&
    next <= STAGES_MAX &&
    (last === undefined || !isLastStage(last) || last.state === 'draft');
  const played = usePlay(tournament.id);
  const first = useDayFirst(tournament, played);
  const { protests } = played;
  const hasFirst = first !== null || protests.length > 0;
  const isDone = last !== undefined && isLastStage(last) && last.state === 'closed';
  const add = (label: string) => (
    <Button variant="secondary" onClick={() => setEditing(next)}>
      {label}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {first !== null && <DayFirst id={tournament.id} text={first} />}
      <OpenProtests protests={protests} isGold={first === null} />
      {late?.({ tournament, play: played, now })}
      {stages.length === 0 && (
        <AdminSection title={words.emptyTitle}>
          <p className="text-mist">{words.emptyText}</p>
          {mayAdd && <FirstPlan tournament={tournament} />}
          {mayAdd && <div>{add(words.createFirst)}</div>}
        </AdminSection>
      )}
      {isDone && tournament.results.length > 0 && (
        <PodiumSection tournament={tournament} entrants={last.entrants} isGold={!hasFirst} />
      )}
      {isDone && can(user, 'manage_tournaments') && (
        <LinkButton
          to={tournamentPath(tournament.id)}
          variant="secondary"
          iconAfter="arrow-right"
          className="w-fit"
        >
          {words.goNext}
        </LinkButton>
      )}
      {stages.map((stage) => (
        <div key={stage.number} className="grid justify-items-center gap-3">
          {stage.number > 1 && <Icon name="chevron" className="size-6 text-gold" />}
          <div className="w-full">
            <StageCard
              tournament={tournament}
              stages={stages}
              stage={stage}
              now={now}
              hasFirst={hasFirst}
              onEdit={() => setEditing(stage.number)}
            />
          </div>
        </div>
      ))}
      {stages.length > 0 && mayAdd && (
        <div className="flex flex-wrap items-center gap-3 pt-1">
          {last !== undefined && isLastStage(last) ? (
            <p className="text-sm text-dim">{words.isLast(last.name)}</p>
          ) : (
            add(words.addNext)
          )}
        </div>
      )}
      {editing !== null && (
        <StageEditor
          tournament={tournament}
          stages={stages}
          stage={stages.find(({ number }) => number === editing) ?? null}
          number={editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
