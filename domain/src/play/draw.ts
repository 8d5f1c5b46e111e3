import type { Lobby } from './stage.ts';
import * as words from './words/match.ts';

export function lobbyIdOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${lobbyIdOf(Math.floor(index / 26) - 1)}${letter}`;
}

export function lobbyName({ id }: Pick<Lobby, 'id'>): string {
  return `Lobby ${id.toUpperCase()}`;
}

function lobbyCount(units: number, lobbySize: number): number {
  return Math.max(1, Math.ceil(units / lobbySize));
}

export function dealInTurn(units: readonly string[], lobbySize: number): readonly Lobby[] {
  const count = lobbyCount(units.length, lobbySize);
  return lobbiesOf(count, (index) => units.filter((_, at) => at % count === index));
}

export function dealBySeed(units: readonly string[], lobbySize: number): readonly Lobby[] {
  const count = lobbyCount(units.length, lobbySize);
  const lobbyAt = (at: number) => {
    const inTurn = at % count;
    return Math.floor(at / count) % 2 === 0 ? inTurn : count - 1 - inTurn;
  };
  return lobbiesOf(count, (index) => units.filter((_, at) => lobbyAt(at) === index));
}

function lobbiesOf(count: number, unitsOf: (index: number) => readonly string[]): readonly Lobby[] {
  return Array.from({ length: count }, (_, index) => ({ id: lobbyIdOf(index), units: [...unitsOf(index)] }));
}

export function lobbiesError(lobbies: readonly Lobby[], units: readonly string[], lobbySize: number) {
  const placed = lobbies.flatMap((lobby) => lobby.units);
  const known = new Set(units);
  if (placed.length !== known.size || new Set(placed).size !== placed.length) return words.notAllOnce;
  if (placed.some((id) => !known.has(id))) return words.notAllOnce;
  if (new Set(lobbies.map(({ id }) => id)).size !== lobbies.length) return words.repeatedLobby;
  if (lobbies.some((lobby) => lobby.units.length === 0)) return words.emptyLobby;
  const full = lobbies.find((lobby) => lobby.units.length > lobbySize);
  return full === undefined ? null : words.lobbyTooSmall(lobbyName(full), lobbySize);
}
