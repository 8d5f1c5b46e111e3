import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { tournamentFacts } from '@copa/domain/tournaments/facts';
import { entryFeeShown, registrationRefusal } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { QueueAhead, WindowsAhead } from '../../features/day/public/before-registering.tsx';
import { KeptForm, registrationPageData } from '../../features/registrations/public/open-form.tsx';
import { RegistrationScreen } from '../../features/registrations/public/registration-screen.tsx';
import {
  TournamentLoadFailed,
  TournamentMissing,
} from '../../features/tournaments/public/tournament-load-states.tsx';
import {
  linkPageData,
  type TournamentLoad,
  useTournament,
} from '../../features/tournaments/public/use-tournament.ts';
import { useHydrated } from '../../lib/built-page/use-hydrated.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useNow } from '../../lib/use-now.ts';
import { RegistrationFrame, WaitingForm, WaitingTeamForm } from '../registration-frame.tsx';
import { useTournamentTitle } from '../use-tournament-title.ts';
import * as words from '../words/pages.ts';

export function Component() {
  const { tournamentId } = useParams();
  const [search] = useSearchParams();
  const id = tournamentId ?? search.get('tournament') ?? '';
  return id === '' ? <NoTournament /> : <Registration key={id} id={id} />;
}

function NoTournament() {
  useDocumentTitle(words.noTournament);
  return <TournamentMissing title={words.noTournament} />;
}

/**
 * Returns the tournament as a draft if it was unpublished while the page was open. The form then keeps the
 * typed text.
 */
function useShownTournament(load: TournamentLoad): Tournament | null {
  const [confirmed, setConfirmed] = useState<Tournament | null>(null);
  const current = load.state === 'ready' ? load.tournament : null;
  if (load.state === 'ready' && load.confirmed && current !== confirmed) setConfirmed(current);
  if (load.state === 'missing' && confirmed !== null) return { ...confirmed, status: 'draft' };
  return current;
}

function Registration({ id }: { id: string }) {
  const load = useTournament(id);
  const written = useHydrated() ? null : linkPageData(id);
  const now = useNow();
  const tournament = useShownTournament(load);
  useTournamentTitle('registration', load, tournament);
  if (tournament === null) {
    if (load.state === 'failed') {
      return (
        <KeptForm heading="h1" draftId={id} again={load.retry}>
          <TournamentLoadFailed retry={load.retry} />
        </KeptForm>
      );
    }
    if (load.state === 'missing') return <TournamentMissing title={words.noTournament} />;
    return <PageSkeleton label={words.loadingRegistration} />;
  }
  if (written !== null) {
    const terms = registrationPageData()?.captainTerms ?? null;
    return (
      <RegistrationFrame {...written.facts}>
        {terms === null ? <WaitingForm /> : <WaitingTeamForm terms={terms} />}
      </RegistrationFrame>
    );
  }
  const open = registrationRefusal(tournament, now) === null;
  return (
    <RegistrationFrame
      eyebrow={open ? invitation(tournament) : words.registration}
      {...tournamentFacts(tournament, now, ownTimeZone())}
    >
      <RegistrationScreen
        tournament={tournament}
        confirmed={load.state !== 'ready' || load.confirmed}
        first={<QueueAhead tournament={tournament} />}
        before={<WindowsAhead tournament={tournament} />}
      />
    </RegistrationFrame>
  );
}

function invitation(tournament: Tournament): string {
  const fee = entryFeeShown(tournament);
  return fee === null ? words.freeRegistration : words.paidRegistration(fee);
}
