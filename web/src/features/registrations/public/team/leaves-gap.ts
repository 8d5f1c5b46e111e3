import type { OwnRegistration } from '@copa/domain/registrations/registration';

/** A substitute takes over the slot of a player who leaves, so then the team stays complete. */
export function leavesGap({ place, members }: Pick<OwnRegistration, 'place' | 'members'>): boolean {
  return (
    place === 'held' && members.every(({ role, state }) => role !== 'substitute' || state !== 'accepted')
  );
}
