import type { Mail } from '@copa/domain/mail';
import { owedWindows } from '@copa/domain/registrations/confirmation';
import type { StoredAccepted } from '@copa/domain/registrations/member';
import { isComplete } from '@copa/domain/registrations/unit';
import { zonedDateTime } from '@copa/domain/time/date-format';
import type { ConfirmationWindow } from '@copa/domain/tournaments/places/window';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import type { StoredUnit } from '../../desk/unit.ts';
import { GREETING, mailOf, PRIVATE_LINK } from '../../mail.ts';
import { seeYouOn } from '../../tournaments/mail-words.ts';

type Member = Pick<StoredAccepted, 'email'>;

/** The mail to all members of a unit that lost its place to a deadline. */
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

/** The mail to all members of a unit that got a place from the queue. */
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
        `Se liberó un cupo en «${name}» y ahora es tuyo. ${seeYouOn(tournament)}`,
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

/** The mail to all members of a unit whose window opened. */
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
    words: `Ya puedes confirmar que juegas «${tournament.name}». ${seeYouOn(tournament)}`,
    lost: LOST,
  },
  match: {
    subject: 'Confirma que estás para la partida',
    words: `Falta poco para «${tournament.name}»: confirma que ya estás para la partida. ${seeYouOn(tournament)}`,
    lost: LOST,
  },
  final: {
    subject: 'Confirma la final',
    words: `¡Pasaste a la final de «${tournament.name}»! Confirma que la juegas.`,
    lost: '; si no, tu lugar pasa al siguiente de la tabla.',
  },
});
