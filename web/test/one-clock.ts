import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { inZone } from '@copa/domain/time/words/zones';

const NAMED = /\d:\d\d\s[ap]\.\sm\. (en (?:el |la )?\p{Lu}[^\d,.·:]*)/gu;

/** Each card of a list may name the hour of its own tournament once, the rest of the screen one hour more. */
export function secondClocks(page: Element): readonly string[] {
  if (page.textContent?.match(NAMED) === null) return [];
  const rest = page.cloneNode(true) as Element;
  for (const message of rest.querySelectorAll('textarea')) message.remove();
  const cards = [...rest.querySelectorAll('.tournament-card')];
  for (const card of cards) card.remove();
  const second = [...cards, rest].map(otherClocks).find(({ length }) => length > 1);
  return second ?? [];
}

function otherClocks(part: Element): readonly string[] {
  const own = inZone(ownTimeZone());
  return [...(part.textContent ?? '').matchAll(NAMED)]
    .filter(([, zone = '']) => !zone.startsWith(own))
    .map(([hour]) => hour);
}
