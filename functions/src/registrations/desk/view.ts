import {
  type OwnRegistration,
  type Registration,
  RegistrationSchema,
} from '@copa/domain/registrations/registration';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import * as z from 'zod/mini';
import type { StoredPlayer } from './ledger.ts';

/** What admins see. */
export function registrationOf(player: StoredPlayer): Registration {
  return z.parse(RegistrationSchema, player);
}

/** What the holder of the private code sees. */
export function ownRegistrationOf(player: StoredPlayer, tournament: Tournament): OwnRegistration {
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    tournamentDate: tournament.date,
    formerDate: tournament.formerDate,
    cancelledAt: tournament.cancelledAt,
    cancelReason: tournament.cancelReason,
    timeZone: tournament.timeZone,
    fullName: player.fullName,
    freeFireId: player.freeFireId,
    status: player.status,
    reason: player.reason,
    createdAt: player.createdAt,
    decidedAt: player.decidedAt,
  };
}
