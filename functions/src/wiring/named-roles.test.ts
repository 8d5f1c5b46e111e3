import { isPermission, tournamentParameter } from '@copa/domain/api/endpoint';
import { can, isNamed, ROLES } from '@copa/domain/people/roles';
import { beforeEach, expect, it } from 'vitest';
import { createAccounts } from '../../../tests/setup/local-site/accounts.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import type { Caller } from '../call.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { NAMINGS, TOURNAMENTS } from '../store/collections.ts';
import { allRoutes } from './routes.ts';

const NAMED = ROLES.filter((role) => isNamed({ role }));
const IDS = ['named', 'another'];

let services: Services;
const routes = () =>
  allRoutes({
    ...services.context,
    identity: createAccounts({}),
    appCheck: { verify: () => Promise.reject(new Error('no call is made')) },
    pageTemplate: () => '',
    paintCover: () => Promise.reject(new Error('nothing is painted')),
  });
const guarded = () =>
  routes().flatMap(({ endpoint, requireAccess }) => {
    const { access } = endpoint;
    const isRead = access === 'with-role' && tournamentParameter(endpoint) !== null;
    return isPermission(access) || isRead ? [{ endpoint, access, requireAccess }] : [];
  });

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  await services.store(TOURNAMENTS, ...IDS.map((id) => sampleTournament({ id, date: SAMPLE_NOW })));
  await services.store(NAMINGS, { id: 'rodri', tournaments: ['named'] });
});

function callerOf(role: Caller['role']): Caller {
  const account = {
    uid: 'rodri',
    email: 'rodri@correo.example',
    displayName: 'Rodri',
    photoURL: null,
    emailVerified: true,
    disabled: false,
    role,
    creationTime: null,
    lastSignInTime: null,
  };
  return { uid: account.uid, email: account.email, role, account, signedInAt: SAMPLE_NOW };
}

async function admitted(role: Caller['role'], id: string): Promise<readonly string[]> {
  const answers = await Promise.allSettled(
    guarded().map(async ({ endpoint, requireAccess }) => {
      if (requireAccess === undefined) return endpoint.id;
      const parameter = tournamentParameter(endpoint);
      await requireAccess(callerOf(role), { stage: 1, ...(parameter !== null && { [parameter]: id }) });
      return endpoint.id;
    }),
  );
  return answers.flatMap((answer) => {
    if (answer.status === 'fulfilled') return [answer.value];
    expect(answer.reason).toMatchObject({ code: 'permission-denied' });
    return [];
  });
}

it.each(NAMED)('what a %s may do counts only where they are named', async (role) => {
  const inTournaments = guarded().filter(
    ({ endpoint, access }) => can({ role }, access) && tournamentParameter(endpoint) !== null,
  );
  expect(await admitted(role, 'named')).toEqual(inTournaments.map(({ endpoint }) => endpoint.id));
  expect(await admitted(role, 'named')).toContain('getRollUnits');
  expect(await admitted(role, 'another')).toEqual([]);
});

it.each(['admin', 'owner'] as const)('a permission of an %s counts in all tournaments', async (role) => {
  expect(await admitted(role, 'another')).toHaveLength(guarded().length);
});
