import { partMarks } from '@copa/domain/page-template';
import { type SampleStage, sampleBoard } from '@copa/domain/play/board/board.fixture';
import { BOARD_PAGE_DATA_ID } from '@copa/domain/play/board/id';
import { type BoardPagePart, factSlots, lineSlots } from '@copa/domain/play/board/page';
import { describe, expect, it } from 'vitest';
import { boardPage, missingBoardPage } from './board-page.ts';

const part = (name: BoardPagePart, text: string) => `${partMarks(name).begin}${text}${partMarks(name).end}`;
const { name, points, badge, rank, pass } = lineSlots();
const facts = factSlots();
const row = `<tr data-pass="${pass}"><td>${[rank, name, points, badge].join('|')}</td></tr>`;
const TEMPLATE = `<head><!--meta--><title>x</title><!--/meta--></head><body><p>Copa Fénix</p>${part(
  'waiting',
  'Cargando…',
)}${part(
  'board',
  `<a href="/tournament/~~id~~">${facts.tournament}</a><h1>${facts.stage}</h1>${part('stages', 'FASES')}${part(
    'lobbies',
    'LOBBIES',
  )}${part('row', row)}${part('cut', '<tr class="cut">~~cut~~</tr>')}${part('rules', `<p>${facts.tieBreak}</p>`)}`,
)}</body>`;

const site = { url: 'https://copa.example', name: 'Copa "Ámbar"' };
const asOf = new Date('2026-11-21T03:00:00Z');
const tournament = {
  id: 'copa 1',
  name: 'Copa',
  isCancelled: false,
  picture: { path: '/share.jpg', size: null },
};
const matches = [{ number: 1, lines: ['Fénix 1 5', 'Lobos 2 3', 'Rayo 3 0'] }];
const page = (changes: Partial<SampleStage> = {}, stages = 1) =>
  boardPage(
    TEMPLATE,
    tournament,
    {
      asOf,
      stages,
      plan: null,
      season: null,
      board: sampleBoard({ lobbies: { a: ['Fénix', 'Lobos', 'Rayo'] }, matches, ...changes }),
    },
    site,
  );
const rowsOf = (html: string) => [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([found]) => found);

describe('the table in the page of its link', () => {
  it('has each row in its order, the cut between them, and its data for the screen', () => {
    const html = page({ stage: { advance: { perLobby: 1, byTable: 0 } } });
    expect(rowsOf(html)).toEqual([
      '<tr data-pass="in"><td>1|Fénix|17|</td></tr>',
      '<tr class="cut">Hasta aquí pasa 1</tr>',
      '<tr data-pass="out"><td>2|Lobos|12|</td></tr>',
      '<tr data-pass="out"><td>3|Rayo|8|</td></tr>',
    ]);
    expect(html).toContain('<h1>Clasificatoria</h1>');
    expect(html).toContain(`id="${BOARD_PAGE_DATA_ID}">{"asOf":"2026-11-21T03:00:00.000Z","stages":1`);
    expect(html).toContain('<p>Copa &quot;Ámbar&quot;</p>');
    expect(html).not.toMatch(/~~|Cargando|FASES|LOBBIES/);
  });

  it('has how it is played, in words and as data, where that is known', () => {
    const plan = {
      name: 'Final: 12 equipos',
      steps: [{ name: 'Final', at: new Date('2026-11-21T02:00:00Z'), lines: ['6 partidas'] }],
      lines: [],
      changes: [],
    };
    const begin = '<h1>';
    const [before, after] = TEMPLATE.split(begin) as [string, string];
    const how = `${partMarks('plan').begin}<h2>~~format~~</h2>${partMarks('plan').end}`;
    const board = sampleBoard({ lobbies: { a: ['Fénix', 'Lobos', 'Rayo'] }, matches });
    const written = (known: typeof plan | null) =>
      boardPage(
        `${before}${begin}${after.replace(partMarks('rules').begin, (mark) => how + mark)}`,
        tournament,
        { asOf, stages: 1, plan: known, season: { id: 'verano', name: 'Verano' }, board },
        site,
      );
    const data = (html: string) =>
      JSON.parse(/">(\{.*\})</s.exec(html)?.[1] ?? '') as Record<string, unknown>;
    expect(written(plan)).toContain('<h2>Final: 12 equipos</h2>');
    expect(written(plan)).not.toContain('<p>Con los mismos puntos');
    expect(data(written(plan))).toMatchObject({
      stages: 1,
      season: { id: 'verano' },
      board: { tournamentId: board.tournamentId },
      facts: { stage: 'Clasificatoria' },
      how: { name: 'Final: 12 equipos', steps: [{ name: 'Final', lines: ['6 partidas'] }] },
    });
    expect(written(null)).not.toContain('<h2>');
    expect(written(null)).toContain('<p>Con los mismos puntos');
    expect(data(written(null))['how']).toBeNull();
  });

  it('says in the preview of the link who leads', () => {
    expect(page()).toContain(
      '<title>Tabla de posiciones: Copa de Noviembre · Copa &quot;Ámbar&quot;</title>',
    );
    expect(page()).toContain('1. Fénix (17 puntos), 2. Lobos (12 puntos), 3. Rayo (8 puntos).');
    expect(page()).toContain('rel="canonical" href="https://copa.example/tournament/copa%201/posiciones"');
  });

  it('says in the preview of the link that the tournament is cancelled', () => {
    expect(page({ cancelledAt: asOf })).toContain('Clasificatoria. Torneo cancelado. 1. Fénix');
  });

  it('leaves room for the choice of stages and lobbies', () => {
    expect(page({}, 2)).toContain('FASES');
    const lobbies = { a: ['Fénix', 'Lobos'], b: ['Rayo'] };
    expect(page({ lobbies, matches: [] })).toContain('LOBBIES');
  });

  it('cannot be broken out of, nor filled twice, by a name', () => {
    const hostile = `</script><script>alert(1)</script><!-- ~~points~~ ~~.row~~ </body> $& ' "`;
    const html = page({
      tournament: hostile,
      names: { Fénix: { name: hostile }, Lobos: { name: '~~cut~~' } },
    });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/body>/g)).toHaveLength(1);
    expect(html.match(/<!--/g)).toHaveLength(2);
    expect(rowsOf(html)).toHaveLength(3);
    expect(html).toContain('|~~cut~~|12|');
  });

  it('waits in the same page where there is no table, and is forgotten where there is no tournament', () => {
    const html = boardPage(TEMPLATE, tournament, null, site);
    expect(html).toContain('Cargando…</body>');
    expect(html).toContain('content="Todavía no hay tabla."');
    expect(missingBoardPage(TEMPLATE)).toContain('noindex');
    const cancelled = boardPage(TEMPLATE, { ...tournament, isCancelled: true }, null, site);
    expect(cancelled).toContain('content="Torneo cancelado."');
  });
});
