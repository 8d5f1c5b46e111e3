import { escapeHtml } from '@copa/domain/html';
import { drawnCover } from '@copa/domain/tournaments/cover/cover';
import { HEIGHT, WIDTH } from '@copa/domain/tournaments/cover/land';
import { prizeShown } from '@copa/domain/tournaments/prizes';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { CHOICE_LABELS } from '@copa/domain/tournaments/words/choices';
import { faceText } from './face-text.ts';

const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const NAME = { family: 'Barlow Condensed ExtraBold', largest: 128, smallest: 56, perLetter: 0.44, lines: 2 };
const FACTS = { family: 'Barlow SemiBold', size: 38, perLetter: 0.54, bottom: HEIGHT - 56 };
const GAP = 26;

type Shown = Pick<Tournament, 'name' | 'modality' | 'mapSelection' | 'prizePool' | 'prize'>;

export function previewCover(tournament: Shown): string {
  const { name, modality, mapSelection } = tournament;
  const facts = [CHOICE_LABELS.modality[modality], mapSelection, prizeShown(tournament) ?? '']
    .map(faceText)
    .filter((fact) => fact !== '');
  const title = titleOf(faceText(name.toUpperCase()));
  const shade = '<path fill="url(#shade)" d="M0 0h1200v630H0Z"/>';
  const texts = title.lines.map((line, index) => {
    const below = title.lines.length - 1 - index;
    const y = FACTS.bottom - FACTS.size - GAP - below * title.size * 0.95;
    return written(line, y, { ...title, family: NAME.family, look: 'font-style="italic" fill="#fff1df"' });
  });
  const factLine = cut(facts.join(' · '), Math.floor(INNER / (FACTS.size * FACTS.perLetter)));
  const last = written(factLine, FACTS.bottom, { ...FACTS, look: 'fill="#ffd75e"' });
  const drawn = drawnCover(tournament, 'c');
  return drawn.replace('</svg>', () => [SHADE, shade, ...texts, last, '</svg>'].join(''));
}

const SHADE = [
  '<defs><linearGradient id="shade" x2="0" y2="1"><stop offset=".4" stop-color="#0d080b" stop-opacity="0"/>',
  '<stop offset="1" stop-color="#0d080b" stop-opacity=".85"/></linearGradient></defs>',
].join('');

interface Look {
  readonly family: string;
  readonly size: number;
  readonly look: string;
}

function written(text: string, y: number, { family, size, look }: Look): string {
  const place = `x="${MARGIN}" y="${Math.round(y)}" font-family="${family}" font-size="${size}"`;
  return `<text ${place} ${look}>${escapeHtml(text)}</text>`;
}

function titleOf(name: string): { readonly lines: readonly string[]; readonly size: number } {
  for (let size = NAME.largest; size > NAME.smallest; size -= 4) {
    const lines = brokenAt(name, Math.floor(INNER / (size * NAME.perLetter)));
    if (lines.length <= NAME.lines && lines.every((line) => widthOf(line, size) <= INNER))
      return { lines, size };
  }
  const most = Math.floor(INNER / (NAME.smallest * NAME.perLetter));
  const [first = '', ...rest] = brokenAt(name, most);
  const lines = [cut(first, most), ...(rest.length === 0 ? [] : [cut(rest.join(' '), most)])];
  return { lines, size: NAME.smallest };
}

const widthOf = (line: string, size: number) => lettersIn(line) * size * NAME.perLetter;

function brokenAt(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && lettersIn(`${last} ${word}`) <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, most: number): string {
  if (lettersIn(text) <= most) return text;
  const letters = Array.from(text);
  while (lettersIn(letters.join('')) > most - 1) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The number of letters of usual width that are as wide as `text`. */
function lettersIn(text: string): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return text.length + 0.6 * count(/[W@%mw]/g) + 0.3 * count(/[M#&]/g);
}
