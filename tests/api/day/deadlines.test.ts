import { HOUR_MS } from '@copa/domain/limits';
import * as api from '@copa/domain/registrations/endpoints';
import { TicketSchema } from '@copa/domain/registrations/ticket';
import { updateTournament } from '@copa/domain/tournaments/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../support/api-client.ts';
import { openOrganiser } from '../support/organiser.ts';

const { firestore, token, open, register } = await openOrganiser();

function hours(start: number, now: number) {
  const at = (hour: number) => new Date(now + hour * HOUR_MS).toISOString();
  return {
    date: at(start),
    windows: [{ kind: 'entry' as const, opensAt: at(start - 4), closesAt: at(start - 2) }],
  };
}

describe('a start that moves', () => {
  it('takes the deadline of a team along that is not complete, on its ticket too', async () => {
    const now = Date.now();
    const id = await open({ modality: 'duo', ...hours(6, now) });
    const receipt = await register(id, { unit: { name: 'Los Fénix', tag: '' } });
    const deadline = async () => {
      const stored = (await call(api.getRegistration, { token, params: { id: receipt.id } })).data;
      const ticket = await firestore.doc(`tickets/${receipt.ticketId}`).get();
      const { incompleteUntil } = z.parse(TicketSchema, { ...ticket.data(), id: ticket.id });
      expect(incompleteUntil).toEqual(stored.incompleteUntil);
      return ((stored.incompleteUntil?.getTime() ?? 0) - now) / HOUR_MS;
    };
    const move = (start: number) =>
      call(updateTournament, { token, params: { id }, body: hours(start, now) });
    expect(await deadline()).toBe(4);
    await move(9);
    expect(await deadline()).toBe(7);
    await move(5);
    expect(await deadline()).toBe(3);
    await move(100);
    expect(await deadline()).toBeGreaterThan(11.9);
    expect(await deadline()).toBeLessThanOrEqual((Date.now() - now) / HOUR_MS + 12);
  });
});
