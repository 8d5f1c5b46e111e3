import { HOUR_MS, MINUTE_MS } from '@copa/domain/limits';
import { type Match, matchId } from '@copa/domain/play/match';
import { NO_RESULT } from '@copa/domain/play/result/result';
import { expect, it } from 'vitest';
import { openServices } from '../../../tests/setup/local-site/services.ts';
import { SAMPLE_NOW, sampleTournament } from '../desk/samples.fixture.ts';
import { sampleMatch, sampleStage } from '../play/samples/stage.fixture.ts';
import { findTable, writeTable } from '../play/table.ts';
import { matchesOf, stagesOf, TOURNAMENTS } from '../store/collections.ts';
import { setCancellation } from '../tournaments/cancellation.ts';

const ACTOR = { uid: 'admin-1', email: 'admin@copa.example' };
const LOBBIES = 12;
const SEATS = 48;
const MATCHES = 6;
const LEFT_MS = 20 * MINUTE_MS;
const at = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);

it('all matches of twelve full lobbies get back the time of a pause', async () => {
  const services = openServices(SAMPLE_NOW);
  const tournament = sampleTournament({ stage: 1, cancelledAt: SAMPLE_NOW, hiddenAt: SAMPLE_NOW });
  const lobbies = Array.from({ length: LOBBIES }, (_, lobby) => ({
    id: String.fromCharCode('a'.charCodeAt(0) + lobby),
    units: Array.from({ length: SEATS }, (__, seat) => `u${lobby * SEATS + seat + 1}`),
  }));
  const entrants = lobbies
    .flatMap(({ units }) => units)
    .map((id, index) => ({
      id,
      number: index + 1,
      name: `Escuadra número ${id}`,
      tag: 'FNX',
      carried: 0,
      since: null,
    }));
  const stage = sampleStage({
    entrants,
    lobbies,
    lobbySize: SEATS,
    finish: { kind: 'matches', matches: MATCHES },
  });
  const matches = lobbies.flatMap(({ id: lobby, units }) =>
    Array.from({ length: MATCHES }, (_, index): Match => {
      const number = index + 1;
      const rows = Object.fromEntries(
        units.map((unit, seat) => [
          unit,
          {
            ...NO_RESULT,
            placement: seat + 1,
            kills: 3,
            revision: 1,
            by: 'admin-1',
            byName: 'Ana',
            at: SAMPLE_NOW,
          },
        ]),
      );
      const id = matchId({ lobby, number, isExtra: false });
      const until = { scoresUntil: at(LEFT_MS), officialAt: at(LEFT_MS), updatedAt: SAMPLE_NOW };
      return sampleMatch(number, [], { id, lobby, rows, ...until });
    }),
  );
  await services.store(TOURNAMENTS, tournament);
  await services.store(stagesOf(tournament.id), stage);
  await services.store(matchesOf(tournament.id, 1), ...matches);
  await services.context.database.transaction(async (transaction) => {
    const table = await findTable(transaction, tournament.id, 1);
    if (table !== null) writeTable(transaction, tournament, table, {}, SAMPLE_NOW);
  });
  services.now = at(HOUR_MS);
  await setCancellation(services.context, ACTOR, tournament.id, { cancelled: false, reason: '' });
  const resumed = await services.stored(matchesOf(tournament.id, 1));
  expect(
    resumed.filter(({ officialAt }) => officialAt?.getTime() === at(HOUR_MS + LEFT_MS).getTime()),
  ).toHaveLength(matches.length);
});
