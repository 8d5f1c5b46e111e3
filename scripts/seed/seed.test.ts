import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { PlayerSchema } from '@copa/domain/registrations/player';
import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { cardLabel, isOver, phase, storedStatus, TOURNAMENT_PHASES } from '@copa/domain/tournaments/state';
import { StoredTournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hourIn } from './believable-times.ts';
import { demoDocuments } from './seed.ts';
import { tournamentSeeds } from './tournaments.ts';

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
      new Set(TOURNAMENT_PHASES),
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

  it.each(Array.from({ length: 24 }, (_, hour) => new Date(NOW.getTime() + hour * HOUR_MS + 41 * 60_000)))(
    'at %s has times that an organiser would choose, and every state a visitor can meet',
    (now) => {
      const seeds = Object.values(tournamentSeeds(now)).map(({ data, stored }) =>
        z.parse(StoredTournamentSchema, { ...data, ...stored, currentPlayers: 0 }),
      );
      for (const { name, date, endDate, registrationDeadline, timeZone } of seeds) {
        for (const time of [date, registrationDeadline]) {
          if (time === null) continue;
          expect(time.getTime() % HOUR_MS, name).toBe(0);
          expect(hourIn(timeZone, time), name).toBeGreaterThanOrEqual(10);
          expect(hourIn(timeZone, time), name).toBeLessThanOrEqual(22);
        }
        if (date === null) continue;
        expect(endDate === null || endDate > date, name).toBe(true);
        expect(registrationDeadline === null || registrationDeadline < date, name).toBe(true);
      }
      const published = seeds.filter((each) => each.status === 'published' && !isOver(each, now));
      expect(new Set(published.map((tournament) => cardLabel(tournament, now)))).toEqual(
        new Set([
          'Iniciando Pronto',
          'Inscripciones Abiertas',
          'Inscripciones Cerradas',
          'Próximamente',
          'Cancelado',
        ]),
      );
      const soonest = Math.min(
        ...published.flatMap(({ date }) =>
          date === null || date <= now ? [] : [date.getTime() - now.getTime()],
        ),
      );
      expect(soonest).toBeGreaterThan(4 * HOUR_MS);
      expect(soonest).toBeLessThanOrEqual(DAY_MS);
    },
  );

  it('is the same at every run', () => {
    expect(demoDocuments(NOW, (id) => `hash of ${id}`)).toEqual(documents);
  });
});
