import { useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import { BeforeRegistering } from '../../features/day/public/before-registering.tsx';
import { OwnRegistrationHint } from '../../features/registrations/public/own/own-registration-hint.tsx';
import { TournamentDetail } from '../../features/tournaments/public/detail/tournament-detail.tsx';
import {
  StaleTournament,
  TournamentLoadFailed,
  TournamentMissing,
} from '../../features/tournaments/public/tournament-load-states.tsx';
import { useTournament } from '../../features/tournaments/public/use-tournament.ts';
import { useOnline } from '../../lib/network/use-online.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  const { id = '' } = useParams();
  const load = useTournament(id);
  // The banner of every page already says that there is no connection.
  const online = useOnline();
  useDocumentTitle(load.state === 'ready' ? load.tournament.name : pageMeta.tournaments.title);
  if (load.state === 'loading') return <PageSkeleton label={words.loadingTournament} />;
  if (load.state === 'failed') return <TournamentLoadFailed retry={load.retry} />;
  if (load.state === 'missing') {
    return (
      <TournamentMissing title={words.missingTournament}>{words.missingTournamentText}</TournamentMissing>
    );
  }
  return (
    <>
      {load.stale && online && (
        <div className="wrap pt-4">
          <StaleTournament />
        </div>
      )}
      <TournamentDetail
        tournament={load.tournament}
        before={<BeforeRegistering tournament={load.tournament} />}
        own={<OwnRegistrationHint tournamentId={id} />}
      />
    </>
  );
}
