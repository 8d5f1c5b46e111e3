const ADMIN_PERMISSIONS = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'view_statistics',
] as const;
const OWNER_PERMISSIONS = [...ADMIN_PERMISSIONS, 'manage_system', 'full_access'] as const;
/** It stands beside those of the specification (docs/decisions/0005). */
const REFEREE_PERMISSIONS = ['record_results'] as const;

export const PERMISSIONS = [...OWNER_PERMISSIONS, ...REFEREE_PERMISSIONS] as const;
export type Permission = (typeof PERMISSIONS)[number];

export type Role = 'visitor' | 'referee' | 'admin' | 'owner';

export const GIVEN_ROLES = ['admin', 'referee'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  visitor: [],
  referee: REFEREE_PERMISSIONS,
  admin: [...ADMIN_PERMISSIONS, ...REFEREE_PERMISSIONS],
  owner: PERMISSIONS,
};

export interface RoleClaims {
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
  readonly isReferee: boolean;
}

export function roleOf(user: RoleClaims | null): Role {
  if (user?.isOwner === true) return 'owner';
  if (user?.isAdmin === true) return 'admin';
  return user?.isReferee === true ? 'referee' : 'visitor';
}

export function permissionsOf(user: RoleClaims | null): readonly Permission[] {
  return ROLE_PERMISSIONS[roleOf(user)];
}

export function can(user: RoleClaims | null, permission: Permission): boolean {
  return permissionsOf(user).includes(permission);
}
