import { newUserRequest, type UserRequest } from '@copa/domain/people/user-request';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW } from '../desk/samples.fixture.ts';
import { AUDIT, MAIL, NAMINGS, ROLE_HOLDERS, USER_REQUESTS } from '../store/collections.ts';
import { approveUserRequest, listUserRequests, rejectUserRequest } from './user-requests.ts';

const ACTOR = { uid: 'ana', email: 'ana@correo.example' };
const at = (minutes: number) => new Date(SAMPLE_NOW.getTime() + minutes * 60_000);

let services: Services;
let identity: ReturnType<typeof createAccounts>;
const needs = () => ({ ...services.context, identity });
const sample = (id: string, changes: Partial<UserRequest> = {}): UserRequest => ({
  ...newUserRequest({ uid: id, email: `${id}@correo.example`, displayName: id }),
  id,
  requestedAt: SAMPLE_NOW,
  ...changes,
});
const stored = async (id: string) => (await services.stored(USER_REQUESTS)).find((each) => each.id === id);
const mails = async () => (await services.stored(MAIL)).map(({ message }) => message.subject);
const decisions = [
  ['approved', approveUserRequest, 'user-request.approve', 'Ya tienes acceso al panel'],
  ['rejected', rejectUserRequest, 'user-request.reject', 'Tu solicitud de acceso no fue aprobada'],
] as const;

beforeEach(() => {
  services = openServices(SAMPLE_NOW);
  identity = createAccounts({ bea: {}, carla: { emailVerified: false }, dina: {} });
});

