import path from 'node:path';
import { type BuildEnvironmentOptions, build, type Plugin, type ResolvedConfig } from 'vite';

type Hooks = Pick<Plugin, 'configResolved' | 'writeBundle' | 'closeBundle'>;

export function afterBuild(run: (config: ResolvedConfig, out: string) => Promise<void>): Hooks {
  let config: ResolvedConfig;
  let written = false;
  return {
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      written = true;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // Vite calls this after a failed build too, and an error here would hide the build's own error.
        if (written) await run(config, path.resolve(config.root, config.build.outDir));
      },
    },
  };
}

/** Adds a build of its own to the folder of the site's build. */
export function buildBeside(
  { root, build: { target } }: ResolvedConfig,
  outDir: string,
  own: BuildEnvironmentOptions,
) {
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: false, copyPublicDir: false, target, ...own },
  });
}
