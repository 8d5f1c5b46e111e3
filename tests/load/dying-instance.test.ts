import { describe, expect, it } from 'vitest';
import { startInstance } from './support/child.ts';
import { createDesk } from './support/desk.ts';
import { HURRIED_CLOCK } from './support/firestore-server.ts';
import { call } from './support/http.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { createTournament, partnerOf, playerOf } from './support/tournament.ts';

const PROJECT = 'demo-dying';

describe('an instance that dies, or a caller who hangs up', () => {
  const site = runSite(PROJECT, { firestore: { clock: HURRIED_CLOCK } });
  const http = serveSite(site);

  const takenIn = async (tournamentId: string) =>
    (await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken;
  async function dieOver(fault: Parameters<typeof startInstance>[2], path: string, body: object) {
    const dying = await startInstance(PROJECT, site.server.address, fault);
    await expect(call(dying.url, 'POST', path, body)).rejects.toThrow('the connection broke');
    expect(await dying.ended).toBe('SIGKILL');
  }
  async function sendAgain(path: string, body: object) {
    const again = await call(http.url, 'POST', path, body);
    expect(again.status).toBe(201);
    expect(await call(http.url, 'POST', path, body)).toEqual(again);
    const caller = { 'Private-Code': String(again.body.data?.['privateCode']) };
    return (await call(http.url, 'GET', '/registrations/status', undefined, caller)).body.data;
  }

  it('between commit and answer: a partner who accepted gets the receipt by sending again', async () => {
    const { firestore, dependencies } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 1, modality: 'duo' });
    const unit = { name: 'Los Fénix', tag: '' };
    const partner = partnerOf(
      await createDesk(dependencies).register(playerOf(tournamentId, 1, { unit })),
      2,
    );
    await dieOver('die-before-answer', '/registrations/invitation', partner);
    await expectPlacesToAddUp(firestore);
    const own = await sendAgain('/registrations/invitation', partner);
    expect(own).toMatchObject({ fullName: 'Jugadora 2', role: 'player', incompleteUntil: null });
    expect(await takenIn(tournamentId)).toBe(1);
  });

  it('between reading and committing: nothing is taken, and its locks hold nobody up for long', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 1 });
    const player = playerOf(tournamentId, 1);
    await dieOver('die-before-commit', '/registrations', player);
    expect(await takenIn(tournamentId)).toBe(0);
    expect(await call(http.url, 'POST', '/registrations', player)).toMatchObject({ status: 201 });
    expect(await takenIn(tournamentId)).toBe(1);
  });

  it('after the request was sent: nothing is lost but the answer', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 1 });
    const player = playerOf(tournamentId, 1);
    const impatient = new AbortController();
    const dropped = fetch(`${http.url}/api/registrations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(player),
      signal: impatient.signal,
    });
    setImmediate(() => impatient.abort());
    await expect(dropped).rejects.toThrow('aborted');
    const answer = await call(http.url, 'POST', '/registrations', player);
    expect(answer.status).toBe(201);
    expect(await takenIn(tournamentId)).toBe(1);
  });
});
