import { isolated } from '../../sentence.ts';
import { counted } from '../../words/counted.ts';

export const notAllOnce = 'Todos tienen que estar en un lobby, y cada uno en uno solo.';
export const repeatedLobby = 'Hay dos lobbies con el mismo nombre.';
export const emptyLobby = 'Hay un lobby vacío.';
export const lobbyTooSmall = (lobby: string, size: number) => `En el ${lobby} caben ${size}.`;

export function namesOf(names: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
}
export const resultsMissing = (names: string) => `Falta el resultado de ${names}.`;
export const nobodyPlayed = 'Nadie jugó esta partida.';
export const noWinner = 'Falta quién hizo Booyah.';
export const samePlacement = (names: string, placement: number) =>
  `${names} comparten el puesto ${placement}.`;
export const placementTooHigh = (name: string, placement: number | null, units: number) =>
  `${name} tiene el puesto ${placement} y ${units === 1 ? 'jugó' : 'jugaron'} ${units}.`;
const room = (kills: number) => (kills === 1 ? 'cabe' : 'caben');
export const tooManyOfRow = (rivals: number) =>
  rivals === 0
    ? 'Sin rivales no hay bajas.'
    : `En una fila ${room(rivals)} ${counted(rivals, 'baja', 'bajas')}, una por rival.`;
export const tooManyOfMatch = (kills: number, players: number) =>
  `Son ${kills} bajas en total y, con ${players} jugadores, ${room(players - 1)} ${players - 1}.`;
export const lookAt = (names: string, units: number) =>
  `${units === 1 ? 'Revisa la fila' : 'Revisa las filas'} de ${names}.`;
export const killerOf = (name: string, kills: number) =>
  `${isolated(name)} (${counted(kills, 'baja', 'bajas')})`;
export const more = (count: number) => `${count} más`;
export const freePlacements = (placements: readonly number[]) =>
  placements.length === 1
    ? `Nadie tiene el puesto ${placements.join('')}.`
    : `Nadie tiene los puestos ${namesOf(placements.map(String))}.`;
export const killsMissing = (names: string) => `Sin bajas anotadas: ${names}.`;
