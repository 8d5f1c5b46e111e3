import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { DEPARTURES } from '@copa/domain/registrations/words/departure';
import { ApiError, callApi, messageOf } from '../../../../lib/network/api-client.ts';

/** A part of the page of an own registration. */
export interface OwnPartProps {
  readonly code: string;
  readonly registration: OwnRegistration;
  readonly onChange: (changes: Partial<OwnRegistration>) => void;
}

/** True if the registration does not exist any more, or never did. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** `onGone` gets the reason why the registration is gone, if the API knows it. */
export async function fetchOwn(
  code: string,
  onGone?: (why: string) => void,
): Promise<OwnRegistration | null> {
  try {
    return await callApi(getOwnRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (!isGone(error)) throw error;
    const why = Object.values(DEPARTURES).find((each) => each === messageOf(error));
    if (why !== undefined) onGone?.(why);
    return null;
  }
}
