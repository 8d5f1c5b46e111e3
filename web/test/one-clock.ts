import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { inZone } from '@copa/domain/time/words/zones';

/** An hour with its zone, as `hourThere` and `namedHour` write it. */
const NAMED = /\d:\d\d\s[ap]\.\sm\. (en (?:el |la )?\p{Lu}[^\d,.·:]*)/gu;

/** Hours on a screen by another clock than the reader's: more than one is a second clock. Messages to share are typed. */
export function otherClocks(page: Element): readonly string[] {
  const shown = page.cloneNode(true) as Element;
  for (const message of shown.querySelectorAll('textarea')) message.remove();
  const own = inZone(ownTimeZone());
  return [...(shown.textContent ?? '').matchAll(NAMED)]
    .filter(([, zone = '']) => !zone.startsWith(own))
    .map(([hour]) => hour);
}
