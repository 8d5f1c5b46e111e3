/** Where the worker finds them too: it has no other storage that is this simple. */
const TICKETS = 'push-tickets';

const addressOf = (ticketId: string) => `/mi/${ticketId}`;

/** Where this browser was reached when it asked to be told about that ticket; null where it did not ask. */
export async function readPushTicket(ticketId: string): Promise<string | null> {
  return (await find(ticketId))?.text() ?? null;
}

/** How long ago it asked last; for ever where the worker did, which notes no hour. */
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
