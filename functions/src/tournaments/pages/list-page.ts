import { filled, splitPart, withParts } from '@copa/domain/page-template';
import { zoneLine } from '@copa/domain/time/hours';
import { cardKind, cardOffer, cardStart, FILTER_FROM, inListOrder } from '@copa/domain/tournaments/card';
import {
  CARD_OPTIONS,
  type CARD_SLOTS,
  type CardOption,
  inPlayRows,
  LIST_PAGE_CASES,
  LIST_PAGE_DATA_ID,
  type ListPageCase,
  type ListPagePart,
} from '@copa/domain/tournaments/pages/list-page';
import { mapsShown } from '@copa/domain/tournaments/plan-maps';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { countsFor, countText, moreInPlay } from '@copa/domain/tournaments/words/card';
import { branded, hydratable, UNSEEN, withData } from './page-filling.ts';

export function listPage(
  template: string,
  active: readonly Tournament[],
  { asOf, brand }: { readonly asOf: Date; readonly brand: string },
): string {
  const tournaments = inListOrder(active, asOf);
  const page = branded(onlyCase(template, caseOf(tournaments)), brand);
  const { before, inside: card, after } = splitPart(page, 'card');
  const cards = tournaments.map((tournament) => filledCard(card, tournament, asOf));
  const playing = inPlayRows(tournaments, asOf);
  const values = { count: countText(tournaments.length), brand, more: moreInPlay(playing.more) };
  const rest = (text: string) => filled(text, values);
  const shown = tournaments.map((each) => ({ ...each, ...UNSEEN, plan: planOnCard(each) }));
  const written = [filledInPlay(before, playing, rest), ...cards, rest(after)].join('');
  return withData(hydratable(written, { path: '/tournaments', brand }), LIST_PAGE_DATA_ID, {
    asOf,
    tournaments: shown,
  });
}

export function emptyListPage(template: string): string {
  return onlyCase(template, 'waiting');
}

function caseOf({ length }: readonly Tournament[]): ListPageCase {
  if (length === 0) return 'empty';
  return length < FILTER_FROM ? 'few' : 'many';
}

function onlyCase(template: string, wanted: ListPageCase): string {
  return withParts(template, Object.fromEntries(LIST_PAGE_CASES.map((each) => [each, each === wanted])));
}

/** A card reads of the plan only its maps, and most plans have those of the tournament. */
function planOnCard(tournament: Tournament) {
  return mapsShown(tournament) === tournament.mapSelection ? null : tournament.plan;
}

function filledInPlay(
  page: string,
  { rows, more }: ReturnType<typeof inPlayRows>,
  rest: (text: string) => string,
): string {
  const text = withParts<ListPagePart>(page, { inPlay: rows.length > 0, moreInPlay: more > 0 });
  const table = splitPart(text, 'tableRow');
  const other = splitPart(table.after, 'pageRow');
  const lines = rows.map(({ id, name, hasTable }) =>
    filled(hasTable ? table.inside : other.inside, { id: encodeURIComponent(id), name }),
  );
  return [rest(table.before), ...lines, rest(other.before + other.after)].join('');
}

function filledCard(card: string, tournament: Tournament, asOf: Date): string {
  const values: Readonly<Record<string, string | null>> = valuesOf(tournament, asOf);
  const optional: Record<CardOption, string | null | undefined> = {
    image: values['imageId'],
    fee: values['fee'],
    season: values['season'],
    description: values['description'] || null,
    prize: values['prize'],
    registered: values['taken'],
  };
  const parts = withParts(
    card,
    Object.fromEntries(CARD_OPTIONS.map((part) => [part, optional[part] !== null])),
  );
  return filled(
    parts,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ''])),
  );
}

/** A page may be minutes old, so a card does not say whether registration is open. */
function valuesOf(tournament: Tournament, asOf: Date): Record<(typeof CARD_SLOTS)[number], string | null> {
  const { id, imageId, name, description, modality, currentPlayers, maxPlayers, season } = tournament;
  const { fee, prize, places } = cardOffer(tournament);
  return {
    id: encodeURIComponent(id),
    imageId: imageId === null ? null : encodeURIComponent(imageId),
    name,
    description,
    start: cardStart(tournament, asOf, null),
    zone: zoneLine(tournament.date, tournament.timeZone, asOf, null),
    modality,
    kind: cardKind(tournament),
    prize,
    fee,
    seasonId: season && encodeURIComponent(season.id),
    season: season && countsFor(season.name),
    players: String(currentPlayers),
    maxPlayers: String(maxPlayers),
    taken: places && String(places.taken),
    places: places && String(places.places),
  };
}
