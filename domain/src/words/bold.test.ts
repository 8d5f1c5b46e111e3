import { expect, it } from 'vitest';
import { sampleBoard } from '../play/board/board.fixture.ts';
import { boardText } from '../play/board/board-lines.ts';
import { head } from '../tournaments/words/podium.ts';
import { bold } from './bold.ts';

it('a heading is bold in a chat, unless an asterisk in it would end the bold part', () => {
  expect([bold('Copa'), bold('Copa *VIP*')]).toEqual(['*Copa*', 'Copa *VIP*']);
  expect(head('Copa *VIP')).toBe('Copa *VIP: así quedó el podio');
  const board = { ...sampleBoard({ lobbies: { a: ['Fénix'] }, matches: [] }), tournament: 'Copa *VIP' };
  expect(boardText(board, board.updatedAt)).toMatch(/^Copa \*VIP · [^*]+\n/);
});
