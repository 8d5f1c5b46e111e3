import { describe, expect, it } from 'vitest';
import { HURRIED_CLOCK } from './support/firestore-server.ts';
import { call } from './support/http.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { startInstance } from './support/start-instance.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const PROJECT = 'demo-dying';

describe('an instance that dies', () => {
  const site = runSite(PROJECT, { firestore: { clock: HURRIED_CLOCK } });
  const http = serveSite(site);

  it('between commit and answer: the player gets the receipt by sending again', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 1 });
    const player = playerOf(tournamentId, 1);
    const dying = await startInstance(PROJECT, site.server.address, 'die-before-answer');
    await expect(call(dying.url, 'POST', '/registrations', player)).rejects.toThrow('fetch failed');
    expect(await dying.ended).toBe('SIGKILL');
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(1);

    const again = await call(http.url, 'POST', '/registrations', player);
    expect(again.status).toBe(201);
    expect(await call(http.url, 'POST', '/registrations', player)).toEqual(again);
    const own = await call(http.url, 'GET', '/registrations/status', undefined, {
      'Private-Code': String(again.body.data?.['privateCode']),
    });
    expect(own.body.data).toMatchObject({ fullName: 'Jugadora 1', status: 'pending' });
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(1);
  });

  it('between reading and committing: nothing is taken, and its locks hold nobody up for long', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 1 });
    const player = playerOf(tournamentId, 1);
    const dying = await startInstance(PROJECT, site.server.address, 'die-before-commit');
    await expect(call(dying.url, 'POST', '/registrations', player)).rejects.toThrow('fetch failed');
    expect(await dying.ended).toBe('SIGKILL');
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(0);

    const again = await call(http.url, 'POST', '/registrations', player);
    expect(again.status).toBe(201);
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(1);
  });
});
