import { describe, expect, it } from 'vitest';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { createRegistrationLookup } from '../../functions/src/registrations/lookup.ts';
import { bareTransaction, countCalls } from './support/counted-firestore.ts';
import { createDesk } from './support/desk.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf } from './support/tournament.ts';

describe('what registrations cost', () => {
  const { watch, takeCalls } = countCalls();
  const site = runSite('demo-cost', { firestore: { watch } });

  it('one: a bare transaction, and the questions beside its read', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 10 });
    const desk = createDesk(site.program.dependencies);
    await desk.register(playerOf(tournamentId, 1));

    takeCalls();
    await bareTransaction(site.program.firestore);
    expect(takeCalls()).toEqual(['read', 'commit']);

    await desk.register(playerOf(tournamentId, 2));
    const calls = takeCalls();
    expect(calls.toSorted((a, b) => a.localeCompare(b))).toEqual(['commit', 'query', 'read']);
    expect(calls.at(-1)).toBe('commit');
  });

  it('the first of an instance: one read more, for the form', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 10 });
    const desk = createDesk(site.program.dependencies);
    takeCalls();
    await desk.register(playerOf(tournamentId, 1));
    expect(takeCalls().filter((call) => call !== 'query')).toEqual(['read', 'read', 'commit']);
  });

  it('one for a tournament that does not exist: one read, and no query', async () => {
    const desk = createDesk(site.program.dependencies);
    takeCalls();
    await expect(desk.register(playerOf('no-such-tournament', 1))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(takeCalls().filter((call) => call !== 'commit')).toEqual(['read']);
  });

  it('two hundred at once who ask whether a player is registered: two reads each, and no query', async () => {
    const { firestore, dependencies } = site.program;
    const tournamentId = await createTournament(firestore, { maxPlayers: 10 });
    const { config, database, clock } = dependencies;
    const codes = createRegistrationCodes(config.statusCodeSecret);
    const lookup = createRegistrationLookup({ database, clock, codes });
    takeCalls();
    const asked = Array.from({ length: 200 }, (_, number) =>
      lookup.isTaken(tournamentId, String(10_000_000 + number)),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([false]));
    const calls = takeCalls();
    expect(calls).not.toContain('query');
    expect(calls.filter((call) => call === 'read').length).toBeLessThanOrEqual(600);
  });

  it('a thousand at once: a handful of transactions', async () => {
    const tournamentId = await createTournament(site.program.firestore, { maxPlayers: 1000 });
    const desk = createDesk(site.program.dependencies);
    takeCalls();
    await Promise.all(
      Array.from({ length: 1000 }, (_, number) => desk.register(playerOf(tournamentId, number))),
    );
    expect(takeCalls().filter((call) => call === 'commit').length).toBeLessThanOrEqual(6);
  });
});
