import { isolated, sentence } from '../../sentence.ts';
import { namedInSentence, ownAt } from '../../time/hours.ts';
import { counted, ordinal, pointsText, pointsWordAfter } from '../../words/counted.ts';
import { matchState } from '../match-state.ts';
import { eachFigure, MATCH_FIGURES, type MatchFigure } from '../result/figures.ts';
import { FIGURE_WORDS } from '../words/figures.ts';
import { provisionalMatches } from './provisional-matches.ts';
import type { Board, BoardRow } from './schema.ts';
import { hasPlayed, scoredIn } from './scored.ts';

export const UNKNOWN = '–';

export function rowName({ name, tag }: Pick<BoardRow, 'name' | 'tag'>): string {
  return tag === '' ? name : `${tag} ${name}`;
}

export function knownFigure(figure: MatchFigure, row: Pick<BoardRow, 'scored' | MatchFigure>): string {
  return scoredIn(row).some((each) => each[figure] !== null) ? String(row[figure]) : UNKNOWN;
}

export const TIE_BREAKS: Readonly<Record<Board['tieBreak'][number], string>> = {
  booyahs: 'Booyahs',
  ...eachFigure((figure) => FIGURE_WORDS[figure].many),
  'last-placement': 'puesto en la última partida',
};

export function tieBreakText({ tieBreak }: Pick<Board, 'tieBreak'>): string {
  const order = tieBreak.map((by) => TIE_BREAKS[by]).join(', luego ');
  return order === ''
    ? 'Con los mismos puntos comparten el puesto.'
    : `Con los mismos puntos deciden: ${order}. Si siguen iguales, comparten el puesto.`;
}

export function decidedText({ by, own, other }: NonNullable<BoardRow['decided']>): string {
  const rank = (at: number) => (at === 0 ? 'sin puesto' : ordinal(at));
  switch (by) {
    case 'booyahs':
      return `Desempató por Booyahs, ${own} a ${other}`;
    case 'last-placement':
      return `Desempató por la última partida, ${rank(own)} contra ${rank(other)}`;
    case 'extra-match':
      return `Desempató en la partida extra, ${rank(own)} contra ${rank(other)}`;
    case 'draw':
      return 'Desempató por sorteo';
    default:
      return `Desempató por ${FIGURE_WORDS[by].many}, ${own} a ${other}`;
  }
}

export function finishText({ finish }: Pick<Board, 'finish'>): string {
  const { kind, matches } = finish;
  if (kind === 'matches') {
    return matches === 1 ? 'Una sola partida.' : `Se suman los puntos de ${matches} partidas.`;
  }
  if (kind === 'champion-rush') {
    return `Champion Rush: con ${pointsText(finish.threshold)} quedas A TIRO, y si ganas una partida a la que llegaste A TIRO eres campeón. ${matches === 1 ? 'Es' : 'Son'} ${counted(matches, 'partida', 'partidas')} como máximo; si nadie lo logra, decide la tabla.`;
  }
  return finish.by === 'points'
    ? `Al mejor de ${matches}: se suman los puntos.`
    : `Al mejor de ${matches}: es campeón quien haga ${counted(Math.floor(matches / 2) + 1, 'Booyah', 'Booyahs')}.`;
}

type BoardMatch = Board['matches'][number];

export function isCounted({ state, isExtra }: BoardMatch): boolean {
  return state === 'published' && !isExtra;
}

export function lobbiesOf({ rows }: Pick<Board, 'rows'>): readonly string[] {
  return [...new Set(rows.map(({ lobby }) => lobby))].toSorted();
}

export function championOf({
  rows,
  state,
  isOver,
}: Pick<Board, 'rows' | 'state' | 'isOver'>): BoardRow | null {
  const won = rows.find(({ isChampion }) => isChampion);
  if (won !== undefined) return won;
  const [first, second] = rows;
  const isLast = first?.pass === null;
  return isLast && isOver && state === 'closed' && first.rank === 1 && second?.rank !== 1 ? first : null;
}

export const isPodium = ({ rows, state }: Pick<Board, 'rows' | 'state'>) =>
  state === 'closed' && rows.every(({ pass }) => pass === null);

export function statusText(board: Board): string {
  if (board.isCancelled) return cancelled;
  const champion = championOf(board);
  if (champion !== null) return `Campeón: ${rowName(champion)}.`;
  if (board.state === 'closed') return 'Fase terminada.';
  const played = board.matches.filter(isCounted).length;
  const all = board.finish.matches * Math.max(lobbiesOf(board).length, 1);
  if (played === 0) return 'Todavía no se publica ninguna partida.';
  if (board.isOver) return 'Se jugó la última partida.';
  const go = played === 1 ? 'Va' : 'Van';
  if (board.finish.kind === 'champion-rush') return `${go} ${counted(played, 'partida', 'partidas')}.`;
  return `${go} ${played} de ${counted(all, 'partida', 'partidas')}.`;
}

