import { TournamentSchema } from '@copa/domain/tournaments/tournament';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describe as describeAt, missingPage, tournamentPage } from './link-preview.ts';

const describeTournament = (shown: ReturnType<typeof tournament>) => describeAt(shown, NOW);
const SITE = { url: 'https://copa.example', name: 'Copa Fénix' };
const NOW = new Date('2026-11-20T00:00:00Z');
const VIEW = { screen: 'tournament', site: SITE, now: NOW } as const;
const TEMPLATE = `<head><!--meta-->
<title>Copa Fénix</title><meta property="og:title" content="Copa Fénix" />
<!--/meta--></head><body></body>`;

function tournament(changes: object = {}) {
  return z.parse(TournamentSchema, {
    id: 'copa-1',
    name: 'Copa de Noviembre',
    date: '2026-11-28T02:00:00Z',
    maxPlayers: 48,
    status: 'published',
    prize: '$50',
    description: 'Para todos.',
    ...changes,
  });
}

const jsonLdOf = (page: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? 'null');

describe('the page behind a shared link', () => {
  it('has one title and the addresses in full', () => {
    const page = tournamentPage(TEMPLATE, tournament(), VIEW);
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page.match(/og:title/g)).toHaveLength(1);
    expect(page).toContain('<title>Copa de Noviembre · Copa Fénix</title>');
    expect(page).toContain('<link rel="canonical" href="https://copa.example/tournament/copa-1" />');
    expect(page).toMatch(
      /<meta property="og:image" content="https:\/\/copa\.example\/api\/tournaments\/copa-1\/cover\/[0-9a-f]{8}" \/>/,
    );
    expect(page).toContain('<meta property="og:image:width" content="1200" />');
  });

  it.each([
    ['tournament', '/tournament/copa-1', 'Copa de Noviembre', true],
    ['registration', '/register/copa-1', 'Inscripción: Copa de Noviembre', false],
    ['tournamentRules', '/tournament-rules/copa-1', 'Reglas del torneo: Copa de Noviembre', false],
  ] as const)(
    'of the screen %s is for its own address, and is one page for search engines',
    (screen, path, title, isEvent) => {
      const template = TEMPLATE.replace('<body>', '<body><div id="root"></div>');
      const page = tournamentPage(template, tournament(), { screen, site: SITE, now: NOW });
      expect(page).toContain(`<title>${title} · Copa Fénix</title>`);
      expect(page).toContain(`data-prerendered="${path}" data-screen="${screen}"`);
      expect(page).toContain('<link rel="canonical" href="https://copa.example/tournament/copa-1" />');
      expect(page.includes('{"@context":"https://schema.org","@type":"SportsEvent"')).toBe(isEvent);
    },
  );

  it('is all of it under the name that the owner has given the site', () => {
    const template = TEMPLATE.replace('<body>', '<body><footer>© Copa Fénix</footer>');
    const named = tournament({ name: 'Copa Fénix de Noviembre' });
    const page = tournamentPage(template, named, {
      screen: 'tournament',
      site: { ...SITE, name: 'Liga $& Andina' },
      now: NOW,
    });
    expect(page).toContain('<title>Copa Fénix de Noviembre · Liga $&amp; Andina</title>');
    const own = tournamentPage(template, named, VIEW);
    expect(own).toContain('<title>Copa Fénix de Noviembre</title>');
    expect(page).toContain('<footer>© Liga $&amp; Andina</footer>');
  });

  it('says who won, and whether that may still change', () => {
    const ended = {
      date: '2026-11-18T02:00:00Z',
      endedAt: '2026-11-18T04:00:00Z',
      results: [{ rank: 1, player: 'Los Fénix', points: 9 }],
    };
    expect(describeTournament(tournament(ended))).toMatch(/1\.º Los Fénix · .*\$50\. Para todos\.$/);
    expect(describeTournament(tournament({ ...ended, isPodiumProtested: true }))).toMatch(
      /1\.º Los Fénix · .*\$50\. Hay protestas sin resolver\. Para todos\.$/,
    );
  });

  it('shows the picture of the tournament when it has one', () => {
    const page = tournamentPage(TEMPLATE, tournament({ imageId: 'foto' }), VIEW);
    expect(page).toContain('<meta property="og:image" content="https://copa.example/api/images/foto" />');
    expect(page).not.toContain('og:image:width');
  });

  it('says when it is in the zone of the tournament', () => {
    expect(describeTournament(tournament({ timeZone: 'America/Bogota' }))).toMatch(
      /^Vie 27 nov, 9:00\sp\.\sm\. en Colombia · 48 cupos · Solo · Premio: \$50\. Para todos\.$/,
    );
  });

  it.each([
    [{}, / en México · Inscripción gratis · 48 cupos · Solo · /],
    [{ entryFee: '2.50' }, / en México · Inscripción: \$2\.50 USD · 48 cupos · Solo · /],
    [{ currentPlayers: 48 }, / en México · 48 cupos · Solo · /],
  ])('says what it costs while one can register: %j', (changes, text) => {
    expect(describeTournament(tournament({ linkedFormId: 'form', ...changes }))).toMatch(text);
  });

  it('of a running tournament says so, and that of a past one names its winners instead of its places', () => {
    const played = { date: '2026-11-19T23:00:00Z', endDate: '2026-11-20T01:00:00Z' };
    expect(describeTournament(tournament(played))).toMatch(/^En juego · Jue 19 nov, .+ · 48 cupos · Solo · /);
    const ended = { date: '2026-11-18T02:00:00Z', endDate: '2026-11-18T04:00:00Z' };
    const placed = (rank: number, player: string) => ({ rank, player, prize: '$50', points: 20 });
    const results = [placed(1, 'Rayo'), placed(3, 'Sol'), placed(1, 'Ceniza')];
    expect(describeTournament(tournament({ ...ended, results }))).toMatch(
      /^Finalizado · 1\.º Rayo, Ceniza · Mar 17 nov, 8:00\sp\.\sm\. en México · Solo · Premio: \$50\. Para todos\.$/,
    );
    expect(describeTournament(tournament(ended))).toMatch(/^Finalizado · Mar 17 nov, /);
  });

  it('counts one place as one, and names the prize that its page names', () => {
    const text = describeTournament(
      tournament({ maxPlayers: 1, prize: 'Sorpresas', prizePool: '1er: $30, 2do: TBD' }),
    );
    expect(text).toContain(' · 1 cupo · Solo · Premio: $30. ');
    const several = describeTournament(tournament({ prizePool: '1er: $30, 2do: $20' }));
    expect(several).toContain(' · Premio del 1.º: $30. ');
    expect(describeTournament(tournament({ prize: '', prizePool: '' }))).not.toContain('Premio');
  });

  it('keeps the description short, at the end of a word', () => {
    const text = describeTournament(tournament({ description: 'palabra '.repeat(100) }));
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/palabra…$/);
  });

  it('cuts no emoji in half', () => {
    const start = describeTournament(tournament({ description: '' })).length;
    for (const odd of ['', 'x']) {
      const text = describeTournament(tournament({ description: odd + '🏆'.repeat(200) }));
      expect(text.length).toBeGreaterThan(start);
      expect(text.isWellFormed()).toBe(true);
    }
  });

  it('is an event for search engines', () => {
    const event = (changes: object = {}) =>
      jsonLdOf(tournamentPage(TEMPLATE, tournament({ linkedFormId: 'form', ...changes }), VIEW));
    expect(event()).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2026-11-27T20:00:00-06:00',
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { availability: 'https://schema.org/InStock' },
    });
    expect(event({ linkedFormId: null })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(event({ formerDate: '2026-11-27T02:00:00Z' })).toMatchObject({
      startDate: '2026-11-27T20:00:00-06:00',
      previousStartDate: '2026-11-26T20:00:00-06:00',
      eventStatus: 'https://schema.org/EventRescheduled',
    });
    expect(event({ cancelledAt: '2026-11-20T02:00:00Z' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(event({ date: null })).toBeNull();
  });

  it('says what a chat has to show before it is opened', () => {
    expect(describeTournament(tournament({ date: null }))).toMatch(/^Fecha por confirmar · 48 cupos/);
    expect(describeTournament(tournament({ cancelledAt: '2026-11-20T02:00:00Z' }))).toMatch(/^Cancelado · /);
  });

  it('cannot be broken out of by what an organiser writes', () => {
    const hostile = `</script><script>alert("1")</script><!--/meta-->$& ' "`;
    const page = tournamentPage(TEMPLATE, tournament({ name: hostile, description: hostile }), VIEW);
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page.match(/<!--\/meta-->/g)).toHaveLength(1);
    expect(jsonLdOf(page)).toMatchObject({ name: hostile });
  });

  it('is kept out of search engines when there is no tournament', () => {
    expect(missingPage(TEMPLATE)).toContain('<meta name="robots" content="noindex" />');
  });
});
