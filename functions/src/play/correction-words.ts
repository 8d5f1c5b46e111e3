import { matchName as nameOf } from '@copa/domain/play/board/words';
import { lobbyName } from '@copa/domain/play/draw';
import { isAcross, type Match, type Result } from '@copa/domain/play/match';
import type { Stage } from '@copa/domain/play/stage';

/** Descriptions of public corrections, for everybody. */

interface Change {
  readonly name: string;
  readonly from: Result | null;
  readonly to: Result | null;
}

export function matchName(
  { lobbies }: Pick<Stage, 'lobbies'>,
  match: Pick<Match, 'lobby' | 'number' | 'isExtra' | 'rows'>,
): string {
  const name = nameOf(match);
  const isNamed = lobbies.length > 1 && !isAcross(match.lobby, Object.keys(match.rows), lobbies);
  return isNamed ? `${name} del ${lobbyName({ id: match.lobby })}` : name;
}

/** A line for everybody to read; the audit has all of it. */
const NAMED_MAX = 30;

/** `Partida 2 corregida: Los Fénix 3.º → 4.º, por captura.` */
export function correctionOf(
  stage: Pick<Stage, 'lobbies'>,
  match: Pick<Match, 'lobby' | 'number' | 'isExtra' | 'rows'>,
  changes: readonly Change[],
  reason: string,
): string {
  const named = changes.slice(0, NAMED_MAX).map(changeWords);
  const rest = changes.length - named.length;
  const all = rest === 0 ? named : [...named, `y ${rest} más`];
  return `${matchName(stage, match)} corregida: ${all.join('; ')}, por ${reason}.`;
}

function changeWords({ name, from, to }: Change): string {
  const differences = [
    ...(from?.played === to?.played ? [] : [[presence(from), presence(to)]]),
    ...(from?.placement === to?.placement ? [] : [[placed(from), placed(to)]]),
    ...(from?.kills === to?.kills ? [] : [[killed(from), killed(to)]]),
  ].map(([before, after]) => `${before} → ${after}`);
  return `${name} ${differences.join(', ')}`;
}

const presence = (row: Result | null) => (row?.played === true ? 'jugó' : 'no jugó');
const placed = (row: Result | null) => (row?.placement == null ? 'sin puesto' : `${row.placement}.º`);

function killed(row: Result | null): string {
  if (row?.kills == null) return 'sin bajas anotadas';
  return row.kills === 1 ? '1 baja' : `${row.kills} bajas`;
}

/** `3.º y 5 bajas` */
export function rowWords(row: Result | null): string {
  if (row === null) return 'nada';
  return row.played ? `${placed(row)} y ${killed(row)}` : 'no jugó';
}
