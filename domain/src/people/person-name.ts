import * as z from 'zod/mini';
import { NAME_MAX } from '../limits.ts';
import { text } from '../text.ts';
import * as words from './words.ts';

/**
 * Mail and chat programs turn words with these endings into links, so such a name is refused. `de` is missing,
 * because of names such as `Ma.de los Ángeles`. `withSpacedDots` is for all endings that are missing here.
 */
const LINKED_DOMAINS =
  'com|net|org|info|biz|xyz|top|site|online|shop|store|club|live|link|click|app|dev|web|fun|vip|win|bet|icu|tech|world|pro|edu|gov|io|co|me|ly|gg|tv|gl|to|cc|ws|tk|ml|ga|cf|gq|ru|cn|us|uk|es|mx|ar|cl|pe|br|ve|ec|bo|uy|py|cr|gt|hn|ni|pa|pr|sv|cu|fr|it|pt|in|jp|kr|tr|id|vn|ph|pk|eu|lat|games|casino|space|website|blog|promo|gift|cfd|sbs|buzz|lol|rocks|xn--[a-z0-9-]+';

const LINKS: readonly RegExp[] = [
  /@/,
  /:\/\//,
  /(?:^|[^\p{L}\p{N}])(?:(?:https?|mailto)(?![\p{L}\p{N}])|www\d?\.)/iu,
  /[\p{L}\p{M}\p{N}-]\.[\p{L}\p{N}-]{2,}[/:?#]/u,
  /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
  new RegExp(`[\\p{L}\\p{M}\\p{N}-]\\.(?:${LINKED_DOMAINS})(?![\\p{L}\\p{N}])`, 'iu'),
];
const DOTS = /[\u3002\uFF0E\uFF61\u2024]/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** No domain ends with one letter, or with a digit first. */
const DOT_IN_WORD =
  /([^\s.][.\u3002\uFF0E\uFF61\u2024])(?=\p{Default_Ignorable_Code_Point}*\p{L}[\p{Default_Ignorable_Code_Point}\p{M}]*[\p{L}\p{N}-])/gu;

export function hasLink(value: string): boolean {
  const plain = value.replaceAll(UNSEEN, '').replaceAll(DOTS, '.').normalize('NFKC');
  return LINKS.some((link) => link.test(plain));
}

/** `premio.ai` becomes `premio. ai`, which no program turns into a link; `Ma.Fernanda` reads as well with a space. */
function withSpacedDots(name: string): string {
  return name.replaceAll(DOT_IN_WORD, '$1 ');
}

export function nameText(max: number, required?: string) {
  return text(max, required).check(
    z.refine((value) => !hasLink(value), words.nameWithLink),
    z.overwrite(withSpacedDots),
    z.maxLength(max, words.tooLongWithDots(max)),
  );
}

export function personName(required: string) {
  return nameText(NAME_MAX, required);
}
