import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { filesOf, offlineChunks, stylesOf } from './chunk-graph.ts';
import { isWrittenScript } from './written-script.ts';

function isForOfflineVisits(url: string, outDir: string): boolean {
  if (!/\.(js|css)$/.test(url) || isWrittenScript(url)) return true;
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  const keys = offlineChunks(manifest);
  return [...filesOf(manifest, keys), ...stylesOf(manifest, keys)].includes(url);
}

/**
 * The server redirects these addresses to the address without the sign that an app put after it. Workbox tests
 * `navigateFallbackDenylist` with a path, and `urlPattern` with a whole URL.
 */
const WITH_SIGN =
  /^(?:https?:\/\/[^/]+)?\/(?:(?:register|temporada|tournament|tournament-rules)\/[^?#]*[^\w/?#-]|register\/?\?(?:[^#]*&)?tournament=[\w-]+[^\w&#-])/;

type RouteHandler = NonNullable<NonNullable<VitePWAOptions['workbox']>['runtimeCaching']>[number]['handler'];

/** Workbox copies the source of this function, so it must not use other names of this module. */
const answerWithoutSign: RouteHandler = async ({ request, url }) => {
  try {
    return await fetch(request);
  } catch (error) {
    const asked = decodeURIComponent(url.pathname + url.search);
    const plain = asked.replaceAll(/\p{Cf}/gu, '').replaceAll(/([\w-])[^\w/?&=-][^/?&]*/g, '$1');
    if (plain === asked) throw error;
    return Response.redirect(plain);
  }
};

/** Workbox writes this function into the service worker, where `new-version.js` defines `fetchPart`. */
const fetchOtherPart = ({ request }: { readonly request: Request }) =>
  (self as unknown as { fetchPart(request: Request): Promise<Response> }).fetchPart(request);

export function pwaOptions(outDir: string): Partial<VitePWAOptions> {
  return {
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifest: false,
    workbox: {
      globPatterns: [
        '{offline,app}.html',
        'assets/*.{js,css,svg}',
        'fonts/*.woff2',
        'art/{ember,feather,mark,nest,pass,signal}.svg',
      ],
      manifestTransforms: [
        (entries) =>
          Promise.resolve({
            manifest: entries
              .filter(({ url }) => isForOfflineVisits(url, outDir))
              .map((entry) => ({ ...entry, url: entry.url.replace(/\.html$/, '') })),
            warnings: [],
          }),
      ],
      dontCacheBustURLsMatching: /^(assets|fonts)\//,
      directoryIndex: 'offline',
      importScripts: ['push-worker.js', 'new-version.js'],
      // Hosting redirects `/app.html` to `/app`. If the cache of the service worker were lost, a redirected
      // response would leave every page blank.
      navigateFallback: '/app',
      navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/__\//, /^\/overlay\//, /\.\w+$/, WITH_SIGN],
      runtimeCaching: [
        { urlPattern: WITH_SIGN, handler: answerWithoutSign },
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: fetchOtherPart,
        },
      ],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  };
}
