import { describe, expect, it } from 'vitest';
import { type Instance, startInstance } from './support/child.ts';
import { call, tallyAnswers } from './support/http.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite, serveSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

const PROJECT = 'demo-http';

describe('over HTTP', () => {
  const site = runSite(PROJECT);
  const http = serveSite(site);

  it('two instances in processes of their own never give one place too many', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 100 });
    const instances = await Promise.all([
      startInstance(PROJECT, site.server.address),
      startInstance(PROJECT, site.server.address),
    ]);
    try {
      const answers = await Promise.all(
        Array.from({ length: 400 }, (_, number) => {
          const { url } = instances[number % 2] as Instance;
          return call(url, 'POST', '/registrations', playerOf(tournamentId, number));
        }),
      );
      expect(tallyAnswers(answers)).toEqual({ accepted: 100, '409 tournament-full': 300 });
    } finally {
      await Promise.all(instances.map((instance) => instance.kill()));
    }
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(100);
  });

  it('a connection dropped after the request was sent costs nothing but the answer', async () => {
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
    expect((await expectPlacesToAddUp(site.program.firestore)).get(tournamentId)?.taken).toBe(1);
  });
});
