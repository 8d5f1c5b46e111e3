import { NO_PLAY } from '../../../config/day-play.ts';
import type { PlayParts } from './tournament-overview.tsx';

export const nothing = () => null;
export const NO_VIEWS = {
  card: nothing,
  page: nothing,
  plan: { stored: nothing, proposed: nothing },
  seasons: { choice: nothing },
};
export const NO_PARTS: PlayParts = {
  table: nothing,
  podium: nothing,
  steps: (_, shown) => shown(NO_PLAY),
};
