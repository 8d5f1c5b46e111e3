import path from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild, buildBeside } from './after-build.ts';

const PAGE = 'overlay.html';

/**
 * `overlay.html` has a build of its own, because in the site's build its scripts would share chunks with
 * React.
 */
export function overlay(): Plugin {
  return {
    name: 'copa-overlay',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/overlay/')) request.url = `/${PAGE}`;
        next();
      });
    },
    ...afterBuild(async (config, outDir) => {
      await buildBeside(config, outDir, {
        modulePreload: { polyfill: false },
        rolldownOptions: { input: path.join(config.root, PAGE) },
      });
    }),
  };
}
