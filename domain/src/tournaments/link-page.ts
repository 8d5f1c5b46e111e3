import type { TournamentFacts } from './facts.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { PodiumLine } from './podium/podium-facts.ts';
import type { Tournament } from './tournament.ts';

/** The parts of the page behind a shared link. Every page of the site downloads this. */

export const LINK_PAGE_DATA_ID = 'tournament-data';

/** `waiting` or `tournament` is kept; the others lie in `tournament`; `winner` and `rule` are repeated. */
export type LinkPagePart =
  | 'waiting'
  | 'tournament'
  | 'podium'
  | 'winner'
  | 'cancelled'
  | 'moved'
  | 'board'
  | 'register'
  | 'figures'
  | 'times'
  | 'deadline'
  | 'places'
  | 'noRules'
  | 'rules'
  | 'firstRule'
  | 'rule';

export interface LinkPageData {
  /** The time at which the page was made: it may come out of a cache. */
  readonly asOf: Date;
  /** The words that stand in the page, for the first render over it: another browser may write the same date differently. */
  readonly facts: TournamentFacts;
  readonly plan: PlanFacts | null;
  readonly podium: readonly PodiumLine[];
  readonly tournament: Tournament;
}
