import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';
import { hostingOf } from '../../scripts/process/site-hosting.ts';

interface Hosting {
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
}

const site = join(repositoryRoot, 'web/dist');
const { hosting: written } = JSON.parse(
  readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8'),
) as Hosting;
const hosting = hostingOf(written, site);
const everywhere = new Map(
  hosting.headers.find(({ source }) => source === '**')?.headers.map(({ key, value }) => [key, value]),
);

describe('every page of the site', () => {
  it('is only ever asked for over TLS, for two years', () => {
    const [age = ''] = /max-age=\d+/.exec(everywhere.get('Strict-Transport-Security') ?? '') ?? [];
    expect(Number(age.slice('max-age='.length))).toBeGreaterThanOrEqual(63_072_000);
  });

  it.each([
    ['Content-Security-Policy', /frame-ancestors 'none'/],
    ['Content-Security-Policy', /object-src 'none'; base-uri 'none'; form-action 'self'/],
    ['X-Content-Type-Options', /^nosniff$/],
    ['X-Frame-Options', /^DENY$/],
    ['Referrer-Policy', /^strict-origin$/],
    ['Cross-Origin-Opener-Policy', /^same-origin/],
    ['Permissions-Policy', /camera=\(\).*geolocation=\(\).*microphone=\(\)/],
  ])('carries %s %s', (name, value) => {
    expect(everywhere.get(name)).toMatch(value);
  });

  it.each(['/assets/**', '/@(art|fonts|icons)/**'])(
    'needs %s, whose files may do nothing when they are opened alone and repeat no policy of a page',
    (source) => {
      const block = hosting.headers.find((each) => each.source === source);
      expect(block?.headers).toContainEqual({ key: 'Content-Security-Policy', value: "default-src 'none'" });
    },
  );

  it('is named to search engines only where strangers have something to find', () => {
    const robots = readFileSync(join(site, 'robots.txt'), 'utf8');
    expect(robots).not.toMatch(/admin|acceso|inscripcion|equipo|jugador|\/mi\b|register|form/);
    expect(readFileSync(join(site, 'sitemap.xml'), 'utf8')).not.toMatch(
      /admin|acceso|inscripcion|equipo|jugador|\/mi\b|register/,
    );
  });

  it('holds nothing inline that the policy would have to allow', () => {
    const pages = readdirSync(site).filter((name) => name.endsWith('.html'));
    expect(pages).toContain('index.html');
    for (const name of pages) {
      const html = readFileSync(join(site, name), 'utf8');
      const inline = [
        ...html
          .replace(/<script data-requests="[^"]*">.*?<\/script>/gs, '')
          .matchAll(/<script(?![^>]*\b(src=|type="application\/ld\+json"))[^>]*>/g),
        ...html
          .replace(/<style>.*?<\/style>/gs, '')
          .matchAll(/<style[\s>]|\sstyle="|\son[a-z]+="|javascript:/g),
      ];
      expect(
        inline.map(([found]) => found),
        name,
      ).toEqual([]);
    }
  });

  it.each([
    ['style', /style-src ([^;]*)/, /<style>(.*?)<\/style>/gs, /^'self' 'sha256-[\w+/]{43}='$/],
    [
      'script',
      /script-src ([^;]*)/,
      /<script data-requests="[^"]*">(.*?)<\/script>/gs,
      /^'self' 'sha256-[\w+/]{43}=' https:\/\/apis\.google\.com /,
    ],
  ])('carries no inline %s but what the policy names by its hash', (_, directive, elements, allowed) => {
    const policy = everywhere.get('Content-Security-Policy') ?? '';
    expect(directive.exec(policy)?.[1]).toMatch(allowed);
    const pages = readdirSync(site).filter((name) => name.endsWith('.html'));
    const found = pages.flatMap((name) => [...readFileSync(join(site, name), 'utf8').matchAll(elements)]);
    expect(found.length).toBeGreaterThan(0);
    for (const [, content = ''] of found) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    }
  });
});
