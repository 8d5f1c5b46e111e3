import { describe, expect, it } from 'vitest';
import { can, PERMISSIONS, permissionsOf, roleOf } from './roles.ts';
import { AdminSessionSchema, displayNameOf, isLiveSession } from './session.ts';

const admin = { isAdmin: true, isOwner: false, isReferee: false };
const owner = { isAdmin: true, isOwner: true, isReferee: false };

describe('roles', () => {
  it('gives a visitor nothing', () => {
    expect(permissionsOf(null)).toEqual([]);
    expect(permissionsOf({ isAdmin: false, isOwner: false, isReferee: false })).toEqual([]);
    expect(PERMISSIONS.some((permission) => can(null, permission))).toBe(false);
  });

  it('gives a referee the results and the roll, and nothing else', () => {
    const referee = { isAdmin: false, isOwner: false, isReferee: true };
    expect([roleOf(referee), permissionsOf(referee)]).toEqual(['referee', ['record_results']]);
    expect(roleOf({ ...referee, isAdmin: true })).toBe('admin');
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
    expect(roleOf(owner)).toBe('owner');
    expect(PERMISSIONS.every((permission) => can(owner, permission))).toBe(true);
  });
});

describe('sessions', () => {
  it('greets with the own name, else with the part before the @', () => {
    expect(displayNameOf({ displayName: 'Luz', email: 'l@x.mx' })).toBe('Luz');
    expect(displayNameOf({ displayName: ' ', email: 'luz.m@x.mx' })).toBe('luz.m');
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
