import { filled, withParts } from '@copa/domain/page-template';

export const FIRST_CARD = 'first-card';

declare global {
  /**
   * The bodies of the answers to the early requests (`web/prerender/early-ask.ts`). A body is null if no
   * answer arrives or the answer is not `ok`.
   */
  var earlyBodies: readonly Promise<unknown>[] | undefined;
  /**
   * The card that the page drew before React ran, with the path of the page. `components/skeleton.tsx` shows
   * the card at that path.
   */
  var firstCard: { readonly of: string; readonly card: HTMLElement } | undefined;
}

/**
 * Checks only that the fields exist, because no schema is loaded before the card is drawn. An older document
 * or API may lack fields.
 */
export function hasAll<Data extends object>(
  data: object,
  fields: Readonly<Record<keyof Data, true>>,
): data is Data {
  return Object.keys(fields).every((name) => name in data);
}

export interface CardContent<Slot extends string, Part extends string> {
  readonly slots: Readonly<Record<Slot, string>>;
  readonly parts: Readonly<Record<Part, boolean>>;
}

export function drawFirstCard<Slot extends string, Part extends string>(
  templateId: string,
  { slots, parts }: CardContent<Slot, Part>,
): HTMLElement | null {
  const place = document.getElementById(FIRST_CARD);
  const template = document.getElementById(templateId);
  if (place === null || template === null) return null;
  const card = document.createElement('div');
  card.innerHTML = filled(withParts(template.innerHTML, parts), slots);
  place.replaceChildren(card);
  globalThis.firstCard = { of: location.pathname, card };
  return card;
}

export function beforeScripts(draw: () => Promise<void>): Promise<void> {
  return draw().finally(() => {
    const scripts = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset['scripts'];
    for (const href of scripts?.split(' ') ?? []) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
    }
  });
}
