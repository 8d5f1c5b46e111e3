import type { Tournament } from '../../tournaments/tournament.ts';
import type { Board, BoardRow } from '../board/schema.ts';
import { isPlaced, scoredIn } from '../board/scored.ts';
import { PLAYED_TOURNAMENTS_MAX, type PlayedTournament, type PlayerPage } from './page.ts';

interface Playing {
  readonly tournamentId: string;
  readonly number: number;
}

export function playedTournamentOf(
  { id, name, date, timeZone }: Pick<Tournament, 'id' | 'name' | 'date' | 'timeZone'>,
  unit: { readonly number: number; readonly name: string; readonly nick: string },
  boards: readonly Board[],
): PlayedTournament {
  const played = boards
    .filter(({ state }) => state === 'closed')
    .toSorted((a, b) => a.stage - b.stage)
    .flatMap((board) => {
      const row = board.rows.find(({ number }) => number === unit.number);
      return row === undefined ? [] : [{ board, row }];
    });
  return {
    tournamentId: id,
    tournament: name,
    date,
    timeZone,
    number: unit.number,
    unit: unit.name,
    nick: unit.nick,
    result: resultOf(played),
  };
}

function resultOf(
  played: readonly { readonly board: Board; readonly row: BoardRow }[],
): PlayedTournament['result'] {
  const last = played.at(-1);
  if (last === undefined || last.row.rank === null) return null;
  const { rank, pass } = last.row;
  if (pass === null && !isPlaced(last.board, last.row)) return null;
  const rows = played.map(({ row }) => row);
  const isCounted = rows.some((row) => scoredIn(row).some(({ kills }) => kills !== null));
  const sum = (of: 'booyahs' | 'kills') => rows.reduce((total, row) => total + row[of], 0);
  return {
    stage: last.board.name,
    kind: pass === null ? 'rank' : pass === 'in' ? 'passed' : 'out',
    rank,
    booyahs: sum('booyahs'),
    kills: isCounted ? sum('kills') : null,
  };
}

const isOf =
  ({ tournamentId, number }: Playing) =>
  (played: PlayedTournament) =>
    played.tournamentId === tournamentId && played.number === number;

export function hasPlayedTournament(player: PlayerPage, unit: Playing): boolean {
  return player.entries.some(isOf(unit));
}

export function withPlayedTournament(player: PlayerPage, played: PlayedTournament): PlayerPage {
  const others = player.entries.filter((each) => !isOf(played)(each));
  const at = ({ date }: PlayedTournament) => date?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const entries = [played, ...others].toSorted((a, b) => at(b) - at(a));
  return { ...player, entries: entries.slice(0, PLAYED_TOURNAMENTS_MAX) };
}

/**
 * If the page has the removed entry's nick, it takes another entry's nick, because a nick must not outlive
 * its entry.
 */
export function withoutPlayedTournament(player: PlayerPage, unit: Playing): PlayerPage | null {
  const isLeft = isOf(unit);
  const entries = player.entries.filter((each) => !isLeft(each));
  if (entries.length === 0) return null;
  const isNamed = player.entries.some((each) => isLeft(each) && nickIn(each) === player.nick);
  return { ...player, entries, nick: isNamed ? (nickElsewhere(player, unit) ?? player.nick) : player.nick };
}

export function withoutEntriesOf(player: PlayerPage, tournamentId: string): PlayerPage | null {
  const played = player.entries.filter((each) => each.tournamentId === tournamentId);
  return played.reduce<PlayerPage | null>(
    (left, unit) => left && withoutPlayedTournament(left, unit),
    player,
  );
}

export function nickElsewhere({ nick, entries }: PlayerPage, unit: Playing): string | null {
  const nicks = entries.filter((each) => !isOf(unit)(each)).map(nickIn);
  return nicks.includes(nick) ? nick : (nicks[0] ?? null);
}

const nickIn = ({ nick, unit }: PlayedTournament) => (nick === '' ? unit : nick);

export function withUnitName(
  player: PlayerPage,
  unit: Playing & { readonly name: string; readonly nick: string },
): PlayerPage {
  const isNamed = isOf(unit);
  return {
    ...player,
    entries: player.entries.map((each) =>
      isNamed(each) ? { ...each, unit: unit.name, nick: unit.nick } : each,
    ),
  };
}
