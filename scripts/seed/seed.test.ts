import { freeFireIdKey } from '@copa/domain/contact';
import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import { AskedNickSchema, PlayerSchema } from '@copa/domain/registrations/player';
import { type StoredRegistration, StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { isComplete } from '@copa/domain/registrations/unit';
import { cardLabel, isOver, phase, storedStatus, TOURNAMENT_PHASES } from '@copa/domain/tournaments/state';
import { ModalitySchema, StoredTournamentSchema, UNIT_SIZES } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../functions/src/registrations/desk/code.ts';
import { ticketOf } from '../../functions/src/registrations/desk/view.ts';
import { hourIn } from './believable-times.ts';
import { demoDocuments } from './seed.ts';
import { tournamentSeeds } from './tournaments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const codes = createRegistrationCodes('a secret');
const documents = demoDocuments(NOW, codes);
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

  const units = below('registrations').map(([path, data]) =>
    z.parse(StoredRegistrationSchema, { ...data, id: path.split('/')[1] }),
  );
  const acceptedOf = ({ members }: StoredRegistration) =>
    members.flatMap((member) => (member.state === 'accepted' ? [member] : []));

  it('keeps the promise of the desk: claims are the accepted members of units with a place, which are counted', () => {
    for (const { path, currentPlayers, maxPlayers, lastUnitNumber } of tournaments) {
      const own = units.filter(({ tournamentId }) => path === `tournaments/${tournamentId}`);
      const held = own.filter(({ place }) => place === 'held');
      const claims = [...documents]
        .filter(([claim]) => claim.startsWith(`${path}/claims/`))
        .map(([claim, data]) => `${claim.split('/')[3]} ${String(data['registrationId'])}`);
      const players = held.flatMap((unit) =>
        acceptedOf(unit).map(({ freeFireId }) => `${freeFireIdKey(freeFireId)} ${unit.id}`),
      );
      expect(claims.toSorted()).toEqual(players.toSorted());
      expect(currentPlayers).toBe(held.length);
      expect(currentPlayers).toBeLessThanOrEqual(maxPlayers);
      const numbers = own.map(({ number }) => number).toSorted((one, other) => one - other);
      expect(numbers).toEqual(own.map((_, index) => index + 1));
      expect(lastUnitNumber).toBe(own.length);
    }
  });

  it('has a ticket for every unit, under the id that the secret gives it, and no other', () => {
    const tickets = new Map(
      below('tickets').map(([path, data]) => [
        path.split('/')[1],
        z.parse(TicketSchema, { ...data, id: path.split('/')[1] }),
      ]),
    );
    expect(tickets.size).toBe(units.length);
    for (const unit of units) expect(tickets.get(codes.ticketOf(unit.id, 0))).toEqual(ticketOf(unit));
  });

  it('is looked up by the secrets that the desk hands out: a code of each member, an invitation of each open slot', () => {
    for (const unit of units) {
      expect(unit.codeHashes).toEqual(acceptedOf(unit).map(({ id }) => codes.hashOf(codes.codeOf(id))));
      const open = unit.members.filter(({ state }) => state === 'invited');
      expect(unit.inviteHashes).toEqual(
        open.map(({ slot }) => codes.hashOf(codes.invitationOf(unit.id, slot, 0))),
      );
    }
    const ids = units.flatMap((unit) => acceptedOf(unit).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(ModalitySchema.options)('shows %s units in every state that there is', (modality) => {
    const open = tournaments.filter(
      (tournament) => tournament.modality === modality && phase(tournament, NOW) === 'open',
    );
    const shown = units.filter(({ tournamentId }) =>
      open.some(({ path }) => path === `tournaments/${tournamentId}`),
    );
    const states = new Set(
      shown.map(
        ({ status, place, members }) => `${status} ${place}${isComplete(members) ? '' : ' incomplete'}`,
      ),
    );
    const teams = UNIT_SIZES[modality] > 1 ? ['pending held incomplete', 'pending released incomplete'] : [];
    expect(states).toEqual(new Set(['approved held', 'pending held', 'rejected released', ...teams]));
    expect(new Set(shown.map(({ unit }) => unit.size))).toEqual(new Set([UNIT_SIZES[modality]]));
    for (const { place, members, incompleteUntil } of shown) {
      expect(incompleteUntil === null).toBe(place === 'released' || isComplete(members));
      expect(incompleteUntil === null || incompleteUntil > NOW).toBe(true);
    }
  });

  it('has players that the form itself would accept, none in the future', () => {
    for (const unit of units) {
      const { createdAt, decidedAt } = unit;
      for (const { fullName, freeFireId, email, phone, nick, acceptedAt } of acceptedOf(unit)) {
        expect(z.safeParse(PlayerSchema, { fullName, freeFireId, email, phone }).error).toBeUndefined();
        expect(z.safeParse(AskedNickSchema, nick).error).toBeUndefined();
        expect(acceptedAt >= createdAt && acceptedAt <= NOW).toBe(true);
      }
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
    expect(demoDocuments(NOW, codes)).toEqual(documents);
  });
});
