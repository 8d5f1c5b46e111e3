import type { Mail } from '@copa/domain/mail';
import { REGISTRATION_STATUS } from '@copa/domain/registration';
import type { Tournament } from '@copa/domain/tournament';
import type { StoredPlayer } from './registration-ledger.ts';

/** Mails never carry the private code: their documents would store it in the clear. */
export function receivedMail(player: StoredPlayer, tournament: Tournament): Mail {
  return {
    to: [player.email],
    template: { name: 'registration-received', data: templateData(player, tournament) },
  };
}

export function decidedMail(player: StoredPlayer, tournament: Tournament): Mail {
  return {
    to: [player.email],
    template: {
      name: 'registration-decided',
      data: {
        ...templateData(player, tournament),
        status: REGISTRATION_STATUS[player.status].label,
        reason: player.reason ?? '',
      },
    },
  };
}

function templateData(player: StoredPlayer, tournament: Tournament): Record<string, string> {
  const date = new Intl.DateTimeFormat('es', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: tournament.timeZone,
  });
  return { name: player.fullName, tournament: tournament.name, date: date.format(tournament.date) };
}
