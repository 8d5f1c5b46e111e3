import { noRooms } from '@copa/domain/day/room';
import { expect, it } from 'vitest';
import { SAMPLE_NOW, sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import type { StoredUnit } from '../../desk/stored-unit.ts';
import { codeOf, openTournament } from '../../desk/tournament.fixture.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import { rollUnits } from './roll-units.ts';

const ROOM = { match: 1, lobby: null, roomId: '401', password: 'fenix', openAt: SAMPLE_NOW, revision: 1 };
const GUARDIAN = { name: 'Rosa Díaz', phone: '+52 55 8765 4321' };

it('whoever calls the roll reads names and seats of the units that play, and nothing else of anybody', async () => {
  const { date } = sampleTournament();
  const rooms = { ...noRooms('copa-1'), rooms: [ROOM] };
  const site = await openTournament({ date, maxPlayers: 4, roomsRevision: 1 }, { rooms });
  const [ana, bruno, pending] = await site.registerAll(1, 2, 3);
  for (const unit of [ana, bruno]) await site.decide(unit, 'approved');
  const minor = await site.register(
    sampleInput(4, { nick: 'Secreto', ageBand: 'minor', guardian: GUARDIAN }),
  );
  await site.store(REGISTRATIONS, { ...minor, status: 'approved' });
  const { units, openings } = await rollUnits(site.needs, 'copa-1');
  const row = ({ id, number }: StoredUnit, seats: object) => {
    const name = `Jugador ${number}`;
    return { id, name, tag: '', nicks: [name], lobby: null, seats };
  };
  expect(units).toEqual([row(ana, { 1: 1 }), row(bruno, { 1: 2 }), row(minor, {})]);
  expect(units.map(({ id }) => id)).not.toContain(pending.id);
  expect(openings).toEqual({ 1: SAMPLE_NOW });
  expect(await codeOf(rollUnits(site.needs, 'nothing'))).toBe('not-found');
});
