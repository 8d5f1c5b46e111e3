import { ENDPOINTS } from '@copa/domain/api/all';
import { PERMISSIONS } from '@copa/domain/people/roles';
import { describe, expect, test } from 'vitest';
import { refreshesOf } from './refreshes.ts';

const changes = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && access !== 'public');
const read = new Set(ENDPOINTS.filter(({ method }) => method === 'GET').map(({ id }) => id));

describe('what is asked again after a change', () => {
  test('is known for every change that an admin can make, and can be asked', () => {
    expect(changes.length).toBeGreaterThan(PERMISSIONS.length);
    for (const { id, path } of changes) {
      expect(refreshesOf(path), id).toBeDefined();
      for (const refreshed of refreshesOf(path) ?? []) expect(read, id).toContain(refreshed);
    }
  });

  test('holds the tournament after its windows or its results changed', () => {
    expect(refreshesOf('/tournaments/:id')).toContain('getTournament');
    expect(refreshesOf('/tournaments/:id/stages/:stage/close')).toContain('getTournament');
  });

  test('is nothing after a tap that Firestore tells everybody live', () => {
    expect(refreshesOf('/tournaments/:id/roll/:match')).toEqual([]);
    expect(refreshesOf('/tournaments/:id/stages/:stage/matches/:match/rows')).toEqual([]);
  });
});
