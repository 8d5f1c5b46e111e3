export const PERMISSIONS = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'view_statistics',
  'record_results',
  'manage_system',
  'full_access',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export type Role = 'visitor' | 'referee' | 'admin' | 'owner';

export const GIVEN_ROLES = ['admin', 'referee'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

const ADMIN_PERMISSIONS: readonly Permission[] = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'view_statistics',
  'record_results',
];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  visitor: [],
  referee: ['record_results'],
  admin: ADMIN_PERMISSIONS,
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
