import { DAY_MS, HOUR_MS } from '@copa/domain/limits';
import type { NamedFor } from '@copa/domain/people/naming';
import type { GivenRole } from '@copa/domain/people/roles';
import { newUserRequest, type UserRequest } from '@copa/domain/people/user-request';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { AUDIT, NAMINGS, TOURNAMENTS, USER_REQUESTS } from '../store/collections.ts';
import { removeTournament } from '../store/tournament-writes.ts';
import { deleteTournament } from '../tournaments/removal.ts';
import { adminUserOf, findAccount, grantRole, listAdmins, revokeAdmin } from './admins.ts';
import { endLostAccess } from './role-holders.ts';
import { approveUserRequest } from './user-requests.ts';

const ACTOR = { uid: 'ana', email: 'ana@correo.example' };
const ADMIN = { role: 'admin' } as const;
const NONE = { role: 'visitor' } as const;
const LONG_AGO = new Date(SAMPLE_NOW.getTime() - 30 * DAY_MS);
const mailOf = (uid: string) => `${uid}@correo.example`;

let services: Services;
let identity: ReturnType<typeof createAccounts>;
const needs = () => ({ ...services.context, identity });
const store = (id: string, changes: Partial<Tournament> = {}) =>
  services.store(TOURNAMENTS, { ...sampleTournament({ name: `Copa ${id}`, ...changes }), id });
const give = (tournaments?: NamedFor, role: GivenRole = 'referee', uid = 'bea') =>
  grantRole(needs(), ACTOR, mailOf(uid), { role, tournaments });
const named = async (uid = 'bea') => (await services.context.database.get(NAMINGS, uid))?.tournaments ?? null;
const audited = async (act: object) =>
  expect(await services.stored(AUDIT)).toEqual(
    expect.arrayContaining([expect.objectContaining(act) as unknown]),
  );
const having = (part: object): unknown => expect.objectContaining(part);
const refusedFor = (text: RegExp | string) => ({
  code: 'validation-failed',
  fields: { tournaments: text instanceof RegExp ? (expect.stringMatching(text) as unknown) : text },
});

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  identity = createAccounts({ ana: { ...ADMIN }, bea: {}, carla: {} });
  await store('uno', { date: SAMPLE_NOW });
  await store('dos', { date: null });
  await store('vieja', { date: LONG_AGO });
});

