import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { takeConsole } from '../../../../../test/console-spy.ts';
import { restFields } from '../../../../../test/rest-document.ts';
import { useOwnNumber } from './own-number.ts';
import '../../../../lib/network/public-firestore.ts';

const TICKET = '0123456789abcdefghjkmnpqrs';
const numberIn = (tournamentId: string, ownTicketId?: string) =>
  renderHook(() => useOwnNumber(tournamentId, ownTicketId)).result;
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    const fields = restFields({ tournamentId: 'copa', number: 9 });
    return Promise.resolve(Response.json([{ found: { name: `x/tickets/${TICKET}`, fields } }]));
  });
});

it('is that of the ticket that this phone has opened, without a request', () => {
  localStorage.setItem(
    'copa-fenix_tickets',
    JSON.stringify([{ ticket: { tournamentId: 'copa', number: 7 } }]),
  );
  expect(numberIn('copa').current).toBe(7);
  expect(numberIn('otra').current).toBeNull();
  expect(asked).toBe(0);
});

it('is requested once if the unit registered on this phone', async () => {
  const own = numberIn('copa', TICKET);
  await waitFor(() => expect(own.current).toBe(9));
  expect(numberIn('otra').current).toBeNull();
  expect(asked).toBe(1);
});

it('is that of the own unit, also after another ticket of the tournament was opened', async () => {
  const friend = { ticket: { id: 'amigo', tournamentId: 'copa', number: 7 } };
  const mine = { ticket: { id: TICKET, tournamentId: 'copa', number: 3 } };
  localStorage.setItem('copa-fenix_tickets', JSON.stringify([friend, mine]));
  expect(numberIn('copa', TICKET).current).toBe(3);
  expect(asked).toBe(0);
  localStorage.setItem('copa-fenix_tickets', JSON.stringify([friend]));
  const own = numberIn('copa', TICKET);
  await waitFor(() => expect(own.current).toBe(9));
});

it('is null if the storage cannot be read, which is reported', () => {
  localStorage.setItem('copa-fenix_tickets', '{');
  expect(numberIn('copa').current).toBeNull();
  expect(takeConsole('warn').length).toBeGreaterThan(0);
});
