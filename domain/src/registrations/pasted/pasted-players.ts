import { freeFireIdKey, isFreeFireId } from '../../contact.ts';
import { seenText } from '../../text.ts';
import { TEAM_WORDS } from '../../tournaments/words/choices.ts';
import { type Column, headingOf, plain } from './columns.ts';
import { cellParts, cellsOf, type LineParts, partsOf, withoutBullet } from './pasted-line.ts';

export const PASTED_PLAYERS_MAX = 400;

export type PastedProblem = 'noId' | 'badId' | 'twice' | 'noName' | 'noPhone' | 'noTeam' | 'tooMany';

export interface PastedPlayer {
  readonly line: string;
  readonly nick: string;
  readonly fullName: string;
  readonly freeFireId: string;
  readonly phone: string;
  readonly email: string;
  readonly team: string;
  readonly problem: PastedProblem | null;
}

export interface PastedUnit {
  readonly name: string;
  /** The captain comes first. */
  readonly players: readonly PastedPlayer[];
}

export interface PasteAnswers {
  readonly numbers: 'id-first' | 'phone-first' | null;
  readonly texts: 'team-first' | 'nick-first' | null;
}
const NOT_ASKED: PasteAnswers = { numbers: null, texts: null };

export interface Pasted {
  readonly units: readonly PastedUnit[];
  /** Lines that would be names of teams, but no player follows. A title is such a line too. */
  readonly withoutPlayers: readonly string[];
  readonly asks: readonly (keyof PasteAnswers)[];
}

export interface Format {
  readonly size: number;
  readonly substitutes: number;
}

type Row = Omit<PastedPlayer, 'problem'> & { readonly badId: string };

const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/u;

/** Tabs stay, because an empty cell at the beginning of a line is a column too. */
function seenCells(line: string): string {
  return line.split('\t').map(seenText).join('\t');
}

export function pastedPlayers(text: string, format: Format, answers: PasteAnswers = NOT_ASKED): Pasted {
  const lines = text
    .split(LINE_BREAK)
    .map(seenCells)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const isTeam = format.size > 1;
  const asks = asksOf(lines, isTeam, answers);
  const { rows, withoutPlayers } = rowsOf(lines, isTeam, { ...answers, ...guessed(lines, isTeam) });
  return { units: unitsOf(rows, format), withoutPlayers, asks };
}

function asksOf(lines: readonly string[], isTeam: boolean, answers: PasteAnswers): (keyof PasteAnswers)[] {
  if (lines.some((line) => headingOf(cellsOf(line) ?? []) !== null)) return [];
  const parts = lines.map(partsOf);
  const isUnsure = ({ numbers, phone }: LineParts) => numbers.length > 1 && phone === '';
  const texts = guessed(lines, isTeam).texts;
  const hasTwoTexts = isTeam && parts.some((each) => each.numbers.length > 0 && each.texts.length > 1);
  return [
    ...(answers.numbers === null && parts.some(isUnsure) ? (['numbers'] as const) : []),
    ...(answers.texts === null && hasTwoTexts && texts === undefined ? (['texts'] as const) : []),
  ];
}

/** Takes the texts that repeat more often as team names, because nicks do not repeat from line to line. */
function guessed(
  lines: readonly string[],
  isTeam: boolean,
): { readonly texts?: 'team-first' | 'nick-first' } {
  if (!isTeam) return {};
  const pairs = lines.map(partsOf).filter(({ numbers, texts }) => numbers.length > 0 && texts.length > 1);
  const repeats = (at: number) => pairs.length - new Set(pairs.map(({ texts }) => texts[at])).size;
  const [first, second] = [repeats(0), repeats(1)];
  if (first === second) return {};
  return { texts: first > second ? 'team-first' : 'nick-first' };
}

