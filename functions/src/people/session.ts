import { can, permissionsOf } from '@copa/domain/people/roles';
import { displayNameOf, type SessionUser } from '@copa/domain/people/session';
import type { Caller } from '../call.ts';

export function sessionUserOf(user: Pick<Caller, 'account' | 'role' | 'signedInAt'>): SessionUser {
  const { account, role, signedInAt } = user;
  return {
    uid: account.uid,
    email: account.email,
    displayName: displayNameOf(account),
    photoURL: account.photoURL,
    emailVerified: account.emailVerified,
    isAdmin: can(user, 'manage_admins'),
    isOwner: role === 'owner',
    role,
    permissions: [...permissionsOf(user)],
    loginTime: signedInAt,
    metadata: { creationTime: account.creationTime, lastSignInTime: account.lastSignInTime },
  };
}
