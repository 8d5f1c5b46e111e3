import type { Manifest } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { filesOf, offlineChunks, publicChunks, staticChunks } from './chunk-graph.ts';
import { pwaOptions } from './pwa.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'entry.js',
    imports: ['_react.js'],
    dynamicImports: [
      'src/app/routes/home.tsx',
      'src/lib/refresh-site.ts',
      'src/app/routes/admin/area.tsx',
      'src/app/routes/sign-in.tsx',
      'src/app/routes/public-form.tsx',
      'src/app/routes/registration.tsx',
      'src/app/routes/registration-status.tsx',
      'src/app/routes/team-invitation.tsx',
      'src/app/routes/tournament-history.tsx',
    ],
  },
  '_react.js': { file: 'react.js' },
  '_auth.js': { file: 'auth.js' },
  '_card.js': { file: 'card.js', imports: ['index.html'] },
  'src/app/routes/home.tsx': {
    file: 'home.js',
    imports: ['_card.js', '_react.js'],
    dynamicImports: ['data.ts'],
  },
  'src/app/routes/admin/area.tsx': { file: 'area.js', imports: ['_auth.js'] },
  'src/app/routes/sign-in.tsx': { file: 'sign-in.js', imports: ['_auth.js'] },
  'src/lib/refresh-site.ts': { file: 'settings.js', dynamicImports: ['src/lib/network/app-check.ts'] },
  'src/lib/network/app-check.ts': { file: 'proof.js' },
  'src/app/routes/registration.tsx': { file: 'registration.js', imports: ['_form.js', '_card.js'] },
  'src/app/routes/registration-status.tsx': { file: 'private.js', imports: ['_card.js'] },
  'src/app/routes/team-invitation.tsx': { file: 'invitation.js', imports: ['_form.js'] },
  'src/features/registrations/public/roster/roster-part.tsx': { file: 'roster.js' },
  'src/app/routes/board.tsx': { file: 'table.js' },
  'src/app/routes/season.tsx': { file: 'season.js' },
  'src/features/seasons/public/ticket-season.tsx': { file: 'ticket-season.js' },
  'src/app/routes/player.tsx': { file: 'player.js' },
  'src/features/registrations/public/consent/ticket-consent.tsx': { file: 'ticket-consent.js' },
  'src/features/day/public/ticket/own-position.ts': { file: 'own-position.js' },
  'src/features/registrations/public/own/find-again.ts': { file: 'find-again.js' },
  'src/features/registrations/public/own/ticket-new-rules.tsx': { file: 'new-rules.js' },
  'src/features/play/public/protest/own-protests.tsx': { file: 'own-protests.js' },
  'src/features/registrations/public/own/ticket-reason.tsx': { file: 'ticket-reason.js' },
  'src/app/routes/consent.tsx': { file: 'consent.js' },
  'src/features/day/public/ticket/pride/sparks.tsx': { file: 'sparks.js' },
  'src/features/registrations/public/again/again-offer.tsx': { file: 'again-offer.js' },
  'src/features/registrations/public/again/same-team.tsx': { file: 'same-team.js' },
  'src/features/day/public/follow/follow-offer.tsx': { file: 'follow.js' },
  'src/features/day/public/ticket/pride/latest-part.tsx': { file: 'latest.js' },
  'src/features/day/public/ticket/pride/proud-share.tsx': { file: 'pride.js' },
  'src/features/day/public/ticket/push/push-offer.tsx': { file: 'notices.js' },
  'src/features/play/public/own-rank.ts': { file: 'place.js' },
  'src/features/play/public/report/own-reports.tsx': { file: 'reports.js' },
  'src/features/registrations/public/team/captain-team.tsx': { file: 'captain.js' },
  'src/app/routes/public-form.tsx': { file: 'questions.js', imports: ['_card.js'] },
  'src/app/routes/tournament-history.tsx': { file: 'history.js' },
  '_form.js': { file: 'form.js' },
  'data.ts': { file: 'data.js' },
};

describe('the chunk graph', () => {
  it('follows static imports only, in circles too', () => {
    const keys = staticChunks(manifest, 'src/app/routes/home.tsx');
    expect(filesOf(manifest, keys).toSorted()).toEqual(['card.js', 'entry.js', 'home.js', 'react.js']);
  });

  it('gives a visitor everything but the admin area and the sign-in', () => {
    const files = filesOf(manifest, publicChunks(manifest)).toSorted();
    expect(files).toEqual([
      'card.js',
      'data.js',
      'entry.js',
      'form.js',
      'history.js',
      'home.js',
      'invitation.js',
      'private.js',
      'proof.js',
      'questions.js',
      'react.js',
      'registration.js',
      'settings.js',
    ]);
  });

  it('leaves out parts that are of no use offline', () => {
    const files = filesOf(manifest, offlineChunks(manifest)).toSorted();
    expect(files).toEqual(['card.js', 'data.js', 'entry.js', 'home.js', 'react.js']);
  });

  it('names a module that the manifest lacks', () => {
    const { 'src/lib/refresh-site.ts': _, ...moved } = manifest;
    expect(() => offlineChunks(moved)).toThrow('The build manifest has no "src/lib/refresh-site.ts"');
    expect(() => staticChunks(manifest, 'gone.ts')).toThrow('The build manifest has no "gone.ts"');
  });
});

it('keeps the drawing of a lost connection for offline visits', () => {
  const { globPatterns = [] } = pwaOptions('dist').workbox ?? {};
  expect(globPatterns.find((pattern) => pattern.startsWith('art/'))).toContain('signal');
});

describe('an address with a sign behind it', () => {
  const { navigateFallbackDenylist = [], runtimeCaching = [] } = pwaOptions('dist').workbox ?? {};
  const [route] = runtimeCaching;
  const answer = async (path: string) => {
    const url = new URL(path, 'https://copa.test');
    vi.stubGlobal('Response', { redirect: (to: string) => ({ to }) });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const handler = route?.handler as unknown as (asked: object) => Promise<{ to: string }>;
    try {
      return (await handler({ request: {}, url })).to;
    } finally {
      vi.unstubAllGlobals();
    }
  };

  it.each([
    ['/tournament/copa.', '/tournament/copa'],
    ['/tournament/copa-1_a/posiciones)', '/tournament/copa-1_a/posiciones'],
    ['/tournament/copa*?fase=2', '/tournament/copa?fase=2'],
    ['/register/copa%E2%80%8B', '/register/copa'],
    ['/register?tournament=copa-ascenso.', '/register?tournament=copa-ascenso'],
  ])('%s is asked of the server, and without a connection leads to %s', async (path, plain) => {
    const { href, pathname, search } = new URL(path, 'https://copa.test');
    expect(navigateFallbackDenylist.some((each) => each.test(pathname + search))).toBe(true);
    expect(route?.urlPattern).toBeInstanceOf(RegExp);
    expect(href).toMatch(route?.urlPattern as RegExp);
    expect(await answer(path)).toBe(plain);
    expect(navigateFallbackDenylist.some((each) => each.test(plain))).toBe(false);
  });

  it('is none of another site, which a second slash in front would name', () => {
    const { href, pathname } = new URL('https://copa.test//otro.test/register/copa.');
    expect(href).not.toMatch(route?.urlPattern as RegExp);
    expect(navigateFallbackDenylist.some((each) => each.test(pathname))).toBe(false);
  });

  it('that cannot be cleaned fails as before', async () => {
    await expect(answer('/tournament/*')).rejects.toThrow('Failed to fetch');
  });
});
