import type { StreamLine, StreamTable } from './stream-table.ts';

const ROWS = { least: 3, most: 20, usual: 12 };
const SECONDS = { least: 5, most: 60, usual: 12 };
const SIDES = ['izquierda', 'derecha', 'centro'] as const;

function within(text: string | null, { least, most, usual }: typeof ROWS): number {
  const number = Number(text ?? usual);
  return Number.isInteger(number) ? Math.min(Math.max(number, least), most) : usual;
}

export interface StreamOptions {
  readonly rows: number;
  readonly pageMs: number;
  readonly lobby: string | null;
  readonly side: (typeof SIDES)[number];
}

export function overlayOptions(search: string): StreamOptions {
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
  readonly lines: readonly StreamLine[];
  readonly cut: string;
  readonly cutAfter: number;
}

export function framesOf(
  { lines, cutAfter, cut }: Pick<StreamTable, 'lines' | 'cutAfter' | 'cut'>,
  rows: number,
): readonly Frame[] {
  const pages = Math.max(Math.ceil(lines.length / rows), 1);
  const size = Math.ceil(lines.length / pages);
  return Array.from({ length: pages }, (_, page): Frame => {
    const from = page * size;
    const within = cutAfter - from;
    const shown = within > 0 && within <= size;
    return { lines: lines.slice(from, from + size), cutAfter: shown ? within : 0, cut: shown ? cut : '' };
  });
}

type Compared = Pick<StreamTable, 'id' | 'lines'>;

export function changedSince(before: Compared | null, after: Compared): ReadonlySet<string> {
  if (before === null || before.id !== after.id) return new Set();
  const known = new Map(before.lines.map((line) => [line.key, line]));
  const changed = after.lines.filter(({ key, points, rank }) => {
    const was = known.get(key);
    return was?.points !== points || was.rank !== rank;
  });
  return new Set(changed.map(({ key }) => key));
}
