import type { Follower } from '../../../desk/satellite.ts';
import { PHONES } from '../../../store/collections.ts';

export const unitPhones = (): Follower => ({
  complete: (unit, before) =>
    unit.listens && before?.ticketId !== unit.ticketId ? { ...unit, listens: false } : unit,
  follow: ({ remove }, before, after) => {
    if (before?.listens === true && after?.listens !== true) remove(PHONES, before.id);
  },
});
