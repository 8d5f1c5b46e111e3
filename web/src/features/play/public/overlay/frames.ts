import type { Board } from '@copa/domain/play/board';
import { type BoardLine, boardLines } from '@copa/domain/play/board/lines';
import { lobbiesOf } from '@copa/domain/play/board/words';

const ROWS = { least: 3, most: 20, usual: 12 };
const SECONDS = { least: 5, most: 60, usual: 12 };
const SIDES = ['izquierda', 'derecha', 'centro'] as const;

function within(text: string | null, { least, most, usual }: typeof ROWS): number {
  const number = Number(text ?? usual);
  return Number.isInteger(number) ? Math.min(Math.max(number, least), most) : usual;
}

/** `?filas=12&segundos=12&lobby=a&lado=derecha`: what cannot be read is as usual. */
export function overlayOptions(search: string) {
  const asked = new URLSearchParams(search);
  const lobby = asked.get('lobby')?.toLowerCase() ?? '';
  return {
    rows: within(asked.get('filas'), ROWS),
    pageMs: within(asked.get('segundos'), SECONDS) * 1000,
    lobby: /^[a-z]{1,2}$/.test(lobby) ? lobby : null,
    side: SIDES.find((side) => side === asked.get('lado')) ?? SIDES[0],
  };
}

export interface Frame {
  readonly lines: readonly BoardLine[];
  /** Empty while another page of rows stands there. */
  readonly cut: string;
  /** Within these rows; 0 for none. */
  readonly cutAfter: number;
}

export function framesOf(board: Board, { rows, lobby }: { rows: number; lobby: string | null }) {
  const known = lobby !== null && lobbiesOf(board).includes(lobby) ? lobby : null;
  const { lines, cutAfter, cut } = boardLines(board, known);
  const pages = Math.max(Math.ceil(lines.length / rows), 1);
  const size = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, page): Frame => {
    const from = page * size;
    const within = cutAfter - from;
    const shown = within > 0 && within <= size;
    return { lines: lines.slice(from, from + size), cutAfter: shown ? within : 0, cut: shown ? cut : '' };
  });
}

export function changedSince(before: Board | null, after: Board): ReadonlySet<string> {
  if (before === null || before.id !== after.id) return new Set();
  const known = new Map(before.rows.map((row) => [row.number, row]));
  const changed = after.rows.filter((row) => {
    const was = known.get(row.number);
    return was?.points !== row.points || was.rank !== row.rank;
  });
  return new Set(changed.map(({ number }) => String(number)));
}
