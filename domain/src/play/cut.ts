import type { Stage } from './stage.ts';
import type { Advance } from './stage-terms.ts';
import type { StandingsRow } from './standings.ts';

type Ranked = Pick<StandingsRow, 'id' | 'lobby' | 'rank'>;

export interface Tied {
  readonly lobby: string | null;
  readonly units: readonly string[];
  readonly places: number;
}

export interface Cut {
  readonly passing: readonly string[];
  readonly tied: readonly Tied[];
}

export function isTiedAtFirst([first, second]: readonly Pick<Ranked, 'rank'>[]): boolean {
  return first !== undefined && first.rank !== null && first.rank === second?.rank;
}

export function cutOf(rows: readonly Ranked[], advance: Advance, absent: readonly string[] = []): Cut {
  const eligible = rows.filter(({ id, rank }) => rank !== null && !absent.includes(id));
  const lobbies = [...new Set(eligible.map(({ lobby }) => lobby))].toSorted();
  const firsts = lobbies.map((lobby) =>
    taken(
      eligible.filter((row) => row.lobby === lobby),
      advance.perLobby,
      lobby,
    ),
  );
  const decided = new Set(
    firsts.flatMap(({ passing, tied }) => [...passing, ...tied.flatMap((each) => each.units)]),
  );
  const rest = taken(
    eligible.filter(({ id }) => !decided.has(id)),
    advance.byTable,
    null,
  );
  const passing = new Set([...firsts, rest].flatMap((each) => each.passing));
  return {
    passing: rows.filter(({ id }) => passing.has(id)).map(({ id }) => id),
    tied: [...firsts, rest].flatMap((each) => each.tied),
  };
}

/** The lower unit number breaks a tie, because no match follows in a closed stage. */
export function cutWithoutTies(
  rows: readonly Ranked[],
  advance: Advance,
  absent: readonly string[],
  numberOf: (id: string) => number,
): readonly string[] {
  const { passing, tied } = cutOf(rows, advance, absent);
  const first = tied.flatMap(({ units, places }) =>
    units.toSorted((one, other) => numberOf(one) - numberOf(other)).slice(0, places),
  );
  return rows.filter(({ id }) => passing.includes(id) || first.includes(id)).map(({ id }) => id);
}

export function cutOfStage(
  rows: readonly Ranked[],
  { state, advance, absent, entrants }: Pick<Stage, 'state' | 'advance' | 'absent' | 'entrants'>,
): Cut {
  if (state !== 'closed') return cutOf(rows, advance, absent);
  const numberOf = (id: string) => entrants.find((each) => each.id === id)?.number ?? 0;
  return { passing: cutWithoutTies(rows, advance, absent, numberOf), tied: [] };
}

function taken(rows: readonly Ranked[], places: number, lobby: string | null): Cut {
  if (places >= rows.length) return { passing: rows.map(({ id }) => id), tied: [] };
  const last = rows[places - 1]?.rank;
  if (places === 0 || last !== rows[places]?.rank) {
    return { passing: rows.slice(0, places).map(({ id }) => id), tied: [] };
  }
  const sure = rows.findIndex(({ rank }) => rank === last);
  const units = rows.filter(({ rank }) => rank === last).map(({ id }) => id);
  return {
    passing: rows.slice(0, sure).map(({ id }) => id),
    tied: [{ lobby, units, places: places - sure }],
  };
}
