import { tournamentFacts } from '@copa/domain/tournaments/facts';
import { LINK_PAGE_DATA_ID, type LinkPagePart } from '@copa/domain/tournaments/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { filled, withData, withParts } from '../page-filling.ts';

/** The built page with the tournament in it: its facts before any JavaScript runs, its data for the screen. */
export function withTournament(template: string, tournament: Tournament, asOf: Date): string {
  const facts = tournamentFacts(tournament);
  const page = keep(template, {
    waiting: false,
    tournament: true,
    cancelled: facts.cancelled !== '',
    moved: facts.moved !== '',
  });
  // The data hold only fields that the rules let anyone read and the screen shows.
  const shown = { ...tournament, updatedAt: null, publishedAt: null, publishDate: null };
  return withData(filled(page, facts), LINK_PAGE_DATA_ID, { asOf, facts, tournament: shown });
}

/** The built page before its tournament is known. */
export function withoutTournament(template: string): string {
  return keep(template, { waiting: true, tournament: false });
}

function keep(template: string, parts: Readonly<Partial<Record<LinkPagePart, boolean>>>): string {
  return withParts(template, parts);
}
