import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@copa/domain/api/all';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/** This module may send calls, because it adds App Check's token to them. */
const API_CLIENT = 'web/src/lib/network/api-client.ts';
/** This module may send calls, because they go to Firestore, whose rules check them. */
const FIRESTORE = 'web/src/lib/network/public-firestore.ts';
/**
 * These files name addresses without calling them: the first writes `robots.txt`, and the second is a fixture
 * that answers calls.
 */
const NO_CALLS = ['web/prerender/prerender-plugin.ts', 'web/src/app/specification/site.fixture.tsx'];

const sources = ['web/src', 'web/public', 'web/prerender', 'domain/src', 'functions/src']
  .flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((name) => /\.(?:ts|tsx|js|html)$/.test(name) && !/\.test\.tsx?$/.test(name));

const textOf = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

function callsIn(line: string): readonly string[] {
  if (/\bfrom '|\bimport\(/.test(line)) return [];
  const [, method = 'GET'] = /\bmethod: '([A-Z]+)'/.exec(line) ?? [];
  const addresses = line.matchAll(/(?:\/api|apiBase\})(\/(?:\$\{.*?\}(?=[/`'"])|[\w./-])+)/g);
  return [...addresses].map(
    ([, path = '']) => `${method} ${path.replaceAll(/\$\{.*?\}(?=[/`'"]|$)/g, ':x')}`,
  );
}

const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':x');

describe('a call that does not go through the client of the API', () => {
  const written = sources
    .filter((file) => ![API_CLIENT, ...NO_CALLS].includes(file))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap(callsIn)
        .map((call) => [call, file] as const),
    );

  it.each(written)('is declared as a call of programs: %s in %s', (call) => {
    const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${shapeOf(path)}` === call);
    expect(endpoint?.caller).toBe('program');
  });

  it('is found where there is one', () => {
    const found = new Set(written.map(([call]) => call));
    expect(found).toEqual(
      new Set([
        'GET /images/:x',
        'GET /tournaments/:x/cover/:x',
        'GET /registrations/ticket/:x/calendar.ics',
        'DELETE /tournaments/:x/follow',
        'PUT /registrations/ticket/push',
      ]),
    );
  });

  it('is sent by nothing else', () => {
    const sends = /(?<![\w.])(?:fetch\(|new (?:XMLHttpRequest|EventSource|WebSocket)\b)|sendBeacon/;
    const senders = sources.filter((file) => file.startsWith('web/') && sends.test(textOf(file)));
    const others = [
      'web/prerender/early-ask.ts',
      'web/public/push-worker.js',
      // These fetch only pages and modules of the site.
      'web/prerender/pwa.ts',
      'web/public/new-version.js',
      'web/src/app/page-outlet.tsx',
      'web/src/lib/browser/fetch-parts.ts',
    ];
    expect(senders.toSorted()).toEqual([API_CLIENT, FIRESTORE, ...others].toSorted());
  });

  it('is declared where the answer is no JSON, because the client takes only JSON', () => {
    const others = ENDPOINTS.filter(({ access, produces }) => access === 'public' && produces !== 'json');
    expect(others.filter(({ caller }) => caller !== 'program')).toEqual([]);
  });
});
