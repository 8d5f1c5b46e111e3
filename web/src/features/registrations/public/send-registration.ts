import { createRegistration } from '@copa/domain/registrations/own-endpoints';
import type { RegistrationReceipt } from '@copa/domain/registrations/registration';
import { ApiError, callApi } from '../../../lib/network/api-client.ts';
import type { RegistrationContent } from './registration-draft.ts';

export interface RegistrationRequest {
  readonly tournamentId: string;
  readonly requestId: string;
  /** The rules and terms that stood on the page. */
  readonly acceptedVersion: string | null;
  readonly wanted: RegistrationContent;
  /** Sent before under the same id, without an answer. */
  readonly sent: readonly RegistrationContent[];
}

export interface Registered {
  readonly receipt: RegistrationReceipt;
  /** What is registered; an earlier content when that had arrived after all. */
  readonly content: RegistrationContent;
}

/**
 * One request id is one registration. Where an earlier try had arrived with other words, the desk refuses the new
 * ones, and repeating the old ones brings their receipt.
 */
export async function sendRegistration(request: RegistrationRequest): Promise<Registered> {
  const { tournamentId, requestId, acceptedVersion, wanted, sent } = request;
  const post = async (content: RegistrationContent): Promise<Registered> => {
    const body = { requestId, tournamentId, ...content.player, answers: content.answers, acceptedVersion };
    return { receipt: await callApi(createRegistration, { body }), content };
  };
  try {
    return await post(wanted);
  } catch (refusal) {
    if (!isReused(refusal)) throw refusal;
    for (const content of sent) {
      try {
        return await post(content);
      } catch (error) {
        if (!isReused(error)) throw error;
      }
    }
    throw refusal;
  }
}

function isReused(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'request-reused';
}
