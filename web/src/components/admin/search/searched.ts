import { plainLetters } from '@copa/domain/play/pasted/plain-letters';
import { seenLine } from '@copa/domain/text';

const BLANKS = /[\s\u115F\u1160\u2800]+/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Players write nicks in letters that no keyboard has, and with signs that look like a space or like nothing. */
export function searched(text: string): string {
  return plainLetters(seenLine(text)).replaceAll(BLANKS, ' ').replaceAll(UNSEEN, '').trim();
}
