import { MINUTE_MS } from '@copa/domain/limits';
import type { Registration } from '@copa/domain/registrations/registration';
import * as words from '../words/inbox.ts';

/** Two registrations are no burst, because they may come from friends in one home. */
const LEAST = 3;

export interface Burst {
  readonly tournamentId: string;
  readonly registrations: readonly Registration[];
}

export function findBursts(registrations: readonly Registration[]): ReadonlyMap<string, Burst> {
  const groups = new Map<string, Registration[]>();
  for (const registration of registrations) {
    const { tournamentId, networkKey, createdAt, status } = registration;
    if (networkKey === null || status === 'rejected') continue;
    const key = `${tournamentId} ${networkKey} ${Math.floor(createdAt.getTime() / MINUTE_MS)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [registration]);
    else group.push(registration);
  }
  const bursts = [...groups.values()]
    .filter((group) => group.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
  return new Map(
    bursts.flatMap((group) => {
      const burst = { tournamentId: group[0]?.tournamentId ?? '', registrations: group };
      return group.map(({ id }) => [id, burst] as const);
    }),
  );
}

export function burstLabel({ registrations }: Burst): string {
  return words.burst(registrations.length);
}
