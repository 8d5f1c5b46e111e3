import { isEmail, isFreeFireId } from '../../contact.ts';
import { plain, withoutEmojis } from './columns.ts';

export interface LineParts {
  readonly texts: readonly string[];
  readonly numbers: readonly string[];
  readonly phone: string;
  readonly email: string;
  readonly badId: string;
}

const BULLET = /^[\s_*•·>-]*(?:\d{1,3}\s*[.)°:-]+\s*)?[\s_*•·>-]*/u;
const LABEL = /\b(?:id|uid|nick|tel|cel|whatsapp|wsp)\b\s*[:=#.-]?\s*/giu;
const PHONE_WITH_CODE = /\+\d[\d\s().-]{7,20}\d/u;
/**
 * Numbers are matched as whole words, because digits inside a word are no number. A lookbehind is not used,
 * because old phones do not support it.
 */
const WORD = /[\p{L}\d]+/gu;
const NUMBER = /^\d{5,15}$/;
const APART = /[\s;,|<>()]+/u;
const EMAIL = /.@./su;

export function cellsOf(line: string): readonly string[] | null {
  const mark = ['\t', ';', '|'].find((each) => line.includes(each)) ?? (/,.*,/u.test(line) ? ',' : null);
  return mark === null ? null : line.split(mark).map((cell) => cell.trim());
}

export function withoutBullet(line: string): string {
  return withoutEmojis(line).replace(BULLET, '').trim();
}

export function partsOf(line: string): LineParts {
  const cells = cellsOf(line) ?? withoutBullet(line).split(/\s+[-–—/]+\s+|\s{3,}/u);
  const all = cells.map(cellParts);
  const numbers = all.flatMap((each) => each.numbers);
  return {
    texts: all.flatMap(({ text }) => (text === '' ? [] : [text])),
    numbers: numbers.filter(isFreeFireId),
    phone: all.find(({ phone }) => phone !== '')?.phone ?? numbers.find((each) => each.length > 12) ?? '',
    email: all.find(({ email }) => email !== '')?.email ?? '',
    badId: numbers.find((each) => each.length < 8) ?? '',
  };
}

const withoutNumbers = (text: string) => text.replaceAll(WORD, (word) => (NUMBER.test(word) ? ' ' : word));

export function cellParts(cell: string) {
  let rest = cell;
  const taken = (found = '') => {
    if (found !== '') rest = rest.replace(found, ' ');
    return found.trim();
  };
  const email = taken(rest.split(APART).find((word) => EMAIL.test(word)));
  const phone = taken(PHONE_WITH_CODE.exec(rest)?.[0]);
  const numbers = (rest.match(WORD) ?? []).filter((word) => NUMBER.test(word));
  const spaced =
    numbers.length === 0 && /^\s*\d[\d\s-]{7,}\d\s*$/u.test(rest) ? rest.replaceAll(/\D/gu, '') : '';
  const text = spaced === '' ? withoutNumbers(rest).replaceAll(LABEL, ' ') : '';
  return {
    email: isEmail(email) ? email : '',
    phone,
    numbers: spaced === '' ? numbers : [spaced],
    text: plain(text),
  };
}
