import { readPageData } from '@copa/domain/page-data';
import { pageSlot, partMarks } from '@copa/domain/page-template';
import { eachFact, tournamentFacts } from '@copa/domain/tournaments/facts';
import {
  LINK_PAGE_DATA_ID,
  type LinkPageData,
  type LinkPagePart,
} from '@copa/domain/tournaments/pages/link-page';
import { podiumFacts } from '@copa/domain/tournaments/podium/podium-facts';
import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withoutTournament, withTournament } from './link-page.ts';

const NOW = new Date('2026-11-20T00:00:00Z');
const NOTICES = ['cancelled', 'moved', 'board', 'deadline'] as const;
const PARTS = ['figures', 'times', 'places'] as const;
const SLOTS = Object.values(eachFact((fact) => fact)).filter(
  (fact) => fact !== 'id' && fact !== 'was' && !NOTICES.some((notice) => notice === fact),
);
const waiting = partMarks('waiting');
const known = partMarks('tournament');
const notice = (part: (typeof NOTICES)[number]) => {
  const { begin, end } = partMarks(part);
  return `${begin}<aside>${part}: ${pageSlot(part)}</aside>${end}`;
};
const TEMPLATE = `<body><main>${waiting.begin}<p>Cargando…</p>${waiting.end}${known.begin}<ul>${SLOTS.map(
  (slot) => `<li>${pageSlot(slot)}</li>`,
).join('')}</ul>${NOTICES.map(notice).join('')}${PARTS.map(
  (part) => `${partMarks(part).begin}<b>${part}</b>${partMarks(part).end}`,
).join('')}${known.end}</main></body>`;

function tournament(changes: object = {}) {
  return z.parse(TournamentSchema, {
    id: 'copa-1',
    name: 'Copa de Noviembre',
    date: '2026-11-28T02:00:00Z',
    timeZone: 'America/Bogota',
    maxPlayers: 48,
    currentPlayers: 5,
    status: 'published',
    prizePool: '1er: $50, 2do: TBD',
    description: 'Para todos.',
    updatedBy: 'uid-of-an-admin',
    ...changes,
  });
}

const factsOf = (page: string) => [...page.matchAll(/<li>(.*?)<\/li>/gs)].map(([, fact]) => fact);
const dataOf = (page: string) =>
  readPageData<LinkPageData>(
    new RegExp(`<script type="application/json" id="${LINK_PAGE_DATA_ID}">(.*?)</script>`, 's').exec(
      page,
    )?.[1] ?? 'null',
  );

