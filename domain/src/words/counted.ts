/** Penalties make points negative, and −1 is singular like 1. */
const isOne = (count: number) => Math.abs(count) === 1;

export function counted(count: number, one: string, many: string): string {
  return `${count} ${isOne(count) ? one : many}`;
}

export const pointsWord = (count: number) => (isOne(count) ? 'punto' : 'puntos');
export const pointsText = (count: number) => `${count} ${pointsWord(count)}`;
