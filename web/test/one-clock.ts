import { ownTimeZone } from '@copa/domain/time/wall-clock';
import { inZone } from '@copa/domain/time/words/zones';

const NAMED = /\d:\d\d\s[ap]\.\sm\. (en (?:el |la )?\p{Lu}[^\d,.·:]*)/gu;

const DEADLINE = /^(Cierre de inscripciones|Tienen hasta .+)$/;

/**
 * Each card of a list, and the deadline of a tournament and of a team, may name one hour there. The rest of
 * the screen may name one hour more.
 */
export function secondClocks(page: Element): readonly string[] {
  if (page.textContent?.match(NAMED) === null) return [];
  const rest = page.cloneNode(true) as Element;
  for (const message of rest.querySelectorAll('textarea')) message.remove();
  const deadlines = [...rest.querySelectorAll('dt, strong')].filter(({ textContent }) =>
    DEADLINE.test(textContent),
  );
  const own = [
    ...rest.querySelectorAll('.tournament-card'),
    ...deadlines.map(({ parentElement }) => parentElement ?? rest),
  ];
  for (const part of own) part.remove();
  const second = [...own, rest].map(otherClocks).find(({ length }) => length > 1);
  return second ?? [];
}

function otherClocks(part: Element): readonly string[] {
  const own = inZone(ownTimeZone());
  return [...(part.textContent ?? '').matchAll(NAMED)]
    .filter(([, zone = '']) => !zone.startsWith(own))
    .map(([hour]) => hour);
}
