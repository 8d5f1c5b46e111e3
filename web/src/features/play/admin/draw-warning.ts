import { CONFIRMATION_NAMES } from '@copa/domain/day/words/window-meanings';
import { ENTRY_CLOSES_BEFORE_MS } from '@copa/domain/limits';
import type { Stage } from '@copa/domain/play/stage';
import { relativeTime } from '@copa/domain/time/relative-time';
import { isPlaceWindow, runningWindow } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../words/stages.ts';

/** Warns that a draw of the first stage would leave out units that may still confirm. */
export function drawWarning(
  tournament: Pick<Tournament, 'date' | 'windows' | 'closings'>,
  { number }: Pick<Stage, 'number'>,
  now: Date,
): string | null {
  const { date } = tournament;
  if (number !== 1) return null;
  const window = runningWindow(tournament, now);
  if (window !== null && isPlaceWindow(window) && window.onMissing === 'release') {
    return words.drawnUnconfirmed(CONFIRMATION_NAMES[window.kind]);
  }
  // Until then many units still get a place, and a draw that is made before has no lobby for them.
  const isEarly = date !== null && date.getTime() - now.getTime() > ENTRY_CLOSES_BEFORE_MS;
  return isEarly ? words.drawnEarly(relativeTime(date, now)) : null;
}
