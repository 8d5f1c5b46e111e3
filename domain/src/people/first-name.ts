import { cutText } from '../text.ts';

const FIRST_NAME_MAX = 24;
/** Some of these signs are letters or symbols that look like a blank. */
const BLANKS = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/u;

export function partsOfName(fullName: string): readonly string[] {
  return fullName.split(BLANKS).filter((part) => part !== '');
}

/**
 * Texts of organisers and the page of a consent contain first names. So a stranger must not be able to write a
 * whole sentence in place of one.
 */
export function firstNameOf(fullName: string): string {
  return cutText(partsOfName(fullName)[0] ?? '', FIRST_NAME_MAX);
}
