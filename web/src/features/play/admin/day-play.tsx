import type { Stage } from '@copa/domain/play/stage';
import type { ReactNode } from 'react';
import { type DayPlay, NO_PLAY } from '../../../config/day-play.ts';
import { playPath } from '../../../config/play-path.ts';
import { inLiveArea } from '../../../lib/live/live-area.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { undecidedMatches } from './protests/undecided.ts';
import { useOpenProtests } from './protests/use-protests.ts';
import { passedFitOneLobby, type StageView, stageView, stepsOf } from './stages/stage-view.ts';
import { useMatches, useStages } from './use-stages.ts';

interface WithPlayProps {
  readonly id: string;
  readonly children: (play: DayPlay) => ReactNode;
}

export const WithPlay = inLiveArea(function WithPlay({ id, children }: WithPlayProps) {
  return children(usePlay(id));
});

export function usePlay(id: string): DayPlay {
  const play = useStages(id);
  const open = useOpenProtests(id);
  const now = useNow();
  const stages = typeof play === 'string' ? [] : play.stages;
  const stage = stages.find(({ state }) => state === 'playing') ?? null;
  // No stage has the number 0, so `useMatches` finds no matches if no stage is being played.
  const { matches, isPartial } = useMatches(id, stage?.number ?? 0);
  const steps = () => {
    if (stage === null) return beforeDraw(id, stages);
    return isPartial ? { ...NO_PLAY, ...factsOf(stage) } : playOf(stageView(stage, matches), now);
  };
  return { ...steps(), protests: undecidedMatches(open, stages) };
}

export function beforeDraw(id: string, stages: readonly Stage[]): DayPlay {
  const next = stages.find(({ state }) => state === 'draft');
  if (next === undefined) return NO_PLAY;
  const fitsOneLobby = next.number === 1 ? null : passedFitOneLobby(next, stages);
  return {
    ...NO_PLAY,
    ...factsOf(next),
    steps: [{ kind: 'draw', lobbySize: next.lobbySize, fitsOneLobby, to: playPath(id) }],
  };
}

function factsOf({ finish, lobbies }: Stage): Pick<DayPlay, 'matches' | 'hasLobbies'> {
  return { matches: finish.matches, hasLobbies: lobbies.length > 1 };
}

export function playOf(view: StageView, now: Date): DayPlay {
  return {
    ...NO_PLAY,
    ...factsOf(view.stage),
    steps: stepsOf(view, now),
    redraw: view.isUntouched && view.stage.number === 1 ? redrawOf(view.stage) : null,
  };
}

function redrawOf({ tournamentId, entrants, replacements }: Stage): DayPlay['redraw'] {
  const known = [...entrants, ...replacements.map(({ left }) => left)].map(({ id }) => id);
  return { known, to: playPath(tournamentId) };
}
