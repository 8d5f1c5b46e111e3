function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(!same),
      ];
      if (swapped) steps.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}

export function nearest(word: string, known: readonly string[]): string | null {
  if (word === '') return null;
  const plain = word.toLowerCase();
  const near = known
    .map((candidate) => ({
      candidate,
      apart: candidate.startsWith(plain) ? 0 : distance(plain, candidate),
    }))
    .filter(({ candidate, apart }) => apart * 2 < candidate.length)
    .sort((a, b) => a.apart - b.apart || a.candidate.length - b.candidate.length);
  return near[0]?.candidate ?? null;
}
