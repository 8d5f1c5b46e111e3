import { escapeHtml } from './html.ts';

/** These names must equal those in `web/src/app/pages.ts`. */
export type FilledScreen = 'tournament' | 'board' | 'season' | 'registration' | 'tournamentRules';

export function pageSlot<Slot extends string>(slot: Slot): string {
  return `~~${slot}~~`;
}

export function partMarks<Part extends string>(part: Part): { readonly begin: string; readonly end: string } {
  return { begin: `~~${part}.~~`, end: `~~.${part}~~` };
}

export function pageSlots<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, pageSlot(name)])) as Record<Name, string>;
}

const SLOT = new RegExp(pageSlot(String.raw`(\w+)`), 'g');

export function splitPart(text: string, part: string) {
  const { begin, end } = partMarks(part);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to === -1) return { before: text, inside: '', after: '' };
  return {
    before: text.slice(0, from),
    inside: text.slice(from + begin.length, to),
    after: text.slice(to + end.length),
  };
}

export function withParts<Part extends string>(
  page: string,
  parts: Readonly<Partial<Record<Part, boolean>>>,
): string {
  return Object.entries(parts).reduce((text, [part, kept]) => {
    const { before, inside, after } = splitPart(text, part);
    return before + (kept ? inside : '') + after;
  }, page);
}

/** One pass fills all slots, so that an organiser's text is never taken for a slot. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(SLOT, (slot, name: string) => escapeHtml(values[name] ?? slot));
}
