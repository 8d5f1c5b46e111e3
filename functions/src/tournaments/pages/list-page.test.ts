import { readPageData } from '@copa/domain/page-data';
import { pageSlot, partMarks } from '@copa/domain/page-template';
import {
  type CARD_SLOTS,
  LIST_PAGE_DATA_ID,
  type ListPageData,
  type ListPagePart,
  type ListPageSlot,
} from '@copa/domain/tournaments/pages/list-page';
import { type Tournament, TournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emptyListPage, listPage } from './list-page.ts';

const part = (name: ListPagePart, text: string) => `${partMarks(name).begin}${text}${partMarks(name).end}`;
const slots = (...names: readonly (typeof CARD_SLOTS)[number][]) => names.map(pageSlot).join('|');
const options = [
  part('registered', `|${slots('players', 'taken', 'places')}`),
  part('image', `<img src="${pageSlot('imageId')}">`),
  part('fee', `<i>${pageSlot('fee')}</i>`),
  part('season', `<a href="/temporada/${pageSlot('seasonId')}">${pageSlot('season')}</a>`),
  part('description', `<p>${pageSlot('description')}</p>`),
  part('prize', `<b>${pageSlot('prize')}</b>`),
].join('');
const facts = slots('id', 'name', 'start', 'zone', 'kind');
const row = (name: ListPagePart) => part(name, `<a class="${name}">${slots('id', 'name')}</a>`);
const inPlay = part(
  'inPlay',
  `<nav>${row('tableRow')}${row('pageRow')}${part('moreInPlay', pageSlot<ListPageSlot>('more'))}</nav>`,
);
const list = `${inPlay}${pageSlot('count')}<ul>${part('card', `<li>${facts}${options}</li>`)}</ul>`;
const TEMPLATE = `<body><div id="root" data-prerendered="/tournaments"><p>Copa Fénix</p>${[
  part('waiting', 'Cargando…'),
  part('empty', 'NO HAY TORNEOS ACTIVOS'),
  part('few', list),
  part('many', `<details></details>${list}`),
].join('')}</div></body>`;

const known = { asOf: new Date('2026-11-20T00:00:00Z'), brand: 'Copa Fénix' };

function tournament(changes: object = {}) {
  return z.parse(TournamentSchema, {
    id: 'copa',
    name: 'Copa',
    date: '2026-11-28T02:00:00Z',
    timeZone: 'America/Bogota',
    maxPlayers: 48,
    currentPlayers: 5,
    status: 'published',
    ...changes,
  });
}

const cardsOf = (page: string) =>
  [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([, card]) => card?.replaceAll(/\s/g, ' '));
const dataOf = (page: string) =>
  readPageData<ListPageData>(
    new RegExp(`id="${LIST_PAGE_DATA_ID}">(.*?)</script>`, 's').exec(page)?.[1] ?? '',
  );

