import type { PublicMember } from '@copa/domain/registrations/names/public-member';
import { acceptInvitation, createRegistration } from '@copa/domain/registrations/own-endpoints';
import type { Place } from '@copa/domain/registrations/places/unit-day';
import type { InvitationLink } from '@copa/domain/registrations/registration';
import { callApi, isReused } from '../../../lib/network/api-client.ts';
import type { RegistrationContent } from './registration-draft.ts';

export interface RegistrationRequest {
  readonly tournamentId: string;
  readonly invitationCode: string | null;
  readonly requestId: string;
  readonly again: string | null;
  /** Private codes stored on this phone. They may prove that the Free Fire ID belongs to the player. */
  readonly seasonCodes: string[];
  readonly acceptedVersion: string | null;
  readonly wanted: RegistrationContent;
  readonly sent: readonly RegistrationContent[];
}

export interface Receipt {
  readonly privateCode: string;
  readonly ticketId: string;
  readonly at: Date;
  readonly slot: number;
  readonly consentCode: string | null;
  readonly place: Place;
  readonly team: {
    readonly members: readonly PublicMember[];
    readonly until: Date | null;
    readonly invitation: InvitationLink;
  } | null;
}

export interface Registered {
  readonly receipt: Receipt;
  readonly content: RegistrationContent;
}

async function post(request: RegistrationRequest, content: RegistrationContent): Promise<Receipt> {
  const { tournamentId, invitationCode, requestId, again, seasonCodes, acceptedVersion } = request;
  const { player, unit, answers, ageBand, guardian } = content;
  // The form requires an age band, so whoever is not a minor is an adult.
  const age = ageBand === 'minor' ? { ageBand, guardian } : { ageBand: 'adult' as const };
  const own = { requestId, ...player, ...age, answers, acceptedVersion };
  if (invitationCode !== null) {
    const { acceptedAt, ...receipt } = await callApi(acceptInvitation, { body: { ...own, invitationCode } });
    return { ...receipt, at: acceptedAt, team: null };
  }
  const proof = seasonCodes.length > 0 && { seasonCodes };
  const body = { ...own, tournamentId, again, ...proof, ...(unit.name !== '' && { unit }) };
  const { createdAt, invitation, members, incompleteUntil, ...receipt } = await callApi(createRegistration, {
    body,
  });
  const team = invitation && { members, until: incompleteUntil, invitation };
  return { ...receipt, slot: 1, at: createdAt, team };
}

/**
 * If the API has stored an earlier attempt, it refuses other content under the same request id. The earlier
 * contents are then sent again, because the API answers the stored content with its receipt.
 */
export async function sendRegistration(request: RegistrationRequest): Promise<Registered> {
  const { wanted, sent } = request;
  const send = async (content: RegistrationContent): Promise<Registered> => ({
    receipt: await post(request, content),
    content,
  });
  try {
    return await send(wanted);
  } catch (refusal) {
    if (!isReused(refusal)) throw refusal;
    for (const content of sent) {
      try {
        return await send(content);
      } catch (error) {
        if (!isReused(error)) throw error;
      }
    }
    throw refusal;
  }
}
