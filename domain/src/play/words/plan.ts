import type { Modality } from '../../tournaments/modality.ts';
import { UNIT_WORDS } from '../../tournaments/words/choices.ts';
import { counted, ordinal, pointsText } from '../../words/counted.ts';
import type { Advance, Finish } from '../stage-terms.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(names);

export const final = 'Final';
export const round = (number: number) => `Ronda ${number}`;
export const roundNames: Readonly<Record<number, readonly string[]>> = {
  1: ['Clasificatoria'],
  2: ['Clasificatoria', 'Semifinal'],
  3: ['Clasificatoria', 'Segunda ronda', 'Semifinal'],
};

export const formats = {
  final: 'Una final',
  qualifier: 'Clasificatoria y final',
  rush: 'Champion Rush',
  kills: 'Por bajas',
} as const;

export const path = (format: string, units: readonly number[], modality: Modality) =>
  `${format}: ${units.join(' → ')} ${UNIT_WORDS[modality][units.at(-1) === 1 ? 'one' : 'many']}`;
export const inOneLobby = (units: string) => `${units} en un solo lobby.`;
export const inLobbies = (units: string, lobbies: number, most: number) =>
  `${units} en ${lobbies} lobbies de ${most}.`;
export const inUnevenLobbies = (units: string, lobbies: number, most: number) =>
  `${units} en ${lobbies} lobbies de hasta ${most}.`;
export const unitsText = (units: number, modality: Modality) => {
  const { one, many } = UNIT_WORDS[modality];
  return counted(units, one, many);
};
export const atMost = (units: string) => `Hasta ${units}`;

export function matchesText({ kind, matches, ...finish }: Finish, lobbies: number, maps: readonly string[]) {
  const isOpen = kind === 'champion-rush' || ('by' in finish && finish.by === 'wins');
  const count = `${isOpen ? 'hasta ' : ''}${counted(matches, 'partida', 'partidas')}`;
  const where = maps.length === 0 ? '' : ` en ${list(maps)}`;
  const text = lobbies > 1 ? `Cada lobby juega ${count}${where}.` : `${count}${where}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function advanceText({ perLobby, byTable }: Advance, lobbies: number): string {
  const lobby = lobbies === 1 ? '' : ' de cada lobby';
  const first = perLobby === 1 ? `el 1.º${lobby}` : `los ${perLobby} primeros${lobby}`;
  const rest = perLobby > 0 ? ' entre los demás' : ' de la tabla general';
  const best = byTable === 1 ? `el mejor${rest}` : `los ${byTable} mejores${rest}`;
  const all = [...(perLobby > 0 ? [first] : []), ...(byTable > 0 ? [best] : [])].join(' y ');
  return `${perLobby + byTable === 1 ? 'Pasa' : 'Pasan'} ${all}.`;
}

export function winText(finish: Finish): string {
  const { kind, matches } = finish;
  if (kind === 'champion-rush') {
    return `Con ${pointsText(finish.threshold)} quedas A TIRO. Si empiezas una partida A TIRO y la ganas, eres campeón. Si nadie lo logra, gana quien tenga más puntos.`;
  }
  if (kind === 'best-of' && finish.by === 'wins') {
    return `Gana quien haga primero ${counted(Math.floor(matches / 2) + 1, 'Booyah', 'Booyahs')}. Si nadie lo logra, gana quien tenga más puntos.`;
  }
  return matches === 1
    ? 'Gana quien haga más puntos.'
    : `Se suman los puntos de las ${matches} partidas: gana quien tenga más.`;
}

export const carries = {
  none: 'Todos empiezan de cero.',
  points: 'Cada quien trae los puntos de la fase anterior.',
  half: 'Cada quien trae la mitad de los puntos de la fase anterior; el medio punto no cuenta.',
} as const;

export const placementPoints = (places: string, kill: string) => `Puntos por partida: ${places}${kill}.`;
export const noPlacementPoints = 'El puesto no da puntos.';
export const perKill = (points: number) => ` y ${points} por baja`;
export const killPoints = (points: number) => `Cada baja vale ${pointsText(points)}. El puesto no da puntos.`;
export const killCap = (kills: number) => `Cuentan hasta ${counted(kills, 'baja', 'bajas')} por partida.`;
export const range = (from: number, to: number) =>
  to === from + 1 ? `${ordinal(from)} y ${ordinal(to)}` : `${ordinal(from)} a ${ordinal(to)}`;

export const added = (stage: string) => `Se agregó «${stage}».`;
export const removed = (stage: string) => `Ya no se juega «${stage}».`;
export const renamed = (before: string, now: string) => `«${before}» ahora se llama «${now}».`;
export const inStage = (stage: string) => `${stage}: `;
export const instead = (where: string, before: readonly string[], now: readonly string[]) => {
  const said = (lines: readonly string[]) => lines.join(' ');
  if (before.length === 0) return `${where}${said(now)}`;
  if (now.length === 0) return `${where}ya no vale: ${said(before)}`;
  return `${where}${said(now)} Antes: ${said(before)}`;
};
