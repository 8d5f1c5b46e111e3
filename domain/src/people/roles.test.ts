import { describe, expect, it } from 'vitest';
import {
  can,
  covers,
  customClaimsOf,
  firstScreenOf,
  isNamed,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  type Role,
  roleOf,
  sharedRole,
} from './roles.ts';
import { AdminSessionSchema, displayNameOf, isLiveSession } from './session.ts';

const admin = { role: 'admin' } as const;
const owner = { role: 'owner' } as const;

describe('roles', () => {
  it('gives a visitor nothing', () => {
    expect(permissionsOf(null)).toEqual([]);
    expect(permissionsOf({ role: 'visitor' })).toEqual([]);
    expect(PERMISSIONS.some((permission) => can(null, permission))).toBe(false);
    expect([null, { role: 'visitor' } as const].some((each) => can(each, 'with-role'))).toBe(false);
  });

  it('gives a referee the results and the roll, and nothing else', () => {
    const referee = { role: 'referee' } as const;
    expect(permissionsOf(referee)).toEqual(['record_results']);
    expect(can(referee, 'with-role')).toBe(true);
  });

  it('gives an admin the five permissions of the role, and what a referee may do', () => {
    expect(permissionsOf(admin)).toEqual([
      'manage_admins',
      'manage_tournaments',
      'manage_registrations',
      'manage_questions',
      'view_statistics',
      'record_results',
    ]);
    expect(can(admin, 'manage_system')).toBe(false);
    expect(can(admin, 'full_access')).toBe(false);
  });

  it('gives the owner the seven of the role, and what a referee may do', () => {
    expect(permissionsOf(owner)).toEqual([
      'manage_admins',
      'manage_tournaments',
      'manage_registrations',
      'manage_questions',
      'view_statistics',
      'manage_system',
      'full_access',
      'record_results',
    ]);
    expect(PERMISSIONS.every((permission) => can(owner, permission))).toBe(true);
  });
});

describe('claims', () => {
  it.each(ROLES)('of the role %s name it again', (role) => {
    expect(roleOf(customClaimsOf({ role }))).toBe(role);
  });

  it('of an owner open to the rules what an admin may read', () => {
    expect(customClaimsOf(owner)).toEqual({ owner: true, admin: true });
    expect([customClaimsOf(admin), customClaimsOf({ role: 'visitor' })]).toEqual([{ admin: true }, {}]);
  });

  it('count when they are true, the highest one first', () => {
    expect(roleOf({ referee: true, admin: true })).toBe('admin');
    expect([roleOf(undefined), roleOf({ admin: 'yes' }), roleOf({ owner: false })]).toEqual(
      Array.from({ length: 3 }, () => 'visitor'),
    );
  });

  it.each<[Role, Role, Role]>([
    ['owner', 'owner', 'owner'],
    ['owner', 'admin', 'admin'],
    ['admin', 'owner', 'admin'],
    ['referee', 'referee', 'referee'],
    ['referee', 'admin', 'visitor'],
    ['owner', 'visitor', 'visitor'],
    ['visitor', 'owner', 'visitor'],
  ])('in a token of the role %s and an account of %s agree on %s', (token, account, shared) => {
    expect(sharedRole({ role: token }, { role: account })).toBe(shared);
  });

  it('of an admin cover those of a referee, whom organisers name for tournaments', () => {
    const referee = { role: 'referee' } as const;
    expect([covers(admin, referee), covers(referee, admin), covers(owner, admin)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(ROLES.filter((role) => isNamed({ role }))).toEqual(['referee']);
    expect(firstScreenOf(referee)).toBe('dia');
  });
});

describe('sessions', () => {
  it('greets with the own name, else with the part before the @', () => {
    expect(displayNameOf({ displayName: 'Luz', email: 'l@x.mx' })).toBe('Luz');
    expect(displayNameOf({ displayName: ' ', email: 'luz.m@x.mx' })).toBe('luz.m');
    expect(displayNameOf({ displayName: '\u3164\u202E', email: 'luz.m@x.mx' })).toBe('luz.m');
    expect(displayNameOf({ displayName: 'Luz\u202E\nMar', email: 'l@x.mx' })).toBe('Luz Mar');
    expect(displayNameOf({ displayName: null, email: null })).toBe('');
    expect(displayNameOf({ displayName: 'Entra a www.evil.com', email: 'luz@x.mx' })).toBe('luz');
  });

  it('ends a local admin session at its expiry', () => {
    const session = AdminSessionSchema.parse({
      isAuthenticated: true,
      expiry: new Date(1000),
      user: { id: '1', username: 'admin', name: 'Admin', role: 'admin' },
    });
    expect(isLiveSession(session, new Date(999))).toBe(true);
    expect(isLiveSession(session, new Date(1000))).toBe(false);
    expect(AdminSessionSchema.safeParse({ ...session, isAuthenticated: false }).success).toBe(false);
  });
});
