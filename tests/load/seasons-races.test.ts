import { HOUR_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { REGISTRATIONS } from '../../functions/src/store/collections.ts';
import { createDesk, tally } from './support/desk.ts';
import { expectPlacesToAddUp } from './support/invariants.ts';
import { runSite } from './support/run-site.ts';
import { createTournament, playerOf, type SentRegistration } from './support/tournament.ts';

const SEASON = 'verano';
const PLACES = 48;
const PLAYERS = 300;
const PROVEN = 12;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('a great final', () => {
  const site = runSite('demo-final', {
    emptied: ['tournaments', 'registrations', 'tickets', 'mail', 'audit', 'traces'],
  });

  async function rankAll(fridayId: string): Promise<void> {
    const { firestore, dependencies } = site.program;
    const codes = createRegistrationCodes(dependencies.config.statusCodeSecret);
    const batch = firestore.batch();
    for (const rank of numbers(1, PLAYERS)) {
      const { freeFireId } = playerOf(fridayId, rank);
      const line = { tournamentId: fridayId, date: new Date(), rank, points: 0, units: PLAYERS };
      batch.set(firestore.doc(`seasons/${SEASON}/results/${codes.seasonPlayerOf(SEASON, freeFireId)}`), {
        number: rank,
        lines: [{ ...line, isSubstitute: false, nick: null }],
        standing: { rank, points: PLAYERS - rank, wins: 0, above: null },
      });
    }
    await batch.commit();
  }

  const createFinal = () =>
    createTournament(site.program.firestore, {
      maxPlayers: PLACES,
      reserved: {
        seasonId: SEASON,
        steps: [{ first: PLACES, endsAt: new Date(Date.now() + HOUR_MS) }],
      },
    });

  const race = (sent: readonly SentRegistration[]) => {
    const desks = site.programs.map(({ dependencies }) => createDesk(dependencies));
    return tally(
      sent.map((input, at) => {
        const desk = desks[at % desks.length];
        if (desk === undefined) throw new Error('no desk');
        return desk.register(input);
      }),
    );
  };

  const holders = async (tournamentId: string) => {
    const where = [{ field: 'tournamentId', op: '==', value: tournamentId }] as const;
    const units = await site.program.dependencies.database.find(REGISTRATIONS, { where });
    return units.filter(({ place }) => place === 'held');
  };

  it('of 48 places, for which 300 ask at once, goes to exactly the 48 who may', async () => {
    const finalId = await createFinal();
    await rankAll(await createTournament(site.program.firestore, { maxPlayers: PLAYERS }));
    // Players with the last ranks come first, so that the allowed players do not win by their order.
    const sent = numbers(1, PLAYERS)
      .reverse()
      .map((number) => playerOf(finalId, number));
    expect(await race(sent)).toEqual({ accepted: PLACES, reserved: PLAYERS - PLACES });
    const seated = await holders(finalId);
    const ids = seated.map(({ members: [first] }) => (first?.state === 'accepted' ? first.freeFireId : ''));
    expect(ids.toSorted()).toEqual(numbers(1, PLACES).map((number) => playerOf(finalId, number).freeFireId));
    expect(seated.map(({ qualified }) => qualified?.rank).toSorted((a = 0, b = 0) => a - b)).toEqual(
      numbers(1, PLACES),
    );
    await expectPlacesToAddUp(site.program.firestore);
  });

  it('leaves no place to who only knows an ID, once its player has come with the phone', async () => {
    const fridayId = await createTournament(site.program.firestore, { maxPlayers: PLAYERS });
    const desk = createDesk(site.program.dependencies);
    const receipts = await Promise.all(
      numbers(1, PROVEN).map((number) => desk.register(playerOf(fridayId, number))),
    );
    await rankAll(fridayId);
    const finalId = await createFinal();
    const impostors = numbers(1, PROVEN).map((number) => playerOf(finalId, number));
    const own = receipts.map(({ privateCode }, at) =>
      playerOf(finalId, at + 1, { seasonCodes: [privateCode] }),
    );
    const others = numbers(PROVEN + 1, PLACES).map((number) => playerOf(finalId, number));
    const told = await race([...impostors, ...others, ...own]);
    const refused = told['already-registered'] ?? 0;
    expect(told).toEqual({
      accepted: PLACES + PROVEN - refused,
      ...(refused > 0 && { 'already-registered': refused }),
    });
    const seated = await holders(finalId);
    expect(seated.map(({ id }) => id).toSorted()).toEqual(
      [...own, ...others].map(({ requestId }) => requestId).toSorted(),
    );
    expect(seated.filter(({ qualified }) => qualified?.isProven)).toHaveLength(PROVEN);
    await expectPlacesToAddUp(site.program.firestore);
  });
});
