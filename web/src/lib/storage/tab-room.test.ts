import { expect, it, vi } from 'vitest';
import { takeConsole } from '../../../test/console-spy.ts';
import { forgetTabRoom, readTabRoom } from './tab-room.ts';

const TICKET = '0123456789abcdefghjkmnpqrs';

it('a browser that blocks storage has no room, and no problem to report', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  forgetTabRoom(TICKET);
  expect([readTabRoom(TICKET, '1-3'), takeConsole('warn')]).toEqual([null, []]);
});

it('a room of another shape is not shown, and reported', () => {
  sessionStorage.setItem('copa-fenix_sala', '{}');
  expect(readTabRoom(TICKET, '1-3')).toBeNull();
  expect(takeConsole('warn').join(' ')).toContain('the room of this tab could not be read');
});
