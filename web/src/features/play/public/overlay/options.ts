export interface OverlayOptions {
  /** Rows on one screen. */
  readonly rows: number;
  /** Time of one screen. */
  readonly pageMs: number;
  readonly lobby: string | null;
  readonly side: 'izquierda' | 'derecha' | 'centro';
}

const ROWS = { least: 3, most: 20, usual: 12 };
const SECONDS = { least: 5, most: 60, usual: 12 };
const SIDES = ['izquierda', 'derecha', 'centro'] as const;

function within(text: string | null, { least, most, usual }: typeof ROWS): number {
  const number = Number(text ?? usual);
  return Number.isInteger(number) ? Math.min(Math.max(number, least), most) : usual;
}

/** `?filas=12&segundos=12&lobby=a&lado=derecha`: what cannot be read is as usual. */
export function overlayOptions(search: string): OverlayOptions {
  const asked = new URLSearchParams(search);
  const lobby = asked.get('lobby')?.toLowerCase() ?? '';
  return {
    rows: within(asked.get('filas'), ROWS),
    pageMs: within(asked.get('segundos'), SECONDS) * 1000,
    lobby: /^[a-z]{1,2}$/.test(lobby) ? lobby : null,
    side: SIDES.find((side) => side === asked.get('lado')) ?? 'izquierda',
  };
}
