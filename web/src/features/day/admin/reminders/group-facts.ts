import type { Needy } from '@copa/domain/day/units/needs';
import { MISSING_WORDS } from '@copa/domain/day/words/window-meanings';
import { WINDOW_NAMES } from '@copa/domain/day/words/window-names';
import { ownAt } from '@copa/domain/time/hours';
import { windowOf } from '@copa/domain/tournaments/places/window-phase';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as words from '../../words/admin.ts';
import { sharedDeadline } from './deadlines.ts';

/** Each line names a thing that is asked, its deadline if all share it, and what follows without it. */
export function groupFacts(needy: readonly Needy[], tournament: Tournament, now: Date): readonly string[] {
  return [...new Set(needy.map(({ about }) => about))].map((about) => {
    if (about === 'team') return words.teamFollows;
    const deadline = sharedDeadline(about, tournament, now);
    const until = deadline && ownAt(deadline, now);
    if (about === 'consent') return words.consentFollows(until);
    if (about === 'waiting') return words.readyFollows(until);
    const follows = MISSING_WORDS[about][windowOf(tournament, about)?.onMissing ?? 'mark'];
    return `${words.until(WINDOW_NAMES[about], until)} ${follows}`;
  });
}
