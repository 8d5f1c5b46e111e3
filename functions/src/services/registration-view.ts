import type { OwnRegistration, Registration } from '@copa/domain/registration';
import type { Tournament } from '@copa/domain/tournament';
import type { StoredPlayer } from './registration-ledger.ts';

/** What admins see. */
export function registrationOf(player: StoredPlayer): Registration {
  const { statusCodeHash: _hash, mailIds: _mails, ...registration } = player;
  return registration;
}

/** What the holder of the private code sees. */
export function ownRegistrationOf(player: StoredPlayer, tournament: Tournament): OwnRegistration {
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    tournamentDate: tournament.date,
    timeZone: tournament.timeZone,
    fullName: player.fullName,
    freeFireId: player.freeFireId,
    status: player.status,
    reason: player.reason,
    createdAt: player.createdAt,
    decidedAt: player.decidedAt,
  };
}
