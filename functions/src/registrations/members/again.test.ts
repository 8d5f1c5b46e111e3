import { DAY_MS } from '@copa/domain/limits';
import { AGAIN_MAX } from '@copa/domain/registrations/again/same-team';
import type { StoredRegistration } from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import { createRegistrationCodes } from '../../desk/code.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../../desk/samples.fixture.ts';
import { claimsOf, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';
import { comingOfSeries } from '../../tournaments/queries.ts';
import { createRegistrationKeys } from '../keys.ts';
import { formerKeyOf, sameTeam } from './again.ts';

const codes = createRegistrationCodes('a secret of the tests');
const keys = createRegistrationKeys('a secret of the tests');
const day = (days: number) => new Date(SAMPLE_NOW.getTime() + days * DAY_MS);
const FENIX = { name: 'Los Fénix', tag: 'FNX', size: 2 };
const captain = codes.codeOf('captain');
const partner = codes.codeOf('partner');

let services: Services;
const needs = () => ({ database: services.context.database, codes, keys });

const copa = (id: string, days: number, changes: Partial<Tournament> = {}) =>
  services.store(
    TOURNAMENTS,
    sampleTournament({ id, name: `Copa ${id}`, modality: 'duo', date: day(days), ...changes }),
  );

function teamOf(id: string, changes: Partial<StoredRegistration> = {}): StoredRegistration {
  const unit = sampleUnit(1);
  const [member] = unit.members;
  if (member?.state !== 'accepted') throw new Error('no captain');
  return {
    ...unit,
    id,
    unit: FENIX,
    tournamentId: 'former',
    codeHashes: [codes.hashOf(captain), codes.hashOf(partner)],
    members: [
      { ...member, id, nick: 'Ana', codeHash: codes.hashOf(captain) },
      {
        ...member,
        id: 'partner',
        slot: 2,
        role: 'player',
        nick: '',
        wish: { revision: 1, state: 'asked', nick: 'Beto', unit: null },
        freeFireId: '10000002',
        codeHash: codes.hashOf(partner),
      },
    ],
    ...changes,
  };
}
const store = (...units: StoredRegistration[]) => services.store(REGISTRATIONS, ...units);
const later = (changes: Partial<StoredRegistration> = {}) => {
  const { members, ...unit } = teamOf('later', {
    tournamentId: 'next',
    codeHashes: [],
    formerKey: keys.former('team'),
    status: 'pending',
  });
  const open = { id: 'open', slot: 2, role: 'player' as const, state: 'invited' as const };
  return { ...unit, members: [...members.slice(0, 1), open], ...changes };
};

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await copa('former', -7);
  await copa('next', 2);
  await store(teamOf('team'));
});

