import { getMe } from '@copa/domain/api/auth';
import { permissionsOf } from '@copa/domain/roles';
import { displayNameOf, type SessionUser } from '@copa/domain/session';
import type { User } from 'firebase/auth';
import { ApiError, callApi } from '../../lib/api-client.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import { rememberedLoginTime } from './session-storage.ts';

/**
 * Who is signed in, for what the screen shows. The server's word counts; when it cannot be asked, the claims of
 * the token alone decide. Every call is checked by the server all the same.
 */
export async function loadSessionUser(user: User, refresh: boolean): Promise<SessionUser> {
  const { token, claims } = await user.getIdTokenResult(refresh);
  const claimed = {
    isOwner: claims['owner'] === true,
    isAdmin: claims['admin'] === true || claims['owner'] === true,
  };
  const loginTime = rememberedLoginTime() ?? new Date();
  try {
    return { ...(await callApi(getMe, { token })), loginTime };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    reportProblem('the server could not say who is signed in', error);
  }
  const { creationTime = null, lastSignInTime = null } = user.metadata;
  return {
    uid: user.uid,
    email: user.email,
    displayName: displayNameOf(user),
    photoURL: user.photoURL,
    emailVerified: user.emailVerified,
    ...claimed,
    permissions: [...permissionsOf(claimed)],
    loginTime,
    metadata: { creationTime, lastSignInTime },
  };
}
