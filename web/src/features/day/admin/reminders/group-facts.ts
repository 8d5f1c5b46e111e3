import { consentDeadline } from '@copa/domain/day/notices/window-notice';
import type { Needy } from '@copa/domain/day/units/needs';
import { MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { ownAt } from '@copa/domain/time/hours';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../../words/admin.ts';
import { readyUntil } from './reminder-message.ts';

/** Returns the deadline that only this unit has; null if it has none, or missed it. */
export function ownDeadline({ unit, about, missed }: Needy): Date | null {
  if (missed !== null) return null;
  if (about === 'team') return unit.incompleteUntil;
  return about === 'match' ? unit.confirmBy : null;
}

/** Each line names a thing that is asked, its deadline if all share it, and what follows without it. */
export function groupFacts(needy: readonly Needy[], tournament: Tournament, now: Date): readonly string[] {
  const hour = (deadline: Date | null) => deadline && ownAt(deadline, now);
  return [...new Set(needy.map(({ about }) => about))].map((about) => {
    if (about === 'team') return words.teamFollows;
    if (about === 'consent') return words.consentFollows(hour(consentDeadline(tournament)));
    if (about === 'waiting') return words.readyFollows(hour(readyUntil(tournament)));
    const window = windowOf(tournament, about);
    const follows = MISSING_WORDS[about][window?.onMissing ?? 'mark'];
    return `${words.until(WINDOW_NAMES[about], hour(window?.closesAt ?? null))} ${follows}`;
  });
}
