import { playerNumber } from '../../registrations/words/unit.ts';
import { isolated } from '../../sentence.ts';
import { gainText, pointsWord } from '../../words/counted.ts';
import type { Board } from '../board/schema.ts';
import { matchName } from '../board/words.ts';
import type { CorrectedMatch, StageCorrection } from '../correction.ts';
import { MATCH_FIGURES, type MatchFigure } from '../result/figures.ts';
import type { Result } from '../result/result.ts';
import { figureText } from './figures.ts';

interface Named {
  readonly number: number;
  readonly name: string;
}

type Adjusted = Extract<StageCorrection, { kind: 'adjusted' }>['adjustment'];

const SETTINGS: Readonly<Record<Extract<StageCorrection, { kind: 'settings' }>['changed'][number], string>> =
  {
    name: 'el nombre',
    lobbySize: 'el tamaño de los lobbies',
    maps: 'los mapas',
    points: 'los puntos',
    tieBreak: 'el orden de desempate',
    finish: 'cómo se gana',
    advance: 'cuántos pasan',
    carry: 'los puntos que se arrastran',
  };

interface Told {
  readonly at: Date;
  readonly text: string;
}

export function boardCorrections({
  corrections,
  rows,
  left,
}: Pick<Board, 'corrections' | 'rows' | 'left'>): readonly Told[] {
  return correctionsTold(corrections, [...rows, ...left]);
}

export function correctionsTold(
  corrections: readonly StageCorrection[],
  units: readonly Named[],
): readonly Told[] {
  return corrections.map((correction) => ({ at: correction.at, text: correctionText(correction, units) }));
}

function correctionText(correction: StageCorrection, units: readonly Named[]): string {
  const nameOf = (unit: number) =>
    units.find(({ number }) => number === unit)?.name ?? playerNumber(String(unit));
  switch (correction.kind) {
    case 'settings':
      return `Cambió la fase: ${listed(correction.changed.map((each) => SETTINGS[each]))}.`;
    case 'rows':
      return `${correctedName(correction.match)} corregida: ${rowsText(correction.rows, nameOf)}${because(correction)}.`;
    case 'void':
      return `${correctedName(correction.match)} anulada${because(correction)}.`;
    case 'restored':
      return `${correctedName(correction.match)} vuelve a contar${because(correction)}.`;
    case 'adjusted':
      return `${nameOf(correction.unit)}: ${adjustmentText(correction.adjustment)}${because(correction)}.`;
    case 'adjustment-revoked':
      return `${nameOf(correction.unit)}: ya no cuenta «${adjustmentText(correction.adjustment)}».`;
    case 'earlier':
      return 'Se corrigió la tabla.';
    case 'tie-drawn':
      return `Los empates se decidieron por sorteo con el código «${correction.seed}».`;
    case 'left':
      return correction.other === null
        ? `${nameOf(correction.unit)} no juega${because(correction)}. Su lugar queda libre.`
        : `${nameOf(correction.other)} juega en lugar de ${nameOf(correction.unit)}${because(correction)}.`;
    case 'returned': {
      const instead = correction.other === null ? '' : ` en lugar de ${nameOf(correction.other)}`;
      return `${nameOf(correction.unit)} vuelve a jugar${instead}${because(correction)}.`;
    }
  }
}

function because({ reason }: { readonly reason: string }): string {
  const said = reason.replace(/[.\s]+$/, '');
  if (said === '') return '';
  if (/^por /i.test(said)) return `, por ${said.slice('por '.length)}`;
  return /^\p{Lu}/u.test(said) ? `. Motivo: ${said}` : `, por ${said}`;
}
const listed = (parts: readonly string[]) => new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);

export function correctedName({ lobby, ...match }: CorrectedMatch): string {
  const name = matchName(match);
  return lobby === null ? name : `${name} del Lobby ${lobby.toUpperCase()}`;
}

const NAMED_MAX = 30;

function rowsText(
  rows: Extract<StageCorrection, { kind: 'rows' }>['rows'],
  nameOf: (unit: number) => string,
): string {
  const named = rows.slice(0, NAMED_MAX).map(({ unit, from, to }) => changeText(nameOf(unit), from, to));
  const rest = rows.length - named.length;
  return [...named, ...(rest === 0 ? [] : [`y ${rest} más`])].join('; ');
}

function changeText(name: string, from: Result | null, to: Result | null): string {
  const differences = [
    ...(from?.played === to?.played ? [] : [[presence(from), presence(to)]]),
    ...(from?.placement === to?.placement ? [] : [[placed(from), placed(to)]]),
    ...MATCH_FIGURES.filter((figure) => from?.[figure] !== to?.[figure]).map((figure) => [
      counted(figure, from),
      counted(figure, to),
    ]),
  ].map(([before, after]) => `${before} → ${after}`);
  return `${isolated(name)} ${differences.join(', ')}`;
}

const presence = (row: Result | null) => (row?.played === true ? 'jugó' : 'no jugó');
const placed = (row: Result | null) => (row?.placement == null ? 'sin puesto' : `${row.placement}.º`);

const counted = (figure: MatchFigure, row: Result | null) => figureText(figure, row?.[figure] ?? null);

export function rowText(row: Result | null): string {
  if (row === null) return 'nada';
  return row.played
    ? listed([placed(row), ...MATCH_FIGURES.map((figure) => counted(figure, row))])
    : 'no jugó';
}

function adjustmentText({ kind, points, match }: Adjusted): string {
  if (kind === 'disqualified') return 'queda sin puesto';
  if (kind === 'half') return `la mitad de los puntos de la partida ${match}`;
  if (kind === 'kills-only') return `solo las bajas de la partida ${match}`;
  const amount = `${gainText(points)} ${pointsWord(points)}`;
  return match === null ? amount : `${amount} desde la partida ${match}`;
}
