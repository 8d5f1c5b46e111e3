import { escapeHtml, escapeJson } from '@copa/domain/html';
import { DEFAULT_SITE } from '@copa/domain/site/brand';
import { cardKind, cardStart, countText, FILTER_FROM, takenPlaces } from '@copa/domain/tournaments/card';
import {
  CARD_OPTIONS,
  type CARD_SLOTS,
  type CardOption,
  LIST_PAGE_CASES,
  LIST_PAGE_DATA_ID,
  type ListPageCase,
  type ListPagePart,
  listPageMarks,
} from '@copa/domain/tournaments/list-page';
import { topPrize } from '@copa/domain/tournaments/prizes';
import { entryFeeShown } from '@copa/domain/tournaments/state';
import type { Tournament } from '@copa/domain/tournaments/tournament';

const SLOT = /~~(\w+)~~/g;

/** The built page with the list in it: what each tournament is before any JavaScript runs, the data for the screen. */
export function withTournaments(
  template: string,
  tournaments: readonly Tournament[],
  { asOf, brand }: { readonly asOf: Date; readonly brand: string },
): string {
  const page = branded(onlyCase(template, caseOf(tournaments)), brand);
  const { before, inside: card, after } = split(page, 'card') ?? { before: '', inside: '', after: page };
  const cards = tournaments.map((tournament) => filledCard(card, tournament));
  const rest = (text: string) => filled(text, { count: countText(tournaments.length), brand });
  return [
    rest(before),
    ...cards,
    rest(after).replace('</body>', () => `${dataElement(tournaments, asOf)}\n  </body>`),
  ]
    .join('')
    .replace('data-prerendered', () => `data-brand="${escapeHtml(brand)}" data-prerendered`);
}

/** The built page as it waits for a list that it does not know. */
export function withoutTournaments(template: string): string {
  return onlyCase(template, 'waiting');
}

function caseOf({ length }: readonly Tournament[]): ListPageCase {
  if (length === 0) return 'empty';
  return length < FILTER_FROM ? 'few' : 'many';
}

function onlyCase(template: string, wanted: ListPageCase): string {
  return LIST_PAGE_CASES.reduce((page, each) => withPart(page, each, each === wanted), template);
}

function split(text: string, part: ListPagePart) {
  const { begin, end } = listPageMarks(part);
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to === -1) return null;
  return {
    before: text.slice(0, from),
    inside: text.slice(from + begin.length, to),
    after: text.slice(to + end.length),
  };
}

function withPart(text: string, part: ListPagePart, kept: boolean): string {
  const found = split(text, part);
  return found === null ? text : found.before + (kept ? found.inside : '') + found.after;
}

/** The name that the owner has given the site since it was built; the screen begins with it too. */
function branded(page: string, brand: string): string {
  return page.replaceAll(escapeHtml(DEFAULT_SITE.brand.name), () => escapeHtml(brand));
}

/** In one pass: what an organiser writes is never taken for a slot. */
function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(SLOT, (slot, name: string) => escapeHtml(values[name] ?? slot));
}

function filledCard(card: string, tournament: Tournament): string {
  const values: Readonly<Record<string, string | null>> = valuesOf(tournament);
  const optional: Record<CardOption, string | null | undefined> = {
    image: values['imageId'],
    fee: values['fee'],
    description: values['description'] || null,
    prize: values['prize'],
  };
  const parts = CARD_OPTIONS.reduce((text, part) => withPart(text, part, optional[part] !== null), card);
  return filled(
    parts,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])),
  );
}

/** Nothing about open or closed: the page may be minutes old, and without JavaScript nobody corrects it. */
function valuesOf(tournament: Tournament): Record<(typeof CARD_SLOTS)[number], string | null> {
  const { id, imageId, name, description, modality, currentPlayers, maxPlayers } = tournament;
  const { taken, places } = takenPlaces(tournament);
  return {
    id: encodeURIComponent(id),
    imageId: imageId === null ? null : encodeURIComponent(imageId),
    name,
    description,
    start: cardStart(tournament),
    modality,
    kind: cardKind(tournament),
    prize: topPrize(tournament),
    fee: entryFeeShown(tournament),
    players: String(currentPlayers),
    maxPlayers: String(maxPlayers),
    taken: String(taken),
    places: String(places),
  };
}

/** Only what the rules let anyone read and the screens show; not who wrote it when. */
function dataElement(tournaments: readonly Tournament[], asOf: Date): string {
  const shown = tournaments.map((each) => ({
    ...each,
    updatedAt: null,
    publishedAt: null,
    publishDate: null,
  }));
  const data = escapeJson({ asOf, tournaments: shown });
  return `<script type="application/json" id="${LIST_PAGE_DATA_ID}">${data}</script>`;
}
