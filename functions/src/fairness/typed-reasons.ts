import { isDeepStrictEqual } from 'node:util';
import { freeFireIdKey } from '@copa/domain/contact';
import type { StoredEntry } from '@copa/domain/fairness/record';
import type { Satellite } from '../desk/satellite.ts';
import { lostMembers } from '../desk/stored-unit.ts';
import { RECORDS } from '../store/collections.ts';

/**
 * Records outlive registrations. So when a player leaves a unit, the player's entries from this unit lose
 * their typed reasons.
 */
export const typedReasons: Satellite = ({ records }) => ({
  write: (writer, changes) => {
    const current = new Map(records);
    for (const [before, after] of changes) {
      if (before === null) continue;
      for (const { freeFireId } of lostMembers(before, after)) {
        const key = freeFireIdKey(freeFireId);
        const record = current.get(key) ?? null;
        if (record === null) continue;
        const entries = record.entries.map((entry) =>
          entry.registrationId === before.id ? withoutTyped(entry) : entry,
        );
        if (isDeepStrictEqual(entries, record.entries)) continue;
        current.set(key, { ...record, entries });
        writer.set(RECORDS, { ...record, entries });
      }
    }
  },
});

/** The reason of an absence is not typed: the roll writes it. */
const withoutTyped = (entry: StoredEntry): StoredEntry => ({
  ...entry,
  reason: entry.kind === 'no_show' ? entry.reason : '',
  revokeReason: '',
});
