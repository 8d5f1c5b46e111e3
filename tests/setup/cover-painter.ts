import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createPainter } from '../../functions/src/tournaments/cover/painter.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/**
 * The painter reads the originals of the files that the build puts beside the bundle. Its drawing program
 * starts once in a process.
 */
export const paintCover = createPainter({
  program: createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  fontFolder: join(repositoryRoot, 'functions', 'fonts'),
});
