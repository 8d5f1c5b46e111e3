import * as words from '../words/stream.ts';
import type { Frame } from './frames.ts';
import type { StreamLine, StreamTable } from './stream-table.ts';

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

function rowOf(line: StreamLine, changed: boolean): HTMLElement {
  const { rank, name, badge, figures, points, pass } = line;
  const heading = headOf('row', 'name', '');
  heading.append(element('span', '', name));
  if (badge !== '') heading.append(element('strong', 'badge', badge));
  const row = element('tr', changed ? 'changed' : '', '', [
    element('td', 'rank', rank),
    heading,
    ...figures.map((figure) => element('td', 'figure', figure)),
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

interface Drawing {
  readonly table: StreamTable;
  readonly frame: Frame;
  readonly page: string;
  readonly changed: ReadonlySet<string>;
}

export function drawTable(stage: HTMLElement, { table, frame, page, changed }: Drawing): void {
  const rows = frame.lines.flatMap((line, index) => [
    rowOf(line, changed.has(line.key)),
    ...(index + 1 === frame.cutAfter ? [cutRow(frame.cut)] : []),
  ]);
  const heads = [
    headOf('col', 'rank', '#'),
    headOf('col', 'name', words.name),
    ...table.columns.map((text) => headOf('col', 'figure', text)),
    headOf('col', 'points', words.points),
  ];
  const drawn = element('table', '', '', [
    element('thead', '', '', [element('tr', '', '', heads)]),
    element('tbody', '', '', rows),
  ]);
  stage.replaceChildren(
    element('header', '', '', [
      element('p', 'tournament', table.over),
      element('h1', '', table.title),
      element('p', 'status', table.status),
    ]),
    drawn,
    element('footer', '', '', [element('span', '', table.note), element('span', '', page)]),
  );
}

export function drawWords(stage: HTMLElement, text: string): void {
  stage.replaceChildren(element('header', '', '', [element('h1', '', text)]));
}
