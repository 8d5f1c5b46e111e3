import { seenLine } from '../text.ts';

const DASHES = /[\u2010-\u2015\u2212.·]/gu;
const FULL_WIDTH = /[\uFF01-\uFF5E]/gu;
const FULL_WIDTH_SHIFT = 0xfee0;

/** Writes a number with the signs that `PHONE` allows, because contact cards use other dashes and brackets. */
export function seenPhone(value: string): string {
  return seenLine(value)
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replaceAll(DASHES, '-')
    .replace(/^\(\s*(\+\d+)\s*\)/u, '$1');
}
