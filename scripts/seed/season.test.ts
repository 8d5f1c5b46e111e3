import { StoredRegistrationSchema } from '@copa/domain/registrations/registration';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { SeasonSchema } from '@copa/domain/seasons/season';
import { SeasonBoardSchema } from '@copa/domain/seasons/season-board';
import { SeasonResultSchema } from '@copa/domain/seasons/season-result';
import { seasonTable, standingsOf } from '@copa/domain/seasons/table';
import { StoredTournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRegistrationCodes } from '../../functions/src/desk/code.ts';
import { createRecordKeys } from '../../functions/src/desk/record-keys.ts';
import { castOfWeek } from './season-cast.ts';
import { SEASON_ID } from './season-tournaments.ts';
import { demoDocuments } from './seed.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const codes = createRegistrationCodes('a secret');

describe('the season of the demo', () => {
  const documents = [...demoDocuments(NOW, codes, createRecordKeys('a secret'))];
  const below = (collection: string) =>
    documents.flatMap(([path, data]) => {
      const id = path.slice(collection.length + 1);
      return path.startsWith(`${collection}/`) && !id.includes('/') ? [{ ...data, id }] : [];
    });
  const season = z.parse(SeasonSchema, below('seasons')[0]);
  const board = z.parse(SeasonBoardSchema, below('seasonBoards')[0]);
  const results = z.parse(z.array(SeasonResultSchema), below(`seasons/${SEASON_ID}/results`));
  const tournaments = below('tournaments').map((data) => ({
    ...z.parse(StoredTournamentSchema, data),
    id: data.id,
  }));
  const units = z.parse(z.array(StoredRegistrationSchema), below('registrations'));

  it('is in its sixth week: five tournaments were played, and the next one is of the same series', () => {
    const own = tournaments.filter((each) => each.season?.id === SEASON_ID);
    expect(own.map(({ id }) => id).toSorted()).toEqual(season.tournamentIds.toSorted());
    expect(board.tournaments.map(({ units: played }) => played !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(own.filter(({ weekly }) => weekly).map(({ name }) => name)).toEqual(['Liga Fénix #6']);
    expect(own.filter(({ endedAt, date }) => endedAt === null && date !== null && date > NOW)).toHaveLength(
      1,
    );
  });

  it('has the lines of everybody who played, and the table that follows from them', () => {
    const played = [1, 2, 3, 4, 5].flatMap((week) =>
      castOfWeek(week).map(
        ({ freeFireId }) => `${codes.seasonPlayerOf(SEASON_ID, freeFireId)} liga-fenix-${week}`,
      ),
    );
    expect(
      results.flatMap(({ id, lines }) => lines.map(({ tournamentId }) => `${id} ${tournamentId}`)).toSorted(),
    ).toEqual(played.toSorted());
    const table = seasonTable(season, results);
    expect(results.map(({ id, standing }) => [id, standing])).toEqual(
      results.map(({ id }) => [id, standingsOf(table).get(id)]),
    );
    expect(board.rows.map(({ rank, points, number }) => [rank, points, number])).toEqual(
      table.map(({ rank, points, number }) => [rank, points, number]),
    );
  });

  it('names a player by the newest nick, and a minor whose adult hides the nick by a number', () => {
    const names = board.rows.map(({ name }) => name);
    expect(names).toContain('FénixNegro');
    expect(names.filter((name) => /^Jugador \d+$/.test(name))).toHaveLength(1);
    const [first, second, third, fourth] = board.rows.map(({ points }) => points);
    expect([first, second, third].every((points) => (points ?? 0) > (fourth ?? 0))).toBe(true);
  });

  it('gives each unit of its tournaments the keys of its players, in the ticket too', () => {
    const keys = new Set(results.map(({ id }) => id));
    const own = units.filter(({ tournamentId }) => tournamentId === 'liga-fenix-5');
    const tickets = new Map(below('tickets').map((data) => [data.id, z.parse(TicketSchema, data)]));
    expect(own.length).toBeGreaterThan(20);
    for (const { ticketId } of own) {
      expect(keys).toContain(tickets.get(ticketId)?.seasonKeys[0]?.key);
    }
  });

  it('leads to a final that is open for its first sixteen, of whom some have registered', () => {
    const final = tournaments.find(({ reserved }) => reserved !== null);
    expect(final?.reserved?.seasonId).toBe(SEASON_ID);
    const [step] = final?.reserved?.steps ?? [];
    expect(step?.first).toBe(16);
    expect(step?.endsAt.getTime()).toBeGreaterThan(NOW.getTime());
    expect(board.ranked).toBeGreaterThan(2 * 16);
    const ranks = units
      .filter(({ tournamentId }) => tournamentId === final?.id)
      .map(({ qualified }) => qualified?.rank ?? 0);
    expect(ranks).toHaveLength(4);
    expect(ranks.every((rank) => rank >= 1 && rank <= 16)).toBe(true);
  });
});
