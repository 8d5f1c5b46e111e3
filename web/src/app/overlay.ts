import '../lib/older-browsers.ts';
import '../components/stream/overlay.css';
import { overlayOptions } from '../components/stream/frames.ts';
import { showStream } from '../components/stream/show-stream.ts';
import type { ReadStream } from '../components/stream/stream-table.ts';
import { readBoardStream } from '../features/play/public/overlay/board-stream.ts';
import { readSeasonStream } from '../features/seasons/public/overlay/season-stream.ts';

const SEASON = 'temporada';

const stage = document.getElementById('stage');
if (!stage) throw new Error('The page has no #stage element');

const options = overlayOptions(location.search);
showStream(stage, options, readerAt(location.pathname));

function readerAt(path: string): ReadStream {
  const [, , first = '', second = ''] = path.split('/').map(decodeURIComponent);
  return first === SEASON && second !== '' ? readSeasonStream(second) : readBoardStream(first, options.lobby);
}