describe('the same team again', () => {
  const offers = async (code: string) => {
    const { next, invitations, own } = await sameTeam(needs(), code, SAMPLE_NOW);
    return {
      next: next.map(({ tournamentId }) => tournamentId),
      invitations: invitations.map(({ tournamentId }) => tournamentId),
      own,
    };
  };

  it('is offered to its captain, with what it entered then', async () => {
    const { fullName, freeFireId, email, phone } = sampleUnit(1).members[0] as unknown as Record<
      string,
      string
    >;
    const { next, invitations, own } = await sameTeam(needs(), captain, SAMPLE_NOW);
    const shown = { tournamentId: 'next', tournamentName: 'Copa next', tournamentDate: day(2) };
    expect(next).toEqual([{ ...shown, timeZone: 'America/Mexico_City' }]);
    expect(invitations).toEqual([]);
    expect(own).toEqual({ player: { fullName, nick: 'Ana', freeFireId, email, phone }, unit: FENIX });
  });

  it('is offered to nobody but its captain', async () => {
    expect(await offers(partner)).toEqual({ next: [], invitations: [], own: null });
  });

  it.each(['pending', 'rejected'] as const)('is offered to no team that is %s', async (status) => {
    await store(teamOf('team', { status }));
    expect(await offers(captain)).toEqual({ next: [], invitations: [], own: null });
  });

  it('is offered to a team that has played, although a teammate has left since', async () => {
    await store(teamOf('team', { status: 'pending', results: { 1: 'rank 3' } }));
    expect((await offers(captain)).next).toEqual(['next']);
    expect(await formerKeyOf(needs(), { again: captain, tournamentId: 'next', unit: FENIX })).toBe(
      keys.former('team'),
    );
  });

  it.each<[string, Partial<Tournament>]>([
    ['of another modality', { modality: 'squad' }],
    ['that is cancelled', { cancelledAt: SAMPLE_NOW }],
    ['that has no form', { linkedFormId: null }],
    ['that is a draft', { status: 'draft' }],
  ])('is offered for no tournament %s', async (_, changes) => {
    await copa('next', 2, changes);
    expect((await offers(captain)).next).toEqual([]);
  });

  it('is offered for the tournaments of its own series first', async () => {
    await copa('former', -7, { name: 'Copa Viernes #1' });
    await copa('series', 9, { name: 'Copa Viernes #3' });
    for (let other = 1; other <= AGAIN_MAX + 6; other += 1) await copa(`other-${other}`, 1);
    const { next } = await offers(captain);
    expect([next[0], next.length]).toEqual(['series', AGAIN_MAX]);
  });

  it('is offered for what it can join before a waiting list', async () => {
    await copa('queue', 1, {
      currentPlayers: 4,
      maxPlayers: 4,
      waitlist: { max: 4, mode: 'auto', endsAt: null },
    });
    expect((await offers(captain)).next).toEqual(['next', 'queue']);
  });

  it('is not offered for the tournament in which it lost its place', async () => {
    await copa('former', 1);
    await store(teamOf('team', { place: 'released' }));
    expect((await offers(captain)).next).toEqual(['next']);
  });

  it('is not offered where its captain is already registered', async () => {
    const claim = { id: '10000001', registrationId: 'other', slot: 1 };
    await services.store(claimsOf('next'), claim as never);
    expect((await offers(captain)).next).toEqual([]);
  });

  it('invites its members to where it registered, by the wished nick of who waits for one', async () => {
    await store(later());
    const { invitations, own } = await sameTeam(needs(), partner, SAMPLE_NOW);
    expect(invitations).toMatchObject([
      { tournamentId: 'next', invitationCode: codes.invitationOf('later', 0) },
    ]);
    expect(own?.player).toMatchObject({ nick: 'Beto', freeFireId: '10000002' });
  });

  it.each<[string, Partial<StoredRegistration>]>([
    ['changed its link', { inviteRevision: 1 }],
    ['closed its link', { inviteOpen: false }],
    ['is another one', { formerKey: keys.former('other') }],
    ['is rejected', { status: 'rejected', givenOnAt: day(1) }],
    ['lost its place', { place: 'released' }],
    ['is complete', { members: teamOf('later').members }],
    ['had its time', { incompleteUntil: day(-1) }],
  ])('invites nobody if it %s', async (_, changes) => {
    await store(later(changes));
    expect((await offers(partner)).invitations).toEqual([]);
  });

  it('invites nobody to a tournament that is cancelled', async () => {
    await store(later());
    await copa('next', 2, { cancelledAt: SAMPLE_NOW });
    expect((await offers(partner)).invitations).toEqual([]);
  });
});

describe('the key of a former team', () => {
  const keyOf = (again: string | null, tournamentId = 'next', unit: typeof FENIX | null = FENIX) =>
    formerKeyOf(needs(), { again, tournamentId, unit });

  it('is set by its captain, for another tournament', async () => {
    expect(await keyOf(captain)).toBe(keys.former('team'));
    expect(await keyOf(captain, 'former')).toBeNull();
    await expect(keyOf(partner)).rejects.toMatchObject({ code: 'captain-only' });
  });

  it('is none for a player alone, for a new team, or for one that is gone', async () => {
    expect(await keyOf(captain, 'next', null)).toBeNull();
    expect(await keyOf(null)).toBeNull();
    expect(await keyOf(codes.codeOf('nobody'))).toBeNull();
    await store(teamOf('team', { status: 'pending' }));
    expect(await keyOf(captain)).toBeNull();
  });
});

it('the coming tournaments of a series are public, ahead, and have its name with any number', async () => {
  const named = (id: string, name: string, changes: Parameters<typeof sampleTournament>[0] = {}) =>
    sampleTournament({ id, name, date: day(1), ...changes });
  await services.store(
    TOURNAMENTS,
    named('later', 'Copa Rayo #12', { date: day(2) }),
    named('first', 'Copa Rayo'),
    named('draft', 'Copa Rayo #3', { status: 'draft' }),
    named('past', 'Copa Rayo #2', { date: day(-1) }),
    named('before', 'Copa Rana'),
    named('alike', 'Copa Rayos'),
    named('after', 'Copa Rayo Final'),
  );
  const found = await comingOfSeries(services.context.database, 'Copa Rayo', SAMPLE_NOW, 9);
  expect(found.map(({ id }) => id)).toEqual(['first', 'later']);
});
