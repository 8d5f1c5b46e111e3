import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { filesOf, offlineChunks, stylesOf } from './chunk-graph.ts';
import { isAsker } from './early-ask.ts';
import { isStarter } from './first-paint.ts';

/** A visitor's phone keeps what it can use offline: nothing of the admin area is downloaded behind their back. */
function isForOfflineVisits(url: string, outDir: string): boolean {
  if (!/\.(js|css)$/.test(url) || isStarter(url) || isAsker(url)) return true;
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  const keys = offlineChunks(manifest);
  return [...filesOf(manifest, keys), ...stylesOf(manifest, keys)].includes(url);
}

export function pwaOptions(outDir: string): Partial<VitePWAOptions> {
  return {
    strategies: 'generateSW',
    // The new version waits; the application decides when it takes over (src/app/service-worker.ts).
    registerType: 'prompt',
    injectRegister: false,
    filename: 'sw.js',
    manifest: false,
    workbox: {
      globPatterns: [
        '{offline,app}.html',
        'assets/*.{js,css,svg}',
        'fonts/*.woff2',
        'art/{ember,feather,mark,nest,pass}.svg',
      ],
      manifestTransforms: [
        (entries) =>
          Promise.resolve({
            manifest: entries.filter(({ url }) => isForOfflineVisits(url, outDir)),
            warnings: [],
          }),
      ],
      // Names with a hash never change, and a new face gets a name of its own: what the page has is not fetched again.
      dontCacheBustURLsMatching: /^(assets|fonts)\//,
      directoryIndex: 'offline.html',
      // The name of the file in `public`.
      importScripts: ['push-worker.js'],
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/__\//, /^\/overlay\//, /\.\w+$/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  };
}
