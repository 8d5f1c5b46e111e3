import { useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { RulesReading } from '../../features/tournaments/rules-reading.tsx';
import {
  TournamentLoadFailed,
  TournamentMissing,
} from '../../features/tournaments/tournament-load-states.tsx';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useTournament } from '../../lib/use-tournament.ts';

export function Component() {
  const { tournamentId = '' } = useParams();
  const load = useTournament(tournamentId);
  useDocumentTitle(pageMeta.rules.title);
  if (load.state === 'loading') return <PageSkeleton label="Cargando reglas…" />;
  if (load.state === 'failed') return <TournamentLoadFailed retry={load.retry} />;
  if (load.state === 'missing') return <TournamentMissing title="Torneo no encontrado" />;
  return <RulesReading key={load.tournament.id} tournament={load.tournament} />;
}
