import { InvitationCodeSchema } from '@copa/domain/ids';
import { type Invitation, InvitationSchema } from '@copa/domain/registrations/invitation';
import { getInvitation } from '@copa/domain/registrations/own-endpoints';
import { ERROR_MESSAGES } from '@copa/domain/words/errors';
import { useCallback } from 'react';
import * as z from 'zod/mini';
import { ApiError, callApi } from '../../../../lib/network/api-client.ts';
import { type Load, useLoad } from '../../../../lib/network/use-load.ts';
import { keptDraft } from '../../../../lib/storage/kept-drafts.ts';
import { isEmptyDraft, loadDraft } from '../registration-draft.ts';

const keptInvitation = (code: string) => keptDraft('draft', `invitacion_${code}`, InvitationSchema);

/** True where somebody has accepted the rules and started to type. */
export function hasBegun(code: string): boolean {
  return !isEmptyDraft(loadDraft(code));
}

async function fetchInvitation(code: string): Promise<Invitation> {
  if (!z.safeParse(InvitationCodeSchema, code).success) {
    throw new ApiError('not-found', 404, ERROR_MESSAGES['not-found']);
  }
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

/** The form stays open without a connection, and where the acceptance itself may have used the invitation. */
function mayGoOn(code: string, error: unknown): boolean {
  if (error instanceof ApiError && error.retryable) return true;
  return loadDraft(code).sent.length > 0;
}

export function useInvitation(code: string): Load<Invitation> {
  return useLoad(useCallback(() => fetchInvitation(code), [code]));
}