describe.each(decisions)('a request that is %s', (status, decide, action, subject) => {
  it('is answered once, by mail, and says who decided', async () => {
    await services.store(USER_REQUESTS, sample('bea'));
    const decided = await decide(needs(), ACTOR, 'bea', 'Bienvenida');
    const by =
      status === 'approved'
        ? { approvedAt: SAMPLE_NOW, approvedBy: 'ana', rejectedAt: null, rejectedBy: null }
        : { approvedAt: null, approvedBy: null, rejectedAt: SAMPLE_NOW, rejectedBy: 'ana' };
    expect(decided).toEqual(sample('bea', { status, notes: 'Bienvenida', ...by }));
    expect(await stored('bea')).toEqual(decided);
    expect(identity.accounts.get('bea')?.role).toBe(status === 'approved' ? 'admin' : 'visitor');
    expect(await mails()).toEqual([subject]);
    expect(await services.stored(AUDIT)).toMatchObject([
      { action, target: 'userRequests/bea', before: { status: 'pending' }, after: { status } },
    ]);
    const refused = { code: 'conflict', message: 'Esta solicitud ya fue resuelta.' };
    await expect(decide(needs(), ACTOR, 'bea', '')).rejects.toMatchObject(refused);
    const other = { uid: 'dina', email: 'dina@correo.example' };
    await expect(decide(needs(), other, 'bea', 'Bienvenida')).rejects.toMatchObject(refused);
    services.now = at(1);
    expect(await decide(needs(), ACTOR, 'bea', 'Bienvenida')).toEqual(decided);
    expect([await mails(), await services.stored(AUDIT)]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('must be there', async () => {
    await expect(decide(needs(), ACTOR, 'gone', '')).rejects.toMatchObject({
      code: 'not-found',
      message: 'La solicitud no existe.',
    });
  });
});

it('an approval is not repeated for a role that was taken away meanwhile', async () => {
  await services.store(USER_REQUESTS, sample('bea'));
  await approveUserRequest(needs(), ACTOR, 'bea', '');
  await identity.setRole('bea', 'visitor');
  await expect(approveUserRequest(needs(), ACTOR, 'bea', '')).rejects.toMatchObject({ code: 'conflict' });
  expect(identity.accounts.get('bea')?.role).toBe('visitor');
});

describe('an approval that was interrupted', () => {
  const repeat = () => approveUserRequest(needs(), ACTOR, 'bea', 'Bienvenida');

  it('before the account had its role is completed by repeating it', async () => {
    const approved = {
      status: 'approved',
      approvedAt: SAMPLE_NOW,
      approvedBy: 'ana',
      notes: 'Bienvenida',
    } as const;
    await services.store(USER_REQUESTS, sample('bea', approved));
    services.now = at(1);
    expect(await repeat()).toEqual(sample('bea', approved));
    expect(identity.accounts.get('bea')?.role).toBe('admin');
    expect(await mails()).toEqual(['Ya tienes acceso al panel']);
  });

  it('before its mail was queued is completed by repeating it', async () => {
    await services.store(USER_REQUESTS, sample('bea'));
    await repeat();
    const [mail] = await services.stored(MAIL);
    await services.context.database.transaction(async (transaction) =>
      transaction.remove(MAIL, mail?.id ?? ''),
    );
    await repeat();
    expect(await mails()).toEqual(['Ya tienes acceso al panel']);
  });
});

it('a rejection is stored together with its mail, or not at all', async () => {
  await services.store(USER_REQUESTS, sample('bea'));
  const { database } = services.context;
  let commits = 0;
  const counted = {
    ...database,
    transaction: (run: Parameters<typeof database.transaction>[0]) => {
      commits += 1;
      return database.transaction(run);
    },
  } as typeof database;
  await rejectUserRequest({ ...needs(), database: counted }, ACTOR, 'bea', '');
  expect([commits, await mails()]).toEqual([1, ['Tu solicitud de acceso no fue aprobada']]);
});

it('is decided once where two decide at once', async () => {
  await services.store(USER_REQUESTS, sample('bea'), sample('dina'));
  const outcomes = await Promise.allSettled([
    approveUserRequest(needs(), ACTOR, 'bea', ''),
    rejectUserRequest(needs(), ACTOR, 'bea', ''),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await stored('dina'))?.status).toBe('pending');
});

it('an approval waits again when the role could not be given', async () => {
  await services.store(USER_REQUESTS, sample('bea'));
  const setRole = () => Promise.reject(new Error('Auth is away'));
  const broken = { ...needs(), identity: { ...identity, setRole } };
  await expect(approveUserRequest(broken, ACTOR, 'bea', 'Es de Lima')).rejects.toThrow('Auth is away');
  expect(await stored('bea')).toEqual(sample('bea'));
  expect(await mails()).toEqual([]);
  await services.store(USER_REQUESTS, sample('gone'));
  await expect(approveUserRequest(needs(), ACTOR, 'gone', '')).rejects.toMatchObject({
    message: 'La cuenta de esta solicitud ya no existe.',
  });
});

it('an approval as a referee is refused for an admin, and is not on record as one', async () => {
  await services.store(USER_REQUESTS, sample('bea'));
  await identity.setRole('bea', 'admin');
  const approve = (role: 'admin' | 'referee') =>
    approveUserRequest(needs(), ACTOR, 'bea', '', { role, tournaments: 'all' });
  await expect(approve('referee')).rejects.toMatchObject({
    code: 'conflict',
    message: 'Esa cuenta ya tiene acceso de administrador. Para que sea árbitro, primero quítale el acceso.',
  });
  expect([await stored('bea'), identity.accounts.get('bea')?.role]).toEqual([sample('bea'), 'admin']);
  expect([await mails(), await services.stored(AUDIT), await services.stored(NAMINGS)]).toEqual([[], [], []]);
  expect(await approve('admin')).toMatchObject({ status: 'approved' });
});

it('an approval stays one where the role was given and only its note failed, and is completed by repeating it', async () => {
  await services.store(USER_REQUESTS, sample('bea'));
  const { database } = services.context;
  let commits = 0;
  const once: typeof database.transaction = (run) => {
    commits += 1;
    return commits === 2 ? Promise.reject(new Error('Firestore is away')) : database.transaction(run);
  };
  const broken = { ...needs(), database: { ...database, transaction: once } };
  await expect(approveUserRequest(broken, ACTOR, 'bea', '')).rejects.toThrow('Firestore is away');
  expect(identity.accounts.get('bea')?.role).toBe('admin');
  expect([(await stored('bea'))?.status, await mails()]).toEqual(['approved', []]);
  await approveUserRequest(needs(), ACTOR, 'bea', '');
  expect(await mails()).toEqual(['Ya tienes acceso al panel']);
  const [holders] = await services.stored(ROLE_HOLDERS);
  expect(holders?.notedAt).toEqual({ bea: SAMPLE_NOW });
});

describe('the list of requests', () => {
  const ids = async (filter: object = {}) => {
    const { items } = await listUserRequests(needs(), { limit: 10, ...filter });
    return items.map(({ id, emailVerified }) => `${id} ${emailVerified}`);
  };

  it('begins with the newest, or with the longest wait, and says whose address is confirmed', async () => {
    await services.store(
      USER_REQUESTS,
      sample('bea', { requestedAt: at(1) }),
      sample('carla', { requestedAt: at(2), status: 'rejected' }),
      sample('gone', { requestedAt: at(3) }),
    );
    expect(await ids()).toEqual(['gone null', 'carla false', 'bea true']);
    expect(await ids({ status: 'pending' })).toEqual(['bea true', 'gone null']);
    expect(await ids({ verified: true })).toEqual(['bea true']);
    expect(await ids({ verified: false })).toEqual(['gone null', 'carla false']);
  });

  it('skips pages without a matching request', async () => {
    const flood = Array.from({ length: 30 }, (_, index) =>
      sample(`carla-${index}`, { uid: 'carla', requestedAt: at(index + 1), status: 'rejected' }),
    );
    await services.store(USER_REQUESTS, sample('bea'), ...flood);
    const page = await listUserRequests(needs(), { limit: 5, verified: true });
    expect(page.items.map(({ id }) => id)).toEqual(['bea']);
    const first = await listUserRequests(needs(), { limit: 5 });
    expect(first.items).toHaveLength(5);
    const second = await listUserRequests(needs(), { limit: 5, cursor: first.nextCursor ?? '' });
    expect(second.items[0]?.id).toBe('carla-24');
  });
});
