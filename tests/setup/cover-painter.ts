import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createPainter } from '../../functions/src/tournaments/cover/painter.ts';
import { repositoryRoot } from '../../scripts/process/repository.mjs';

/** Uses the originals of the files that the build copies beside the bundle. */
export const paintCover = createPainter({
  program: createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  fontFolder: join(repositoryRoot, 'functions', 'fonts'),
});
