import { expect, it } from 'vitest';
import { createDesk } from '../../../tests/load/support/desk.ts';
import { openServices, type Services } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament, sampleUnit } from '../desk/samples.fixture.ts';
import { claimsOf, NAMINGS, REGISTRATIONS, TOURNAMENTS } from '../store/collections.ts';
import { FIGURES, figuresOfNothing } from '../store/figures.ts';
import { listTournamentsWithRegistrations } from '../tournaments/queries.ts';
import { namedTournaments } from '../tournaments/recorder.ts';
import { createStats } from './stats.ts';

const ADMIN = { uid: 'admin-1', email: 'admin@copa.example' };
const IDS = ['copa-1', 'copa-2'];

async function open(): Promise<Services> {
  const services = openServices(SAMPLE_NOW);
  const date = new Date(SAMPLE_NOW.getTime() + 1000);
  await services.store(TOURNAMENTS, ...IDS.map((id) => sampleTournament({ id, date, currentPlayers: 2 })));
  await services.store(FIGURES, { ...figuresOfNothing('copa-2'), approved: 2, changedAt: SAMPLE_NOW });
  return services;
}

const logs = ({ log }: Services, path: string) => log.join().includes(`"path":"${path}"`);

it('unreadable figures of a tournament keep no list and no panel from the organisers', async () => {
  const services = await open();
  const { context } = services;
  await context.firestore.doc('figures/copa-1').set({ approved: 'many', changedAt: SAMPLE_NOW });
  const { items } = await listTournamentsWithRegistrations(context, { limit: 9 });
  expect(items.map(({ id, registrations }) => [id, registrations.approved])).toEqual([
    ['copa-1', 0],
    ['copa-2', 2],
  ]);
  expect((await createStats(context)()).perTournament).toHaveLength(2);
  expect(logs(services, 'figures/copa-1')).toBe(true);
});

it('a tournament that becomes unreadable leaves the panel to the others', async () => {
  const services = await open();
  const { context } = services;
  const stats = createStats(context);
  await stats();
  await context.firestore.doc('tournaments/copa-1').update({ maxPlayers: 'many' });
  await services.store(FIGURES, { ...figuresOfNothing('copa-1'), changedAt: new Date() });
  expect((await stats()).perTournament.map(({ id }) => id)).toEqual(['copa-2']);
  expect(logs(services, 'tournaments/copa-1')).toBe(true);
});

it('a referee who is named for an unreadable tournament sees the others', async () => {
  const services = await open();
  const { context } = services;
  await context.firestore.doc('tournaments/copa-1').update({ maxPlayers: 'many' });
  await services.store(NAMINGS, { id: 'referee-1', tournaments: IDS });
  const { tournaments } = await namedTournaments(context, { uid: 'referee-1', email: null, role: 'referee' });
  expect(tournaments.map(({ id }) => id)).toEqual(['copa-2']);
  expect(logs(services, 'tournaments/copa-1')).toBe(true);
});

it('units are decided together though one of them is unreadable', async () => {
  const services = await open();
  const { context } = services;
  for (const number of [1, 2]) {
    const unit = sampleUnit(number, { status: 'pending' });
    await services.store(REGISTRATIONS, unit);
    const claim = { id: String(10_000_000 + number), registrationId: unit.id, waiting: false };
    await services.store(claimsOf('copa-1'), claim);
  }
  await context.firestore.doc('registrations/unit-1').update({ members: 'nobody' });
  const decision = { status: 'approved', reason: null } as const;
  const { results } = await createDesk(context).decideMany(ADMIN, ['unit-1', 'unit-2'], decision);
  expect(results.map(({ id, success }) => [id, success])).toEqual([
    ['unit-1', false],
    ['unit-2', true],
  ]);
  expect(logs(services, 'registrations/unit-1')).toBe(true);
});
