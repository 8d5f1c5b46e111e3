import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const PAGE = 'overlay.html';

/**
 * `overlay.html` has a build of its own, because in the site's build its scripts would share chunks with
 * React.
 */
export function overlay(): Plugin {
  let config: ResolvedConfig;
  let written = false;
  return {
    name: 'copa-overlay',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/overlay/')) request.url = `/${PAGE}`;
        next();
      });
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (!written) return;
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'error',
          build: {
            outDir: path.resolve(config.root, config.build.outDir),
            emptyOutDir: false,
            copyPublicDir: false,
            target: config.build.target,
            modulePreload: { polyfill: false },
            rolldownOptions: { input: path.join(config.root, PAGE) },
          },
        });
      },
    },
  };
}
