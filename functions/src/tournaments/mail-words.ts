import { zonedDateTime } from '@copa/domain/time/date-format';
import type { Tournament } from '@copa/domain/tournaments/tournament';

type Dated = Pick<Tournament, 'date' | 'timeZone'>;

export const playedOn = ({ date, timeZone }: Dated) =>
  date === null ? 'con fecha por confirmar' : `que se juega el ${zonedDateTime(date, timeZone)}`;

export const seeYouOn = ({ date, timeZone }: Dated) =>
  date === null
    ? 'La fecha está por confirmar; te avisaremos por correo.'
    : `Te esperamos el ${zonedDateTime(date, timeZone)}.`;
