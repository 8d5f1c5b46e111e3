import { newUserRequest } from '@copa/domain/people/user-request';
import { beforeEach, describe, expect, it } from 'vitest';
import { dyingAfter, GONE } from '../../../tests/load/support/dying-database.ts';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import type { Identity } from '../identity/identity.ts';
import { AUDIT, OWNER, REVOCATIONS, ROLE_HOLDERS, USER_REQUESTS } from '../store/collections.ts';
import { findAccount, grantRole, listAdmins, revokeAdmin } from './admins.ts';
import { setUpOwner, setupState } from './owner-setup.ts';
import { endLostAccess, forgetRoleHolder, noteRoleHolderOnce } from './role-holders.ts';

const ADMIN = { role: 'admin' } as const;
const BOTH = { role: 'owner' } as const;
const REFEREE = { role: 'referee' } as const;
const NONE = { role: 'visitor' } as const;
const SECOND = Math.floor(SAMPLE_NOW.getTime() / 1000);
const actorOf = (uid: string) => ({ uid, email: mailOf(uid) });
const mailOf = (uid: string) => `${uid}@correo.example`;

let services: Services;
let identity: ReturnType<typeof createAccounts>;
const needs = (other: Partial<Identity> = {}) => ({
  ...services.context,
  identity: { ...identity, ...other },
});
const roleOf = (uid: string) => identity.accounts.get(uid)?.role;
const holders = async () => Object.keys((await services.stored(ROLE_HOLDERS))[0]?.notedAt ?? {}).toSorted();
const audit = () => services.stored(AUDIT);
const asks = (uid: string, id: string) => {
  const asked = newUserRequest({ uid, email: mailOf(uid), displayName: uid });
  return services.store(USER_REQUESTS, { ...asked, id, requestedAt: SAMPLE_NOW });
};
const requests = async () =>
  (await services.stored(USER_REQUESTS)).map(({ id, status, approvedBy }) => [id, status, approvedBy]);
const ownerRecord = async () => (await services.stored(OWNER))[0];

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
  identity = createAccounts({
    ana: { ...ADMIN, displayName: 'Ana' },
    olga: { ...BOTH, displayName: 'Olga' },
    omar: { ...BOTH, displayName: 'omar' },
    bea: { displayName: 'Bea' },
  });
});

