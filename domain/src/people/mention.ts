/** Shorter names are often everyday words or numbers of matches, so `mentions` ignores them. */
const SHORTEST = 3;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const isLong = (name: string) => Array.from(name).length >= SHORTEST;

export function mentions(text: string, names: readonly string[]): boolean {
  const read = plain(text);
  return names
    .map((name) => plain(name).trim())
    .filter(isLong)
    .some((name) => {
      const literal = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'u').test(read);
    });
}

export function derivesFrom(name: string, nick: string): boolean {
  const [made, source] = [plain(name).trim(), plain(nick).trim()];
  if (!isLong(source)) return made !== '' && made === source;
  return made.includes(source) || (made.length > 1 && source.includes(made));
}
