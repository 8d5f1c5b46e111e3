import { owedWindows } from '@copa/domain/day/confirmation';
import type { ConfirmationWindow } from '@copa/domain/day/window';
import type { Mail } from '@copa/domain/mail';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { isComplete } from '@copa/domain/registrations/unit';
import { zonedDateTime } from '@copa/domain/time/date-format';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { mailOf } from '../../mail.ts';
import type { StoredUnit } from './ledger.ts';

type Member = Pick<StoredAccepted, 'email'>;

/** Nobody has proven to own the address: no mail carries a word of whoever typed it, not even their name. */
export const GREETING = 'Hola:';
/** Mails never carry the private code: their documents would store it in the clear. */
export const PRIVATE_LINK =
  'Consulta tu estado cuando quieras con el enlace privado que recibiste al inscribirte.';

export function receivedMail({ email }: Member, tournament: Tournament, now: Date): Mail {
  return mailOf(
    {
      to: email,
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
          ? `El equipo te inscribió en «${tournament.name}» y ya tienes lugar. ${invitation(tournament)}`
          : `El equipo del torneo te inscribió en «${tournament.name}», ${dateOf(tournament)}.`,
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

/** To everybody of a unit that lost its place because its time was over. */
export function releasedMail(
  { email }: Member,
  { place, releasedBy }: Pick<StoredUnit, 'place' | 'releasedBy'>,
  tournament: Tournament,
  isGivenOn: boolean,
  now: Date,
): Mail {
  const { name } = tournament;
  const why =
    releasedBy === 'entry' || releasedBy === 'match'
      ? `No recibimos tu confirmación a tiempo y tu cupo en «${name}» ${isGivenOn ? 'pasó a otra persona' : 'quedó libre'}.`
      : `Tu equipo no se completó a tiempo y su cupo en «${name}» quedó libre.`;
  return mailOf(
    {
      to: email,
      subject: `Se liberó tu cupo: ${name}`,
      paragraphs: [
        GREETING,
        why,
        place === 'waiting'
          ? 'Tu equipo sigue en la lista de espera, al final: cuando esté completo puede volver a entrar.'
          : 'Si todavía hay cupos, puedes inscribirte otra vez.',
        PRIVATE_LINK,
      ],
    },
    now,
  );
}

/** To everybody of a unit that got a place from the queue. */
export function promotedMail(
  { email }: Member,
  unit: Pick<StoredUnit, 'confirmBy' | 'confirmations' | 'placedAt' | 'lobby'>,
  tournament: Tournament,
  now: Date,
): Mail {
  const { name, timeZone } = tournament;
  const [open] = owedWindows(unit, tournament, now);
  const confirmBy = unit.confirmBy ?? open?.closesAt ?? null;
  return mailOf(
    {
      to: email,
      subject: `¡Tienes cupo!: ${name}`,
      paragraphs: [
        GREETING,
        `Se liberó un cupo en «${name}» y ahora es tuyo. ${invitation(tournament)}`,
        confirmBy === null
          ? ''
          : `Confirma a más tardar el ${zonedDateTime(confirmBy, timeZone)}${open?.onMissing === 'mark' ? '.' : LOST}`,
        PRIVATE_LINK,
      ],
    },
    now,
  );
}

const LOST = '; si no, pierdes tu cupo.';

/** To everybody of a unit that has to confirm its place: the window is open. */
export function openingMail(
  { email }: Member,
  { members }: Pick<StoredUnit, 'members'>,
  tournament: Tournament,
  { kind, closesAt, onMissing }: ConfirmationWindow,
  now: Date,
): Mail {
  const { name, timeZone } = tournament;
  const { subject, words, lost } = openingWords(tournament)[kind];
  return mailOf(
    {
      to: email,
      subject: `${subject}: ${name}`,
      paragraphs: [
        GREETING,
        words,
        `Confirma a más tardar el ${zonedDateTime(closesAt, timeZone)}${onMissing === 'mark' ? '.' : lost}`,
        isComplete(members) ? '' : 'Antes tienen que aceptar todos los jugadores de tu equipo.',
        'Se confirma en «Mi torneo»: ábrelo desde el enlace privado que recibiste al inscribirte.',
      ],
    },
    now,
  );
}

const openingWords = (tournament: Tournament) => ({
  entry: {
    subject: 'Confirma tu asistencia',
    words: `Ya puedes confirmar que juegas «${tournament.name}». ${invitation(tournament)}`,
    lost: LOST,
  },
  match: {
    subject: 'Confirma que estás para la partida',
    words: `Falta poco para «${tournament.name}»: confirma que ya estás para la partida. ${invitation(tournament)}`,
    lost: LOST,
  },
  final: {
    subject: 'Confirma la final',
    words: `¡Pasaste a la final de «${tournament.name}»! Confirma que la juegas.`,
    lost: '; si no, tu lugar pasa al siguiente de la tabla.',
  },
});

const approved = (email: string, tournament: Tournament) => ({
  to: email,
  subject: `Tu inscripción está aprobada: ${tournament.name}`,
  paragraphs: [GREETING, `¡Ya tienes lugar en «${tournament.name}»! ${invitation(tournament)}`, PRIVATE_LINK],
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

const dateOf = ({ date, timeZone }: Tournament) =>
  date === null ? 'con fecha por confirmar' : `que se juega el ${zonedDateTime(date, timeZone)}`;

const invitation = ({ date, timeZone }: Tournament) =>
  date === null
    ? 'La fecha está por confirmar; te avisaremos por correo.'
    : `Te esperamos el ${zonedDateTime(date, timeZone)}.`;
