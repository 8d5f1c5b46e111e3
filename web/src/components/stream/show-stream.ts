import { poll } from '../../lib/network/poll.ts';
import { serverNow } from '../../lib/network/server-clock.ts';
import { reportProblem } from '../../lib/report-problem.ts';
import * as words from '../words/stream.ts';
import { drawTable, drawWords } from './draw-stream.ts';
import { changedSince, framesOf, type StreamOptions } from './frames.ts';
import type { ReadStream, StreamTable } from './stream-table.ts';

const POLL_MS = 20_000;
const CHANGED_MS = 8_000;

export function showStream(
  stage: HTMLElement,
  { rows, pageMs, side }: Pick<StreamOptions, 'rows' | 'pageMs' | 'side'>,
  read: ReadStream,
): void {
  let tableAt: ((now: Date) => StreamTable) | null = null;
  let before: StreamTable | null = null;
  let changed: ReadonlySet<string> = new Set();
  let page = 0;
  stage.dataset['side'] = side;

  function draw(): void {
    if (tableAt === null) return;
    const table = tableAt(serverNow());
    const frames = framesOf(table, rows);
    const frame = frames[page % frames.length];
    if (frame === undefined) return;
    // The first page has the most rows, and all pages use its row height.
    document.documentElement.style.setProperty('--rows', String(frames[0]?.lines.length));
    const shown = frames.length === 1 ? '' : `${(page % frames.length) + 1}/${frames.length}`;
    drawTable(stage, { table, frame, page: shown, changed });
  }

  poll(async () => {
    try {
      const found = await read();
      if (typeof found === 'string') {
        if (tableAt === null) drawWords(stage, found === 'missing' ? words.missing : words.undrawn);
        return;
      }
      const after = found(serverNow());
      if (before === null || before.id !== after.id || before.revision !== after.revision) {
        changed = changedSince(before, after);
        setTimeout(() => {
          changed = new Set();
          draw();
        }, CHANGED_MS);
      }
      if (before?.id !== after.id) page = 0;
      [before, tableAt] = [after, found];
      draw();
    } catch (error) {
      reportProblem('the table could not be read', error);
    }
  }, POLL_MS);

  setInterval(() => {
    page += 1;
    draw();
  }, pageMs);
}
