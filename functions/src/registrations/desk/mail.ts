import type { Mail } from '@copa/domain/mail';
import { zonedDateTime } from '@copa/domain/time/date-format';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { mailOf } from '../../mail.ts';
import type { StoredPlayer } from './ledger.ts';

/** Nobody has proven to own the address: no mail carries a word of whoever typed it, not even their name. */
export const GREETING = 'Hola:';
/** Mails never carry the private code: their documents would store it in the clear. */
export const PRIVATE_LINK =
  'Consulta tu estado cuando quieras con el enlace privado que recibiste al inscribirte.';

export function receivedMail(player: StoredPlayer, tournament: Tournament, now: Date): Mail {
  return mailOf(
    {
      to: player.email,
      subject: `Recibimos tu inscripción: ${tournament.name}`,
      paragraphs: [
        GREETING,
        `Recibimos tu inscripción en «${tournament.name}», ${dateOf(tournament)}.`,
        `El equipo la revisa y te avisa por correo. ${PRIVATE_LINK}`,
        'Si no te inscribiste tú, ignora este mensaje.',
      ],
    },
    now,
  );
}

/** To a player who did not register: there is no private link to speak of. */
export function addedMail(player: StoredPlayer, tournament: Tournament, now: Date): Mail {
  return mailOf(
    {
      to: player.email,
      subject: `Ya tienes lugar: ${tournament.name}`,
      paragraphs: [
        GREETING,
        `El equipo te inscribió en «${tournament.name}» y ya tienes lugar. ${invitation(tournament)}`,
        'Si no lo pediste, avísale a quien organiza el torneo y borrará tus datos.',
      ],
    },
    now,
  );
}

export function decidedMail(player: StoredPlayer, tournament: Tournament, now: Date): Mail {
  return mailOf(
    player.status === 'approved' ? approved(player, tournament) : rejected(player, tournament),
    now,
  );
}

const approved = (player: StoredPlayer, tournament: Tournament) => ({
  to: player.email,
  subject: `Tu inscripción está aprobada: ${tournament.name}`,
  paragraphs: [GREETING, `¡Ya tienes lugar en «${tournament.name}»! ${invitation(tournament)}`, PRIVATE_LINK],
});

const rejected = (player: StoredPlayer, tournament: Tournament) => ({
  to: player.email,
  subject: `Tu inscripción no fue aprobada: ${tournament.name}`,
  paragraphs: [
    GREETING,
    `Esta vez tu inscripción en «${tournament.name}» no fue aprobada.`,
    player.reason ? `Motivo: ${player.reason}` : '',
    PRIVATE_LINK,
  ],
});

const dateOf = ({ date, timeZone }: Tournament) =>
  date === null ? 'con fecha por confirmar' : `que se juega el ${zonedDateTime(date, timeZone)}`;

const invitation = ({ date, timeZone }: Tournament) =>
  date === null
    ? 'La fecha está por confirmar; te avisaremos por correo.'
    : `Te esperamos el ${zonedDateTime(date, timeZone)}.`;
