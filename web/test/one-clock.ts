import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { inZone } from '@copa/domain/time/words/zones';

const NAMED = /\d:\d\d\s[ap]\.\sm\. (en (?:el |la )?\p{Lu}[^\d,.·:]*)/gu;

export function otherClocks(page: Element): readonly string[] {
  if (page.textContent?.match(NAMED) === null) return [];
  const shown = page.cloneNode(true) as Element;
  for (const message of shown.querySelectorAll('textarea')) message.remove();
  const own = inZone(ownTimeZone());
  return [...(shown.textContent ?? '').matchAll(NAMED)]
    .filter(([, zone = '']) => !zone.startsWith(own))
    .map(([hour]) => hour);
}
