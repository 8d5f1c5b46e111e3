import {
  getOwnRegistration,
  withdrawRegistration,
  withdrawUnit,
} from '@copa/domain/registrations/own-endpoints';
import type { OwnRegistration } from '@copa/domain/registrations/registration';
import { ApiError, callApi } from '../../../../lib/network/api-client.ts';

/** There is no such registration, or none any more. */
function isGone(error: unknown): boolean {
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

/** `unit`: all of it, as its captain. Once: where an answer was lost, asking again finds nothing to erase any more. */
export async function withdraw(code: string, what: 'own' | 'unit'): Promise<void> {
  try {
    await callApi(what === 'unit' ? withdrawUnit : withdrawRegistration, { headers: { privateCode: code } });
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
