/** Shorter names are often everyday words or numbers of matches, so `mentions` ignores them. */
const SHORTEST = 3;
const NO_LETTER = String.raw`[^\p{L}\p{N}]+`;
/** Players put signs around a name, and organisers write it without them. */
const ORNAMENTS = new RegExp(`^${NO_LETTER}|${NO_LETTER}$`, 'gu');

/** Stored names have a space after a dot, which the game and organisers do not write. */
const SPACE_AFTER_DOT = /([.\u3002])\s+/gu;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase();
const isLong = (name: string) => Array.from(name).length >= SHORTEST;

function spellings(name: string): readonly string[] {
  const whole = plain(name).trim();
  const bare = whole.replaceAll(ORNAMENTS, '');
  const written = isLong(bare) ? [whole, bare] : [whole];
  return [...written, ...written.map((each) => each.replaceAll(SPACE_AFTER_DOT, '$1'))];
}

export function isSpelledAs(written: string, name: string): boolean {
  return spellings(name).includes(plain(written).trim());
}

export function mentions(text: string, names: readonly string[]): boolean {
  const read = plain(text);
  return names.flatMap(spellings).some((name) => isLong(name) && hasWord(read, name));
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + word.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

export function derivesFrom(name: string, nick: string): boolean {
  const made = plain(name).trim();
  return spellings(nick).some((source) => {
    if (!isLong(source)) return made !== '' && made === source;
    return made.includes(source) || (made.length > 1 && source.includes(made));
  });
}
