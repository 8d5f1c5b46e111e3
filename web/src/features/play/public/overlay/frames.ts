import type { Board } from '@copa/domain/play/board';
import { type BoardLine, boardLines } from '@copa/domain/play/board/lines';
import { lobbiesOf } from '@copa/domain/play/board/words';

/** One screen of the overlay. */
export interface Frame {
  readonly lines: readonly BoardLine[];
  /** Empty while another page of rows stands there. */
  readonly cut: string;
  /** Within these rows; 0 for none. */
  readonly cutAfter: number;
}

/** The rows in as many pages as they need, evenly filled. */
export function framesOf(
  board: Board,
  { rows, lobby }: { rows: number; lobby: string | null },
): readonly Frame[] {
  const known = lobby !== null && lobbiesOf(board).includes(lobby) ? lobby : null;
  const { lines, cutAfter, cut } = boardLines(board, known);
  const pages = Math.max(Math.ceil(lines.length / rows), 1);
  const size = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, page) => {
    const from = page * size;
    const within = cutAfter - from;
    const shown = within > 0 && within <= size;
    return { lines: lines.slice(from, from + size), cutAfter: shown ? within : 0, cut: shown ? cut : '' };
  });
}

/** The numbers of the units whose points or rank are other ones than before. */
export function changedSince(before: Board | null, after: Board): ReadonlySet<string> {
  if (before === null || before.id !== after.id) return new Set();
  const known = new Map(before.rows.map((row) => [row.number, row]));
  const changed = after.rows.filter((row) => {
    const was = known.get(row.number);
    return was?.points !== row.points || was.rank !== row.rank;
  });
  return new Set(changed.map(({ number }) => String(number)));
}