function rowsOf(lines: readonly string[], isTeam: boolean, answers: PasteAnswers) {
  let columns: readonly (Column | null)[] | null = null;
  let team = { name: '', phone: '' };
  const teams: string[] = [];
  const rows = lines.flatMap((line): Row[] => {
    const cells = cellsOf(line) ?? [];
    const heading = headingOf(cells);
    columns = heading ?? columns;
    if (heading !== null) return [];
    const row = columns === null ? readRow(line, isTeam, answers) : cellRow(line, cells, columns);
    const isEmpty = row.freeFireId === '' && row.badId === '';
    if (isTeam && isEmpty && row.team === '') {
      team = { name: teamOf(line), phone: row.phone };
      teams.push(team.name);
      return [];
    }
    const own = row.team === '' ? team : { name: row.team, phone: '' };
    return [{ ...row, team: isTeam ? own.name : '', phone: row.phone || own.phone }];
  });
  const named = new Set(rows.map((row) => row.team.toLowerCase()));
  return { rows, withoutPlayers: teams.filter((name) => name !== '' && !named.has(name.toLowerCase())) };
}

const TEAM_WORD = new RegExp(`^(?:${TEAM_WORDS.join('|')})(?!\\p{L})\\s*(?:\\d+\\s*)?[:.-]?\\s*`, 'iu');

function teamOf(line: string): string {
  const [text = ''] = partsOf(line).texts;
  return plain(text.replace(TEAM_WORD, '')) || plain(withoutBullet(line));
}

function readRow(line: string, isTeam: boolean, { numbers: order, texts: named }: PasteAnswers): Row {
  const { numbers, texts, phone, email, badId } = partsOf(line);
  const [first = '', second = ''] = numbers;
  const isPhoneFirst = phone === '' && second !== '' && order === 'phone-first';
  const [one = '', other = ''] = texts;
  const isTeamFirst = isTeam && other !== '' && named === 'team-first';
  return {
    line,
    nick: isTeamFirst ? other : one,
    fullName: isTeam ? '' : other,
    freeFireId: isPhoneFirst ? second : first,
    phone: phone === '' ? (isPhoneFirst ? first : second) : phone,
    email,
    team: !isTeam || other === '' ? '' : isTeamFirst ? one : other,
    badId,
  };
}

function cellRow(line: string, cells: readonly string[], columns: readonly (Column | null)[]): Row {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const [freeFireId = ''] = cellParts(cell('freeFireId')).numbers.filter(isFreeFireId);
  return {
    line,
    nick: plain(cell('nick')),
    fullName: plain(cell('fullName')),
    freeFireId,
    phone: cell('phone'),
    email: cell('email'),
    team: plain(cell('team')),
    badId: freeFireId === '' ? plain(cell('freeFireId')) : '',
  };
}

function unitsOf(rows: readonly Row[], { size, substitutes }: Format): readonly PastedUnit[] {
  const seen = new Set<string>();
  const units = new Map<string, PastedPlayer[]>();
  rows.forEach((row, at) => {
    const { badId, ...player } = row;
    const key = size > 1 ? row.team.toLowerCase() : String(at);
    const players = units.get(key) ?? [];
    const id = freeFireIdKey(row.freeFireId);
    const phone = row.phone || (players[0]?.phone ?? '');
    const isTooMany = players.length >= size + (size > 1 ? substitutes : 0);
    const problem = problemOf({ ...row, phone }, size > 1, seen.has(id)) ?? (isTooMany ? 'tooMany' : null);
    if (id !== '') seen.add(id);
    units.set(key, [...players, { ...player, phone, problem }]);
  });
  return [...units.values()].map((players) => ({ name: size > 1 ? (players[0]?.team ?? '') : '', players }));
}

function problemOf(row: Row, isTeam: boolean, isTwice: boolean): PastedProblem | null {
  if (row.freeFireId === '') return row.badId === '' ? 'noId' : 'badId';
  if (isTwice) return 'twice';
  if (row.nick === '' && row.fullName === '') return 'noName';
  if (isTeam && row.team === '') return 'noTeam';
  return row.phone === '' ? 'noPhone' : null;
}
