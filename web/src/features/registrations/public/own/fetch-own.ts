import { getOwnRegistration } from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { ApiError, callApi } from '../../../../lib/network/api-client.ts';

/** There is no such registration, or none any more. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

export async function fetchOwn(code: string): Promise<OwnRegistration | null> {
  try {
    return await callApi(getOwnRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
