const ADMIN_PERMISSIONS = [
  'manage_admins',
  'manage_tournaments',
  'manage_registrations',
  'manage_questions',
  'view_statistics',
] as const;
const OWNER_PERMISSIONS = [...ADMIN_PERMISSIONS, 'manage_system', 'full_access'] as const;
const REFEREE_PERMISSIONS = ['record_results'] as const;

export const PERMISSIONS = [...OWNER_PERMISSIONS, ...REFEREE_PERMISSIONS] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** `with-role`: every role may do it, also one without a permission. */
export type RoleAccess = 'with-role' | Permission;

/** `owner` is missing, because only the set-up secret makes somebody owner. */
export const GIVEN_ROLES = ['admin', 'referee'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

const HELD_ROLES = ['owner', ...GIVEN_ROLES] as const;
export type HeldRole = (typeof HELD_ROLES)[number];
export const ROLES = [...HELD_ROLES, 'visitor'] as const;
export type Role = (typeof ROLES)[number];

export interface HasRole {
  readonly role: Role;
}

interface RoleRow {
  readonly permissions: readonly Permission[];
  /**
   * An owner also has the claim `admin`. So `sharedRole` gives `admin` if the token says `owner` but the
   * account says `admin`.
   */
  readonly claims: readonly HeldRole[];
  /**
   * The last part of the address of the role's first screen. Null for a role that is not limited to single
   * tournaments.
   */
  readonly firstScreen: string | null;
}

const TABLE = {
  owner: { permissions: PERMISSIONS, claims: ['owner', 'admin'], firstScreen: null },
  admin: {
    permissions: [...ADMIN_PERMISSIONS, ...REFEREE_PERMISSIONS],
    claims: ['admin'],
    firstScreen: null,
  },
  referee: { permissions: REFEREE_PERMISSIONS, claims: ['referee'], firstScreen: 'dia' },
} as const satisfies Readonly<Record<HeldRole, RoleRow>>;
const NOTHING: RoleRow = { permissions: [], claims: [], firstScreen: null };

type Table = typeof TABLE;
export type NamedRole = {
  [R in HeldRole]: Table[R]['firstScreen'] extends null ? never : R;
}[HeldRole];
type FirstScreen = Table[NamedRole]['firstScreen'];

function rowOf(user: HasRole | null): RoleRow {
  return user === null || user.role === 'visitor' ? NOTHING : TABLE[user.role];
}

export function permissionsOf(user: HasRole | null): readonly Permission[] {
  return rowOf(user).permissions;
}

export function can(user: HasRole | null, access: RoleAccess): boolean {
  return access === 'with-role' ? rowOf(user) !== NOTHING : permissionsOf(user).includes(access);
}

export function isNamed<U extends HasRole>(user: U): user is U & { readonly role: NamedRole } {
  return rowOf(user).firstScreen !== null;
}

export function firstScreenOf({ role }: { readonly role: NamedRole }): FirstScreen {
  return TABLE[role].firstScreen;
}

export function covers(held: HasRole, role: HasRole): boolean {
  return permissionsOf(role).every((permission) => can(held, permission));
}

export function customClaimsOf(user: HasRole): Readonly<Record<string, true>> {
  return Object.fromEntries(rowOf(user).claims.map((claim) => [claim, true] as const));
}

export function roleOf(claims: Readonly<Record<string, unknown>> | undefined): Role {
  return HELD_ROLES.find((role) => claims?.[role] === true) ?? 'visitor';
}

export function sharedRole(token: HasRole, account: HasRole): Role {
  const shared = HELD_ROLES.find((role) =>
    [token, account].every((each) => rowOf(each).claims.includes(role)),
  );
  return shared ?? 'visitor';
}
