import type { FieldErrors } from '@copa/domain/errors';
import { REGISTRATION_MESSAGES } from '@copa/domain/registrations/words/player';
import { UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { endOf } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { useCallback, useRef, useState } from 'react';
import { answerErrors } from '../../../lib/network/answer-errors.ts';
import { ApiError } from '../../../lib/network/api-client.ts';
import { useRetry } from '../../../lib/network/use-retry.ts';
import { reportProblem } from '../../../lib/report-problem.ts';
import * as words from '../words/register.tsx';
import { acceptedVersion } from './accepted-version.ts';
import { expectedDay, noteDay } from './own/own-days.ts';
import { keepRegistration, playerNameOf } from './own/own-registrations.ts';
import { seasonCodesOf } from './own/season-codes.ts';
import {
  emptyRegistrationDraft,
  type RegistrationContent,
  type RegistrationDraft,
  sameContent,
} from './registration-draft.ts';
import { sendRegistration } from './send-registration.ts';
import type { StoredDraft } from './use-stored-draft.ts';

export type SentRegistration = Awaited<ReturnType<typeof register>>;

export type Sending =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'waiting'; readonly message: string }
  | { readonly state: 'refused'; readonly code: ApiError['code']; readonly message: string }
  | ({ readonly state: 'done' } & SentRegistration);

interface SendingOptions {
  readonly tournament: Tournament;
  readonly invitationCode: string | null;
  readonly stored: StoredDraft;
  readonly contentOf: (draft: RegistrationDraft) => RegistrationContent;
  readonly onRefused: (errors: FieldErrors) => void;
}

export function useSendRegistration(options: SendingOptions) {
  const { tournament, invitationCode, stored, contentOf, onRefused } = options;
  const { draft, latest, requestSoFar, store, forget } = stored;
  // If an earlier visit got no answer for the draft, the draft is sent again, unless it was changed since.
  const [sending, setSending] = useState<Sending>(() =>
    draft.sent.length > 0 ? { state: 'waiting', message: words.unconfirmed } : { state: 'idle' },
  );
  const busy = useRef(false);

  const send = useCallback(
    async (current: RegistrationDraft): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setSending({ state: 'sending' });
      try {
        const wanted = contentOf(current);
        const { requestId, sent } = requestSoFar();
        const known = sent.some((content) => sameContent(content, wanted));
        store({ requestId, sent: known ? sent : [...sent, wanted] });
        const done = await register(tournament, invitationCode, { ...current, requestId, sent }, wanted);
        // A change during the call did not arrive, and the receipt says so.
        const earlier = done.earlier || !sameContent(contentOf(latest.current), wanted);
        forget();
        setSending({ state: 'done', ...done, earlier });
      } catch (error) {
        if (isRefusal(error)) {
          // After a refusal the next attempt is a new request. `captain-only` means that `again` is the code
          // of a former captain, so the next attempt omits `again`.
          const again = error.code === 'captain-only' ? '' : current.again;
          store({ requestId: emptyRegistrationDraft().requestId, sent: [], again });
          onRefused(answerErrors(error));
        }
        setSending(outcomeOf(error));
      } finally {
        busy.current = false;
      }
    },
    [contentOf, forget, invitationCode, latest, onRefused, requestSoFar, store, tournament],
  );

  // A draft that differs from all sent contents is sent only by a tap.
  const isAsSent = draft.sent.some((content) => sameContent(content, contentOf(draft)));
  const retry = useCallback(() => {
    if (isAsSent) void send(draft);
  }, [draft, isAsSent, send]);
  useRetry(sending.state === 'waiting', retry);

  return { sending, setSending, isAsSent, send };
}

async function register(
  tournament: Tournament,
  invitationCode: string | null,
  { requestId, sent, again }: RegistrationDraft,
  wanted: RegistrationContent,
) {
  const { id: tournamentId, name: tournamentName } = tournament;
  const { receipt, content } = await sendRegistration({
    tournamentId,
    invitationCode,
    requestId,
    again: again || null,
    seasonCodes: seasonCodesOf(tournament),
    acceptedVersion: await acceptedVersion(tournament),
    wanted,
    sent,
  });
  const kept = keepRegistration({
    code: receipt.privateCode,
    tournamentId,
    tournamentName,
    playerName: playerNameOf(content.player.fullName),
    registeredAt: receipt.at.getTime(),
    unit: {
      ticketId: receipt.ticketId,
      isCaptain: invitationCode === null,
      size: UNIT_SIZES[tournament.modality],
    },
    slot: receipt.slot,
    consent: receipt.consentCode === null ? undefined : { code: receipt.consentCode, slot: receipt.slot },
    invitation: invitationCode ?? receipt.team?.invitation.invitationCode ?? '',
  });
  noteDay(receipt.ticketId, expectedDay(endOf(tournament)));
  return {
    receipt,
    unitName: content.unit.name,
    guardianPhone: content.guardian.phone,
    earlier: !sameContent(content, wanted),
    kept,
  };
}

/** After an error that is no refusal, the registration may exist, so the same request must be repeated. */
function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && !error.mayHaveArrived;
}

function outcomeOf(error: unknown): Sending {
  if (!(error instanceof ApiError)) {
    reportProblem('the registration failed', error);
    return { state: 'refused', code: 'unexpected', message: REGISTRATION_MESSAGES.failed };
  }
  if (error.retryable) return { state: 'waiting', message: error.message };
  return { state: 'refused', code: error.code, message: error.message };
}
