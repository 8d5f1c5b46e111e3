import type { ReactNode } from 'react';
import { TournamentFrame, TournamentNotShown } from '../../../components/admin/tournament-frame.tsx';
import { LiveArea } from '../../../lib/live/live-area.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { type Play, useStages } from './use-stages.ts';

interface PlayFrameProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly actions: (play: Play) => ReactNode;
  readonly onMissing: () => void;
  readonly children: (play: Play, now: Date) => ReactNode;
}

/** The frame above the stages of a tournament, with all states in which there are none. */
export function PlayFrame(props: PlayFrameProps) {
  return (
    <LiveArea>
      <Live key={props.id} {...props} />
    </LiveArea>
  );
}

function Live({ id, eyebrow, actions, onMissing, children }: PlayFrameProps) {
  const play = useStages(id);
  const now = useNow();
  if (typeof play === 'string')
    return <TournamentNotShown why={play} loading="Cargando las fases…" onMissing={onMissing} />;
  return (
    <TournamentFrame
      eyebrow={eyebrow}
      tournament={play.tournament}
      now={now}
      isOld={play.isOld}
      notice={play.isPartial ? 'No se pudo leer alguna fase.' : null}
      cancelled="Este torneo está cancelado."
      actions={actions(play)}
    >
      {children(play, now)}
    </TournamentFrame>
  );
}
