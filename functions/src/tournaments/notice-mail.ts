import type { Mail } from '@copa/domain/mail';
import { zonedDateTime } from '@copa/domain/time/date-format';
import type { Tournament } from '@copa/domain/tournaments/tournament';
import { GREETING, mailOf, PRIVATE_LINK } from '../mail.ts';
import type { Notice } from '../store/collections.ts';

interface Change {
  readonly from: Notice['told'];
  readonly to: Notice['told'];
}

/** Says what is true now and, of the date, what was before. */
export function changeMail(to: string, tournament: Tournament, change: Change, now: Date): Mail {
  const { subject, paragraphs } = wordsOf(tournament, change);
  return mailOf(
    {
      to,
      subject: `${subject}: ${tournament.name}`,
      paragraphs: [GREETING, ...paragraphs, PRIVATE_LINK],
    },
    now,
  );
}

function wordsOf(tournament: Tournament, { from, to }: Change) {
  const { name, timeZone, cancelReason } = tournament;
  const dateOf = (date: Date) => zonedDateTime(date, timeZone);
  if (to.cancelled) {
    const reason = cancelReason === '' ? '' : `Motivo: ${cancelReason}`;
    return { subject: 'Torneo cancelado', paragraphs: [`«${name}» fue cancelado y no se jugará.`, reason] };
  }
  const now = to.date === null ? 'La nueva fecha está por confirmar.' : `Se juega el ${dateOf(to.date)}.`;
  if (from.cancelled) {
    return { subject: 'El torneo sigue en pie', paragraphs: [`«${name}» ya no está cancelado. ${now}`] };
  }
  if (from.date === null)
    return { subject: 'Ya hay fecha', paragraphs: [`«${name}» ya tiene fecha. ${now}`] };
  return {
    subject: 'Cambió de fecha',
    paragraphs: [`«${name}» cambió de fecha. Antes: ${dateOf(from.date)}. ${now}`],
  };
}
