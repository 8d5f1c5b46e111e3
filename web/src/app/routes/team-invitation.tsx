import type { Invitation } from '@copa/domain/registrations/invitation';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { LoadFailed } from '../../components/message-state.tsx';
import { optionalPart } from '../../components/optional-part.ts';
import { PageSkeleton } from '../../components/skeleton.tsx';
import { pageMeta } from '../../config/page-meta.ts';
import type { InvitationFormProps } from '../../features/registrations/public/invitation/invitation-form.tsx';
import {
  InvitationHead,
  InvitedTeam,
} from '../../features/registrations/public/invitation/invitation-head.tsx';
import {
  hasBegun,
  InvitationScreen,
} from '../../features/registrations/public/invitation/invitation-screen.tsx';
import { OwnEntry } from '../../features/registrations/public/invitation/own-entry.tsx';
import { InvitationLoading } from '../../features/registrations/public/invitation/waiting-invitation.tsx';
import { RulesAcceptance } from '../../features/tournaments/public/rules/rules-acceptance.tsx';
import {
  TournamentLoadFailed,
  TournamentMissing,
} from '../../features/tournaments/public/tournament-load-states.tsx';
import { useTournament } from '../../features/tournaments/public/use-tournament.ts';
import { codeIn } from '../../lib/browser/code-in.ts';
import { fetchParts } from '../../lib/browser/fetch-parts.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useShownFromTop } from '../../lib/use-shown-from-top.ts';
import * as words from '../words/pages.ts';

const LIMIT_MS = 10_000;

const loadForm = () => import('../../features/registrations/public/invitation/invitation-form.tsx');

const InvitationForm = optionalPart<InvitationFormProps>(
  loadForm,
  // `partFailed` would be a separate chunk here, and `/` has no room for the name of another chunk.
  (again) => (
    <LoadFailed
      title={words.formFailed}
      again={() =>
        void Promise.all(fetchParts({ signal: AbortSignal.timeout(LIMIT_MS) })).then(
          () => location.reload(),
          again,
        )
      }
    />
  ),
  () => <PageSkeleton label={words.loadingForm} />,
);

const askForForm = () => {
  loadForm().catch((error: unknown) => reportProblem('the form could not be loaded early', error));
};

export function Component() {
  const code = codeIn(useParams()['invitation']);
  useDocumentTitle(pageMeta.invitation.title);
  return (
    <OwnEntry key={code} code={code}>
      <InvitationScreen code={code}>
        {(invitation) => <Entering code={code} invitation={invitation} />}
      </InvitationScreen>
    </OwnEntry>
  );
}

function Entering({ code, invitation }: { code: string; invitation: Invitation }) {
  const load = useTournament(invitation.tournamentId);
  const rules = useRef<HTMLElement>(null);
  const [accepted, setAccepted] = useState(() => hasBegun(code));
  const [entered, setEntered] = useState<HTMLElement | null>(null);
  if (load.state === 'loading')
    return <InvitationLoading code={code} label={words.loadingTournament} invitation={invitation} />;
  if (load.state === 'failed') return <TournamentLoadFailed retry={load.retry} />;
  if (load.state === 'missing') return <TournamentMissing title={words.noTournament} />;
  const about = { invitation, tournament: load.tournament };
  const goToRules = () => {
    rules.current?.focus();
    rules.current?.scrollIntoView();
  };
  return (
    <div className="wrap-narrow pb-10">
      <InvitationHead {...about} hasBegun={accepted} hasEntered={entered !== null} />
      {accepted ? (
        <OwnData code={code} {...about} onEntered={setEntered} />
      ) : (
        <>
          <InvitedTeam {...about} onGoOn={goToRules} />
          <section
            ref={rules}
            tabIndex={-1}
            aria-label={pageMeta.tournamentRules.title}
            className="outline-none"
            // Ticking the box starts the download of the form, because visitors tick it before they press
            // the button.
            onChange={askForForm}
          >
            <RulesAcceptance
              isFollowed={false}
              tournament={load.tournament}
              onAccept={() => setAccepted(true)}
            />
          </section>
        </>
      )}
    </div>
  );
}

function OwnData(props: InvitationFormProps) {
  const beginning = useShownFromTop<HTMLElement>();
  return (
    <section ref={beginning} tabIndex={-1} aria-label={words.yourData} className="outline-none">
      <InvitationForm {...props} />
    </section>
  );
}
