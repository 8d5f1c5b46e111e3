import type { Invitation } from '@copa/domain/registrations/invitation';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/button.tsx';
import { EmptyState, LoadFailed } from '../../../../components/message-state.tsx';
import { PageSkeleton } from '../../../../components/skeleton.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { ApiError, messageOf } from '../../../../lib/network/api-client.ts';
import { useInvitation } from './use-invitation.ts';

interface InvitationScreenProps {
  readonly code: string;
  readonly children: (invitation: Invitation) => ReactNode;
}

/** An invitation, or the reason why it is not valid. */
export function InvitationScreen({ code, children }: InvitationScreenProps) {
  const load = useInvitation(code);
  if (load.state === 'loading') return <PageSkeleton label="Abriendo tu invitación…" />;
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
      <LoadFailed heading="h1" title="No pudimos abrir tu invitación" again={again}>
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
          <LinkButton to={paths.tournaments.to()}>Ver torneos</LinkButton>
          {refusal.mayBeOwn && (
            <LinkButton to={paths.myRegistrations.to()} variant="secondary">
              {pageMeta.myRegistrations.title}
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
  if (error.code === 'invitation-used') {
    return {
      title: 'Esta invitación ya se usó',
      text: `${text} Si fuiste tú, tu inscripción está en «Mis inscripciones».`,
      mayBeOwn: true,
    };
  }
  if (error.code === 'invitation-closed') return { title: 'Esta invitación ya cerró', text };
  if (error.code === 'tournament-cancelled') return { title: 'Torneo cancelado', text };
  if (error.status !== 404 && error.status !== 400) return null;
  return {
    title: 'Esta invitación ya no sirve',
    text: 'El enlace está incompleto, o el capitán lo anuló. Pídele a tu capitán uno nuevo.',
  };
}
