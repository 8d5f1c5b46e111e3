import { ENDPOINTS } from '@copa/domain/api/all';
import { PERMISSIONS } from '@copa/domain/people/roles';
import { describe, expect, test } from 'vitest';
import { refreshesOf } from './refreshes.ts';

const changes = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && access !== 'public');
const read = new Set(ENDPOINTS.filter(({ method }) => method === 'GET').map(({ id }) => id));

describe('the queries to load again after a change', () => {
  test('are known for every call of an admin that changes something, and exist', () => {
    expect(changes.length).toBeGreaterThan(PERMISSIONS.length);
    for (const { id, path } of changes) {
      expect(refreshesOf(path), id).toBeDefined();
      for (const refreshed of refreshesOf(path) ?? []) expect(read, id).toContain(refreshed);
    }
  });

  test('include the tournament after a change of its windows or results', () => {
    expect(refreshesOf('/tournaments/:id')).toContain('getTournament');
    expect(refreshesOf('/tournaments/:id/stages/:stage/close')).toContain('getTournament');
  });

  test('are none after a call whose effect is live', () => {
    expect(refreshesOf('/tournaments/:id/roll/:match')).toEqual([]);
    expect(refreshesOf('/tournaments/:id/stages/:stage/matches/:match/rows')).toEqual([]);
  });
});
