import { screenTitle, type TournamentScreen } from '@copa/domain/tournaments/pages/link-page';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { pageMeta } from '../config/page-meta.ts';
import type { TournamentLoad } from '../features/tournaments/public/use-tournament.ts';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import * as words from './words/pages.ts';

export function useTournamentTitle(
  screen: TournamentScreen,
  { state }: TournamentLoad,
  tournament: Tournament | null,
): void {
  const without = state === 'missing' ? words.noTournament : pageMeta[screen].title;
  useDocumentTitle(tournament === null ? without : screenTitle(screen, tournament.name));
}
