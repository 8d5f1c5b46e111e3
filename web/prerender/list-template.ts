import { pageSlot, partMarks } from '@copa/domain/page-template';
import { zoneLine } from '@copa/domain/time/hours';
import { cardKind, cardStart, FILTER_FROM } from '@copa/domain/tournaments/card';
import {
  CARD_OPTIONS,
  type CardOption,
  type ListPagePart,
  type ListPageSlot,
} from '@copa/domain/tournaments/pages/list-page';
import { topPrize } from '@copa/domain/tournaments/prizes';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { countsFor, countText, moreInPlay } from '@copa/domain/tournaments/words/card';
import * as z from 'zod/mini';

const slotOf = pageSlot<ListPageSlot>;

type Render = (tournaments: readonly Tournament[] | null, asOf?: Date) => Promise<string>;

/** `SLOTS` replaces texts of this sample in the card, so no other text of the card may contain them. */
const SAMPLE = z.parse(TournamentSchema, {
  id: 'sample-id',
  imageId: 'sample-image',
  name: 'sample-name',
  description: 'sample-description',
  mapSelection: 'sample-map',
  modality: 'duo',
  date: '2001-02-03T04:05:00Z',
  timeZone: 'UTC',
  entryFee: '98765.43',
  prizePool: '1er: sample-prize',
  currentPlayers: 717_171,
  maxPlayers: 919_191,
  status: 'published',
  gameMode: 'sample-mode',
  format: 'sample-format',
  season: { id: 'sample-of-season', name: 'sample-season' },
});

const NO_FEE = { entryFee: '0' };
const NO_PRIZE = { prizePool: '' };

const CASES: Readonly<Record<CardOption, readonly [has: Partial<Tournament>, lacks: Partial<Tournament>]>> = {
  image: [{}, { imageId: null }],
  fee: [{}, NO_FEE],
  season: [{}, { season: null }],
  description: [{}, { description: '' }],
  prize: [{}, NO_PRIZE],
  registered: [
    { ...NO_FEE, ...NO_PRIZE },
    { ...NO_FEE, ...NO_PRIZE, cancelledAt: SAMPLE.date },
  ],
};

/**
 * Quoted numbers are attributes of the progress bar. They come first, because the slots without quotes would
 * replace them too.
 */
const SLOTS: readonly (readonly [text: string, slot: ListPageSlot])[] = [
  [`"${SAMPLE.currentPlayers}"`, 'taken'],
  [`"${SAMPLE.maxPlayers}"`, 'places'],
  [String(SAMPLE.currentPlayers), 'players'],
  [String(SAMPLE.maxPlayers), 'maxPlayers'],
  [countsFor('sample-season'), 'season'],
  ['sample-of-season', 'seasonId'],
  [SAMPLE.id, 'id'],
  [SAMPLE.imageId ?? '', 'imageId'],
  [SAMPLE.name, 'name'],
  [SAMPLE.description, 'description'],
  [cardStart(SAMPLE, new Date(), null), 'start'],
  [zoneLine(SAMPLE.date, SAMPLE.timeZone, new Date(), null), 'zone'],
  [cardKind(SAMPLE), 'kind'],
  [`#${SAMPLE.modality}"`, 'modality'],
  [topPrize(SAMPLE) ?? '', 'prize'],
  [SAMPLE.entryFee, 'fee'],
];

const DURING_SAMPLE = SAMPLE.date ?? new Date();

const samples = (length: number) =>
  Array.from({ length }, (_, index) => ({ ...SAMPLE, id: `sample-${index}`, stage: index }));

const ARTICLE = /<article.*<\/article>/s;
const IN_PLAY = /<ul data-in-play.*?<\/ul>/s;

export async function listTemplate(render: Render): Promise<string> {
  const card = await cardTemplate(render);
  const inPlay = await inPlayTemplate(render);
  const listOf = async (length: number) => {
    const html = await render(samples(length), DURING_SAMPLE);
    return html
      .replace(ARTICLE, () => card)
      .replace(IN_PLAY, () => inPlay)
      .replace(countText(length), () => slotOf('count'));
  };
  const cases = [
    ['waiting', await render(null)],
    ['empty', await render([])],
    ['few', await listOf(1)],
    ['many', await listOf(FILTER_FROM)],
  ] as const;
  return cases.map(([name, html]) => marked(name, html)).join('');
}

/** The first sample in play has no table. Of three, the last two are only counted. */
async function inPlayTemplate(render: Render): Promise<string> {
  const listOf = async (length: number) => {
    const [list = ''] = IN_PLAY.exec(await render(samples(length), DURING_SAMPLE)) ?? [];
    return { list, rows: list.match(/<li.*?<\/li>/gs) ?? [] };
  };
  const { list, rows: shown } = await listOf(2);
  const [page = '', table = ''] = shown;
  const [, more = ''] = (await listOf(3)).rows;
  const row = (html: string, id: string) =>
    replaced(replaced(html, id, slotOf('id')), SAMPLE.name, slotOf('name'));
  const rows = [
    marked('tableRow', row(table, 'sample-1')),
    marked('pageRow', row(page, 'sample-0')),
    marked('moreInPlay', replaced(more, moreInPlay(2), slotOf('more'))),
  ];
  return marked('inPlay', replaced(list, page + table, rows.join('')));
}

async function cardTemplate(render: Render): Promise<string> {
  const articleOf = async (changes: Partial<Tournament>) => {
    const [article] = ARTICLE.exec(await render([{ ...SAMPLE, ...changes }])) ?? [];
    if (article === undefined) throw new Error('The list has no card');
    return article;
  };
  let card = await articleOf({});
  for (const option of CARD_OPTIONS) {
    const [has, lacks] = CASES[option];
    const part = difference(await articleOf(has), await articleOf(lacks));
    card = replaced(card, part, marked(option, part));
  }
  for (const [text, slot] of SLOTS) {
    const inside = slotOf(slot);
    card = replaced(
      card,
      text,
      text.replace(/[^"#]+/, () => inside),
    );
  }
  return marked('card', card);
}

function difference(whole: string, without: string): string {
  const length = whole.length - without.length;
  let start = 0;
  while (start < without.length && whole[start] === without[start]) start += 1;
  if (length <= 0 || whole.slice(0, start) + whole.slice(start + length) !== without) {
    throw new Error('A part of the card that can be missing is not in one piece');
  }
  return whole.slice(start, start + length);
}

function replaced(text: string, part: string, by: string): string {
  if (!text.includes(part)) throw new Error(`The list does not show ${part}`);
  return text.replaceAll(part, () => by);
}

function marked(part: ListPagePart, text: string): string {
  const { begin, end } = partMarks(part);
  return begin + text + end;
}
