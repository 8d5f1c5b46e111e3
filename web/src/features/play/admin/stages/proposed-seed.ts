/** Six digits that nobody chose, short enough to be said in a chat before the draw. */
export function proposedSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}