describe('a tournament in the page of its link', () => {
  it('says its facts in words, in its own zone', () => {
    const page = withTournament(TEMPLATE, tournament(), NOW);
    expect(page).not.toContain('Cargando');
    expect(page).not.toContain('~~');
    const facts = factsOf(page).map((fact) => fact?.replaceAll(/\s/g, ' '));
    expect(facts).toEqual([
      'Vie 27 nov, 9:00 p. m. · Solo',
      'Copa de Noviembre',
      'Para todos.',
      '',
      'Vie 27 nov, 9:00 p. m.',
      'viernes, 27 de noviembre de 2026, 9:00 p. m.',
      'Vie 27 nov',
      '9:00 p. m.',
      'en Colombia',
      '',
      '',
      '',
      '$50',
      '5/48',
      '5',
      '48',
      'Gratis',
      '',
    ]);
  });

  it('offers the way in where it is open as the page is made, and nowhere else', () => {
    const at = (changes: object) =>
      factsOf(withTournament(TEMPLATE, tournament({ linkedFormId: 'form', ...changes }), NOW));
    const waitlist = { max: 5, mode: 'auto', endsAt: null };
    expect(at({})).toContain('Inscribirme');
    expect(at({ currentPlayers: 48, waitlist })).toContain('Entrar en lista de espera');
    const reserved = { seasonId: 'liga', steps: [{ first: 16, endsAt: '2026-11-27T02:00:00Z' }] };
    expect(at({ reserved })).toContain('Inscribirme (los primeros 16 de la temporada)');
    expect(at({ reserved })).not.toContain('Inscribirme');
    expect(at({ isPodiumProtested: true })).toContain('Hay protestas sin resolver.');
    for (const changes of [{ currentPlayers: 48 }, { linkedFormId: null }, { cancelledAt: NOW }]) {
      expect(at(changes)).not.toContain('Inscribirme');
    }
  });

  it('has words for what is not decided, and the price where there is one', () => {
    const page = withTournament(
      TEMPLATE,
      tournament({ prizePool: '', entryFee: '2.50', registrationDeadline: '2026-11-27T02:00:00Z' }),
      NOW,
    );
    expect(factsOf(page)).toEqual(expect.arrayContaining(['Por confirmar', '$2.50 USD']));
    expect(page).toContain('Jue 26 nov, 9:00\u00A0p.\u00A0m.');
  });

  it.each([
    ['nothing', {}, ['deadline: Al empezar el torneo']],
    [
      'that it moved',
      { formerDate: '2026-11-27T02:00:00Z' },
      [
        'moved: Antes: jue 26 nov, 9:00 p. m. en Colombia. Ahora: vie 27 nov, 9:00 p. m. en Colombia.',
        'deadline: Al empezar el torneo',
      ],
    ],
    [
      'that it is cancelled, and no longer that it moved',
      { formerDate: '2026-11-27T02:00:00Z', cancelledAt: '2026-11-26T02:00:00Z', cancelReason: 'Llueve.' },
      ['cancelled: Llueve.'],
    ],
    [
      'a cancellation without a reason',
      { cancelledAt: '2026-11-26T02:00:00Z' },
      ['cancelled: Este torneo no se jugará.'],
    ],
  ])('says %s where that differs from the announcement', (_, changes, notices) => {
    const page = withTournament(TEMPLATE, tournament(changes), NOW);
    const said = [...page.matchAll(/<aside>(.*?)<\/aside>/g)].map(([, text]) => text?.replaceAll(/\s/g, ' '));
    expect(said).toEqual(notices);
  });

  it.each([
    ['ahead', {}, ['figures', 'times', 'places']],
    ['in play', { date: '2026-11-19T23:00:00Z', stage: 1 }, ['figures', 'times']],
    ['cancelled', { cancelledAt: '2026-11-19T02:00:00Z', stage: 1 }, []],
  ])('leaves out what is over for a tournament that is %s', (_, changes, parts) => {
    const page = withTournament(TEMPLATE, tournament(changes), NOW);
    expect([...page.matchAll(/<b>(.*?)<\/b>/g)].map(([, part]) => part)).toEqual(parts);
    expect(page.includes('board: Ver la tabla')).toBe(parts.length === 2);
  });

  it('leads to the table beside the podium, once there is one', () => {
    const part = (name: LinkPagePart) =>
      `${partMarks(name).begin}${name} ${pageSlot('board')};${partMarks(name).end}`;
    const podium = partMarks('podium');
    const template = `${podium.begin}${part('podiumBoard')}${podium.end}${part('board')}`;
    const at = (changes: object) =>
      withTournament(template, tournament({ date: '2026-11-19T02:00:00Z', stage: 1, ...changes }), NOW);
    expect(at({})).toMatch(/^board Ver la tabla;/);
    expect(at({ results: [{ rank: 1, player: 'Uno' }] })).toMatch(/^podiumBoard Ver la tabla;(?!board)/);
    expect(at({ stage: 0, results: [{ rank: 1, player: 'Uno' }] })).not.toContain('podiumBoard');
  });

  it('brings the data that the screen begins with, and not who wrote it', () => {
    const page = withTournament(TEMPLATE, tournament(), NOW);
    const { asOf, facts, tournament: brought } = dataOf(page);
    expect(asOf).toEqual(NOW);
    expect(brought).toEqual(tournament());
    expect(facts).toEqual(tournamentFacts(tournament(), NOW, null));
    expect(page).not.toContain('uid-of-an-admin');
  });

  it('cannot be broken out of, nor filled twice, by what an organiser writes', () => {
    const hostile = `</script><script>alert(1)</script><!-- ~~fee~~ ~~.waiting~~ </body> $& \u2028 ' "`;
    const written = tournament({ name: hostile, description: hostile });
    const page = withTournament(TEMPLATE, written, NOW);
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page.match(/<\/body>/g)).toHaveLength(1);
    expect(page).not.toContain('<!--');
    expect(page.match(/~~fee~~/g)?.length).toBe(6);
    expect(dataOf(page)).toMatchObject({
      tournament: { name: written.name, description: written.description },
    });
  });

  it('has the rules one after another, the first of them being read', () => {
    const part = (name: string, inside: string) => partMarks(name).begin + inside + partMarks(name).end;
    const [first, other] = ['firstRule', 'rule'].map((name) =>
      part(name, `<li>${name} ${pageSlot('number')} ${pageSlot('rule')}</li>`),
    );
    const template = `<h1>${pageSlot('name')}</h1>${part('noRules', 'none')}${part('rules', `${first}${other}`)}<p>${pageSlot('when')}</p>`;
    const said = (rules: string) =>
      withTournament(template, tournament({ rules }), NOW).replaceAll(/<script.*<\/script>/gs, '');
    const around = ['<h1>Copa de Noviembre</h1>', '<p>Vie 27 nov, 9:00\u00A0p.\u00A0m. · Solo</p>'];
    expect(said('Uno\n~~when~~\nTres')).toBe(
      around.join('<li>firstRule 1 Uno</li><li>rule 2 ~~when~~</li><li>rule 3 Tres</li>'),
    );
    expect(said('Uno')).toBe(around.join('<li>firstRule 1 Uno</li>'));
    expect(said('')).toBe(around.join('none'));
  });

  it('names the winners by their rank, the prizes with what became of them, and has no podium without them', () => {
    const part = (name: string, inside: string) => partMarks(name).begin + inside + partMarks(name).end;
    const slots = ['rank', 'player', 'prize', 'delivered', 'due', 'points', 'decided']
      .map(pageSlot)
      .join('|');
    const podium = part('podium', `<ol>${part('winner', `<li>${slots}</li>`)}</ol>`);
    const template = `<body><h1>${pageSlot('name')}</h1>${podium}<p>${pageSlot('when')}</p></body>`;
    const results = [
      { rank: 2, player: '~~fee~~ <b>', prize: '$30', points: 1, deliveredAt: null },
      { rank: 1, player: 'Lobos', prize: '$50', points: 61, deliveredAt: '2026-11-19T20:00:00Z' },
      { rank: 3, player: 'Rayo' },
    ];
    const ended = tournament({ results, date: '2026-11-18T00:00:00Z', endedAt: '2026-11-18T03:00:00Z' });
    const page = withTournament(template, ended, NOW);
    expect(page.replace(/\s*<script.*<\/script>\s*/s, '')).toBe(
      '<body><h1>Copa de Noviembre</h1><ol>' +
        '<li>1|Lobos|$50|Premio entregado el jue 19 nov||61 puntos|</li>' +
        '<li>2|~~fee~~ &lt;b&gt;|$30||Premio por entregar, a más tardar el vie 20 nov|1 punto|</li>' +
        '<li>3|Rayo|||||</li></ol><p>Mar 17 nov · Solo</p></body>',
    );
    expect(dataOf(page).podium).toEqual(podiumFacts(ended, NOW, null));
    const without = withTournament(template, tournament(), NOW);
    expect(without.replace(/\s*<script.*<\/script>\s*/s, '')).toBe(
      '<body><h1>Copa de Noviembre</h1><p>Vie 27 nov, 9:00\u00A0p.\u00A0m. · Solo</p></body>',
    );
  });

  it('waits in the same page where there is none', () => {
    expect(withoutTournament(TEMPLATE)).toBe('<body><main><p>Cargando…</p></main></body>');
  });

  it('leaves a page without slots as it is, but for the data', () => {
    const page = '<body><p>Hola</p></body>';
    expect(withoutTournament(page)).toBe(page);
    expect(withTournament(page, tournament(), NOW)).toContain('<p>Hola</p>');
  });
});
