export const numberText = (count: number) => (count < 0 ? `−${-count}` : String(count));
export const gainText = (count: number) => (count < 0 ? numberText(count) : `+${count}`);

/** Penalties can make points negative, and −1 is singular like 1. */
const isSingular = (shown: string) => shown === '1' || shown === '−1';

export function counted(count: number, one: string, many: string): string {
  const shown = numberText(count);
  return `${shown} ${isSingular(shown) ? one : many}`;
}

export const ordinal = (place: number) => `${place}.º`;

export const pointsWordAfter = (shown: string) => (isSingular(shown) ? 'punto' : 'puntos');
export const pointsWord = (count: number) => pointsWordAfter(numberText(count));
export const killsWord = (count: number) => (count === 1 ? 'baja' : 'bajas');
export const booyahsWord = (count: number) => (count === 1 ? 'Booyah' : 'Booyahs');
export const pointsText = (count: number) => counted(count, 'punto', 'puntos');
