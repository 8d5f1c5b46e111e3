import { withoutEntry } from '@copa/domain/play/player/entry';
import type { Player } from '@copa/domain/play/player/page';
import { playerKeysOf } from '@copa/domain/registrations/member';
import type { StoredRegistration } from '@copa/domain/registrations/registration';

type Unit = Pick<StoredRegistration, 'tournamentId' | 'number' | 'members'>;

export function openPlayerPages(stored: ReadonlyMap<string, Player>) {
  const changed = new Map<string, Player | null>();
  return {
    leave: (before: Unit, after: Unit | null) => {
      const kept = after === null ? [] : playerKeysOf([after]);
      for (const key of playerKeysOf([before]).filter((each) => !kept.includes(each))) {
        const player = changed.has(key) ? (changed.get(key) ?? null) : (stored.get(key) ?? null);
        if (player !== null) changed.set(key, withoutEntry(player, before));
      }
    },
    changes: (): ReadonlyMap<string, Player | null> => changed,
  };
}
