/** The store is shared with the worker, which has no other one that is this simple. */
const TICKETS = 'push-tickets';

const addressOf = (ticketId: string) => `/mi/${ticketId}`;

/** The address that this browser gave for notices of the ticket; null where it gave none. */
export async function readPushTicket(ticketId: string): Promise<string | null> {
  return (await find(ticketId))?.text() ?? null;
}

/** The time since the last subscription; infinite where the worker made it, which notes no hour. */
export async function pushTicketAge(ticketId: string): Promise<number> {
  return Date.now() - Number((await find(ticketId))?.headers.get('asked-at') ?? 0);
}

async function find(ticketId: string): Promise<Response | undefined> {
  return (await caches.open(TICKETS)).match(addressOf(ticketId));
}

export async function keepPushTicket(ticketId: string, endpoint: string): Promise<void> {
  await (await caches.open(TICKETS)).put(
    addressOf(ticketId),
    new Response(endpoint, { headers: { 'asked-at': String(Date.now()) } }),
  );
}

/** Says whether this browser is still told about others. */
export async function dropPushTicket(ticketId: string): Promise<boolean> {
  const kept = await caches.open(TICKETS);
  await kept.delete(addressOf(ticketId));
  return (await kept.keys()).length > 0;
}
