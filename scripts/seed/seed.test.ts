import { freeFireIdKey } from '@copa/domain/contact';
import { RoomsSchema } from '@copa/domain/day/room';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { BoardSchema } from '@copa/domain/play/board';
import { MatchSchema } from '@copa/domain/play/match';
import { checkMatch } from '@copa/domain/play/result/match-check';
import { StageSchema } from '@copa/domain/play/stage';
import { owes } from '@copa/domain/registrations/confirmation';
import { StoredGuardianSchema } from '@copa/domain/registrations/consent/guardian';
import { AskedNickSchema, PlayerSchema } from '@copa/domain/registrations/player';
import { type StoredRegistration, StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { RosterSchema } from '@copa/domain/registrations/roster';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { OpenRoomSchema } from '@copa/domain/registrations/ticket-room';
import { isComplete, unitNameOf } from '@copa/domain/registrations/unit';
import { MODALITIES, UNIT_SIZES } from '@copa/domain/tournaments/modality';
import { isBehind } from '@copa/domain/tournaments/places/waitlist-limit';
import type { WindowKind } from '@copa/domain/tournaments/places/window';
import { dueWindow, windowPhase } from '@copa/domain/tournaments/places/window-phase';
import { cardLabel, isOver, phase, storedStatus, TOURNAMENT_PHASES } from '@copa/domain/tournaments/state';
import { StoredTournamentSchema, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { tournamentDateErrors } from '@copa/domain/tournaments/tournament-input';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRegistrationCodes, shownTicket } from '../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../functions/src/desk/record-keys.ts';
import { casesOf } from '../../tests/setup/property-cases.ts';
import { hourIn } from './believable-times.ts';
import { demoDocuments } from './seed.ts';
import { tournamentSeeds } from './tournaments.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const codes = createRegistrationCodes('a secret');
const recordKeys = createRecordKeys('a secret');
const documents = demoDocuments(NOW, codes, recordKeys);
/** The nightly run tests every hour of a day, the other runs test every fourth. */
const hours = casesOf(6);
const hoursOfDay = Array.from(
  { length: hours },
  (_, at) => new Date(NOW.getTime() + (at * DAY_MS) / hours + 41 * MINUTE_MS),
);
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

  it('costs nobody anything, as the home page promises', () => {
    expect(new Set(tournaments.map(({ entryFee }) => entryFee))).toEqual(new Set(['0']));
  });

  const units = below('registrations').map(([path, data]) =>
    z.parse(StoredRegistrationSchema, { ...data, id: path.split('/')[1] }),
  );
  const acceptedOf = ({ members }: StoredRegistration) =>
    members.flatMap((member) => (member.state === 'accepted' ? [member] : []));

  it('keeps the promise of the desk: claims are the accepted members of units with a place or a number in the queue, which are counted', () => {
    for (const { path, currentPlayers, waitingPlayers, maxPlayers, lastUnitNumber } of tournaments) {
      const own = units.filter(({ tournamentId }) => path === `tournaments/${tournamentId}`);
      const held = own.filter(({ place }) => place === 'held');
      const waiting = own.filter(({ place }) => place === 'waiting');
      const claims = [...documents]
        .filter(([claim]) => claim.startsWith(`${path}/claims/`))
        .map(
          ([claim, { registrationId, waiting: waits }]) =>
            `${claim.split('/')[3]} ${registrationId} ${waits}`,
        );
      const players = [...held, ...waiting].flatMap((unit) =>
        acceptedOf(unit).map(
          ({ freeFireId }) => `${freeFireIdKey(freeFireId)} ${unit.id} ${unit.place === 'waiting'}`,
        ),
      );
      expect(claims.toSorted()).toEqual(players.toSorted());
      expect(currentPlayers).toBe(held.length);
      expect(waitingPlayers).toBe(waiting.length);
      expect(waiting.length === 0 || currentPlayers === maxPlayers).toBe(true);
      expect(documents.get(path.replace('tournaments', 'queues'))?.['waiting'] ?? []).toEqual(
        waiting.map(({ waitSeq }) => waitSeq).toSorted((one, other) => (one ?? 0) - (other ?? 0)),
      );
      for (const { placedAt, createdAt } of held) expect(placedAt).toEqual(createdAt);
      expect(currentPlayers).toBeLessThanOrEqual(maxPlayers);
      const numbers = own.map(({ number }) => number).toSorted((one, other) => one - other);
      expect(numbers).toEqual(own.map((_, index) => index + 1));
      expect(lastUnitNumber).toBe(own.length);
    }
  });

  it('shows who was absent from two tournaments waiting behind the others', () => {
    const waiting = units.filter(({ place }) => place === 'waiting');
    expect(waiting.filter(({ waitSeq }) => isBehind(waitSeq))).toHaveLength(1);
  });

  it('has a ticket for every unit, under the id that the secret gives it, and no other', () => {
    const tickets = new Map(
      below('tickets').map(([path, data]) => [
        path.split('/')[1],
        z.parse(TicketSchema, { ...data, id: path.split('/')[1] }),
      ]),
    );
    expect(tickets.size).toBe(units.length);
    for (const unit of units)
      expect(tickets.get(codes.ticketOf(unit.id, 0))).toEqual(shownTicket(unit, codes));
  });

  it('says of each unit in which lobby it plays, or played last, and of nobody else', () => {
    const seated = tournaments.flatMap(({ path, stage: last }) =>
      Array.from({ length: last }, (_, index) => index + 1).flatMap((stage) => {
        const drawn = documents.get(`${path}/stages/${stage}`);
        const lobbies = (drawn?.['lobbies'] ?? []) as readonly { id: string; units: string[] }[];
        return lobbies.flatMap(({ id, units }) => units.map((unit) => [unit, { stage, id }] as const));
      }),
    );
    expect(seated.length).toBeGreaterThan(0);
    const said = units.flatMap(({ id, lobby }) => (lobby === null ? [] : [[id, lobby] as const]));
    expect(new Map(said)).toEqual(new Map(seated));
  });

  it('is looked up by the secrets that the desk hands out: a code of each member, one invitation of each team', () => {
    for (const unit of units) {
      expect(unit.codeHashes).toEqual(acceptedOf(unit).map(({ id }) => codes.hashOf(codes.codeOf(id))));
      expect(unit.inviteHashes).toEqual(
        unit.members.length > 1 ? [codes.hashOf(codes.invitationOf(unit.id, 0))] : [],
      );
    }
    const ids = units.flatMap((unit) => acceptedOf(unit).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(MODALITIES)('shows %s units in every state that there is', (modality) => {
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

  const onDay = (id: string) => {
    const tournament = tournaments.find(({ path }) => path === `tournaments/${id}`);
    if (tournament === undefined) throw new Error(`there is no ${id}`);
    const own = units.filter(({ tournamentId }) => tournamentId === id);
    const held = own.filter(({ place }) => place === 'held');
    const waiting = own.filter(({ place }) => place === 'waiting');
    const phases = tournament.windows.map((window) => windowPhase(tournament, window, NOW));
    const missing = (kind: WindowKind) => held.filter((unit) => owes(unit, tournament, kind)).length;
    return { tournament, held, waiting, phases, missing };
  };

  it('has a minor whose adult has not answered yet, and the adult apart', () => {
    const minors = units.flatMap((unit) => acceptedOf(unit).filter(({ ageBand }) => ageBand === 'minor'));
    expect(minors.filter(({ consent }) => consent === null)).toMatchObject([{ guardianRevision: 0 }]);
    const guardians = below('guardians').map(([path, data]) =>
      z.parse(StoredGuardianSchema, { ...data, id: path.split('/')[1] }),
    );
    expect(guardians.map(({ id }) => id)).toEqual(minors.map(({ id }) => id));
    expect(units.flatMap(({ consentHashes }) => consentHashes)).toEqual(
      minors.map(({ id }) => codes.hashOf(codes.consentOf(id, 0))),
    );
  });

  it('asks who comes in a tournament of tonight', () => {
    const { phases, held, missing } = onDay('copa-constelacion');
    expect(phases).toEqual(['open', 'coming']);
    expect(missing('entry')).toBeGreaterThan(2);
    expect(missing('entry')).toBeLessThan(held.length / 2);
  });

  it('asks who is there in a full one, while others wait and some of them are ready', () => {
    const { phases, held, waiting, missing } = onDay('duos-del-volcan');
    expect(phases).toEqual(['closed', 'open']);
    expect([held.length, missing('entry'), missing('match')]).toEqual([12, 0, 3]);
    expect(waiting).toHaveLength(5);
    expect(waiting.filter(({ waitsFor }) => waitsFor.includes('match'))).toHaveLength(3);
  });

  it('tells who plays, by the names of the approved units', () => {
    const { held } = onDay('copa-constelacion');
    const { listed, units: named } = z.parse(RosterSchema, {
      ...documents.get('rosters/copa-constelacion'),
      id: 'copa-constelacion',
    });
    const approved = held.filter(({ status }) => status === 'approved');
    expect(listed).toBe(true);
    expect(approved.length).toBeGreaterThan(2);
    expect(Object.values(named).map(({ name }) => name)).toEqual(approved.map(unitNameOf));
  });

  it('opens a room two minutes from now to all who confirmed, each with a seat', () => {
    const { phases, held, missing } = onDay('ultima-zona');
    expect([phases, missing('entry'), missing('match')]).toEqual([['closed', 'closed'], 0, 0]);
    const stored = z.parse(RoomsSchema, { id: 'ultima-zona', ...documents.get('rooms/ultima-zona') });
    expect(Object.values(stored.seats).toSorted((a, b) => a - b)).toEqual(held.map((_, index) => index + 1));
    for (const unit of held) {
      const [room] = unit.rooms;
      const path = `tickets/${unit.ticketId}/rooms/${room?.id}`;
      const opened = z.parse(OpenRoomSchema, { ...documents.get(path), id: room?.id });
      expect(opened).toMatchObject({ seat: stored.seats[unit.id], openAt: room?.openAt });
      expect(opened.openAt.getTime() - NOW.getTime()).toBe(2 * MINUTE_MS);
    }
    expect([...documents.keys()].filter((path) => /^tickets\/.+\/rooms\//.test(path))).toHaveLength(12);
  });

  it.each(hoursOfDay)(
    'at %s confirms within the hours that were set, and leaves the next ones to the job',
    (now) => {
      const then = [...demoDocuments(now, codes, recordKeys)];
      const stored = then.flatMap(([path, data]) =>
        path.startsWith('registrations/')
          ? [z.parse(StoredRegistrationSchema, { ...data, id: path.split('/')[1] })]
          : [],
      );
      const asked = then.flatMap(([path, data]) =>
        /^tournaments\/[^/]+$/.test(path)
          ? [z.parse(TournamentSchema, { ...data, id: path.split('/')[1] })]
          : [],
      );
      for (const tournament of asked) {
        expect(tournamentDateErrors(tournament), tournament.id).toEqual({});
        expect(dueWindow(tournament, now), tournament.id).toBeNull();
        const own = stored.filter(({ tournamentId }) => tournamentId === tournament.id);
        for (const { kind, opensAt, closesAt } of tournament.windows) {
          const given = own.flatMap(({ confirmations }) => confirmations[kind] ?? []);
          expect(given.every(({ at }) => at >= opensAt && at <= closesAt && at <= now)).toBe(true);
        }
      }
      const agenda = then.filter(([path]) => path.startsWith('agenda/'));
      expect(agenda.filter(([, { at }]) => !(at > now))).toEqual([]);
      const named = agenda.filter(([path]) => !path.startsWith('agenda/place_'));
      expect(named.map(([path]) => path).toSorted()).toEqual([
        'agenda/day_batalla-de-escuadras',
        'agenda/day_copa-ascenso',
        'agenda/day_copa-constelacion',
        'agenda/day_duelo-de-alas',
        'agenda/day_duos-del-volcan',
        'agenda/day_gran-fenix',
        'agenda/day_gran-final-de-la-liga',
        'agenda/day_liga-ceniza',
        'agenda/day_liga-fenix-6',
        'agenda/day_noche-de-brasas',
        'agenda/day_premium-renacer',
        'agenda/publish_sorpresa-de-medianoche',
      ]);
    },
  );

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

  it.each(hoursOfDay)(
    'at %s has times that an organiser would choose, and every state a visitor can meet',
    (now) => {
      const seeds = Object.values(tournamentSeeds(now)).map(({ data, stored }) =>
        z.parse(StoredTournamentSchema, { ...data, ...stored, currentPlayers: 0 }),
      );
      for (const { name, date, endDate, registrationDeadline, timeZone } of seeds) {
        const isNow = date !== null && date > now && date.getTime() - now.getTime() < HOUR_MS;
        for (const time of [date, registrationDeadline]) {
          if (time === null) continue;
          expect(time.getTime() % (isNow ? 15 * MINUTE_MS : HOUR_MS), name).toBe(0);
          if (isNow) continue;
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
          date === null || date.getTime() <= now.getTime() + HOUR_MS ? [] : [date.getTime() - now.getTime()],
        ),
      );
      expect(soonest).toBeGreaterThan(4 * HOUR_MS);
      expect(soonest).toBeLessThanOrEqual(DAY_MS);
    },
  );

  it('is the same at every run', () => {
    expect(demoDocuments(NOW, codes, recordKeys)).toEqual(documents);
  });

  const boardOfDemo = (id: string) => z.parse(BoardSchema, { ...documents.get(`boards/${id}`), id });

  it('has a tournament that was played to the podium, over two stages and a rush, and one in its second match', () => {
    const first = boardOfDemo('duos-del-amanecer_1');
    const final = boardOfDemo('duos-del-amanecer_2');
    const passed = first.rows.filter(({ pass }) => pass === 'in').map(({ name }) => name);
    expect(passed).toHaveLength(12);
    expect(final.rows.map(({ name }) => name).toSorted()).toEqual(passed.toSorted());
    expect([first.next, final.next, final.isOver]).toEqual([2, null, true]);
    const [champion] = final.rows;
    expect(champion?.isChampion).toBe(true);
    expect(final.matches.length).toBeGreaterThan(3);
    const { stage, results, endedAt } = z.parse(
      StoredTournamentSchema,
      documents.get('tournaments/duos-del-amanecer'),
    );
    const closed = documents.get('tournaments/duos-del-amanecer/stages/2');
    expect([stage, endedAt]).toEqual([2, closed?.['closedAt']]);
    expect(results.map(({ rank, player, points }) => [rank, player, points])).toEqual(
      final.rows.slice(0, 3).map(({ rank, name, points }) => [rank, name, points]),
    );

    const live = boardOfDemo('maraton-en-vivo_1');
    expect([live.state, live.isOver, live.matches.length]).toEqual(['playing', false, 1]);
    expect(live.matches.map(({ officialAt }) => officialAt)).toEqual([null]);
    expect(
      below('protests').map(([, { tournamentId, state, match }]) => `${tournamentId} ${match} ${state}`),
    ).toEqual(['maraton-en-vivo a-1 open']);
    const [protest] = below('protests').map(([name]) => name.split('/')[1]);
    expect(
      units
        .filter(({ protests }) => protests.length > 0)
        .map(({ id, protests }) => [`${id}_1_a-1`, ...protests]),
    ).toEqual([[protest, protest]]);
    const path = 'tournaments/maraton-en-vivo/stages/1/matches/a-2';
    const { state, rows } = z.parse(MatchSchema, { ...documents.get(path), id: 'a-2' });
    expect([state, Object.keys(rows).length]).toEqual(['draft', 5]);
  });

  it('has delivered the prizes of every podium but the newest, which has one left', () => {
    const left = tournaments.flatMap(({ path, results }) =>
      results.some(({ prize, deliveredAt }) => prize !== '' && deliveredAt === null) ? [path] : [],
    );
    const newest = tournaments
      .filter(({ results, date }) => results.length > 0 && date !== null)
      .toSorted((one, other) => Number(other.date) - Number(one.date))[0];
    expect(left).toEqual([newest?.path]);
    expect(newest?.results.filter(({ deliveredAt }) => deliveredAt === null)).toHaveLength(1);
    expect(newest?.results.every(({ deliveredAt }) => deliveredAt === null || deliveredAt < NOW)).toBe(true);
  });

  it('has only matches that raise no doubt', () => {
    const seen = [...documents].flatMap(([path, data]) => {
      const [, tournament = '', , , collection, id] = path.split('/');
      if (collection !== 'matches') return [];
      const { lobby, state, rows } = z.parse(MatchSchema, { ...data, id });
      const { modality } = z.parse(StoredTournamentSchema, documents.get(`tournaments/${tournament}`));
      const stage = z.parse(StageSchema, { ...documents.get(path.replace(/\/matches\/.*/, '')), id: '1' });
      const inLobby = stage.lobbies.find((each) => each.id === lobby)?.units ?? [];
      const entrants = stage.entrants.filter((each) => inLobby.includes(each.id));
      const { errors, warnings } = checkMatch(rows, entrants, UNIT_SIZES[modality]);
      return [{ path, said: state === 'draft' ? warnings : [...errors, ...warnings] }];
    });
    expect(seen.length).toBeGreaterThan(20);
    expect(seen.filter(({ said }) => said.length > 0)).toEqual([]);
  });
});
