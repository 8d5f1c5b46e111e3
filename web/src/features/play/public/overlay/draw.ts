import type { BoardLine } from '@copa/domain/play/board/lines';
import type { BoardFacts } from '@copa/domain/play/board/page';
import * as words from '../../words/overlay.ts';
import type { Frame } from './frames.ts';

function element(tag: string, className: string, text = '', children: readonly Node[] = []): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(text, ...children);
  return made;
}

function headOf(scope: string, className: string, text: string): HTMLElement {
  const cell = element('th', className, text);
  cell.setAttribute('scope', scope);
  return cell;
}

function rowOf(line: BoardLine, changed: boolean): HTMLElement {
  const { rank, name, badge, booyahs, kills, points, pass } = line;
  const heading = headOf('row', 'name', '');
  heading.append(element('span', '', name));
  if (badge !== '') heading.append(element('strong', 'badge', badge));
  const row = element('tr', changed ? 'changed' : '', '', [
    element('td', 'rank', rank),
    heading,
    element('td', 'figure', booyahs),
    element('td', 'figure', kills),
    element('td', 'points', points),
  ]);
  row.dataset['rank'] = rank;
  row.dataset['pass'] = pass;
  return row;
}

function cutRow(text: string): HTMLElement {
  const cell = element('td', '', text);
  cell.setAttribute('colspan', '5');
  return element('tr', 'cut', '', [cell]);
}

const HEADS = [
  ['rank', '#'],
  ['name', words.name],
  ['figure', words.booyahs],
  ['figure', words.kills],
  ['points', words.points],
] as const;

interface Drawing {
  readonly facts: BoardFacts;
  readonly frame: Frame;
  /** `1/3`; empty where there is only one. */
  readonly page: string;
  readonly changed: ReadonlySet<string>;
}

export function drawBoard(stage: HTMLElement, { facts, frame, page, changed }: Drawing): void {
  const rows = frame.lines.flatMap((line, index) => [
    rowOf(line, changed.has(line.number)),
    ...(index + 1 === frame.cutAfter ? [cutRow(frame.cut)] : []),
  ]);
  const heads = HEADS.map(([name, text]) => headOf('col', name, text));
  const table = element('table', '', '', [
    element('thead', '', '', [element('tr', '', '', heads)]),
    element('tbody', '', '', rows),
  ]);
  stage.replaceChildren(
    element('header', '', '', [
      element('p', 'tournament', facts.tournament),
      element('h1', '', facts.stage),
      element('p', 'status', facts.status),
    ]),
    table,
    element('footer', '', '', [element('span', '', facts.provisional), element('span', '', page)]),
  );
}

export function drawWords(stage: HTMLElement, text: string): void {
  stage.replaceChildren(element('header', '', '', [element('h1', '', text)]));
}
