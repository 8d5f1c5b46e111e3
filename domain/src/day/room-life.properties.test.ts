import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { openRoom } from './room-life.ts';

const MATCHES = [1, 2, 3, 4];

type Event = { readonly does: 'open' | 'publish'; readonly match: number } | { readonly does: 'close' };

const events = fc.shuffledSubarray<Event>([
  ...MATCHES.map((match) => ({ does: 'open' as const, match })),
  ...MATCHES.map((match) => ({ does: 'publish' as const, match })),
  { does: 'close' },
]);

/** Returns the room that is open after `event`, given the room that was open before. */
function after(room: number | null, event: Event, ended: ReadonlySet<number>, isClosed: boolean) {
  if (event.does === 'close' || isClosed) return null;
  if (event.does === 'open') return ended.has(event.match) ? null : event.match;
  return event.match === room ? null : room;
}

it('a room is there from its opening until its match or the stage ends or the next one opens, in every order', () => {
  fc.assert(
    fc.property(events, fc.shuffledSubarray(MATCHES, { minLength: 4 }), (happened, stored) => {
      const openAt = (match: number) => {
        const at = happened.findIndex((event) => event.does === 'open' && event.match === match);
        return new Date(at === -1 ? 1000 : at);
      };
      const rooms = stored.map((match) => ({
        id: `${match}-1`,
        match,
        lobby: 'a',
        openAt: openAt(match),
        seat: 1,
      }));
      const ended = new Set<number>();
      let isClosed = false;
      let expected: number | null = null;
      for (const [at, event] of happened.entries()) {
        if (event.does === 'publish') ended.add(event.match);
        expected = after(expected, event, ended, isClosed);
        if (event.does === 'close') isClosed = true;
        const table = { rank: 1, endedMatches: [...ended], isClosed };
        expect(openRoom(rooms, table, new Date(at))?.match ?? null).toBe(expected);
      }
    }),
  );
});