export function matchName({ number, isExtra }: Pick<BoardMatch, 'number' | 'isExtra'>): string {
  return isExtra ? `Partida extra ${number}` : `Partida ${number}`;
}

export function matchStateText(match: BoardMatch, now: Date): string {
  switch (matchState(match, now)) {
    case 'official':
      return 'Oficial';
    case 'void':
      return 'Anulada: no cuenta';
    case 'draft':
      return 'Sin publicar';
    case 'provisional':
      return match.officialAt === null
        ? 'Con protesta'
        : `Provisional: oficial ${ownAt(match.officialAt, now)}`;
  }
}

export function provisionalText(board: Board, now: Date, reader: string | null): string {
  const { held, timed, until } = provisionalMatches(board, now);
  const hourOf = (at: Date) =>
    reader === null ? namedInSentence(at, board.timeZone, now) : ownAt(at, now, reader);
  const hour = until === null ? '' : hourOf(until);
  return [
    ...theyAre(held, 'tiene una protesta sin resolver', 'tienen protestas sin resolver'),
    ...theyAre(timed, 'es provisional: será oficial', 'son provisionales: serán oficiales', hour),
  ].join(' ');
}

/** The text may be read on another day, so it names no hour. */
export function changeableText(board: Pick<Board, 'matches'>, now: Date): string {
  const { held, timed } = provisionalMatches(board, now);
  if (held.length === 1) return 'Hay una protesta sin resolver.';
  if (held.length > 1) return 'Hay protestas sin resolver.';
  return timed.length > 0 ? 'Todavía es provisional.' : '';
}

export function standingText(board: Board, now: Date): string {
  return [statusText(board), changeableText(board, now)].filter(Boolean).join(' ');
}

export const roomOpens = (match: number, hour: string) =>
  sentence(`La sala de la partida ${match} abre ${hour}`);
export const begins = (hour: string) => sentence(`Se juega ${hour}`);

function theyAre(matches: readonly BoardMatch[], one: string, many: string, when = ''): readonly string[] {
  const [first] = matches;
  if (first === undefined) return [];
  const text =
    matches.length === 1
      ? `La ${matchName(first).toLowerCase()} ${one}`
      : `${matches.length} partidas ${many}`;
  return [sentence(`${text} ${when}`.trim())];
}

export function leadersText({ rows }: Pick<Board, 'rows'>): string {
  return rows
    .filter((row) => row.rank !== null && hasPlayed(row))
    .slice(0, 3)
    .map(({ rank, points, ...row }) => `${rank}. ${isolated(rowName(row))} (${pointsText(points)})`)
    .join(', ');
}

/** Alone above a table, «Final» reads as its state. */
export const stageTitle = (name: string) => (/^final$/i.test(name.trim()) ? 'Fase final' : name);
export const boardTitle = (tournament: string) => `Tabla de posiciones: ${tournament}`;

export function boardPreview(
  board: Board,
  now: Date,
): { readonly title: string; readonly description: string } {
  const { tournament, name } = board;
  return { title: boardTitle(tournament), description: `${stageTitle(name)}. ${sharedText(board, now)}` };
}

export function sharedText(board: Board, now: Date): string {
  const leaders = leadersText(board);
  return [standingText(board, now), ...(leaders === '' ? [] : [`${leaders}.`])].join(' ');
}

export const cancelled = 'Torneo cancelado.';
export const champion = 'Campeón';
export const onPoint = 'A TIRO';
export const disqualified = 'Descalificado';
export const passed = 'Clasificado';
export const passes = { in: 'Pasa', tied: 'Empate en el corte', out: '' } as const;
export const tiedAtCut = 'Empate en el corte: lo decide una partida extra o un sorteo';
export const moreRows = (rest: number) => `… y ${rest} más`;
export const lastChange = (time: string) => `Último cambio: ${time}`;
export const cutAfter = (passing: number) =>
  passing === 1 ? 'Hasta aquí pasa 1' : `Hasta aquí pasan ${passing}`;

type ChatRow = Readonly<Record<'rank' | 'name' | 'points' | 'booyahs' | 'badge' | MatchFigure, string>>;
export const chatRow = ({ rank, name, points, booyahs, badge, ...figures }: ChatRow) =>
  `${rank}. ${isolated(name)}: ${points} ${pointsWordAfter(points)} (${[`Booyahs ${booyahs}`, ...MATCH_FIGURES.map((figure) => `${FIGURE_WORDS[figure].many} ${figures[figure]}`)].join(', ')})${badge === '' ? '' : ` · ${badge}`}`;
