import { useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { RulesReading } from '../../features/tournaments/public/rules/rules-reading.tsx';
import {
  TournamentLoadFailed,
  TournamentMissing,
} from '../../features/tournaments/public/tournament-load-states.tsx';
import { linkPageData, useTournament } from '../../features/tournaments/public/use-tournament.ts';
import { useHydrated } from '../../lib/built-page/use-hydrated.ts';
import { useTournamentTitle } from '../use-tournament-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  const { tournamentId = '' } = useParams();
  const load = useTournament(tournamentId);
  const written = useHydrated() ? null : linkPageData(tournamentId);
  useTournamentTitle('tournamentRules', load, load.state === 'ready' ? load.tournament : null);
  if (load.state === 'loading') return <PageSkeleton label={words.loadingRules} />;
  if (load.state === 'failed') return <TournamentLoadFailed retry={load.retry} />;
  if (load.state === 'missing') return <TournamentMissing title={words.noTournament} />;
  return <RulesReading key={load.tournament.id} tournament={load.tournament} written={written} />;
}
