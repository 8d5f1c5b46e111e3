import { TEAM_WORDS } from '../../tournaments/words/choices.ts';
import { NO_RESULT } from '../result/result.ts';
import type { Reading } from './line-readings.ts';
import { plainLetters, plainWords } from './plain-letters.ts';

export interface Columns {
  readonly name: number;
  readonly placement: number;
  readonly kills: number;
}

const NAMES = new RegExp(`^(?:(?:${TEAM_WORDS.join('|')}|nombre|nick)s?|jugador(?:es)?)$`, 'u');
const PLACEMENTS = /^(?:pos|posicion|puestos?|lugar(?:es)?|top|rank|#)$/u;
const KILLS = /^(?:bajas|kills?|k|eliminaciones|elims)$/u;

const cellsOf = (line: string) => line.split(/[\t;|]/u).map((cell) => cell.trim());

export function columnsOf(line: string): Columns | null {
  const titles = cellsOf(line).map((cell) => plainLetters(cell).replace(/[.:]$/u, ''));
  const at = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title));
  const columns = { name: at(NAMES), placement: at(PLACEMENTS), kills: at(KILLS) };
  return columns.name >= 0 && (columns.placement >= 0 || columns.kills >= 0) ? columns : null;
}

export function columnReading(line: string, columns: Columns): Reading | null {
  const cells = cellsOf(line);
  const name = plainWords(plainLetters(cells[columns.name] ?? '')).join(' ');
  const placement = figure(cells[columns.placement]);
  const kills = figure(cells[columns.kills]);
  if (name === '' || placement === undefined || kills === undefined || placement === 0) return null;
  return { name, results: [{ ...NO_RESULT, placement, kills }], isSure: true };
}

function figure(cell = ''): number | null | undefined {
  if (cell === '' || cell === '-') return null;
  const [, digits] = /^#?(\d{1,2})[.º°]?$/u.exec(cell) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
