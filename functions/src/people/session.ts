import { can, type HasRole, permissionsOf } from '@copa/domain/people/roles';
import { displayNameOf, type SessionUser } from '@copa/domain/people/session';
import type { Account } from '../identity/identity.ts';

interface SignedIn extends HasRole {
  readonly account: Account;
  readonly signedInAt: Date;
}

export function sessionUserOf(user: SignedIn): SessionUser {
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
