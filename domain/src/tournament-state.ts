import { STARTING_SOON_MS } from './limits.ts';
import type { Tournament, TournamentStatus } from './tournament.ts';

export type TournamentPhase = 'open' | 'full' | 'registration_closed' | 'completed';

type Schedule = Pick<Tournament, 'status' | 'publishDate'>;
type Places = Pick<Tournament, 'maxPlayers' | 'currentPlayers'>;
type Times = Pick<Tournament, 'date' | 'endDate' | 'registrationDeadline'>;

/** A scheduled tournament is published from its publishDate on, whether or not the job has run yet. */
export function storedStatus(tournament: Schedule, now: Date): TournamentStatus {
  const due =
    tournament.status === 'scheduled' && tournament.publishDate !== null && tournament.publishDate <= now;
  return due ? 'published' : tournament.status;
}

export function spotsLeft(tournament: Places): number {
  return Math.max(0, tournament.maxPlayers - tournament.currentPlayers);
}

/** When play is over. */
export function endOf({ date, endDate }: Pick<Tournament, 'date' | 'endDate'>): Date {
  return endDate ?? date;
}

export function phase(tournament: Times & Places, now: Date): TournamentPhase {
  if (now > endOf(tournament)) return 'completed';
  if (tournament.registrationDeadline !== null && now > tournament.registrationDeadline) {
    return 'registration_closed';
  }
  return spotsLeft(tournament) === 0 ? 'full' : 'open';
}

export type RegistrationRefusal =
  | 'tournament-not-published'
  | 'registration-form-missing'
  | 'registration-closed'
  | 'tournament-full';

/** Why a registration is refused now; null when the desk is open. Registration ends with the start of play. */
export function registrationRefusal(
  tournament: Schedule & Times & Places & Pick<Tournament, 'linkedFormId'>,
  now: Date,
): RegistrationRefusal | null {
  if (storedStatus(tournament, now) !== 'published') return 'tournament-not-published';
  if (tournament.linkedFormId === null) return 'registration-form-missing';
  if (now > tournament.date) return 'registration-closed';
  const current = phase(tournament, now);
  if (current === 'full') return 'tournament-full';
  return current === 'open' ? null : 'registration-closed';
}

export type CardLabel =
  | 'Torneo Completo'
  | 'Iniciando Pronto'
  | 'Inscripciones Cerradas'
  | 'Inscripciones Abiertas';

/** Never "open" above a button that says "closed". */
export function cardLabel(tournament: Times & Places, now: Date): CardLabel {
  if (isFull(tournament)) return 'Torneo Completo';
  const startsIn = tournament.date.getTime() - now.getTime();
  if (startsIn <= STARTING_SOON_MS) return 'Iniciando Pronto';
  return detailState(tournament, now) === 'Inscripciones Cerradas'
    ? 'Inscripciones Cerradas'
    : 'Inscripciones Abiertas';
}

export type CardButton =
  | { readonly text: 'TORNEO COMPLETO' | 'INSCRIPCIONES CERRADAS' | 'PRÓXIMAMENTE'; readonly enabled: false }
  | { readonly text: 'INSCRIBIRSE AL TORNEO'; readonly enabled: true };

/** A tournament whose registration is over does not offer it, though the card still shows. */
export function cardButton(
  tournament: Times & Places & Pick<Tournament, 'linkedFormId'>,
  now: Date,
): CardButton {
  if (isFull(tournament)) return { text: 'TORNEO COMPLETO', enabled: false };
  if (detailState(tournament, now) === 'Inscripciones Cerradas') {
    return { text: 'INSCRIPCIONES CERRADAS', enabled: false };
  }
  if (tournament.linkedFormId !== null) return { text: 'INSCRIBIRSE AL TORNEO', enabled: true };
  return { text: 'PRÓXIMAMENTE', enabled: false };
}

export type DetailState = 'open' | 'Torneo Completo' | 'Inscripciones Cerradas';

/** The detail screen knows three answers; a passed deadline closes registration as a passed date does. */
export function detailState(tournament: Times & Places, now: Date): DetailState {
  if (now >= tournament.date) return 'Inscripciones Cerradas';
  if (tournament.registrationDeadline !== null && now > tournament.registrationDeadline) {
    return 'Inscripciones Cerradas';
  }
  return spotsLeft(tournament) > 0 ? 'open' : 'Torneo Completo';
}

/** The fee is shown only when there is one. */
export function entryFeeShown(tournament: Pick<Tournament, 'entryFee'>): string | null {
  return Number(tournament.entryFee) > 0 ? tournament.entryFee : null;
}

function isFull(tournament: Places): boolean {
  return tournament.maxPlayers > 0 && tournament.currentPlayers >= tournament.maxPlayers;
}
