import { isInPlay, isOver, registrationRefusal } from '@copa/domain/tournaments/state';
import { type ReactNode, useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { optionalPart } from '../../components/optional-part.ts';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { BeforeRegistering } from '../../features/day/public/before-registering.tsx';
import { TournamentDetail } from '../../features/tournaments/public/detail/tournament-detail.tsx';
import {
  StaleTournament,
  TournamentLoadFailed,
  TournamentMissing,
} from '../../features/tournaments/public/tournament-load-states.tsx';
import {
  linkPageData,
  type TournamentLoad,
  useTournament,
} from '../../features/tournaments/public/use-tournament.ts';
import { useHydrated } from '../../lib/built-page/use-hydrated.ts';
import { serverNow } from '../../lib/network/server-clock.ts';
import { useOnline } from '../../lib/network/use-online.ts';
import { readLocal } from '../../lib/storage/local-store.ts';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { useTournamentTitle } from '../use-tournament-title.ts';
import { WhenNear } from '../when-near.tsx';
import * as words from '../words/pages.ts';

const OwnRegistrationHint = optionalPart(async () => {
  const own = await import('../../features/registrations/public/own/own-registration-hint.tsx');
  return { default: own.OwnRegistrationHint };
});

const Roster = optionalPart(() => import('../../features/registrations/public/roster/roster-part.tsx'));

const FollowOffer = optionalPart(() => import('../../features/day/public/follow/follow-offer.tsx'));

const NextInSeason = optionalPart(() => import('../../features/tournaments/public/next-in-season.tsx'));

export function Component() {
  const { id = '' } = useParams();
  const load = useTournament(id);
  const written = useHydrated() ? null : linkPageData(id);
  const online = useOnline();
  useTournamentTitle('tournament', load, load.state === 'ready' ? load.tournament : null);
  const [noneOpenAfter, setNoneOpenAfter] = useState('');
  const onNoneOpen = useCallback(() => setNoneOpenAfter(id), [id]);
  const shown = written ? ({ ...written, tournament: null } as const) : shownOf(load, id, onNoneOpen);
  if (shown === null) return <NotReady load={load} />;
  return (
    <>
      {load.state === 'ready' && load.stale && online && written === null && (
        <div className="wrap pt-4">
          <StaleTournament />
        </div>
      )}
      <TournamentDetail
        {...shown}
        mayNextBeGold={'next' in shown && shown.next !== false && noneOpenAfter !== id}
      />
    </>
  );
}

function shownOf(load: TournamentLoad, id: string, onNoneOpen: () => void) {
  if (load.state !== 'ready') return null;
  const { tournament } = load;
  const isOwn = readLocal(storageKeys.registrations)?.includes(JSON.stringify(id)) === true;
  const { cancelledAt, currentPlayers, playersErasedAt, results, season, stage } = tournament;
  return {
    tournament,
    before: <BeforeRegistering tournament={tournament} />,
    own: isOwn
      ? (register: ReactNode) => (
          <OwnRegistrationHint
            tournamentId={id}
            register={register}
            isMain={isInPlay(tournament, serverNow())}
            mayAnotherRegister={registrationRefusal(tournament, serverNow()) === null}
          />
        )
      : undefined,
    roster: cancelledAt === null && playersErasedAt === null && currentPlayers > 0 && (
      <WhenNear key={id}>
        <Roster tournament={tournament} />
      </WhenNear>
    ),
    follow: cancelledAt === null && !isOver(tournament, serverNow()) && (
      <WhenNear key={`follow ${id}`}>
        <FollowOffer tournamentId={id} />
      </WhenNear>
    ),
    // An own tournament has the way to «Mi torneo» at the bottom.
    next: season !== null && !isOwn && isOver(tournament, serverNow()) && (
      <NextInSeason
        key={`next ${id}`}
        seasonId={season.id}
        mayBeGold={cancelledAt === null && (results.length > 0 || stage === 0)}
        onNoneOpen={onNoneOpen}
      />
    ),
  };
}

function NotReady({ load }: { load: TournamentLoad }) {
  if (load.state === 'failed') return <TournamentLoadFailed retry={load.retry} />;
  if (load.state === 'loading') return <PageSkeleton label={words.loadingTournament} />;
  return <TournamentMissing title={words.missingTournament}>{words.missingTournamentText}</TournamentMissing>;
}
