import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createPainter } from '../../functions/src/tournaments/cover/painter.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/** The files that the build lays beside the bundle. The drawing program begins once in a process. */
export const paintCover = createPainter({
  program: createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  fontFolder: join(repositoryRoot, 'functions', 'fonts'),
});
