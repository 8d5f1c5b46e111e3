import { partMarks } from '@copa/domain/page-template';
import {
  SEASON_PAGE_DATA_ID,
  type SeasonPagePart,
  seasonFactSlots,
  seasonLineSlots,
} from '@copa/domain/seasons/page';
import { sampleSeason } from '@copa/domain/seasons/season-board.fixture';
import { describe, expect, it } from 'vitest';
import { missingSeasonPage, seasonPage } from './season-page.ts';

const part = (name: SeasonPagePart, text: string) => {
  const { begin, end } = partMarks(name);
  return `${begin}${text}${end}`;
};
const facts = seasonFactSlots();
const { rank, name, points } = seasonLineSlots();
const TEMPLATE = `<head><!--meta--><title>x</title><!--/meta--></head><body><p>Copa Fénix</p>${part(
  'waiting',
  'Cargando…',
)}${part(
  'season',
  `<h1>${facts.name}</h1>${part('next', 'SIGUE')}${part('empty', 'VACÍA')}${part(
    'table',
    `<table><caption>${facts.name}</caption>${part('row', `<tr><td>${[rank, name, points].join('|')}</td></tr>`)}</table>`,
  )}<p>${facts.status}</p>`,
)}</body>`;

const site = { url: 'https://copa.example', name: 'Copa "Ámbar"' };
const page = (options?: Parameters<typeof sampleSeason>[0]) =>
  seasonPage(TEMPLATE, { asOf: new Date('2026-11-16T03:00:00Z'), board: sampleSeason(options).board }, site);
const rowsOf = (html: string) => [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, found]) => found);

describe('the season in the page of its link', () => {
  it('has each row in its order, and its data for the screen', () => {
    const html = page();
    expect(rowsOf(html)).toEqual(['1|Nick2|100', '2|Nick1|100', '3|Jugador 3|65']);
    expect(html).toContain('<caption>Temporada de verano</caption>');
    expect(html).toContain(`id="${SEASON_PAGE_DATA_ID}">{"asOf":"2026-11-16T03:00:00.000Z","board"`);
    expect(html).not.toMatch(/~~|Cargando|VACÍA/);
  });

  it('says in the preview of the link who leads', () => {
    expect(page()).toContain('<title>Temporada de verano · Copa &quot;Ámbar&quot;</title>');
    expect(page()).toContain('1. Nick2 (100 puntos), 2. Nick1 (100 puntos), 3. Jugador 3 (65 puntos).');
    expect(page()).toContain('rel="canonical" href="https://copa.example/temporada/verano"');
  });

  it('keeps a place for the next tournament while there is one', () => {
    expect(page()).toContain('SIGUE');
    const asOf = new Date('2026-12-30T03:00:00Z');
    expect(seasonPage(TEMPLATE, { asOf, board: sampleSeason().board }, site)).not.toContain('SIGUE');
  });

  it('says that there is no table yet', () => {
    const html = page({ ended: 0 });
    expect(html).toContain('VACÍA');
    expect(html).not.toMatch(/<table>|~~/);
  });

  it('cannot be broken out of, nor filled twice, by a name', () => {
    const html = page({
      changes: { name: `</script><script>alert(1)</script><!-- ~~points~~ ~~.row~~ </body>` },
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/body>/g)).toHaveLength(1);
    expect(rowsOf(html)).toHaveLength(3);
  });

  it('waits in the same page where there is none, and is not kept by search engines', () => {
    const html = missingSeasonPage(TEMPLATE);
    expect(html).toContain('Cargando…</body>');
    expect(html).toContain('noindex');
  });
});
