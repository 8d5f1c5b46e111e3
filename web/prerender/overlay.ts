import path from 'node:path';
import { build, type Plugin } from 'vite';
import { afterBuild } from './after-build.ts';

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
    ...afterBuild(async ({ root, build: { target } }, outDir) => {
      await build({
        configFile: false,
        root,
        logLevel: 'error',
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: path.join(root, PAGE) },
        },
      });
    }),
  };
}
