import type { Invitation } from '@copa/domain/registrations/invitation';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import * as words from '../../words/invitation.tsx';
import { useInvitation } from './use-invitation.ts';
import { InvitationLoading } from './waiting-invitation.tsx';

interface InvitationScreenProps {
  readonly code: string;
  readonly children: (invitation: Invitation) => ReactNode;
}

export function InvitationScreen({ code, children }: InvitationScreenProps) {
  const load = useInvitation(code);
  if (load.state === 'loading') return <InvitationLoading label={words.loading} />;
  if (load.state === 'ready') return children(load.value);
  return (
    <div className="wrap-narrow">
      <NoInvitation error={load.error} again={load.again} />
    </div>
  );
}

function NoInvitation({ error, again }: { error: unknown; again: () => void }) {
  const refusal = refusalOf(error);
  if (refusal === null) {
    return (
      <LoadFailed heading="h1" title={words.failedTitle} again={again}>
        {messageOf(error)}
      </LoadFailed>
    );
  }
  return (
    <EmptyState
      heading="h1"
      illustration="feather"
      title={refusal.title}
      actions={
        <>
          <LinkButton to={paths.tournaments.to()}>{words.showTournaments}</LinkButton>
          {refusal.mayBeOwn && (
            <LinkButton to={paths.mine.to()} variant="secondary">
              {pageMeta.ticket.title}
            </LinkButton>
          )}
        </>
      }
    >
      {refusal.text}
    </EmptyState>
  );
}

interface Refusal {
  readonly title: string;
  readonly text: string;
  /** An invitation that was accepted on this device links to the own registrations. */
  readonly mayBeOwn?: true;
}

function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  const text = error.message;
  if (error.code === 'invitation-full') {
    return { title: words.fullTitle, text: words.fullText(text), mayBeOwn: true };
  }
  if (error.code === 'invitation-changed') return { title: words.changedTitle, text };
  if (error.code === 'invitation-closed') return { title: words.closedTitle, text };
  if (error.code === 'tournament-cancelled') return { title: words.cancelledTitle, text };
  if (error.status !== 404 && error.status !== 400) return null;
  return {
    title: words.goneTitle,
    text: words.goneText,
  };
}
