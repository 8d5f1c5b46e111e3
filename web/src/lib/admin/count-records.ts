/**
 * Counts the records of a CSV that arrives in pieces: a line break inside quotes belongs to its cell (RFC 4180).
 */
export function createRecordCounter(): (piece: string) => number {
  let quoted = false;
  let records = 0;
  return (piece) => {
    for (const character of piece) {
      if (character === '"') quoted = !quoted;
      else if (character === '\n' && !quoted) records += 1;
    }
    return records;
  };
}
