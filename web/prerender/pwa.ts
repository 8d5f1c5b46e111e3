import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { filesOf, publicChunks } from './chunk-graph.ts';

/** A visitor's phone keeps the public site only: nothing of the admin area is downloaded behind their back. */
function isForVisitors(url: string, outDir: string): boolean {
  if (!url.endsWith('.js')) return true;
  const manifest = JSON.parse(readFileSync(`${outDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  return filesOf(manifest, publicChunks(manifest)).includes(url);
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
        '{index,tournaments,app}.html',
        'assets/*.{js,css,svg}',
        'fonts/*.woff2',
        'art/*.svg',
        'favicon.svg',
      ],
      manifestTransforms: [
        (entries) =>
          Promise.resolve({
            manifest: entries.filter(({ url }) => isForVisitors(url, outDir)),
            warnings: [],
          }),
      ],
      // Names with a hash never change: no second check with the server.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/__\//, /\.\w+$/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
    },
  };
}
