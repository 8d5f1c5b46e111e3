import { PlayerSchema, StoredRegistrationSchema } from '@copa/domain/registration';
import { StoredTournamentSchema } from '@copa/domain/tournament';
import { phase, storedStatus } from '@copa/domain/tournament-state';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { demoDocuments } from './seed.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const documents = demoDocuments(NOW, (id) => `hash of ${id}`);
const below = (collection: string) =>
  [...documents].filter(([path]) => path.startsWith(`${collection}/`) && path.split('/').length === 2);

describe('demoDocuments', () => {
  const tournaments = below('tournaments').map(([path, data]) => ({
    path,
    ...z.parse(StoredTournamentSchema, data),
  }));

  it('shows every status and every phase', () => {
    expect(new Set(tournaments.map(({ status }) => status))).toEqual(
      new Set(['draft', 'scheduled', 'published']),
    );
    const published = tournaments.filter((tournament) => storedStatus(tournament, NOW) === 'published');
    expect(new Set(published.map((tournament) => phase(tournament, NOW)))).toEqual(
      new Set(['open', 'full', 'registration_closed', 'completed']),
    );
  });

  it('keeps the promise of the desk: places, claims and pending or approved registrations agree', () => {
    for (const { path, currentPlayers, maxPlayers } of tournaments) {
      const id = path.split('/')[1];
      const claims = [...documents].filter(([claim]) => claim.startsWith(`${path}/claims/`));
      const holders = below('registrations').filter(
        ([, data]) => data['tournamentId'] === id && data['status'] !== 'rejected',
      );
      expect(claims.length).toBe(currentPlayers);
      expect(new Set(claims.map(([, data]) => `registrations/${String(data['registrationId'])}`))).toEqual(
        new Set(holders.map(([registration]) => registration)),
      );
      expect(currentPlayers).toBeLessThanOrEqual(maxPlayers);
    }
  });

  it('has players that the form itself would accept, none in the future', () => {
    for (const [, data] of below('registrations')) {
      const { fullName, freeFireId, email, phone, createdAt, decidedAt } = z.parse(
        StoredRegistrationSchema,
        data,
      );
      expect(z.safeParse(PlayerSchema, { fullName, freeFireId, email, phone }).error).toBeUndefined();
      expect(createdAt <= NOW && (decidedAt === null || (decidedAt >= createdAt && decidedAt <= NOW))).toBe(
        true,
      );
    }
  });

  it('is the same at every run', () => {
    expect(demoDocuments(NOW, (id) => `hash of ${id}`)).toEqual(documents);
  });
});
