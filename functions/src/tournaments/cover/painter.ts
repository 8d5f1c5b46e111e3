import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dependencies } from '../../dependencies.ts';

const FONTS = ['barlow-600.ttf', 'barlow-condensed-800-italic.ttf'];

interface PainterFiles {
  readonly program: string;
  readonly fontFolder: string;
}

export function createPainter({ program, fontFolder }: PainterFiles): Dependencies['paintCover'] {
  const load = async () => {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
    await initWasm(await readFile(program)).catch(unlessInitialized);
    return { Resvg, fonts: await Promise.all(FONTS.map((font) => readFile(join(fontFolder, font)))) };
  };
  let loaded: ReturnType<typeof load> | null = null;
  return async (svg) => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    });
    const { Resvg, fonts } = await loaded;
    const drawing = new Resvg(svg, { font: { fontBuffers: fonts, loadSystemFonts: false } });
    try {
      const image = drawing.render();
      try {
        return Buffer.from(image.asPng());
      } finally {
        image.free();
      }
    } finally {
      drawing.free();
    }
  };
}

/** resvg can be initialised only once in a process, and another painter may have initialised it already. */
function unlessInitialized(error: unknown): void {
  if (!(error instanceof Error && error.message.startsWith('Already initialized'))) throw error;
}
