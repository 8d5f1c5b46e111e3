export const PERMISSIONS = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'view_statistics',
  'manage_system',
  'full_access',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export type Role = 'visitor' | 'admin' | 'owner';

const ADMIN_PERMISSIONS: readonly Permission[] = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'view_statistics',
];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  visitor: [],
  admin: ADMIN_PERMISSIONS,
  owner: PERMISSIONS,
};

/** The only input of role checks: the custom claims of a verified token. */
export interface RoleClaims {
  readonly isAdmin: boolean;
  readonly isOwner: boolean;
}

export function roleOf(user: RoleClaims | null): Role {
  if (user?.isOwner === true) return 'owner';
  return user?.isAdmin === true ? 'admin' : 'visitor';
}

export function permissionsOf(user: RoleClaims | null): readonly Permission[] {
  return ROLE_PERMISSIONS[roleOf(user)];
}

export function can(user: RoleClaims | null, permission: Permission): boolean {
  return permissionsOf(user).includes(permission);
}
