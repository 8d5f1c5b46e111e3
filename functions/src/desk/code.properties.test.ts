import { positionIn } from '@copa/domain/day/queue';
import { BEHIND_FROM, WAITLIST_MAX } from '@copa/domain/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRegistrationCodes, shownQueue, shownTicket } from './code.ts';
import { sampleUnit } from './samples.fixture.ts';

const codes = createRegistrationCodes('a-secret-of-tests-that-is-long-enough');
const ID = 'copa-1';
const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: WAITLIST_MAX })
  .chain((given) =>
    fc.tuple(
      fc.constant(given),
      fc.array(fc.boolean(), { minLength: given.length, maxLength: given.length }),
    ),
  );

it('the public queue has the order of the desk, and no trace of who waits behind', () => {
  fc.assert(
    fc.property(numbers, ([given, behind]) => {
      const waiting = given
        .map((number, at) => (behind[at] === true ? BEHIND_FROM + number : number))
        .toSorted((a, b) => a - b);
      const shown = shownQueue({ id: ID, waiting }, codes);
      expect(new Set(shown.waiting).size).toBe(waiting.length);
      for (const [at, waitSeq] of waiting.entries()) {
        const unit = sampleUnit(1, { place: 'waiting', waitSeq });
        const ticket = shownTicket(unit, codes);
        expect(positionIn<string | null>(shown, ticket.turn)).toBe(at + 1);
        expect(ticket).toEqual(shownTicket({ ...unit, waitSeq: waitSeq % BEHIND_FROM }, codes));
        expect(ticket).not.toHaveProperty('waitSeq');
      }
    }),
    { numRuns: 20 },
  );
});

it('a key is of one tournament: its order tells nothing of the numbers', () => {
  const keys = Array.from({ length: 50 }, (_, at) => codes.turnOf(ID, at + 1));
  expect(keys).not.toEqual(keys.toSorted());
  expect(keys).not.toContain(codes.turnOf('copa-2', 1));
});
