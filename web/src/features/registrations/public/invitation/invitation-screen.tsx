import { InvitationCodeSchema } from '@copa/domain/ids';
import { type Invitation, InvitationSchema } from '@copa/domain/registrations/invitation';
import { getInvitation } from '@copa/domain/registrations/own-endpoints';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { type ReactNode, useCallback } from 'react';
import * as z from 'zod/mini';
import { LinkButton } from '../../../../components/button.tsx';
import { LoadFailed } from '../../../../components/message-state.tsx';
import { DeadEnd } from '../../../../components/page/dead-end.tsx';
import { pageMeta } from '../../../../config/page-meta.ts';
import { paths } from '../../../../config/paths.ts';
import { ApiError, callApi, isGone, messageOf } from '../../../../lib/network/api-client.ts';
import { type Load, useLoad } from '../../../../lib/network/use-load.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import * as words from '../../words/invitation.tsx';
import { isEmptyDraft, loadDraft } from '../registration-draft.ts';
import { InvitationLoading, keepInvitationPage } from './waiting-invitation.tsx';

interface InvitationScreenProps {
  readonly code: string;
  readonly children: (invitation: Invitation) => ReactNode;
}

export function InvitationScreen({ code, children }: InvitationScreenProps) {
  const load = useInvitation(code);
  if (load.state === 'loading') return <InvitationLoading code={code} label={words.loading} />;
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
    <DeadEnd
      heading="h1"
      illustration="link"
      title={refusal.title}
      actions={
        refusal.mayBeOwn && (
          <LinkButton to={paths.mine.to()} variant="secondary">
            {pageMeta.ticket.title}
          </LinkButton>
        )
      }
    >
      {refusal.text}
    </DeadEnd>
  );
}

interface Refusal {
  readonly title: string;
  readonly text: string;
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
  if (!isGone(error)) return null;
  return { title: words.goneTitle, text: words.goneText };
}

const keptInvitation = (code: string) => keptDraft('draft', `invitacion_${code}`, InvitationSchema);

/**
 * If `again` is set, an earlier registration filled the form, and the visitor may have typed nothing. Such a
 * form has begun only after it was sent.
 */
export function hasBegun(code: string): boolean {
  const draft = loadDraft(code);
  return draft.sent.length > 0 || (draft.again === '' && !isEmptyDraft(draft));
}

async function fetchInvitation(code: string): Promise<Invitation> {
  if (!z.safeParse(InvitationCodeSchema, code).success) {
    throw new ApiError('not-found', 404, ERROR_MESSAGES['not-found']);
  }
  keepInvitationPage(code);
  try {
    const invitation = await callApi(getInvitation, { headers: { invitationCode: code } });
    keptInvitation(code).keep(invitation);
    return invitation;
  } catch (error) {
    const kept = keptInvitation(code).read();
    if (kept !== null && mayGoOn(code, error)) return kept.draft;
    throw error;
  }
}

function mayGoOn(code: string, error: unknown): boolean {
  if (error instanceof ApiError && error.retryable) return true;
  // An unanswered attempt of this phone may have accepted the invitation, so the form stays open.
  return loadDraft(code).sent.length > 0;
}

function useInvitation(code: string): Load<Invitation> {
  return useLoad(useCallback(() => fetchInvitation(code), [code]));
}