describe('a referee', () => {
  it('is named for tournaments, which the audit says', async () => {
    expect(await give(['uno', 'dos'])).toMatchObject({
      role: 'referee',
      tournaments: [
        { id: 'dos', name: 'Copa dos', date: null, until: null, isCancelled: false },
        { id: 'uno', until: new Date(SAMPLE_NOW.getTime() + 54 * HOUR_MS) },
      ].toReversed(),
    });
    expect(await named()).toEqual(['uno', 'dos']);
    await audited({
      action: 'admin.grant',
      target: 'accounts/bea',
      before: { ...NONE, tournaments: null },
      after: having({ role: 'referee', tournaments: ['uno', 'dos'] }),
    });
  });

  it('is named for others instead, or for all, without another claim', async () => {
    await give(['uno']);
    identity.setRole = () => Promise.reject(new Error('written again'));
    expect((await give(['dos'])).tournaments).toMatchObject([{ id: 'dos' }]);
    expect((await give('all')).tournaments).toBe('all');
    await audited({ before: having({ tournaments: ['dos'] }), after: having({ tournaments: 'all' }) });
    const listed = (await listAdmins(needs(), { limit: 10 })).items;
    expect(listed.map(({ uid, tournaments }) => [uid, tournaments])).toEqual([
      ['ana', null],
      ['bea', 'all'],
    ]);
  });

  it('is named for something that is there, and not over', async () => {
    await expect(give()).rejects.toMatchObject(refusedFor('Elige al menos un torneo, o todos los torneos.'));
    await expect(give(['uno', 'gone'])).rejects.toMatchObject(refusedFor(/ya no existe/));
    await expect(give(['vieja'])).rejects.toMatchObject(refusedFor(/^Copa vieja ya terminó/));
    expect([await named(), identity.accounts.get('bea')?.role]).toEqual([null, 'visitor']);
  });

  it('keeps tournaments that ended meanwhile, because they may be opened again', async () => {
    await give(['uno']);
    await store('uno', { date: LONG_AGO });
    expect((await give(['uno', 'dos'])).tournaments).toHaveLength(2);
  });

  it('from before namings is named for no tournament, and shown so', async () => {
    identity.change('carla', { role: 'referee' });
    const account = await findAccount(needs(), mailOf('carla'));
    expect(await adminUserOf(needs(), account)).toMatchObject({ role: 'referee', tournaments: [] });
  });

  it('is shown without a tournament that was deleted in the console', async () => {
    await give(['uno', 'dos']);
    await services.context.database.transaction(async (transaction) =>
      removeTournament(transaction, sampleTournament({ id: 'uno' })),
    );
    const [, shown] = (await listAdmins(needs(), { limit: 10 })).items;
    expect(shown).toMatchObject({ uid: 'bea', tournaments: [{ id: 'dos' }] });
  });

  it('is not named over what somebody else changed meanwhile', async () => {
    const change = (expectedTournaments: NamedFor | null, ...tournaments: string[]) =>
      grantRole(needs(), ACTOR, mailOf('bea'), { role: 'referee', tournaments, expectedTournaments });
    await services.store(NAMINGS, { id: 'bea', tournaments: ['vieja'] });
    await change(null, 'uno');
    await change(['uno'], 'uno', 'dos');
    expect((await change(['uno'], 'dos', 'uno')).tournaments).toHaveLength(2);
    await expect(change(['uno'], 'uno')).rejects.toMatchObject({
      code: 'stale-write',
      message: 'Otra persona cambió los torneos de esta cuenta mientras elegías. Míralos y vuelve a elegir.',
    });
    await services.context.database.transaction(async (transaction) =>
      removeTournament(transaction, sampleTournament({ id: 'uno' })),
    );
    await change(['dos'], 'dos');
    expect(await named()).toEqual(['dos']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['becomes an admin', () => give(undefined, 'admin')],
    ['loses the role', () => revokeAdmin(needs(), ACTOR, mailOf('bea'))],
    [
      'loses the claim in the console',
      async () => {
        await identity.setRole('bea', 'visitor');
        await endLostAccess(needs());
      },
    ],
    [
      'is deleted in the console',
      async () => {
        identity.delete('bea');
        await endLostAccess(needs());
      },
    ],
  ])('leaves no naming behind: who %s', async (_, leave) => {
    await give('all');
    await leave();
    expect(await named()).toBeNull();
  });

  it('loses a tournament that is deleted, and no other', async () => {
    await give(['uno', 'dos']);
    await give('all', 'referee', 'carla');
    await deleteTournament(services.context, ACTOR, 'uno', true);
    expect([await named(), await named('carla')]).toEqual([['dos'], 'all']);
    await deleteTournament(services.context, ACTOR, 'dos', true);
    expect(await named()).toEqual([]);
  });

  it('is not named for a tournament that is deleted at the same moment', async () => {
    const [naming] = await Promise.allSettled([
      give(['uno', 'dos']),
      deleteTournament(services.context, ACTOR, 'uno', true),
    ]);
    expect(await named()).toEqual(naming.status === 'fulfilled' ? ['dos'] : null);
  });
});

describe('a request that is approved for a referee', () => {
  const author = { uid: 'bea', email: mailOf('bea'), displayName: 'Bea' };
  const request: UserRequest = { ...newUserRequest(author), id: 'bea', requestedAt: SAMPLE_NOW };
  const approve = (tournaments?: NamedFor, other = {}) => {
    const all = { ...needs(), identity: { ...identity, ...other } };
    return approveUserRequest(all, ACTOR, 'bea', '', { role: 'referee', tournaments });
  };
  beforeEach(() => services.store(USER_REQUESTS, request));

  it('names them in the same decision', async () => {
    await expect(approve()).rejects.toMatchObject(refusedFor(/^Elige al menos/));
    await expect(approve(['gone'])).rejects.toMatchObject(refusedFor(/ya no existe/));
    expect(await services.stored(USER_REQUESTS)).toEqual([request]);
    await approve(['uno']);
    expect([await named(), identity.accounts.get('bea')?.role]).toEqual([['uno'], 'referee']);
    await audited({
      action: 'user-request.approve',
      after: { status: 'approved', role: 'referee', tournaments: ['uno'] },
    });
  });

  it('names nobody where the role could not be given', async () => {
    const setRole = () => Promise.reject(new Error('Auth is away'));
    await expect(approve(['uno'], { setRole })).rejects.toThrow('Auth is away');
    expect([await named(), await services.stored(USER_REQUESTS)]).toEqual([null, [request]]);
  });
});
