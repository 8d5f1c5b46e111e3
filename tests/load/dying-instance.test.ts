import { describe, expect, it } from 'vitest';
import { createDesk } from './support/desk.ts';
import { HURRIED_CLOCK } from './support/firestore-server.ts';
import { call } from './support/http.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { startInstance } from './support/start-instance.ts';
import { createTournament, partnerOf, playerOf } from './support/tournament.ts';

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

  it('between commit and answer: a partner who accepted gets the receipt by sending again', async () => {
    const { firestore } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 1, modality: 'duo' });
    const unit = { name: 'Los Fénix', tag: '' };
    const receipt = await createDesk(site.program.dependencies).register(playerOf(tournamentId, 1, { unit }));
    const partner = partnerOf(receipt, 2);
    const dying = await startInstance(PROJECT, site.server.address, 'die-before-answer');
    await expect(call(dying.url, 'POST', '/registrations/invitation', partner)).rejects.toThrow(
      'fetch failed',
    );
    expect(await dying.ended).toBe('SIGKILL');
    await expectPlacesToAddUp(firestore);

    const again = await call(http.url, 'POST', '/registrations/invitation', partner);
    expect(again.status).toBe(201);
    expect(await call(http.url, 'POST', '/registrations/invitation', partner)).toEqual(again);
    const own = await call(http.url, 'GET', '/registrations/status', undefined, {
      'Private-Code': String(again.body.data?.['privateCode']),
    });
    expect(own.body.data).toMatchObject({ fullName: 'Jugadora 2', role: 'player', incompleteUntil: null });
    expect((await expectPlacesToAddUp(firestore)).get(tournamentId)?.taken).toBe(1);
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
