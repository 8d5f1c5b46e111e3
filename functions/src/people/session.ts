import { permissionsOf, type RoleClaims } from '@copa/domain/people/roles';
import { displayNameOf, type SessionUser } from '@copa/domain/people/session';
import type { Account } from '../identity/identity.ts';

interface SignedIn extends RoleClaims {
  readonly account: Account;
  readonly signedInAt: Date;
}

export function sessionUserOf({ account, isAdmin, isOwner, isReferee, signedInAt }: SignedIn): SessionUser {
  return {
    uid: account.uid,
    email: account.email,
    displayName: displayNameOf(account),
    photoURL: account.photoURL,
    emailVerified: account.emailVerified,
    isAdmin,
    isOwner,
    isReferee,
    permissions: [...permissionsOf({ isAdmin, isOwner, isReferee })],
    loginTime: signedInAt,
    metadata: { creationTime: account.creationTime, lastSignInTime: account.lastSignInTime },
  };
}
