import type { Mail } from '@copa/domain/mail';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../desk/unit.ts';
import { GREETING, mailOf, PRIVATE_LINK } from '../mail.ts';
import { playedOn, seeYouOn } from '../tournaments/mail-words.ts';

type Member = Pick<StoredAccepted, 'email'>;

export function receivedMail({ email }: Member, tournament: Tournament, now: Date): Mail {
  return mailOf(
    {
      to: email,
      subject: `Recibimos tu inscripción: ${tournament.name}`,
      paragraphs: [
        GREETING,
        `Recibimos tu inscripción en «${tournament.name}», ${playedOn(tournament)}.`,
        `El equipo la revisa y te avisa por correo. ${PRIVATE_LINK}`,
        'Si no te inscribiste tú, ignora este mensaje.',
      ],
    },
    now,
  );
}

/** A mail to a player whom an organiser added: there is no private link. */
export function addedMail(
  { email }: Member,
  unit: Pick<StoredUnit, 'status'>,
  tournament: Tournament,
  now: Date,
): Mail {
  return mailOf(
    {
      to: email,
      subject:
        unit.status === 'approved'
          ? `Ya tienes lugar: ${tournament.name}`
          : `Te inscribieron: ${tournament.name}`,
      paragraphs: [
        GREETING,
        unit.status === 'approved'
          ? `El equipo te inscribió en «${tournament.name}» y ya tienes lugar. ${seeYouOn(tournament)}`
          : `El equipo del torneo te inscribió en «${tournament.name}», ${playedOn(tournament)}.`,
        'Si no lo pediste, avísale a quien organiza el torneo y borrará tus datos.',
      ],
    },
    now,
  );
}

export function decidedMail(
  { email }: Member,
  { status, reason }: Pick<StoredUnit, 'status' | 'reason'>,
  tournament: Tournament,
  now: Date,
): Mail {
  return mailOf(
    status === 'approved' ? approved(email, tournament) : rejected(email, reason, tournament),
    now,
  );
}

const approved = (email: string, tournament: Tournament) => ({
  to: email,
  subject: `Tu inscripción está aprobada: ${tournament.name}`,
  paragraphs: [GREETING, `¡Ya tienes lugar en «${tournament.name}»! ${seeYouOn(tournament)}`, PRIVATE_LINK],
});

const rejected = (email: string, reason: string | null, tournament: Tournament) => ({
  to: email,
  subject: `Tu inscripción no fue aprobada: ${tournament.name}`,
  paragraphs: [
    GREETING,
    `Esta vez tu inscripción en «${tournament.name}» no fue aprobada.`,
    reason ? `Motivo: ${reason}` : '',
    PRIVATE_LINK,
  ],
});
