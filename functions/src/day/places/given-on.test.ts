import { HOUR_MS, REVIEW_MS } from '@copa/domain/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../../../tests/load/support/desk.ts';
import { openServices, type Services } from '../../../../tests/setup/local-site/services.ts';
import {
  SAMPLE_NOW,
  sampleForm,
  sampleInput,
  sampleTournament,
  sampleWindow,
  toldAsOpened,
} from '../../desk/samples.fixture.ts';
import { openTournament } from '../../desk/tournament.fixture.ts';
import { AUDIT, FORMS, MAIL, REGISTRATIONS, TOURNAMENTS } from '../../store/collections.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };

let services: Services;
let desk: Desk;
const register = async (number: number) => (await desk.register(sampleInput(number))).id;
const placeOf = async (id: string) =>
  (await services.stored(REGISTRATIONS)).find((unit) => unit.id === id)?.place ?? null;

beforeEach(async () => {
  services = openServices(SAMPLE_NOW);
  desk = createDesk(services.context);
  await services.store(FORMS, sampleForm());
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  await services.store(TOURNAMENTS, sampleTournament({ maxPlayers: 2, waitlist }));
});

describe('the organiser who removes a unit', () => {
  it('hears who got its place', async () => {
    const [first, second, third, fourth] = [
      await register(1),
      await register(2),
      await register(3),
      await register(4),
    ];
    expect(await desk.remove(ACTOR, first)).toEqual({ id: third, name: 'Jugadora 3' });
    expect(await desk.remove(ACTOR, second)).toEqual({ id: fourth, name: 'Jugadora 4' });
    expect([await placeOf(third), await placeOf(fourth)]).toEqual(['held', 'held']);
    const promoted = (await services.stored(AUDIT)).filter(({ action }) => action === 'registration.promote');
    const told = promoted.map(({ target, before, after }) => ({ target, before, after }));
    expect(told.toSorted((one, other) => one.target.localeCompare(other.target))).toEqual(
      [third, fourth].map((id) => ({
        target: `registrations/${id}`,
        before: { place: 'waiting' },
        after: { place: 'held' },
      })),
    );
    expect(promoted.every(({ actor }) => actor.uid !== ACTOR.uid)).toBe(true);
  });

  it('hears of nobody where nobody waits', async () => {
    const first = await register(1);
    await register(2);
    expect(await desk.remove(ACTOR, first)).toBeNull();
  });

  it('hears of nobody where the unit itself only waited', async () => {
    await register(1);
    await register(2);
    const [third, fourth] = [await register(3), await register(4)];
    expect(await desk.remove(ACTOR, third)).toBeNull();
    expect(await placeOf(fourth)).toBe('waiting');
  });
});

it('a rejection in the last moment of a review stays one, also if the review takes the place', async () => {
  const opensAt = SAMPLE_NOW;
  const closesAt = new Date(SAMPLE_NOW.getTime() + HOUR_MS);
  const windows = [sampleWindow('entry', opensAt, closesAt)];
  const site = await openTournament({ windows, closings: toldAsOpened(windows) });
  const [rejected, missing] = await site.registerAll(1, 2);
  site.goTo(new Date(closesAt.getTime() + REVIEW_MS - 1));
  await site.decide(rejected, 'rejected');
  site.advance(1);
  await site.desk.endReviews('copa-1');
  expect(await site.unitOf(rejected)).toMatchObject({ place: 'released', releasedBy: null, givenOnAt: null });
  expect(await site.unitOf(missing)).toMatchObject({ place: 'released', releasedBy: 'entry' });
  const mails = (await site.stored(MAIL)).map(({ id }) => id).filter((id) => id.startsWith(rejected.id));
  expect(mails).toEqual([expect.stringContaining('-received'), expect.stringContaining('-rejected-')]);
});

it('a place that nobody got is told as free, even if the queue got another place in the same commit', async () => {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const site = await openTournament({ maxPlayers: 1, waitlist });
  const [late, waiting] = await site.registerAll(1, 2);
  await site.needs.firestore.doc('tournaments/copa-1').update({ maxPlayers: 2 });
  await site.store(REGISTRATIONS, { ...late, confirmBy: SAMPLE_NOW });
  site.advance(1);
  expect(await site.release(late)).toMatchObject({ place: 'released', releasedBy: 'match' });
  expect(await site.unitOf(waiting)).toMatchObject({ place: 'held' });
  const letters = (await site.stored(MAIL)).filter(({ id }) => id.includes('-released-'));
  expect(letters.map(({ message }) => message.text)).toEqual([expect.stringContaining('quedó libre')]);
});