describe('the list in its page', () => {
  it('names the season that a tournament counts for', () => {
    const season = { id: 'verano', name: 'Temporada de verano' };
    const [counting, other] = cardsOf(
      listPage(TEMPLATE, [tournament({ season }), tournament({ id: 'dos' })], known),
    );
    expect(counting).toContain('<a href="/temporada/verano">Cuenta para la Temporada de verano</a>');
    expect(other).not.toContain('/temporada/');
  });

  it('has one card for each tournament, with what it has and nothing else', () => {
    const all = { imageId: 'foto', entryFee: '2.50', description: 'Para todos.', prizePool: '1er: $50' };
    const page = listPage(TEMPLATE, [tournament(), tournament({ ...all, date: null, id: 'dos' })], known);
    expect(cardsOf(page)).toEqual([
      expect.stringMatching(/^copa\|Copa\|Vie 27 nov, 9:00\sp\.\sm\.\|en Colombia\|Solo\|5\|5\|48$/),
      'dos|Copa|Fecha por confirmar||Solo|5|5|48<img src="foto"><i>2.50</i><p>Para todos.</p><b>$50</b>',
    ]);
    expect(page).toContain('2 torneos');
    expect(page).not.toMatch(/~~|Cargando|NO HAY|<details>/);
  });

  it.each([
    [0, 'NO HAY TORNEOS ACTIVOS'],
    [1, '1 torneo<ul>'],
    [4, '<details></details>4 torneos'],
  ])('with %i tournaments says %s', (length, text) => {
    const tournaments = Array.from({ length }, (_, index) => tournament({ id: `copa-${index}` }));
    const page = listPage(TEMPLATE, tournaments, known);
    expect(page).toContain(text);
    expect(cardsOf(page)).toHaveLength(length);
    expect(dataOf(page)).toEqual({ asOf: known.asOf, tournaments });
  });

  it('begins with what one can join, as the screen does', () => {
    const later = tournament({ id: 'abierta', linkedFormId: 'form', date: '2026-11-29T02:00:00Z' });
    const page = listPage(TEMPLATE, [tournament(), later], known);
    expect(cardsOf(page).map((card) => card?.split('|')[0])).toEqual(['abierta', 'copa']);
    expect(dataOf(page).tournaments.map(({ id }) => id)).toEqual(['abierta', 'copa']);
  });

  it('names above the cards what is in play, in two lines at most', () => {
    const begun = { date: '2026-11-19T23:00:00Z', name: 'Copa <b>' };
    const playing = ['a', 'b', 'c', 'd'].map((id, stage) => tournament({ ...begun, id, stage }));
    const navOf = (list: readonly Tournament[]) =>
      /<nav>.*<\/nav>/.exec(listPage(TEMPLATE, list, known))?.[0] ?? null;
    const [page, table] = [
      '<a class="pageRow">a|Copa &lt;b&gt;</a>',
      '<a class="tableRow">b|Copa &lt;b&gt;</a>',
    ];
    expect(navOf([...playing, tournament()])).toBe(`<nav>${page}y 3 más en juego</nav>`);
    expect(navOf(playing.slice(0, 2))).toBe(`<nav>${page}${table}</nav>`);
    expect(navOf([tournament()])).toBeNull();
    expect(cardsOf(listPage(TEMPLATE, playing, known))).toHaveLength(4);
  });

  it('names the maps of the plan, and brings the plan only for these', () => {
    const steps = (maps: string) => [{ name: 'Final', lines: [`2 partidas en ${maps}.`] }];
    const planned = (id: string, maps: string) =>
      tournament({
        id,
        mapSelection: 'Bermuda',
        plan: { name: 'Final', steps: steps(maps), lines: [], changes: [] },
      });
    const page = listPage(TEMPLATE, [planned('igual', 'Bermuda'), planned('otro', 'Bermuda y Alpes')], known);
    expect(cardsOf(page)).toEqual([
      expect.stringContaining('|Solo · Bermuda|'),
      expect.stringContaining('|Solo · Bermuda y Alpes|'),
    ]);
    expect(dataOf(page).tournaments.map(({ plan }) => plan?.name)).toEqual([undefined, 'Final']);
  });

  it('promises nothing of a cancelled tournament', () => {
    const gone = { entryFee: '2.50', prizePool: '1er: $50', cancelledAt: '2026-11-19T00:00:00Z' };
    const page = listPage(TEMPLATE, [tournament({ ...gone, date: null, id: 'dos' })], known);
    expect(cardsOf(page)).toEqual(['dos|Copa|Fecha por confirmar||Solo']);
  });

  it('counts no more places as taken than there are', () => {
    const page = listPage(TEMPLATE, [tournament({ currentPlayers: 50 })], known);
    expect(cardsOf(page)[0]).toMatch(/\|50\|48\|48$/);
  });

  it('cannot be broken out of, nor filled twice, by what an organiser writes', () => {
    const hostile = `</script><script>alert(1)</script><!-- ~~fee~~ ~~.card~~ </body> $& ' "`;
    const written = tournament({ name: hostile, description: hostile });
    const page = listPage(TEMPLATE, [written, tournament()], known);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/body>/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(cardsOf(page)).toHaveLength(2);
    expect(dataOf(page).tournaments[0]?.name).toBe(written.name);
  });

  it('comes under the name that the owner gave the site, for the screen to begin with', () => {
    const page = listPage(TEMPLATE, [], { ...known, brand: 'Copa "Ámbar" & $1' });
    expect(page).toContain('<p>Copa &quot;Ámbar&quot; &amp; $1</p>');
    expect(page).toContain('data-brand="Copa &quot;Ámbar&quot; &amp; $1"');
  });

  it('waits in the same page where it is not known, and says no more of when and by whom it was changed', () => {
    expect(emptyListPage(TEMPLATE)).toContain('<p>Copa Fénix</p>Cargando…</div></body>');
    const page = listPage(TEMPLATE, [tournament({ updatedAt: '2026-11-19T00:00:00Z' })], known);
    expect(dataOf(page).tournaments[0]?.updatedAt).toBeNull();
  });
});
