import { ENDPOINTS } from '@copa/domain/api/all';
import { isPermission } from '@copa/domain/api/endpoint';
import { DAY_MS } from '@copa/domain/limits';
import { setAdminClaim } from '@copa/domain/people/endpoints';
import { can } from '@copa/domain/people/roles';
import { getNamedTournaments } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import { signIn, signUp } from './support/accounts.ts';
import { call, readFailure, refused, request } from './support/api-client.ts';
import { openOrganiser } from './support/organiser.ts';

const { auth, firestore, token, open } = await openOrganiser();

const NOT_THEIRS =
  'No eres árbitro de este torneo, o ya terminó. Si te necesitan, pide a la organización que te nombre.';
const DAYS_AGO = new Date(Date.now() - 3 * DAY_MS);
const CALLS = ENDPOINTS.filter(({ access }) => isPermission(access) && can({ role: 'referee' }, access));
const OTHERS = { stage: '1', match: 'a-1', unit: 'nothing', picture: '1' };

const mine = await open({ maxPlayers: 4 });
const another = await open({ maxPlayers: 4 });
const over = await open({ maxPlayers: 4 });
await firestore.doc(`tournaments/${over}`).update({ endedAt: DAYS_AGO });

async function referee(tournaments: 'all' | string[]) {
  const account = await signUp(auth);
  await call(setAdminClaim, { token, body: { email: account.email, role: 'referee', tournaments } });
  return { ...account, token: await signIn(account.email) };
}

const ofOne = await referee([mine]);
const ofAll = await referee('all');
const IDS = { mine, another, over };
type Which = readonly (keyof typeof IDS)[];

describe.each<[string, string, boolean, Which]>([
  ['of one tournament', ofOne.token, false, ['mine']],
  ['of all tournaments', ofAll.token, true, ['mine', 'another']],
])('a referee %s', (_, bearer, isOfAll, admitted) => {
  const tried = Object.entries(IDS).flatMap(([which, id]) =>
    CALLS.map((endpoint) => ({ endpoint, which, id, admits: admitted.some((each) => each === which) })),
  );

  it.each(tried)('$endpoint.id, $which tournament: $admits', async ({ endpoint, id, admits }) => {
    const response = await request(endpoint, { params: { ...OTHERS, id }, token: bearer });
    const { status } = response;
    const failure = response.ok ? null : await readFailure(response);
    expect(status === 403 && failure?.error === NOT_THEIRS).toBe(!admits);
  });

  it('reads the list of what they may work in', async () => {
    const { data } = await call(getNamedTournaments, { token: bearer });
    expect(data.all).toBe(isOfAll);
    expect(data.tournaments.map(({ id }) => id).toSorted()).toEqual(
      admitted.map((each) => IDS[each]).toSorted(),
    );
  });
});

it('a naming that is taken back ends at once, although the token is still valid', async () => {
  const { email, token: bearer } = await referee([mine]);
  expect((await call(getNamedTournaments, { token: bearer })).data.tournaments).toHaveLength(1);
  await call(setAdminClaim, { token, body: { email, role: 'referee', tournaments: [another] } });
  const [first] = CALLS;
  if (first === undefined) throw new Error('a referee has no call');
  await refused(first, 'permission-denied', { params: { ...OTHERS, id: mine }, token: bearer });
});

it('a referee can be named only for tournaments that exist and are not over', async () => {
  const { email } = await signUp(auth);
  for (const tournaments of [undefined, [], ['nothing'], [over], Array.from({ length: 31 }, () => mine)]) {
    const body = { email, role: 'referee' as const, ...(tournaments && { tournaments }) };
    expect(await refused(setAdminClaim, 'validation-failed', { token, body })).toHaveProperty(
      'fields.tournaments',
    );
  }
});
