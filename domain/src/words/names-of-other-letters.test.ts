import { expect, it } from 'vitest';
import { chatRow } from '../play/board/words.ts';
import { correctionsTold } from '../play/words/correction.ts';
import { killerOf } from '../play/words/match.ts';
import * as season from '../seasons/words/board.ts';
import { line } from '../tournaments/words/podium.ts';

const NAME = 'فهد';
const ALONE = '\u2068فهد\u2069';

const row = { rank: '1', name: NAME, points: '22', booyahs: '1', kills: '10', badge: '' };
const result = { placement: 1, kills: 2, played: true };
const corrected = correctionsTold(
  [
    {
      kind: 'rows',
      at: new Date(0),
      reason: '',
      match: { number: 1, isExtra: false, lobby: null },
      rows: [{ unit: 7, from: result, to: { ...result, placement: 3 } }],
    },
  ],
  [{ number: 7, name: NAME }],
);

it.each([
  ['a row of a table', chatRow(row), `1. ${ALONE}: 22 puntos (Booyahs 1, bajas 10)`],
  ['a row of a season', season.chatRow({ ...row, points: 22 }), `1. ${ALONE}: 22 puntos`],
  ['a leader', season.leader({ ...row, points: 22 }), `1. ${ALONE} (22 puntos)`],
  ['a podium', line(1, NAME, 22), `🥇 1.º ${ALONE}: 22 puntos`],
  ['kills', killerOf(NAME, 12), `${ALONE} (12 bajas)`],
  ['a correction', corrected[0]?.text, `Partida 1 corregida: ${ALONE} 1.º → 3.º.`],
])('numbers follow a name of other letters in %s', (_, written, expected) => {
  expect(written).toBe(expected);
});
