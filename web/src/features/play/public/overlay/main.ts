import * as words from '../../words/overlay.ts';
import '../../../../lib/older-browsers.ts';
import type { Board } from '@copa/domain/play/board';
import { boardFacts } from '@copa/domain/play/board/page';
import { poll } from '../../../../lib/network/poll.ts';
import { serverNow } from '../../../../lib/network/server-clock.ts';
import { reportProblem } from '../../../../lib/report-problem.ts';
import { createBoardReader } from '../board-reader.ts';
import { drawBoard, drawWords } from './draw.ts';
import { changedSince, framesOf, overlayOptions } from './frames.ts';
import { createOverlaySource } from './overlay-source.ts';
import './overlay.css';

const POLL_MS = 20_000;
const CHANGED_MS = 8_000;

const stage = document.getElementById('stage');
if (!stage) throw new Error('The page has no #stage element');

const options = overlayOptions(location.search);
const [, , id = ''] = location.pathname.split('/');
const read = createBoardReader({ tournamentId: decodeURIComponent(id), stage: null }, createOverlaySource());

let board: Board | null = null;
let changed: ReadonlySet<string> = new Set();
let page = 0;
stage.dataset['side'] = options.side;

function draw(): void {
  if (board === null || !stage) return;
  const frames = framesOf(board, options);
  const frame = frames[page % frames.length];
  if (frame === undefined) return;
  // Font size follows the fullest page.
  document.documentElement.style.setProperty('--rows', String(frames[0]?.lines.length));
  const shown = frames.length === 1 ? '' : `${(page % frames.length) + 1}/${frames.length}`;
  drawBoard(stage, { facts: boardFacts(board, serverNow(), null), frame, page: shown, changed });
}

poll(async () => {
  try {
    const found = await read();
    // A table that stands stays, whatever is not found for a moment.
    if (typeof found === 'string') {
      if (board === null) drawWords(stage, found === 'missing' ? words.missing : words.undrawn);
      return;
    }
    const isNew = board === null || board.id !== found.board.id || board.revision !== found.board.revision;
    if (isNew) {
      changed = changedSince(board, found.board);
      setTimeout(() => {
        changed = new Set();
        draw();
      }, CHANGED_MS);
    }
    if (board?.id !== found.board.id) page = 0;
    board = found.board;
    draw();
  } catch (error) {
    reportProblem('the table could not be read', error);
  }
}, POLL_MS);

setInterval(() => {
  page += 1;
  draw();
}, options.pageMs);