describe('the role of an admin', () => {
  it('is given by address, noted for the job and written down', async () => {
    const granted = await grantRole(needs(), actorOf('ana'), mailOf('bea'), { role: 'admin' });
    expect(granted).toEqual({
      uid: 'bea',
      email: mailOf('bea'),
      displayName: 'Bea',
      emailVerified: true,
      disabled: false,
      ...ADMIN,
      tournaments: null,
    });
    expect([roleOf('bea'), await holders()]).toEqual(['admin', ['bea']]);
    expect(await audit()).toMatchObject([
      { action: 'admin.grant', target: 'accounts/bea', actor: { uid: 'ana' }, before: NONE, after: ADMIN },
    ]);
  });

  it('answers the request with which the account waits for it, and no other', async () => {
    await asks('bea', 'asked');
    await asks('carla', 'other');
    await grantRole(needs(), actorOf('ana'), mailOf('bea'), { role: 'admin' });
    expect(await requests()).toEqual([
      ['asked', 'approved', 'ana'],
      ['other', 'pending', null],
    ]);
  });

  it('is not written again for who has one: an owner stays one', async () => {
    const setRole = () => Promise.reject(new Error('written again'));
    expect(
      await grantRole(needs({ setRole }), actorOf('ana'), mailOf('olga'), { role: 'admin' }),
    ).toMatchObject(BOTH);
    expect(
      await grantRole(needs({ setRole }), actorOf('ana'), mailOf('ana'), { role: 'admin' }),
    ).toMatchObject(ADMIN);
    expect(await holders()).toEqual(['ana', 'olga']);
  });

  it('that was given without being noted for the job is on record, and noted by repeating the call', async () => {
    const dying = { ...needs(), database: dyingAfter(1, services.context.database) };
    const grant = (context: typeof dying) =>
      grantRole(context, actorOf('ana'), mailOf('bea'), { role: 'admin' });
    await expect(grant(dying)).rejects.toThrow(GONE);
    expect([roleOf('bea'), await holders()]).toEqual(['admin', []]);
    expect(await audit()).toMatchObject([{ action: 'admin.grant', before: NONE, after: ADMIN }]);
    await grant(needs());
    expect(await holders()).toEqual(['bea']);
  });

  it('may be that of a referee, who becomes an admin when that role is given, and not the other way round', async () => {
    const give = (uid: string, role: 'admin' | 'referee') =>
      grantRole(needs(), actorOf('ana'), mailOf(uid), { role, tournaments: 'all' });
    expect(await give('bea', 'referee')).toMatchObject(REFEREE);
    expect([roleOf('bea'), await holders()]).toEqual(['referee', ['bea']]);
    expect((await listAdmins(needs(), { limit: 10 })).items.map(({ uid }) => uid)).toContain('bea');
    expect(await endLostAccess(needs())).toEqual([]);
    expect(await give('bea', 'admin')).toMatchObject(ADMIN);
    await expect(give('bea', 'referee')).rejects.toMatchObject({
      code: 'conflict',
      message:
        'Esa cuenta ya tiene acceso de administrador. Para que sea árbitro, primero quítale el acceso.',
    });
    await expect(give('olga', 'referee')).rejects.toThrow('Esa cuenta ya tiene acceso de propietario.');
    expect([roleOf('bea'), roleOf('olga')]).toEqual(['admin', 'owner']);
  });

  it('is not given by oneself, nor to nobody', async () => {
    await expect(grantRole(needs(), actorOf('bea'), mailOf('bea'), { role: 'admin' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(findAccount(needs(), 'x@y.example')).rejects.toMatchObject({
      code: 'not-found',
      message: 'No existe una cuenta con ese correo.',
    });
  });

  it('is taken with all sessions, and the job forgets it', async () => {
    await noteRoleHolderOnce(needs(), 'ana');
    await noteRoleHolderOnce(needs(), 'olga');
    expect(await revokeAdmin(needs(), actorOf('olga'), mailOf('ana'))).toMatchObject({ uid: 'ana', ...NONE });
    expect([roleOf('ana'), await holders(), identity.ended]).toEqual(['visitor', ['olga'], ['ana']]);
    expect(await services.stored(REVOCATIONS)).toEqual([{ id: 'ana', validSince: SECOND + 1, ended: [] }]);
    expect(await audit()).toMatchObject([{ action: 'admin.revoke', before: ADMIN, after: NONE }]);
    expect(await ownerRecord()).toBeUndefined();
  });

  it('has no open session if the removal of the role dies half-way, and that is on record', async () => {
    const setRole = async (...given: Parameters<Identity['setRole']>) => {
      await identity.setRole(...given);
      throw new Error('the process died');
    };
    const dying = revokeAdmin(needs({ setRole }), actorOf('olga'), mailOf('ana'));
    await expect(dying).rejects.toThrow('the process died');
    expect(roleOf('ana')).toBe('visitor');
    expect(await services.stored(REVOCATIONS)).toMatchObject([{ id: 'ana', validSince: SECOND + 1 }]);
    expect(await audit()).toMatchObject([{ action: 'admin.revoke', before: ADMIN, after: NONE }]);
  });

  it('is listed by name, page by page, also after the last one of a page is gone', async () => {
    const names = async (limit: number, cursor?: string) => {
      const page = await listAdmins(needs(), { limit, cursor });
      return { names: page.items.map(({ displayName }) => displayName), next: page.nextCursor };
    };
    expect(await names(3)).toEqual({ names: ['Ana', 'Olga', 'omar'], next: null });
    const { next } = await names(2);
    expect(await names(2, next ?? '')).toEqual({ names: ['omar'], next: null });
    identity.delete('olga');
    expect(await names(2, next ?? '')).toEqual({ names: ['omar'], next: null });
    for (const uid of ['b', 'a']) await identity.setRole(uid, 'admin');
    for (const uid of identity.accounts.keys()) identity.change(uid, { displayName: 'Ana' });
    const first = await listAdmins(needs(), { limit: 1 });
    const rest = await listAdmins(needs(), { limit: 9, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ uid }) => uid)).toEqual(['a', 'ana', 'b', 'omar']);
  });
});

describe('an owner', () => {
  const record = { id: 'owner', uid: 'olga', at: new Date(0), leaving: [] };
  const byAnother = 'Solo otro propietario puede quitarle el acceso a un propietario.';
  const remove = (actor: string, uid: string) => revokeAdmin(needs(), actorOf(actor), mailOf(uid));

  it('is removed by another owner alone', async () => {
    for (const actor of ['ana', 'olga', 'bea', 'gone']) {
      await expect(remove(actor, 'olga')).rejects.toMatchObject({
        code: 'permission-denied',
        message: byAnother,
      });
    }
    expect(roleOf('olga')).toEqual('owner');
    expect(await remove('omar', 'olga')).toMatchObject(NONE);
    await expect(remove('ana', 'omar')).rejects.toMatchObject({ code: 'last-owner' });
    await expect(remove('omar', 'omar')).rejects.toMatchObject({ code: 'last-owner' });
  });

  it('is left if two remove each other at the same moment', async () => {
    await services.store(OWNER, record);
    const outcomes = await Promise.allSettled([remove('omar', 'olga'), remove('olga', 'omar')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(['olga', 'omar'].filter((uid) => roleOf(uid) === 'owner')).toHaveLength(1);
  });

  it.each([
    ['nobody set one up', null, { uid: 'omar', at: SAMPLE_NOW, leaving: [] }],
    ['the one who goes was set up', record, { uid: 'omar', at: record.at, leaving: [] }],
    ['another one was', { ...record, uid: 'omar' }, { uid: 'omar', at: record.at, leaving: [] }],
    [
      'a third is on the way out',
      { ...record, leaving: ['x'] },
      { uid: 'omar', at: record.at, leaving: ['x'] },
    ],
  ])('closes the set-up behind it where %s', async (_, before, after) => {
    if (before !== null) await services.store(OWNER, before);
    await remove('omar', 'olga');
    expect(await ownerRecord()).toMatchObject(after);
  });

  it('is on the way out no longer once a removal that failed halfway is repeated', async () => {
    const endSessions = () => Promise.reject(new Error('Auth is away'));
    const failing = revokeAdmin(needs({ endSessions }), actorOf('omar'), mailOf('olga'));
    await expect(failing).rejects.toThrow('Auth is away');
    expect([roleOf('olga'), await ownerRecord()]).toMatchObject(['visitor', { leaving: ['olga'] }]);
    await remove('omar', 'olga');
    expect(await ownerRecord()).toMatchObject({ uid: 'omar', leaving: [] });
  });

  it('whose removal has begun removes nobody', async () => {
    await services.store(OWNER, { ...record, leaving: ['omar'] });
    await expect(remove('omar', 'olga')).rejects.toMatchObject({ message: byAnother });
  });

  it('is set up once, by the secret and the address together, which is confirmed', async () => {
    const email = services.context.config.ownerEmail ?? '';
    const uid = email.split('@')[0] ?? '';
    const secret = services.context.config.setupSecret ?? '';
    const setUp = (body: object = {}) => setUpOwner(needs(), { secret, email, ...body }, { network: null });
    expect(await setupState(services.context)).toEqual({
      needsSetup: true,
      setupConfigured: true,
      localLogin: true,
    });
    for (const wrong of [{ secret: `${secret}x` }, { email: mailOf('ana') }]) {
      await expect(setUp(wrong)).rejects.toMatchObject({ code: 'wrong-credentials' });
    }
    await expect(setUp()).rejects.toMatchObject({ code: 'not-found' });
    identity.change(uid, { email, emailVerified: false });
    await expect(setUp()).rejects.toMatchObject({
      code: 'email-not-verified',
      message: 'Primero confirma el correo de esa cuenta con el enlace que te enviamos.',
    });
    identity.change(uid, { emailVerified: true });
    await asks(uid, 'asked');
    const setRole = () => Promise.reject(new Error('Auth is away'));
    await expect(setUpOwner(needs({ setRole }), { secret, email }, { network: null })).rejects.toThrow(
      'Auth is away',
    );
    expect(await setUp()).toMatchObject({ uid, ...BOTH });
    expect([roleOf(uid), await holders()]).toEqual(['owner', [uid]]);
    expect((await audit()).map(({ action }) => action)).toContain('owner.setup');
    expect(await requests()).toEqual([['asked', 'approved', uid]]);
    expect(await ownerRecord()).toMatchObject({ uid, at: SAMPLE_NOW, leaving: [] });
    expect((await setupState(services.context)).needsSetup).toBe(false);
    await expect(setUp()).rejects.toMatchObject({ code: 'owner-exists' });
    await services.store(OWNER, { ...record, uid: 'olga' });
    await identity.setRole(uid, 'visitor');
    await expect(setUp()).rejects.toMatchObject({ code: 'owner-exists' });
  });

  it.each(['setupSecret', 'ownerEmail'])('is not set up without %s', async (setting) => {
    const config = { ...services.context.config, [setting]: null };
    const setUp = setUpOwner(
      { ...needs(), config },
      { secret: 'x', email: 'x@y.example' },
      { network: null },
    );
    await expect(setUp).rejects.toMatchObject({ code: 'not-configured' });
    expect((await setupState({ ...services.context, config })).setupConfigured).toBe(
      setting === 'ownerEmail',
    );
  });
});

describe('access that was lost in the console', () => {
  it('is found once, among the known holders of a role', async () => {
    expect(await endLostAccess(needs())).toEqual([]);
    expect(await holders()).toEqual(['ana', 'olga', 'omar']);
    await identity.setRole('ana', 'visitor');
    identity.delete('olga');
    identity.change('omar', { disabled: true });
    expect((await endLostAccess(needs())).toSorted()).toEqual(['ana', 'olga', 'omar']);
    expect([identity.ended.toSorted(), await holders()]).toEqual([['ana', 'olga', 'omar'], []]);
    expect(
      (await audit()).map(({ action, target, person }) => `${action} ${target} ${person}`).toSorted(),
    ).toEqual([
      `admin.lost accounts/ana ${mailOf('ana')}`,
      'admin.lost accounts/olga null',
      `admin.lost accounts/omar ${mailOf('omar')}`,
    ]);
    expect(await endLostAccess(needs())).toEqual([]);
  });

  it('is none where the role was given back, or taken here, meanwhile', async () => {
    await endLostAccess(needs());
    await identity.setRole('ana', 'visitor');
    const during = async (act: () => Promise<unknown>) => {
      const endSessions = async () => {
        services.now = new Date(SAMPLE_NOW.getTime() + 1000);
        await act();
      };
      await endLostAccess(needs({ endSessions }));
    };
    await during(async () => {
      await forgetRoleHolder(needs(), 'ana');
      await noteRoleHolderOnce(needs(), 'ana');
    });
    expect(await holders()).toEqual(['ana', 'olga', 'omar']);
    await during(() => forgetRoleHolder(needs(), 'ana'));
    expect([await holders(), await audit()]).toEqual([['olga', 'omar'], []]);
  });

  it('is noted once for each, and there is nothing to forget before', async () => {
    await forgetRoleHolder(needs(), 'ana');
    expect(await services.stored(ROLE_HOLDERS)).toEqual([]);
    await noteRoleHolderOnce(needs(), 'ana');
    services.now = new Date(SAMPLE_NOW.getTime() + 1000);
    await noteRoleHolderOnce(needs(), 'ana');
    expect(await services.stored(ROLE_HOLDERS)).toMatchObject([{ notedAt: { ana: SAMPLE_NOW } }]);
  });
});
