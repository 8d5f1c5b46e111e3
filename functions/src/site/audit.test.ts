import type { listAudit as endpoint } from '@copa/domain/site/endpoints';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { writeAudit } from '../audit.ts';
import { sampleTournament } from '../desk/samples.fixture.ts';
import { ADMIN, type OpenTournament, openTournament } from '../desk/tournament.fixture.ts';
import { listAudit } from './audit.ts';

type Entry = Pick<Parameters<typeof writeAudit>[2], 'before' | 'after'>;
type Query = z.output<typeof endpoint.query>;

const listed = async ({ needs }: OpenTournament, query: Partial<Query> = {}) =>
  (await listAudit(needs.database, { limit: 20, ...query })).entries;

const note = ({ needs }: OpenTournament, entry: Entry) =>
  needs.database.transaction((transaction) => {
    const tournament = sampleTournament();
    const about = {
      actor: ADMIN,
      action: 'play.correct-match',
      target: 'tournaments/copa-1/stages/1',
    } as const;
    writeAudit(transaction, needs, { ...about, tournament, ...entry });
    return Promise.resolve();
  });

describe('the audit', () => {
  it('counts who withdrew in a day, and names nobody of them', async () => {
    const site = await openTournament();
    const units = await site.registerAll(1, 2);
    for (const unit of units) await site.leave(unit);
    const entries = await listed(site);
    expect(entries).toMatchObject([
      { action: 'registration.withdraw', count: 2, tournament: { id: 'copa-1', name: 'Copa Relámpago' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(units[0].id);
  });

  it('begins the day of those who withdrew at midnight of the tournament', async () => {
    const site = await openTournament({ timeZone: 'America/Mexico_City', date: null });
    const units = await site.registerAll(1, 2, 3);
    for (const [index, hour] of ['21T23:30', '22T05:30', '22T06:30'].entries()) {
      site.advance(Date.parse(`2026-11-${hour}:00Z`) - site.needs.clock().getTime());
      await site.leave(units[index] ?? units[0]);
    }
    expect((await listed(site)).map(({ count }) => count)).toEqual([1, 2]);
  });

  it('names units, in rows of results too, as long as they are there', async () => {
    const site = await openTournament();
    const [unit, gone, ...others] = await site.registerAll(1, 2, 3);
    const row = { placement: 1 };
    const rows = Object.fromEntries([unit, gone, ...others].map(({ id }) => [id, row]));
    await note(site, { before: null, after: { unit: unit.id, rows } });
    for (const each of [gone, ...others]) await site.leave(each);
    const entry = (await listed(site)).find(({ action }) => action === 'play.correct-match');
    expect([entry?.before, entry?.after]).toEqual([
      null,
      {
        unit: 'Jugador 1',
        rows: { 'Jugador 1': row, 'Inscripción borrada': row, 'Inscripción borrada (2)': row },
      },
    ]);
  });

  it('gives a row one name before and after, and no two rows the same', async () => {
    const site = await openTournament();
    const units = await site.registerAll(1, 2, 3);
    for (const each of units) await site.leave(each);
    const [first, second, third] = units.map(({ id }) => id).toSorted();
    const before = { rows: { [first ?? '']: 1, [second ?? '']: 2 } };
    const after = { rows: { [second ?? '']: 3, [third ?? '']: 4 } };
    await note(site, { before, after });
    const entry = (await listed(site)).find(({ action }) => action === 'play.correct-match');
    expect([entry?.before, entry?.after]).toEqual([
      { rows: { 'Inscripción borrada': 1, 'Inscripción borrada (2)': 2 } },
      { rows: { 'Inscripción borrada (2)': 3, 'Inscripción borrada (3)': 4 } },
    ]);
  });

  it('says beside a unit why a place was given, and shows one kind, one organiser or one tournament', async () => {
    const waitlist = { max: 5, mode: 'manual', endsAt: null } as const;
    const site = await openTournament({ maxPlayers: 1, waitlist });
    const [first, waiting] = await site.registerAll(1, 2);
    await site.remove(first);
    site.advance(1);
    await site.promote(waiting, 'Llegó antes');
    site.advance(1);
    await note(site, { before: null, after: { points: 1 } });
    expect((await listed(site)).slice(0, 2)).toMatchObject([
      { action: 'play.correct-match', unit: null, reason: '', after: { points: 1 } },
      { action: 'registration.promote', unit: 'Jugador 2', reason: 'Llegó antes' },
    ]);
    expect(await listed(site, { kind: 'play' })).toHaveLength(1);
    expect(await listed(site, { actor: 'admin-2' })).toEqual([]);
    expect(await listed(site, { actor: 'admin-1', tournamentId: 'copa-1' })).toHaveLength(3);
    expect(await listed(site, { tournamentId: 'copa-2' })).toEqual([]);
  });
});
