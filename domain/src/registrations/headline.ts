import { zonedDateTime } from '../time/date-format.ts';
import { isInPlay, isOver } from '../tournaments/state.ts';
import type { Tournament } from '../tournaments/tournament.ts';
import { INCOMPLETE_NEXT, type Reader } from './reader.ts';
import type { Ticket } from './ticket.ts';
import { missingPlayers } from './unit.ts';

export type HeadlineKind =
  | 'cancelled'
  | 'rejected'
  | 'released'
  | 'over'
  | 'incomplete'
  | 'pending'
  | 'pending-in-play'
  | 'in-play'
  | 'undated'
  | 'dated';

export interface Headline {
  readonly kind: HeadlineKind;
  /** Where the unit stands, in one sentence. */
  readonly sentence: string;
  /** What to do next, where there is anything; null where waiting is all. */
  readonly next: string | null;
}

type Unit = Pick<Ticket, 'status' | 'place' | 'members' | 'incompleteUntil'>;
type Played = Pick<Tournament, 'date' | 'endDate' | 'cancelledAt' | 'timeZone'>;

/** Exactly one for each state, in the order in which they matter. */
export function headlineOf(unit: Unit, tournament: Played, now: Date, reader: Reader = 'anybody'): Headline {
  const kind = kindOf(unit, tournament, now);
  const next = kind === 'incomplete' ? INCOMPLETE_NEXT[reader] : NEXT[kind];
  return { kind, sentence: SENTENCES[kind](unit, tournament), next };
}

function kindOf({ status, place, members }: Unit, tournament: Played, now: Date): HeadlineKind {
  if (tournament.cancelledAt !== null) return 'cancelled';
  if (status === 'rejected') return 'rejected';
  if (place === 'released') return 'released';
  if (isOver(tournament, now)) return 'over';
  if (missingPlayers(members) > 0) return 'incomplete';
  const plays = isInPlay(tournament, now);
  if (status === 'pending') return plays ? 'pending-in-play' : 'pending';
  if (plays) return 'in-play';
  return tournament.date === null ? 'undated' : 'dated';
}

const SENTENCES: Readonly<Record<HeadlineKind, (unit: Unit, tournament: Played) => string>> = {
  cancelled: () => 'Este torneo fue cancelado.',
  rejected: () => 'Esta inscripción no fue aprobada.',
  released: () => 'El plazo para completar el equipo terminó y el cupo se liberó.',
  over: () => 'El torneo terminó.',
  incomplete: ({ members, incompleteUntil }, { timeZone }) => {
    const missing = missingPlayers(members);
    const who = missing === 1 ? 'Falta que acepte 1 jugador' : `Falta que acepten ${missing} jugadores`;
    return incompleteUntil === null
      ? `${who}.`
      : `${who}: hasta el ${zonedDateTime(incompleteUntil, timeZone)}.`;
  },
  pending: () => 'La inscripción está en revisión.',
  'pending-in-play': () => 'El torneo ya empezó y la inscripción sigue en revisión.',
  'in-play': () => 'El torneo está en juego.',
  undated: () => 'Tienes lugar. La fecha está por confirmar.',
  dated: (_unit, { date, timeZone }) =>
    date === null ? 'Tienes lugar.' : `Tienes lugar: se juega el ${zonedDateTime(date, timeZone)}.`,
};

const NEXT: Readonly<Record<Exclude<HeadlineKind, 'incomplete'>, string | null>> = {
  cancelled: 'Elige otro torneo de la lista.',
  rejected: 'Si crees que es un error, escribe al equipo del torneo.',
  released: 'Si todavía hay cupos, el equipo puede inscribirse otra vez.',
  over: null,
  pending: 'Te avisamos por correo cuando el equipo del torneo decida.',
  'pending-in-play': 'Escribe al equipo del torneo.',
  'in-play': 'Sigue las indicaciones del equipo del torneo.',
  undated: 'Te avisamos por correo cuando haya fecha.',
  dated: 'Guarda la fecha en tu calendario.',
};
