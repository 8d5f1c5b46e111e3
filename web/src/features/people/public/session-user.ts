import { getMe } from '@copa/domain/people/endpoints';
import { can, permissionsOf, roleOf } from '@copa/domain/people/roles';
import { displayNameOf, type SessionUser } from '@copa/domain/people/session';
import type { User } from 'firebase/auth';
import { ApiError, callApi } from '../../../lib/network/api-client.ts';
import { reportProblem } from '../../../lib/report-problem.ts';

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'email-not-verified');
}

function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

/** If `getMe` fails without a refusal, trusts the claims, because the server checks every call anyway. */
export async function loadSignedIn(account: User, refresh: boolean) {
  const { token, claims, authTime } = await account.getIdTokenResult(refresh);
  // Only the separate admin login sets `sessionEnds`.
  const ends = claims['sessionEnds'];
  const sessionEnds = typeof ends === 'number' ? new Date(ends * 1000) : null;
  try {
    return { user: await callApi(getMe, { token }), token, sessionEnds };
  } catch (error) {
    if (isRefusal(error)) throw error;
    reportProblem('the server could not say who is signed in', error);
  }
  const claimed = { role: roleOf(claims) };
  const user: SessionUser = {
    uid: account.uid,
    email: account.email,
    displayName: displayNameOf(account),
    photoURL: account.photoURL,
    emailVerified: account.emailVerified,
    isAdmin: can(claimed, 'manage_admins'),
    isOwner: claimed.role === 'owner',
    ...claimed,
    permissions: [...permissionsOf(claimed)],
    loginTime: new Date(authTime),
    metadata: {
      creationTime: momentOf(account.metadata.creationTime),
      lastSignInTime: momentOf(account.metadata.lastSignInTime),
    },
  };
  return { user, token, sessionEnds };
}
