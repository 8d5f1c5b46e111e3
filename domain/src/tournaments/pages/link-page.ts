import type { FilledScreen } from '../../page-template.ts';
import type { TournamentFacts } from '../facts.ts';
import type { PlanFacts } from '../plan-facts.ts';
import type { PodiumLine } from '../podium/podium-facts.ts';
import type { Tournament } from '../tournament.ts';
import { registrationTitle, rulesTitle } from '../words/page.ts';

/** Visitors download this file, so it imports no schema. */

export const LINK_PAGE_DATA_ID = 'tournament-data';

export type LinkPagePart =
  | 'waiting'
  | 'tournament'
  | 'podium'
  | 'winner'
  | 'cancelled'
  | 'moved'
  | 'board'
  | 'podiumBoard'
  | 'register'
  | 'reserved'
  | 'figures'
  | 'times'
  | 'deadline'
  | 'places'
  | 'noRules'
  | 'rules'
  | 'firstRule'
  | 'rule';

export interface LinkPageData {
  readonly asOf: Date;
  /**
   * The first render in the browser uses these facts of the HTML, because facts for the browser's time and
   * zone may differ from them.
   */
  readonly facts: TournamentFacts;
  readonly plan: PlanFacts | null;
  readonly podium: readonly PodiumLine[];
  readonly tournament: Tournament;
}

export type TournamentScreen = Exclude<FilledScreen, 'board' | 'season'>;

/** The page's HTML and the screen in the browser have the same title. */
export function screenTitle(screen: TournamentScreen, tournament: string): string {
  if (screen === 'registration') return registrationTitle(tournament);
  return screen === 'tournamentRules' ? rulesTitle(tournament) : tournament;
}
