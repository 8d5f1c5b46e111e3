import { rosterChanges } from '@copa/domain/registrations/roster';
import { shownTicket } from '../../desk/code.ts';
import type { Follower, Seen } from '../../desk/satellite.ts';
import { acceptedOf, lostMembers } from '../../desk/stored-unit.ts';
import { GUARDIANS, ROSTERS, TICKETS } from '../../store/collections.ts';

export const links = ({ codes }: Pick<Seen, 'codes'>): Follower => ({
  complete: (unit) => ({
    ...unit,
    ticketId: codes.ticketOf(unit.id, unit.ticketRevision),
    codeHashes: acceptedOf(unit).map(({ codeHash }) => codeHash),
    consentHashes: acceptedOf(unit).flatMap(({ id, ageBand, guardianRevision }) =>
      ageBand === 'minor' ? codes.hashOf(codes.consentOf(id, guardianRevision)) : [],
    ),
  }),
});

export const tickets = ({ codes }: Pick<Seen, 'codes'>): Follower => ({
  follow: ({ set, remove }, before, after) => {
    if (before !== null && before.ticketId !== after?.ticketId) remove(TICKETS, before.ticketId);
    if (after !== null) set(TICKETS, shownTicket(after, codes));
  },
});

export const guardians = (): Follower => ({
  follow: ({ remove }, before, after) => {
    for (const { id, ageBand } of before === null ? [] : lostMembers(before, after))
      if (ageBand === 'minor') remove(GUARDIANS, id);
  },
});

export const roster = ({ tournament }: Pick<Seen, 'tournament'>): Follower => ({
  write: (writer, changes) => {
    const units = rosterChanges(changes);
    const unit = changes.flat().find((each) => each !== null);
    if (unit === undefined || units.size === 0) return;
    // Writes `listed` too, because this write may create the document, and the rules check `listed`.
    const listed = tournament === null ? {} : { listed: tournament.status === 'published' };
    writer.mergeEntries(ROSTERS, { id: unit.tournamentId, ...listed }, 'units', units);
  },
});
