import { plainLetters } from '@copa/domain/play/pasted/plain-letters';
import { seenLine } from '@copa/domain/text';

const BLANKS = /[\s\u115F\u1160\u2800]+/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Players write nicks in letters that no keyboard has, and with signs that look like a space or like nothing. */
export function searched(text: string): string {
  return plainLetters(seenLine(text)).replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '').trim();
}

/** The item must not change, because its searched text is kept. */
export function searchedOnce<T extends object>(textsOf: (item: T) => readonly string[]): (item: T) => string {
  const kept = new WeakMap<T, string>();
  return (item) => {
    const known = kept.get(item);
    if (known !== undefined) return known;
    const text = textsOf(item).map(searched).join('\n');
    kept.set(item, text);
    return text;
  };
}
