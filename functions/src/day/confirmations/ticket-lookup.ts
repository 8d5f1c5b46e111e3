import { setImmediate } from 'node:timers/promises';
import { requireFound, type StoredUnit } from '../../desk/stored-unit.ts';
import { REGISTRATIONS } from '../../store/collections.ts';
import type { Database } from '../../store/database.ts';

const AT_ONCE = 30;

interface Batch {
  readonly ids: Set<string>;
  readonly found: Promise<ReadonlyMap<string | null, StoredUnit>>;
}

export function createTicketLookup(database: Database): (ticketId: string) => Promise<StoredUnit> {
  let open: Batch | null = null;

  async function find(ids: Set<string>): Promise<ReadonlyMap<string | null, StoredUnit>> {
    await setImmediate();
    if (open?.ids === ids) open = null;
    const where = [{ field: 'ticketId', op: 'in', value: [...ids] }] as const;
    const units = await database.find(REGISTRATIONS, { where });
    return new Map(units.map((unit) => [unit.ticketId, unit]));
  }

  return async (ticketId) => {
    if (open === null || open.ids.size === AT_ONCE) {
      const ids = new Set<string>();
      open = { ids, found: find(ids) };
    }
    open.ids.add(ticketId);
    return requireFound((await open.found).get(ticketId), 'registration');
  };
}
