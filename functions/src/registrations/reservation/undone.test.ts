import { GIVEN_ON_AFTER_MS } from '@copa/domain/limits';
import { describe, expect, it } from 'vitest';
import { promote } from '../../day/places/promote.ts';
import { release } from '../../day/places/release.ts';
import { sampleInput, sampleTournament } from '../../desk/samples.fixture.ts';
import { keyOf, type StoredUnit } from '../../desk/stored-unit.ts';
import { ADMIN, codeOf, createWorld } from '../../desk/world.fixture.ts';

describe('a rejection that can be undone', () => {
  const waitlist = { max: 5, mode: 'auto' as const, endsAt: null };
  const full = () => {
    const world = createWorld({ tournament: sampleTournament({ maxPlayers: 1, waitlist }) });
    const [held, first, second] = [1, 2, 3].map((number) => world.register(sampleInput(number)));
    if (held === undefined || first === undefined || second === undefined) throw new Error('nobody came');
    const unitOf = ({ id }: StoredUnit) => world.registrations.get(id);
    return { world, held, first, second, unitOf };
  };

  it.each(['held', 'first'] as const)('is undone without a trace, the number included: %s', (who) => {
    const made = full();
    const { world } = made;
    const approved = world.decide(made[who], 'approved');
    const mails = [...world.mails.keys()];
    world.advance(1000);
    expect(world.decide(approved, 'rejected', 'Error').givenOnAt).not.toBeNull();
    expect([world.places(), world.queue(), world.claims().size]).toEqual([1, [1, 2], 3]);
    world.advance(GIVEN_ON_AFTER_MS - 1);
    const { reasons: _, ...undone } = world.decide(approved, 'approved');
    const { reasons: __, ...before } = approved;
    expect(undone).toEqual(before);
    expect([...world.mails.keys()]).toEqual(mails);
    expect([world.places(), world.queue()]).toEqual([1, [1, 2]]);
  });

  it('gives the place to the next of the queue, and tells both, once the undo is over', () => {
    const { world, held, first, unitOf } = full();
    world.decide(held, 'rejected');
    world.apply(release(keyOf(held)));
    expect([unitOf(held)?.place, unitOf(first)?.place]).toEqual(['held', 'waiting']);
    world.giveOn(held.id);
    expect(unitOf(held)).toMatchObject({ place: 'released', givenOnAt: null, formerDecision: null });
    expect(unitOf(first)?.place).toBe('held');
    const told = [...world.mails.keys()].filter((id) => /rejected|promoted/.test(id));
    expect(told.map((id) => id.slice(0, 36))).toEqual([held.id, first.id]);
  });

  it('gives no place to a rejected unit, whatever becomes free', () => {
    const { world, held, first, second, unitOf } = full();
    world.decide(first, 'rejected');
    world.remove(held);
    expect([unitOf(first)?.place, unitOf(second)?.place]).toEqual(['waiting', 'held']);
    expect(world.decide(first, 'pending').waitSeq).toBe(1);
    world.decide(second, 'rejected');
    expect(codeOf(() => world.apply(promote(keyOf(second), { reason: 'Sí', actor: ADMIN })))).toBe(
      'conflict',
    );
  });

  it('leaves nothing of who withdraws meanwhile, and the next gets the place at once', () => {
    const { world, held, first, unitOf } = full();
    world.decide(held, 'rejected');
    world.leave(held, held.id);
    expect([world.places(), unitOf(first)?.place, unitOf(held)]).toEqual([1, 'held', undefined]);
  });

  it('shows the players no place, and keeps the room from them', () => {
    const { world, held, first } = full();
    for (const unit of [held, first]) {
      const { ticketId } = world.decide(unit, 'rejected');
      expect(world.tickets.get(ticketId)).toMatchObject({
        status: 'rejected',
        place: 'released',
        turn: null,
      });
    }
  });
});
