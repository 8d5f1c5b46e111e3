import { describe, expect, it } from 'vitest';
import { requireTournamentPermission } from './tournament-permission.ts';

const visitor = { role: 'visitor' } as const;

describe('requireTournamentPermission', () => {
  it.each([
    ['create', 'No tienes permisos para crear torneos'],
    ['update', 'No tienes permisos para actualizar torneos'],
    ['delete', 'No tienes permisos para eliminar torneos'],
  ] as const)('refuses to %s', (action, message) => {
    expect(() => requireTournamentPermission(visitor, action)).toThrow(message);
    expect(() => requireTournamentPermission({ role: 'admin' }, action)).not.toThrow();
  });
});
